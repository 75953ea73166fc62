"""A table in words, from what may be seen of it: for page and terminal alike.

The game says what there is (`Game.in_words`), what its options are about and what somebody might
want to take; prices and consequences come from previews, reasons from `why_not`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ..engine.decision import Record
from ..engine.game import Game, Sight, Why
from ..engine.match import Match
from ..engine.records import GAIN, NOBODY, PAY, TURN
from ..engine.words import Chapter, Offer, Refusal
from . import Text
from .plainly import plainly

Sums = dict[tuple[int, str, bool], int]
"""What changes hands, by (seat, what it is, whether gained)."""


def position(game: Game[Any], text: Text, sight: Sight, names: Sequence[str]) -> list[Chapter]:
    """Everything on the table, chapter by chapter."""
    return game.in_words(text, sight, names) or plainly(text, sight, names)


# What can be chosen


def offers(
    game: Game[Any],
    text: Text,
    sight: Sight,
    names: Sequence[str],
    preview: Callable[[str], Sequence[Record]],
) -> list[Offer]:
    """Every option of the open decision, with its price and what follows from it."""
    asked = sight.view["decision"]
    return [
        _offer(game, text, sight, names, option, preview(option), beside=n >= asked["main"])
        for n, option in enumerate(asked["options"])
    ]


def _offer(
    game: Game[Any],
    text: Text,
    sight: Sight,
    names: Sequence[str],
    option: str,
    records: Sequence[Record],
    *,
    beside: bool,
) -> Offer:
    seat = sight.view["decision"]["seat"]
    changes = sums(records)
    return Offer(
        option,
        game.wording.option(text, sight.view, option),
        price(text, changes, seat),
        (
            *_consequences(game, text, names, option, records, seat),
            *_of_others(text, names, changes, seat),
        ),
        tuple(game.about(text, sight, option)),
        beside,
    )


def sums(records: Iterable[Record]) -> Sums:
    """What records change for everybody."""
    added: Sums = {}
    for record in records:
        if record[0] in (GAIN, PAY):
            key = (int(record[1]), str(record[2]), record[0] == GAIN)
            added[key] = added.get(key, 0) + int(record[3])
    return added


def price(text: Text, changes: Sums, seat: int) -> str:
    """What a seat gives and gets, as one or two sentences; "" for nothing."""
    said = []
    for key, gained in (("words.costs", False), ("words.brings", True)):
        if goods := _goods(text, changes, seat, gained=gained):
            said.append(text.t(key, goods=goods))
    return " ".join(said)


def _of_others(text: Text, names: Sequence[str], changes: Sums, seat: int) -> list[str]:
    """What others give and get by it."""
    said = []
    for other in sorted({key[0] for key in changes} - {seat, NOBODY}):
        for key, gained in (("words.other.gives", False), ("words.other.gets", True)):
            if goods := _goods(text, changes, other, gained=gained):
                said.append(text.t(key, name=names[other], goods=goods))
    return said


def _goods(text: Text, changes: Sums, seat: int, *, gained: bool) -> str:
    parts = [
        goods(text, what, n)
        for (who, what, won), n in changes.items()
        if who == seat and won == gained and n
    ]
    return listed(text, parts)


def goods(text: Text, what: str, n: int) -> str:
    """A number of something that is owned, paid or scored."""
    key = f"goods.{what}"
    return text.t(key, n=n) if text.has(key) else f"{n} {what}"


def listed(text: Text, parts: Sequence[str]) -> str:
    """Several things, the last one joined by a word; "" for none."""
    if len(parts) < 2:
        return "".join(parts)
    return text.t("words.and", first=", ".join(parts[:-1]), last=parts[-1])


def _consequences(
    game: Game[Any],
    text: Text,
    names: Sequence[str],
    option: str,
    records: Sequence[Record],
    seat: int,
) -> list[str]:
    """Sentences about everything that an option leads to and does not say itself."""
    verb = option.partition(" ")[0]
    echoed = {verb, *game.echoes.get(verb, ())}
    said = (
        game.wording.line(text, record, names, seat)
        for record in records
        if record[0] not in (GAIN, PAY, TURN) and not (record[0] in echoed and record[1] == seat)
    )
    return [sentence for sentence in said if sentence]


def refusals(
    game: Game[Any],
    text: Text,
    sight: Sight,
    names: Sequence[str],
    why_not: Callable[[str], Why | None],
) -> list[Refusal]:
    """What somebody might want to take and cannot, by reason."""
    by_reason: dict[str, list[str]] = {}
    for thing, name in game.considered(text, sight.view):
        why = why_not(thing)
        if why is not None:
            by_reason.setdefault(game.wording.reason(text, why, names), []).append(name)
    return [Refusal(tuple(things), reason) for reason, things in by_reason.items()]


# What has happened


def since(match: Match, seat: int) -> int:
    """The position of the seat's last real choice, or the beginning."""
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        if match.seat_of[n] == seat and not match.was_forced[n]:
            return n
    return match.first


def story(
    match: Match, text: Text, names: Sequence[str], reader: int, first: int = 0
) -> list[tuple[int, list[str]]]:
    """The log from a position on: the sentences of each move that has any, counted from 1."""
    told = []
    for n in range(max(first, match.first), len(match.moves)):
        lines = (match.game.wording.line(text, r, names, reader) for r in match.records[n])
        sentences = [line for line in lines if line]
        if sentences:
            told.append((n + 1, sentences))
    return told
