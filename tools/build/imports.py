"""Which modules a module's source names in its import statements.

Uses the standard library only: it also runs inside Pyodide, because older Pythons cannot
read the sources of Pyodide's newer standard library.
"""

import ast
from collections.abc import Iterator


def anywhere(source: bytes, path: str) -> list[str]:
    """All modules that are imported, also those inside functions."""
    return sorted(set(_imports(ast.walk(ast.parse(source)), _package(path))))


def on_import(source: bytes, path: str) -> list[str]:
    """The modules that are imported when the module itself is, not when it is called."""
    return sorted(set(_imports(_run_on_import(ast.parse(source)), _package(path))))


def _run_on_import(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.If) and "__main__" in ast.unparse(child.test):
            continue
        yield child
        yield from _run_on_import(child)


def _imports(nodes: Iterator[ast.AST], package: str) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _package(path: str) -> str:
    """The package that relative imports of a file start from."""
    return path.rpartition("/")[0].replace("/", ".")


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parents = package.split(".")
    parents = parents[: len(parents) - node.level + 1]
    return ".".join([*parents, *filter(None, [node.module])])
