"""Games that come from outside, and kept ones on being opened: everything is checked first.

Nothing is written here. A text may be meant badly: sizes are bounded before anything is read,
every seat must be one the game knows, and whatever a text provokes is the text's fault.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import OtherRulesError, is_current, reopening
from boonlake.engine.save import MAX_TEXT, Save, SaveError, parse
from boonlake.engine.slices import whole

QUOTED = 60
"""Characters of a wrong line that are shown."""


class Fault(NamedTuple):
    """What is wrong with a text: a kind that can be put into words, and where."""

    kind: str
    line: int = 0
    quote: str = ""
    """The beginning of that line."""
    detail: str = ""
    """What the engine says, in its own words."""


class RefusedError(ValueError):
    """A text that is no game."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.detail or fault.kind)
        self.fault = fault


class Opened(NamedTuple):
    """A game found to be sound."""

    save: Save
    match: Match

    @property
    def aged(self) -> bool:
        """Whether its earlier moves can only be read, because the rules have changed since."""
        return self.match.from_snapshot and self.save.rules != self.match.game.rules


def opened(text: str, before: int = 0) -> Opened:
    """The game of a text; RefusedError says what is wrong. `before`: lines that stand above it."""
    return whole(opening(text, before))


def opening(text: str, before: int = 0) -> Generator[int, None, Opened]:
    """As `opened`, in slices, so that the page can breathe."""
    if len(text) > MAX_TEXT:
        raise RefusedError(Fault("too-long"))
    lines = text.lstrip("\ufeff").split("\n")

    def refused(kind: str, line: int, detail: str) -> RefusedError:
        quote = lines[line - 1].strip()[:QUOTED] if 0 < line <= len(lines) else ""
        return RefusedError(Fault(kind, line + before if line else 0, quote, detail))

    try:
        save = parse(text)
    except SaveError as error:
        raise refused(_kind(error, lines), error.line, error.text) from None
    if save.game not in games.names():
        raise refused("other-game", save.line_of("game"), "")
    stranger = next((word for word in save.seats if not can_sit(save.game, word)), "")
    if stranger:
        raise refused("seat", save.line_of("seats"), stranger)
    try:
        match: Match = yield from reopening(save, games.get(save.game))
    except OtherRulesError as error:
        raise refused("other-rules", error.line, error.text) from None
    except SaveError as error:
        kind = "snapshot" if error.line == save.line_of("snapshot") != 0 else "impossible"
        header = (save.line_of("seats"), save.line_of("choice"))
        kind = "header" if error.line and error.line in header else kind
        raise refused(kind, error.line, error.text) from None
    except Exception as error:  # a made-up game may break any assumption
        raise refused("breaks", 0, repr(error)) from None
    if not _arrived(match, save):
        raise refused("elsewhere", save.line_of("snapshot"), "")
    return Opened(save, match)


def _kind(error: SaveError, lines: Sequence[str]) -> str:
    if error.line == 1:
        return "no-save"
    if not error.line:
        return "snapshot"
    end = lines.index("") if "" in lines else len(lines)
    return "header" if error.line <= end + 1 else "unreadable"


def _arrived(match: Match, save: Save) -> bool:
    """Whether the moves lead to the position that the snapshot shows.

    After a change of the rules or components the engine has looked already.
    """
    if not save.snapshot or match.from_snapshot or not is_current(save, match.game):
        return True
    number, data = save.snapshot
    return bool(match.game.plain(match.jump(number)) == data)


def can_sit(game: str, word: str) -> bool:
    """Whether a seat word names somebody who can play a game."""
    return games.box(game).seating.knows(word)


def colours_of(save: Save, palette: Sequence[str], otherwise: Sequence[str] = ()) -> list[str]:
    """A colour of its own for every seat: those of the save where they can be used."""
    wanted = [colour for colour in dict.fromkeys(save.colours) if colour in palette]
    if len(wanted) != len(save.seats):
        wanted = []
    rest = [colour for colour in (*otherwise, *palette) if colour not in wanted]
    return [*wanted, *dict.fromkeys(rest)][: len(palette)]
