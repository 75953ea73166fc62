"""Parts Python's standard library: what a page needs to start, and the rest.

The first part is computed: everything reached by import statements that run on import,
from what our code, Pyodide and PyScript import. The second part is fetched when a
module in it is asked for after all (see sitecustomize.py), so a module that no import
statement names is late, but never missing.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.build import archive
from tools.build.places import PYODIDE, PYSCRIPT

# Loaded by name: text encodings, and Pyodide's own parts by its JavaScript half.
WHOLE = ("encodings", "_pyodide", "pyodide")

IMPORT = re.compile(r"\b(?:import|from)\s+([\w.]+(?:\s*(?:as\s+\w+\s*)?,\s*[\w.]+)*)")


def parted(ours: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The standard library in two parts: for the start of our sources, and the rest."""
    files = everything()
    modules = {_module(path): path for path in files}
    found = _closure(modules, files, _roots(modules, ours))
    first = {path: files[path] for path in (modules[name] for name in found)}
    rest = {path: files[path] for path in files if path not in first}
    names = sorted({path.split("/")[0].removesuffix(".py") for path in rest})
    first["sitecustomize.py"] = _sitecustomize(names)
    return first, rest


def everything() -> dict[str, bytes]:
    """All modules of Pyodide's standard library by path."""
    files = archive.read((PYODIDE / "python_stdlib.zip").read_bytes())
    return {path: content for path, content in files.items() if path.endswith(".py")}


def _sitecustomize(names: list[str]) -> bytes:
    source = Path(__file__).with_name("sitecustomize.py").read_text(encoding="utf-8")
    return source.replace("NAMES = frozenset[str]()", f"NAMES = frozenset({names})").encode()


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _roots(modules: Mapping[str, str], ours: Mapping[str, bytes]) -> Iterator[str]:
    yield from (name for name in modules if name.split(".")[0] in WHOLE)
    for path, source in ours.items():
        if path.endswith(".py"):
            yield from _imports(ast.walk(ast.parse(source)), _package(path))
    for script in (*PYSCRIPT.glob("core*.js"), PYODIDE / "pyodide.asm.js", PYODIDE / "pyodide.mjs"):
        yield from _imports_in_script(script.read_text(encoding="utf-8"))


def _closure(
    modules: Mapping[str, str], files: Mapping[str, bytes], roots: Iterable[str]
) -> set[str]:
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        while name:
            if name in modules and name not in found:
                found.add(name)
                path = modules[name]
                waiting.extend(_imports(_run_on_import(ast.parse(files[path])), _package(path)))
            name = name.rpartition(".")[0]
    return found


def _run_on_import(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a module that run when it is imported, not when it is called."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.If) and "__main__" in ast.unparse(child.test):
            continue
        yield child
        yield from _run_on_import(child)


def _package(path: str) -> str:
    """The package that relative imports of a file start from."""
    return path.rpartition("/")[0].replace("/", ".")


def _imports(nodes: Iterable[ast.AST], package: str) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parents = package.split(".")
    parents = parents[: len(parents) - node.level + 1]
    return ".".join([*parents, *filter(None, [node.module])])


def _imports_in_script(text: str) -> Iterator[str]:
    """Modules named by Python text inside JavaScript, where line ends are written out."""
    for match in IMPORT.finditer(re.sub(r"\\+[nt]", " ", text)):
        for part in match.group(1).split(","):
            yield part.split()[0]
