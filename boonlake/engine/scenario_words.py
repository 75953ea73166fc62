"""What the scenario words of all games share: reading a line, and telling what is there instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Generic, TypeVar

from .game import Game, S
from .scenario import Line, WordError

SEAT = "seat"
ALWAYS = ("offered", "not offered", "decides", "over")
"""Questions that need no words of a game."""
SHORT_LIST = 14
"""So many words are all named to whoever wrote another one."""

P = TypeVar("P")
R = TypeVar("R")
SeatWord = Callable[[P, int, list[str]], R]
"""What a word behind `seat 0` does, with the words behind it."""
TableWord = Callable[[P, list[str]], R]
"""What any other word does, with the words behind it."""


class PositionWords(Generic[S]):
    """The words of a game for positions: how one begins, is edited and asked."""

    def __init__(
        self,
        game: Game[S],
        begin: Callable[[S], S],
        give: Callable[[S, list[Line]], None],
        ask: Callable[[S, list[str]], str],
    ) -> None:
        self._game = game
        self._begin = begin
        self._give = give
        self._ask = ask

    def start(self, seats: list[str], seed: int) -> S:
        """A fresh game about to begin its first turn."""
        return self._begin(self._game.new(seats, seed))

    def give(self, state: S, lines: list[Line]) -> None:
        """Edit the fresh game."""
        self._give(state, lines)

    def ask(self, state: S, words: list[str]) -> str:
        """What is there instead of what the words say."""
        return self._ask(state, words)


def carry_out(
    position: P,
    seats: int,
    words: list[str],
    of_seat: Mapping[str, SeatWord[P, R]],
    of_table: Mapping[str, TableWord[P, R]],
    known: Sequence[str] = (),
) -> R:
    """Do what the first words of a line say; `known` are words that would have been understood."""
    if words[0] == SEAT:
        if len(words) < 3 or words[2] not in of_seat:
            expected = ", ".join(of_seat)
            raise WordError(f"expected 'seat 0' and one of {expected}, found {' '.join(words)!r}")
        seat = number(words[1], "a seat", 0, seats - 1)
        return of_seat[words[2]](position, seat, words[3:])
    if words[0] not in of_table:
        expected = ", ".join((*known, SEAT, *of_table))
        raise WordError(f"expected one of {expected}, found {words[0]!r}")
    return of_table[words[0]](position, words[1:])


def number(word: str, what: str, low: int = 0, high: int | None = None) -> int:
    """A number within limits."""
    if word.removeprefix("-").isdecimal() and len(word) < 7:
        n = int(word)
        if n >= low and (high is None or n <= high):
            return n
    limits = f" from {low} to {high}" if high is not None else ""
    raise WordError(f"expected {what}, a number{limits}, found {word!r}")


def one_of(word: str, words: Sequence[str], what: str) -> int:
    """The index of a word among those that may stand here."""
    if word in words:
        return words.index(word)
    near = get_close_matches(word, words, 1)
    if len(words) <= SHORT_LIST:
        hint = f"one of {', '.join(words)}"
    else:
        hint = f"perhaps {near[0]!r}" if near else "a key of the component files"
    raise WordError(f"expected {what}, {hint}, found {word!r}")


def count(words: list[str], n: int, form: str) -> None:
    """Refuse a line with too many or too few words."""
    if len(words) != n:
        raise WordError(f"expected {form!r}, found {len(words)} words after its first")


def differs(there: object, expected: object) -> str:
    """What is there, in words, unless it is what was expected."""
    if there == expected:
        return ""
    if isinstance(there, list):
        return " ".join(map(str, there)) or "none"
    return str(there)
