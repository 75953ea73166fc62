"""What a scenario expects of a position, and what is there instead."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario import WordError
from ....engine.scenario_words import ALWAYS, carry_out, count, differs, number, one_of
from ..components.model import ROWS
from ..rules.final import points, rank, stored_on, winners
from ..state import State
from ..tables import spelled
from . import names


def ask(s: State, words: list[str]) -> str:
    """What is there instead of what the words say; "" if they are true."""
    return carry_out(s, s.seats, words, _SEAT_WORDS, _WORDS, ALWAYS)


# A seat's board


def _number(name: str) -> Callable[[State, int, list[str]], str]:
    def asked(s: State, seat: int, words: list[str]) -> str:
        count(words, 1, f"seat {seat} {name} 5")
        return differs(getattr(s.players[seat], name), number(words[0], name))

    return asked


def _goods(s: State, seat: int, words: list[str]) -> str:
    there = s.players[seat].goods
    return "" if there == names.goods(words) else spelled(there) or "none"


def _landscape(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} landscape 1a oak-grove")
    kind = s.players[seat].landscapes[names.field(words[0])]
    there = s.components.landscapes[kind - 1].key if kind else "unexplored"
    if words[1] != "unexplored":
        names.landscape(s, words[1])
    return differs(there, words[1])


def _bit(name: str) -> Callable[[State, int, list[str]], str]:
    def asked(s: State, seat: int, words: list[str]) -> str:
        count(words, 2, f"seat {seat} {name.removesuffix('s')} 1a yes")
        there = getattr(s.players[seat], name) >> names.field(words[0]) & 1
        return differs(("no", "yes")[there], ("no", "yes")[names.yes(words[1])])

    return asked


def _row(s: State, seat: int, words: list[str]) -> str:
    if not words:
        raise WordError(f"expected 'seat {seat} row 1 sawmill quarry' or none, found no row")
    row = names.row(words[0])
    wanted = [] if words[1:] == [names.NONE] else words[1:]
    for word in wanted:
        names.building(s, word)
    kinds = s.players[seat].buildings[ROWS * row : ROWS * (row + 1)]
    return differs([s.components.buildings[kind - 1].key for kind in kinds if kind], wanted)


def _stored(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} stored bank 2")
    there = stored_on(s.players[seat], names.building(s, words[0]))
    return differs(there, number(words[1], "what is stored"))


def _heroes(s: State, seat: int, words: list[str]) -> str:
    wanted = [] if words == [names.NONE] else words
    for word in wanted:
        names.hero(s, word)
    return differs([s.components.heroes[n].key for n in s.players[seat].heroes], wanted)


def _artefact(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} artefact diamond-ring")
    names.artefact(s, words[0])
    artefact = s.players[seat].artefact
    return differs(s.components.artefacts[artefact].key if artefact >= 0 else "none", words[0])


def _passed(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} passed yes")
    there = s.players[seat].passed
    return differs(("no", "yes")[there], ("no", "yes")[names.yes(words[0])])


def _points(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} points adventurers 7")
    lines = points(s, seat)
    one_of(words[0], list(lines), "a source of points")
    return differs(lines[words[0]], number(words[1], "points"))


_SEAT_WORDS: dict[str, Callable[[State, int, list[str]], str]] = {
    **{name: _number(name) for name in ("settlers", "bonus", "vp")},
    "goods": _goods,
    "landscape": _landscape,
    "monster": _bit("monsters"),
    "fortress": _bit("fortresses"),
    "row": _row,
    "stored": _stored,
    "heroes": _heroes,
    "artefact": _artefact,
    "passed": _passed,
    "points": _points,
}


# What is shared


def _shared(name: str, most: int) -> Callable[[State, list[str]], str]:
    def asked(s: State, words: list[str]) -> str:
        count(words, 1, f"{name} 1")
        return differs(getattr(s, name), number(words[0], name, 0, most))

    return asked


def _market(s: State, words: list[str]) -> str:
    """The first spaces of the market; a stack is written like bank+2, an empty space -."""
    there = []
    for kind, height in zip(s.market, s.stacks, strict=True):
        key = s.components.buildings[kind].key if height else names.EMPTY
        there.append(f"{key}+{height}" if height > 1 else key)
    for word in words:
        if word != names.EMPTY:
            names.building(s, word.partition("+")[0])
    return differs(there[: len(words)], words)


def _hero_row(s: State, words: list[str]) -> str:
    for word in words:
        if word != names.EMPTY:
            names.hero(s, word)
    there = [s.components.heroes[n].key if n >= 0 else names.EMPTY for n in s.hero_row]
    return differs(there, words)


def _artefact_row(s: State, words: list[str]) -> str:
    wanted = sorted(names.artefact(s, word) for word in words)
    keys = [s.components.artefacts[n].key for n in s.artefact_row]
    return "" if sorted(s.artefact_row) == wanted else " ".join(keys)


def _monsters(s: State, words: list[str]) -> str:
    count(words, 2, "monsters red 9")
    return differs(s.monsters[names.colour(words[0])], number(words[1], "monsters"))


def _last(s: State, words: list[str]) -> str:
    """How often a kind of record stands in what the last move did."""
    count(words, 2, "last trade 2")
    there = sum(record[0] == words[0] for record in s.records)
    return differs(there, number(words[1], "how often"))


def _winners(s: State, words: list[str]) -> str:
    wanted = [number(word, "a seat", 0, s.seats - 1) for word in words]
    return differs(winners(s), wanted)


def _rank(s: State, words: list[str]) -> str:
    count(words, 1, "rank knight")
    there = rank(s, s.players[0].vp)
    return "" if there == names.rank(s, words[0]) else s.components.ranks[there].key


_WORDS: dict[str, Callable[[State, list[str]], str]] = {
    "round": _shared("round", 9),
    "start": _shared("start", 3),
    "market": _market,
    "hero-row": _hero_row,
    "artefact-row": _artefact_row,
    "monsters": _monsters,
    "last": _last,
    "winners": _winners,
    "rank": _rank,
}
