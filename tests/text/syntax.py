"""The string literals of our code, for tests that read it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import boonlake

ROOT = Path(boonlake.__file__).parents[1]


@cache
def trees(*folders: str) -> list[tuple[Path, ast.Module]]:
    """The syntax trees of all modules below some folders."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths]


def is_docstring(node: ast.AST, parent: ast.AST) -> bool:
    """Whether a literal stands alone as a statement."""
    return isinstance(parent, ast.Expr) and isinstance(node, ast.Constant)


def literals(tree: ast.AST, *, raised: bool) -> Iterator[tuple[int, str]]:
    """String literals with their lines, holes of f-strings as `{}`; docstrings left out.

    Without `raised`, what goes into an exception is left out as well.
    """
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            if is_docstring(node, parent) or isinstance(parent, ast.JoinedStr):
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else "{}" for p in node.values]
                text = "".join(map(str, parts))
            else:
                continue
            if raised or not _is_exception(parent):
                yield node.lineno, text


def _is_exception(node: ast.AST) -> bool:
    """Whether a call makes an exception."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id.endswith(("Error", "Move"))
    )
