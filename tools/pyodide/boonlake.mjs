// node boonlake.mjs WHEEL ARGUMENTS…: `python -m boonlake ARGUMENTS` inside Pyodide, on a built wheel.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import "./errors.mjs";

const PROGRAM = `
import sys
from importlib import import_module

sys.path.insert(0, "/wheel")
import_module(f"boonlake.cli.{args[0]}").run(args[1:])
`;

const [wheel, ...args] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "zip", { extractDir: "/wheel" });
pyodide.globals.set("args", pyodide.toPy(args));
process.exitCode = pyodide.runPython(PROGRAM);
