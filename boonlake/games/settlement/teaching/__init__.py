"""How Settlement is taught: the steps of its first game, and its picture book."""

from __future__ import annotations

from pathlib import Path

from ....engine.game import Teaching
from ....engine.lesson import parse
from ....engine.packaged import read
from ....text import Texts

HERE = Path(__file__).parent

TEACHING = Teaching(
    lesson=parse(read(HERE / "lesson.txt")),
    pages=(
        "aim",
        "turn",
        "explore",
        "monsters",
        "build",
        "rows",
        "fortress",
        "trade",
        "heroes",
        "passing",
        "end",
    ),
    example=tuple(read(HERE / "example.txt").split("\n")[:-1]),
    texts=Texts(HERE / "text", {"book": "book", "lesson": "lesson"}),
)
