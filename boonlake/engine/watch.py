"""What must hold all along a game, whoever plays it: a match is watched from its beginning on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .game import Game
from .invariants import faults
from .match import Match
from .reopen import reopen, save_of
from .save import SaveError, parse

RECENT = 2
"""So many of the latest copies are looked at again after every move; all of them at the end."""


class Copies:
    """Copies of earlier positions, which whatever happens later must leave as they were."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.made: list[tuple[int, Any, str]] = []

    def add(self, position: int, state: Any) -> None:
        """Copy the position of so many moves."""
        self.made.append((position, state.copy(), self.game.digest(state)))

    def changed(self, latest: int = 0) -> Iterator[str]:
        """Which of the copies, or of the latest ones, are no longer what they were."""
        for position, state, was in self.made[-latest:]:
            if self.game.digest(state) != was:
                yield f"later moves changed the copy of position {position}"


class Watch:
    """Looks at a match after every move, or after some of them, and at its end."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.copies = Copies(match.game)

    def faults(self) -> list[str]:
        """Everything wrong with the position now: in itself, kept and reopened, beside copies."""
        match = self.match
        found = [*faults(match.game, match.state), *self._of_keeping()]
        self.copies.add(len(match.moves), match.state)
        return [*found, *self.copies.changed(RECENT)]

    def _of_keeping(self) -> Iterator[str]:
        """The position is kept as text and opened by its snapshot alone."""
        save = save_of(self.match)
        save.first = len(save.moves)
        yield from self._of_reopened(save.text(), "by its snapshot")

    def _of_reopened(self, text: str, how: str) -> Iterator[str]:
        match = self.match
        try:
            again = reopen(parse(text), match.game)
        except SaveError as error:
            yield f"what was kept cannot be opened {how}: {error}"
            return
        if match.game.digest(again.state) != match.game.digest(match.state):
            yield f"what was kept opens {how} in another position"
        if again.decision() != match.decision():
            yield f"what was kept opens {how} with other options"
        if not again.first and again.records != match.records:
            yield f"what was kept opens {how} with other records"

    def final_faults(self) -> list[str]:
        """Everything wrong with all the copies, and with a replay from the first move on."""
        text = save_of(self.match, snapshot=False).text()
        return [*self.copies.changed(), *self._of_reopened(text, "by its moves")]

    def undo_faults(self) -> list[str]:
        """Everything wrong with the way back to the set-up, and forward again to the end."""
        match, digest = self.match, self.match.game.digest
        moves, end = match.moves[:], digest(match.state)
        was = {position: hash_then for position, _, hash_then in self.copies.made}
        found = []
        while (point := match.undo_point()) is not None:
            match.undo(forced=True)
            if was.get(point, "") not in ("", digest(match.state)):
                found.append(f"undo leads to another position {point}")
        while match.future:
            match.redo()
        if (match.moves, digest(match.state)) != (moves, end):
            found.append("playing again what was taken back leads elsewhere")
        return found
