"""The standard library is trimmed, and nothing that the page needs is missing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.web.conftest import Served, Table
from tools.build import archive, stdlib
from tools.build.places import ROOT

ONLY_COMMANDS = ("boonlake/cli/_executors.py",)
"""Modules that share work among processes, where there are processes."""

EVERY_MODULE = """
import sys
from importlib import import_module
from zipimport import zipimporter

from boonlake import games
from boonlake.engine.packaged import join
from web.browser import archives

def import_all():
  places = [archives.place(name) for name in games.names()]
  for name in games.names():
    join(games.box(name).package, archives.place(name))
    join("web.games", archives.place(name))
  for place in ("/python/boonlake.whl", "/python/web.zip", *places):
    for path in sorted(zipimporter(place)._get_files()):
        if path.endswith(".pyc") and not path.startswith(("web/main", "boonlake/__main__")):
            import_module(path.removesuffix(".pyc").removesuffix("/__init__").replace("/", "."))
  import js
  js.document.title = "everything came"

def one_more(rest):
    if rest:
        archives.fetch(rest[0], lambda: one_more(rest[1:]), lambda: print("missing", rest[0]))
    else:
        import_all()

one_more(games.names())
"""


def imported(source: str) -> Iterator[str]:
    """The modules that a source imports, also inside functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_nothing_that_the_page_may_run_imports_what_is_left_out() -> None:
    for folder in ("boonlake", "web"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            modules = imported(path.read_text("utf-8"))
            names = [name for name in modules if not stdlib.is_shipped(name)]
            assert not names or path.relative_to(ROOT).as_posix() in ONLY_COMMANDS, (path, names)


def test_every_module_of_ours_can_be_imported_in_the_page(
    table: Table, site_copy: Path, serve: Callable[..., Served]
) -> None:
    (ours,) = site_copy.glob("app-*/web.zip")
    files = archive.read(ours.read_bytes())
    del files["web/main.pyc"]
    ours.write_bytes(archive.pack(files | {"web/main.py": EVERY_MODULE.encode()}))
    table.page.goto(serve(site_copy).address)
    table.page.wait_for_function("document.title === 'everything came'", timeout=30_000)
    assert table.errors == []
