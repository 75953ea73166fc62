"""Who may sit at a table: seat words, computer players, and the opponent of one player alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

MAX_SEATS = 8
"""No table of any game has more."""

HUMAN = "human"
"""The seat word of a person."""


class SeatingError(ValueError):
    """A table that cannot be played; the message is one sentence, `kind` is for the page."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Opponent(NamedTuple):
    """A seat that the rules play: its seat word, and its difficulties with the easiest first."""

    word: str
    difficulties: tuple[str, ...] = ()
    usual: str = ""
    """The difficulty of the bare word."""

    def words(self) -> list[str]:
        """Its seat words, one for each difficulty."""
        return [f"{self.word}:{level}" for level in self.difficulties] or [self.word]


class Strength(NamedTuple):
    """How strong a computer player is: an Elo figure from series of games, and its interval."""

    elo: int
    low: int
    high: int


class FirstGame(NamedTuple):
    """The table of a first game: its lots are always the same."""

    seats: tuple[str, ...]
    seed: int


NO_CLOCK: Mapping[str, float] = {}
UNMEASURED: Mapping[str, Strength] = {}


class Seating(NamedTuple):
    """Who may sit at a table: asked by set-up, command line, saves and arena."""

    computers: tuple[str, ...]
    """The seat words of computer players, the weakest first."""
    usual_computer: str
    fewest: int = 2
    """Seats without an opponent."""
    most: int = 4
    opponent: Opponent | None = None
    """Whom one player alone plays against; without one a player alone has the table to himself."""
    clock: Mapping[str, float] = NO_CLOCK
    """Seconds that a computer player may take for a wide choice: 0 if it decides at once; those who
    are not named stop by themselves."""
    strengths: Mapping[str, Strength] = UNMEASURED
    """How strong computer players were found to be."""

    def is_opponent(self, word: str) -> bool:
        """Whether the rules play the seat of this word."""
        return self.opponent is not None and word.partition(":")[0] == self.opponent.word

    def difficulty(self, word: str) -> str:
        """How hard the opponent of this seat word is; "" for anybody else."""
        if self.opponent is None or not self.is_opponent(word):
            return ""
        return word.partition(":")[2] or self.opponent.usual

    def is_solo(self, seats: Sequence[str]) -> bool:
        """Whether one player has the table alone, or shares it with the opponent only."""
        return len(seats) == 1 or any(self.is_opponent(word) for word in seats)

    def players(self, seats: Sequence[str]) -> int:
        """How many players there are, the opponent not counted."""
        return sum(not self.is_opponent(word) for word in seats)

    def knows(self, word: str) -> bool:
        """Whether a seat word names somebody who can sit here."""
        if self.opponent is not None and self.is_opponent(word):
            return word == self.opponent.word or word in self.opponent.words()
        return word == HUMAN or word in self.computers

    def words(self) -> list[str]:
        """All seat words: a person, computer players, the opponent."""
        opponents = self.opponent.words() if self.opponent else []
        return [HUMAN, *self.computers, *opponents]

    def seats_for(self, players: int, so_far: Sequence[str] = ()) -> list[str]:
        """Seats for so many players: those who sit already, then the usual computer player."""
        if players == 1:
            alone = [HUMAN]
            if self.opponent is not None:
                alone.append(f"{self.opponent.word}:{self.opponent.usual}")
            return alone
        seated = [word for word in so_far if not self.is_opponent(word)]
        return [*seated, *[self.usual_computer] * players][:players]

    def check(self, seats: Sequence[str]) -> None:
        """Refuse a table that cannot be played."""
        wrong = next((word for word in seats if not self.knows(word)), None)
        if wrong is not None and self.opponent is not None and self.is_opponent(wrong):
            difficulty, known = wrong.partition(":")[2][:40], ", ".join(self.opponent.difficulties)
            what = f"unknown difficulty {difficulty!r} of {self.opponent.word!r}; take {known}"
            raise SeatingError("seat-word", what)
        if wrong is not None:
            known = ", ".join(self.words())
            raise SeatingError("seat-word", f"unknown seat {wrong[:40]!r}; take {known}")
        opponents = sum(self.is_opponent(word) for word in seats)
        if opponents:
            assert self.opponent is not None
            if opponents != 1 or len(seats) != 2:
                what = f"{self.opponent.word!r} plays against exactly one other seat"
                raise SeatingError("seats", what)
        elif not self.fewest <= len(seats) <= self.most:
            alone = f", or one and {self.opponent.words()[0]}" if self.opponent else ""
            raise SeatingError(
                "seats",
                f"{len(seats)} seats cannot play; take {self.fewest} to {self.most}{alone}",
            )
