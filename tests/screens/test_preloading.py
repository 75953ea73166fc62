"""What is imported when: the set-up is there before the game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from boonlake import games
from web.screens import preloading

ROOT = Path(__file__).resolve().parents[2]
WITHOUT_BROWSER = (
    "import sys, types\n"
    "class Anything(types.ModuleType):\n"
    "    def __getattr__(self, name): return None\n"
    "for name in ('pyscript', 'pyodide', 'pyodide.ffi'):\n"
    "    sys.modules[name] = Anything(name)\n"
)


def run(program: str) -> set[str]:
    """The words that a program prints in a Python of its own."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_BROWSER + program],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    return set(done.stdout.split())


def test_parts_of_a_game_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preloading, "OF_PAGE", ())  # these want a browser
    parts = list(preloading.parts("boonlake"))
    waiting: list[tuple[int, Callable[[], object]]] = []
    preloading.preload("boonlake", lambda pause, act: waiting.append((pause, act)))
    for done in range(1, len(parts) + 1):
        assert len(waiting) == done
        pause, act = waiting[-1]
        assert pause == preloading.PAUSE
        act()
    assert len(waiting) == len(parts)
    assert all(part in sys.modules for part in parts)


@pytest.mark.parametrize("game", games.names())
def test_every_part_of_a_game_is_there(game: str) -> None:
    parts = list(preloading.parts(game))
    assert all(find_spec(part) for part in parts)
    assert f"{games.box(game).package}.game" in parts
    assert len(set(parts)) == len(parts)


@pytest.mark.parametrize("game", games.names())
def test_after_that_nothing_is_left_to_import_for_a_table(game: str) -> None:
    """Playing a few moves and drawing them imports next to nothing more."""
    loaded = run(
        "from importlib import import_module\n"
        "from web.screens import page, preloading\n"
        f"for part in preloading.parts({game!r}): import_module(part)\n"
        "before = set(sys.modules)\n"
        "from boonlake import games\n"
        "from boonlake.engine.match import Match\n"
        "from web.games import look_of\n"
        "from web.screens.language import language_for\n"
        "from web.screens.table.drawing import Drawing\n"
        "from web.session.settings import Settings\n"
        "from web.session.table import Table\n"
        f"game = games.get({game!r})\n"
        "match = Match(game, ['human'] * game.box.seating.most, 1)\n"
        "colours = ['red', 'blue', 'white', 'black']\n"
        "settings = Settings(open_hands=True, confirm=False)\n"
        "table = Table(match, settings, [''] * 4, colours)\n"
        "for _ in range(9):\n"
        f"    Drawing(table, language_for('en', {game!r}), look_of(game)).groups()\n"
        "    table.take(table.options()[0])\n"
        "fresh = set(sys.modules) - before\n"
        "print(*(name for name in fresh if name.startswith(('web', 'boonlake'))))\n"
    )
    assert not loaded


def test_the_set_up_imports_neither_a_game_nor_its_pictures() -> None:
    loaded = run("import web.screens.page\nprint(*sys.modules)\n")
    assert "web.screens.setup" in loaded
    for game in games.names():
        assert not loaded & set(preloading.parts(game))
