// node boonlake.mjs WHEEL ARGUMENTS…: `python -m boonlake ARGUMENTS` inside Pyodide, on a built wheel.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import sys

sys.path.insert(0, "/wheel")
from boonlake import cli

cli.run(args[0], args[1:])
`;

const [wheel, ...args] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "zip", { extractDir: "/wheel" });
pyodide.globals.set("args", pyodide.toPy(args));
process.exitCode = pyodide.runPython(PROGRAM);
