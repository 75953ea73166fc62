"""python -m tools.compiled WORDS …: `python -m boonlake WORDS …`, or a tool, compiled by mypyc.

For long series: the same games in about half the time. The package is copied to build/compiled and
compiled there once for each state of the sources. Compiled classes differ in two ways from plain
ones, which is why a few lines of the copy are written otherwise (`REWRITTEN`): they tell their
attributes under another name and check their types, and cannot be made without `__init__`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from tools.build.places import BUILD, ROOT

COMPILED = BUILD / "compiled"
PARTS = (
    *(f"engine/{name}.py" for name in ("agenda", "chance", "decision", "frames")),
    *(f"engine/{name}.py" for name in ("invariants", "plain", "records", "scores", "shapes")),
    "engine/watch.py",
    *(f"players/{name}.py" for name in ("guessing", "random", "search", "weighing")),
    "games/*/*.py",
    "games/*/rules/**/*.py",
    "games/*/players/*.py",
)
"""What is compiled; packages themselves, what only tells a game in words and the games as such are
not: tools.guests has a game that is one of ours with more players."""
LEFT = ("__init__.py", "in_words.py", "game.py")

_STATE = "def __init__(self, components: ComponentSet, seats: int) -> None:\n"
_STATE_OR_BLANK = (
    "def __init__(self, components: ComponentSet | None = None, seats: int = 0) -> None:\n"
    "        if components is None:\n            return\n"
)
_PLAYER = "def __init__(self) -> None:\n"
_PLAYER_OR_BLANK = (
    "def __init__(self, blank: bool = False) -> None:\n        if blank:\n            return\n"
)
REWRITTEN: dict[str, tuple[tuple[str, str], ...]] = {
    "engine/plain.py": (
        (
            "in kind.__slots__ if",
            'in (getattr(kind, "__slots__", None) or kind.__mypyc_attrs__) if',
        ),
        (
            "        setattr(thing, name, shape(data[key]) if shape else data[key])",
            "        value = shape(data[key]) if shape else data[key]\n"
            "        try:\n            setattr(thing, name, value)\n"
            "        except TypeError:\n            setattr(thing, name, tuple(value))",
        ),
    ),
    "games/boonlake/state.py": (
        (_STATE, _STATE_OR_BLANK),
        ("State.__new__(State)", "State()"),
    ),
    "games/boonlake/board.py": (
        (_PLAYER, _PLAYER_OR_BLANK),
        ("Player.__new__(Player)", "Player(True)"),
        (
            "def __init__(self, difficulty: str) -> None:\n",
            'def __init__(self, difficulty: str = "") -> None:\n'
            "        if not difficulty:\n            return\n",
        ),
        ("Eminence.__new__(Eminence)", "Eminence()"),
    ),
    "games/settlement/state.py": (
        (_STATE, _STATE_OR_BLANK),
        ("State.__new__(State)", "State()"),
        (_PLAYER, _PLAYER_OR_BLANK),
        ("Player.__new__(Player)", "Player(True)"),
    ),
}
"""By file of the package: what stands there, and what stands in the copy."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

files = sys.argv.pop().split(",")
setup(packages=[], ext_modules=mypycify(files, opt_level="2", debug_level="0", multi_file=True))
"""


def sources() -> list[Path]:
    """All files of the package."""
    found = (ROOT / "boonlake").rglob("*")
    return sorted(path for path in found if path.is_file() and "__pycache__" not in path.parts)


def digest(paths: Iterable[Path]) -> str:
    """A name for the state of the sources and of how, and for which Python, they are compiled."""
    found = sha256(Path(__file__).read_bytes() + sys.version.encode())
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()[:12]


def rewrite(package: Path) -> None:
    """Write those lines of the copy otherwise that compiled classes ask for."""
    for name, pairs in REWRITTEN.items():
        text = (package / name).read_text("utf-8")
        for plain, other in pairs:
            if text.count(plain) != 1:
                raise SystemExit(
                    f"boonlake/{name}: expected {plain!r} once; mend tools/compiled.py"
                )
            text = text.replace(plain, other)
        (package / name).write_text(text, "utf-8")


def compiled() -> Path:
    """The folder that holds the compiled package."""
    paths = sources()
    folder = COMPILED / digest(paths)
    if (folder / "ready").exists():
        return folder
    shutil.rmtree(COMPILED, ignore_errors=True)
    leave = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "boonlake", folder / "boonlake", ignore=leave)
    rewrite(folder / "boonlake")
    found = {path for part in PARTS for path in (folder / "boonlake").glob(part)}
    files = sorted(str(p.relative_to(folder)) for p in found if p.name not in LEFT)
    print(f"Compiling {len(files)} modules, which takes some minutes", file=sys.stderr)
    command = [sys.executable, "-c", SETUP, "-q", "build_ext", "--inplace", "-j2", ",".join(files)]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nmypyc could not compile the package")
    (folder / "ready").touch()
    return folder


def main(words: list[str]) -> int:
    """Run a command with the compiled package: one of `boonlake`, or a module of tools."""
    folder = compiled()
    module = words[:1] if words and words[0].startswith("tools.") else ["boonlake"]
    rest = words[1:] if module != ["boonlake"] else words
    env = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", *module, *rest]
    return subprocess.run(command, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
