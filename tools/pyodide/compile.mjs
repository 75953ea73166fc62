// node compile.mjs SOURCE.zip COMPILED.zip: byte code written by Pyodide's own Python.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import "./errors.mjs";

const [source, compiled] = process.argv.slice(2);
// Constant sets are written in the order of their hashes, so those must not vary.
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } });
pyodide.FS.writeFile("/source.zip", readFileSync(source));
pyodide.runPython(`
import importlib.util, marshal, zipfile

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/compiled.zip", "w") as target:
    for name in source.namelist():
        content = source.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True)
            content = importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(code)
            name += "c"
        target.writestr(name, content)
`);
writeFileSync(compiled, pyodide.FS.readFile("/compiled.zip"));
