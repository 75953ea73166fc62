// node notes.mjs ARCHIVE.zip START.bin: what web/boot/start.py wants to know of our modules.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import "./errors.mjs";

const [archive, notes] = process.argv.slice(2);
const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } });
pyodide.unpackArchive(new Uint8Array(readFileSync(archive)), "zip");
pyodide.runPython(`
import builtins, dataclasses, importlib, marshal, os, sys, types

# Modules that run a program when they are imported.
PROGRAMS = {"web.main", "web.boot.start", "boonlake.__main__"}


def record(text, names, space):
    codes[text] = compile(text, "<string>", "exec", dont_inherit=True)
    builtins.exec(codes[text], names, space)


class Anything(types.ModuleType):
    def __getattr__(self, name):
        return None


places, codes = {}, {}
dataclasses.exec = record
sys.modules["pyscript"] = Anything("pyscript")
for folder in ("boonlake", "web"):
    for path, _, files in os.walk(folder):
        for file in files:
            if file.endswith(".pyc"):
                place = os.path.join(os.getcwd(), path, file)
                name = f"{path}/{file}".removesuffix(".pyc").replace("/", ".")
                places[name.removesuffix(".__init__")] = (place, file == "__init__.pyc")
for name in sorted(places.keys() - PROGRAMS):
    try:
        importlib.import_module(name)
    except Exception:
        # It wants a browser; what it would have made is made when the page starts.
        continue
with open("/start.bin", "wb") as file:
    marshal.dump((dict(sorted(places.items())), dict(sorted(codes.items()))), file)
`);
writeFileSync(notes, pyodide.FS.readFile("/start.bin"));
