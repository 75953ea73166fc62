"""Parts Python's standard library: what a page needs to start, and the rest.

The first part is computed: everything reached by import statements that run on import,
from what our code, Pyodide and PyScript import. The second part is fetched when a
module in it is asked for after all (see sitecustomize.py), so a module that no import
statement names is late, but never missing.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.build import archive, imports
from tools.build.compiled import run
from tools.build.places import CACHE, NODE_SCRIPTS, PYODIDE, PYSCRIPT

STDLIB = PYODIDE / "python_stdlib.zip"

# Loaded by name: text encodings, and Pyodide's own parts by its JavaScript half.
WHOLE = ("encodings", "_pyodide", "pyodide")

IMPORT = re.compile(r"\b(?:import|from)\s+([\w.]+(?:\s*(?:as\s+\w+\s*)?,\s*[\w.]+)*)")


def parted(ours: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The standard library in two parts: for the start of our sources, and the rest."""
    files, imported = everything(), _imported()
    modules = {_module(path): path for path in files}
    found = _closure(modules, imported, _roots(modules, ours))
    first = {path: files[path] for path in (modules[name] for name in found)}
    rest = {path: files[path] for path in files if path not in first}
    names = sorted({path.split("/")[0].removesuffix(".py") for path in rest})
    first["sitecustomize.py"] = _sitecustomize(names)
    return first, rest


def everything() -> dict[str, bytes]:
    """All modules of Pyodide's standard library by path."""
    files = archive.read(STDLIB.read_bytes())
    return {path: content for path, content in files.items() if path.endswith(".py")}


def _imported() -> dict[str, list[str]]:
    """What each module imports, read by Pyodide's Python and kept."""
    reader = Path(imports.__file__).read_bytes()
    key = hashlib.sha256(reader + STDLIB.read_bytes()).hexdigest()
    kept = CACHE / f"{key}.json"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        run(["node", str(NODE_SCRIPTS / "imports.mjs"), str(fresh)])
        fresh.rename(kept)
    found: dict[str, list[str]] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def _sitecustomize(names: list[str]) -> bytes:
    source = Path(__file__).with_name("sitecustomize.py").read_text(encoding="utf-8")
    return source.replace("NAMES = frozenset[str]()", f"NAMES = frozenset({names})").encode()


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _roots(modules: Mapping[str, str], ours: Mapping[str, bytes]) -> Iterator[str]:
    yield from (name for name in modules if name.split(".")[0] in WHOLE)
    for path, source in ours.items():
        if path.endswith(".py"):
            yield from imports.anywhere(source, path)
    for script in (*PYSCRIPT.glob("core*.js"), PYODIDE / "pyodide.asm.js", PYODIDE / "pyodide.mjs"):
        yield from _imports_in_script(script.read_text(encoding="utf-8"))


def _closure(
    modules: Mapping[str, str], imported: Mapping[str, list[str]], roots: Iterable[str]
) -> set[str]:
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        while name:
            if name in modules and name not in found:
                found.add(name)
                waiting.extend(imported[modules[name]])
            name = name.rpartition(".")[0]
    return found


def _imports_in_script(text: str) -> Iterator[str]:
    """Modules named by Python text inside JavaScript, where line ends are written out."""
    for match in IMPORT.finditer(re.sub(r"\\+[nt]", " ", text)):
        for part in match.group(1).split(","):
            yield part.split()[0]
