// node pytest.mjs APP SITE-PACKAGES ARGUMENTS…: pytest inside Pyodide, on the wheel of a built site.
// The checkout is mounted, but only the wheel is on the path: what players run is tested.
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";
import "./errors.mjs";
import { unpack } from "./wheel.mjs";

const PROGRAM = `
import os, sys

os.chdir("/checkout")
sys.dont_write_bytecode = True
sys.path.insert(0, "/wheel")
sys.path.append("/packages")
import boonlake  # from the wheel, before pytest puts the checkout on the path
import pytest

int(pytest.main(["-p", "no:cacheprovider", *args]))
`;

function mount(pyodide, folder, place) {
  pyodide.FS.mkdirTree(place);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(folder) }, place);
}

async function main([app, packages, ...args]) {
  const env = { HOME: "/home/pyodide", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" };
  const pyodide = await loadPyodide({ env });
  mount(pyodide, ".", "/checkout");
  mount(pyodide, packages, "/packages");
  unpack(pyodide, app, "/wheel");
  pyodide.globals.set("args", pyodide.toPy(args));
  return pyodide.runPython(PROGRAM);
}

process.exitCode = await main(process.argv.slice(2));
