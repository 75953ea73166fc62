// node imports.mjs RESULT.json: what the modules of Pyodide's standard library import.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import "./errors.mjs";

const near = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const pyodide = await loadPyodide();
pyodide.FS.writeFile("imports.py", near("../build/imports.py"));
pyodide.FS.writeFile("/stdlib.zip", near("../../node_modules/pyodide/python_stdlib.zip"));
writeFileSync(process.argv[2], pyodide.runPython(`
import json, zipfile
from imports import on_import

with zipfile.ZipFile("/stdlib.zip") as stdlib:
    names = [name for name in stdlib.namelist() if name.endswith(".py")]
    found = {name: on_import(stdlib.read(name), name) for name in names}
json.dumps(found)
`));
