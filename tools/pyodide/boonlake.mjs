// node boonlake.mjs APP ARGUMENTS…: `python -m boonlake ARGUMENTS` inside Pyodide, on the wheel of a
// built site, whose files of ours are in the folder APP.
import { loadPyodide } from "pyodide";
import "./errors.mjs";
import { unpack } from "./wheel.mjs";

const PROGRAM = `
import sys
from importlib import import_module

sys.path.insert(0, "/wheel")
import_module(f"boonlake.cli.{args[0]}").run(args[1:])
`;

const [app, ...args] = process.argv.slice(2);
const pyodide = await loadPyodide();
unpack(pyodide, app, "/wheel");
pyodide.globals.set("args", pyodide.toPy(args));
process.exitCode = pyodide.runPython(PROGRAM);
