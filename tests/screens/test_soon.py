"""What is imported when: the set-up is there before the game."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from web.screens import soon

ROOT = Path(__file__).resolve().parents[2]


def test_parts_of_a_game_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(find_spec(part) for part in soon.PARTS)
    parts = [part for part in soon.PARTS if "app" not in part]  # the others want a browser
    monkeypatch.setattr(soon, "PARTS", parts)
    waiting: list[tuple[int, object]] = []
    soon.fetch(lambda pause, act: waiting.append((pause, act)))
    for done in range(1, len(parts) + 1):
        assert len(waiting) == done
        pause, act = waiting[-1]
        assert pause == soon.PAUSE
        assert callable(act)
        act()
    assert len(waiting) == len(parts)
    assert all(part in sys.modules for part in parts)


def test_the_set_up_imports_neither_the_game_nor_its_pictures() -> None:
    program = (
        "import sys, types\n"
        "class Anything(types.ModuleType):\n"
        "    def __getattr__(self, name): return None\n"
        "for name in ('pyscript', 'pyodide', 'pyodide.ffi'):\n"
        "    sys.modules[name] = Anything(name)\n"
        "import web.app.page\n"
        "print(*sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = set(done.stdout.split())
    assert "web.app.setup_screen" in loaded
    assert not loaded & set(soon.PARTS)
