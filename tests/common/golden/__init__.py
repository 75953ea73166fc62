"""Golden games: whole games as text that every Python and every browser must play alike.

They lie in tests/golden, one folder a game, each a save without a snapshot; hashes.json says to
which position and which records each of them leads. Together they hold everything there is in the
game. `make golden` chooses them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.plain import digest
from boonlake.engine.save import Save, parse

FOLDER = Path(__file__).resolve().parents[2] / "golden"
HASHES = FOLDER / "hashes.json"
WANTED = {"boonlake": 60, "settlement": 30}
"""How many golden games there are of each game at least."""


class Golden(NamedTuple):
    """A golden game that has been played."""

    save: Save
    match: Match
    kinds: list[str]
    """What was asked before each move."""

    def hashes(self) -> dict[str, Any]:
        """What every Python has to come to: the last position, and all that was recorded."""
        return {
            "moves": len(self.match.moves),
            "state": self.match.game.digest(self.match.state),
            "records": digest({"records": self.match.records}),
        }

    def holdings(self) -> set[str]:
        """Everything of its game that it holds."""
        part: Holdings = import_module(f"{__name__}.{self.save.game}_holdings")
        return part.held(self)


class Holdings(Protocol):
    """A module of this package that knows what there is in a game."""

    def wanted(self) -> list[str]:
        """Everything that golden games have to hold together."""

    def held(self, golden: Golden) -> set[str]:
        """What one game holds."""


def wanted(name: str) -> list[str]:
    """Everything that the golden games of a game have to hold together."""
    part: Holdings = import_module(f"{__name__}.{name}_holdings")
    return part.wanted()


def played(text: str) -> Golden:
    """Play the moves of a text."""
    save = parse(text)
    match = Match(games.get(save.game), save.seats, save.seed, save.choices)
    kinds = []
    for move in save.moves:
        asked = match.decision()
        kinds.append(asked.kind if asked else "")
        match.play(move)
    return Golden(save, match, kinds)


def texts(name: str) -> dict[str, str]:
    """The golden games of a game, by the name of their file."""
    return {path.stem: path.read_text("utf-8") for path in sorted((FOLDER / name).glob("*.txt"))}


@cache
def golden_games(name: str) -> dict[str, Golden]:
    """All golden games of a game, played once; not to be changed."""
    return {file: played(text) for file, text in texts(name).items()}


def hashes_of(name: str) -> dict[str, Any]:
    """What this Python comes to, with the rules and components it has."""
    game = games.get(name)
    found = {file: golden.hashes() for file, golden in golden_games(name).items()}
    return {"rules": game.rules, "components": game.components.digest, "games": found}


def kept_hashes() -> dict[str, Any]:
    """What every Python has to come to, by game."""
    kept: dict[str, Any] = json.loads(HASHES.read_text("utf-8"))
    return kept


def gaps(name: str) -> list[str]:
    """What no golden game of a game holds."""
    held: set[str] = set()
    for golden in golden_games(name).values():
        held |= golden.holdings()
    return [thing for thing in wanted(name) if thing not in held]


def differences(found: dict[str, Any]) -> Iterator[str]:
    """Where hashes differ from those that are kept, one line each."""
    for name, kept in kept_hashes().items():
        here = found[name]
        for key in ("rules", "components"):
            if here[key] != kept[key]:
                yield f"{name}: {key} {here[key]}, not {kept[key]}; choose anew with make golden"
        for file in sorted(kept["games"].keys() | here["games"].keys()):
            if kept["games"].get(file) != here["games"].get(file):
                yield f"{name}/{file}: {here['games'].get(file)}, not {kept['games'].get(file)}"
