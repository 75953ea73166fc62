"""Boonlake with guests: players of earlier commits see the same views and say the same moves."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any
from zipfile import ZipFile

from boonlake.engine.game import Game
from boonlake.games.boonlake import BOX as TODAY
from boonlake.games.boonlake.game import Boonlake
from boonlake.players import Player
from boonlake.players.by_word import player_of

from . import BOX

ROOT = Path(__file__).parents[2]
EARLIER = ROOT / "build" / "guests"
"""Where the packages of earlier commits lie, each under a name of its own."""


class WithGuests(Boonlake):
    """Boonlake, where players of earlier commits may sit down too."""

    box = BOX

    def player(self, word: str, seat: int, seed: int) -> Player:
        """The computer player of a seat word; a guest's is made by the game of its commit."""
        name, _, commit = word.partition("@")
        if commit:
            guest: Player = earlier_game(commit).player(name, seat, seed)
            return guest
        return player_of(f"{TODAY.package}.players", self, word, seat, seed)


@cache
def earlier_game(commit: str) -> Game[Any]:
    """Boonlake as it was at a commit: its package imports itself by relative names only."""
    package = f"at_{commit}"
    if not (EARLIER / package).exists():
        _unpack(commit, EARLIER / package)
    if str(EARLIER) not in sys.path:
        sys.path.append(str(EARLIER))
    game: Game[Any] = import_module(f"{package}.games.boonlake.game").GAME
    return game


def _unpack(commit: str, folder: Path) -> None:
    """Put a commit's package into a folder, whole or not at all: several processes may try."""
    archive = ["git", "-C", str(ROOT), "archive", "--format=zip", commit, "boonlake"]
    done = subprocess.run(archive, capture_output=True, check=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(mkdtemp(dir=folder.parent))
    with ZipFile(BytesIO(done.stdout)) as archived:
        archived.extractall(beside)
    try:
        (beside / "boonlake").rename(folder)
    except OSError:
        assert folder.exists(), f"{folder} cannot be written"
    rmtree(beside)


GAME = WithGuests()
