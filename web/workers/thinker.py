"""Runs beside the page: the computer players' mind. Questions and answers are text."""

import sys
from pathlib import Path

sys.path.insert(0, "/python/boonlake.whl")

from boonlake import games
from boonlake.engine.packaged import join
from boonlake.players.mind import Mind

for archive in Path("/python/games").glob("*.zip"):
    join(games.box(archive.stem).package, str(archive))

mind = Mind(games.get)


def begin(question: str) -> None:
    """Take up a question."""
    mind.begin(question)


def step(milliseconds: int) -> str:
    """Think for about so long."""
    return mind.step(milliseconds)


__export__ = ["begin", "step"]
