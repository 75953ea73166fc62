"""The log: a sentence for every record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine.decision import Record
from ....text import Text
from ..components.model import BASICS, ComponentSet
from .words import ROMAN, Words

WORDLESS: frozenset[str] = frozenset()
"""Kinds of record that have no line of their own."""

Line = Callable[[Words, Record], str]


def log_line(
    text: Text, components: ComponentSet, record: Record, names: Sequence[str] = ()
) -> str | None:
    """A record as a sentence; None if its kind has no line."""
    if record[0] in WORDLESS:
        return None
    return LINES[record[0]](Words(text, components, names), record)


def _goods(w: Words, r: Record) -> str:
    kind, seat, what, n, source = r
    return w.t(f"log.{kind}", name=w.seat(seat), goods=w.goods(what, n), source=w.source(source))


def _settlers(w: Words, r: Record) -> str:
    _, seat, usual, bonus = r
    parts = [w.goods(what, n) for what, n in (("settlers", usual), ("bonus", bonus)) if n]
    return w.t("log.settlers", name=w.seat(seat), goods=w.listed(parts))


def _trade(w: Words, r: Record) -> str:
    return w.t("log.trade", name=w.seat(r[1]), give=w.sum(r[2]), take=w.sum(r[3]))


def _seat_only(w: Words, r: Record) -> str:
    return w.t(f"log.{r[0]}", name=w.seat(r[1]))


def _nobody(w: Words, r: Record) -> str:
    return w.t(f"log.{r[0]}")


def _building(w: Words, r: Record) -> str:
    row = w.row(r[3] // 3)
    return w.t(f"log.{r[0]}", name=w.seat(r[1]), building=w.building(r[2]), row=row)


def _refill(w: Words, r: Record) -> str:
    return w.t("log.refill", building=w.building(r[3]))


def _stack(w: Words, r: Record) -> str:
    return w.t("log.stack", building=w.building(r[3]), n=r[4])


def _explore(w: Words, r: Record) -> str:
    _, seat, field, kind = r
    return w.t("log.explore", name=w.seat(seat), field=w.field(field), landscape=w.landscape(kind))


def _monster(w: Words, r: Record) -> str:
    _, seat, field, colour = r
    return w.t(f"log.{r[0]}", name=w.seat(seat), field=w.field(field), monster=w.monster(colour))


def _field(w: Words, r: Record) -> str:
    return w.t(f"log.{r[0]}", name=w.seat(r[1]), field=w.field(r[2]))


def _wilderness(w: Words, r: Record) -> str:
    return w.t("log.wilderness", name=w.seat(r[1]), row=ROMAN[r[2]])


def _settlement(w: Words, r: Record) -> str:
    return w.t("log.settlement", name=w.seat(r[1]), row=w.row(r[2]))


def _hero(w: Words, r: Record) -> str:
    return w.t("log.hero", name=w.seat(r[1]), hero=w.hero(r[2]))


def _heroes_row(w: Words, r: Record) -> str:
    return w.t(f"log.{r[0]}", hero=w.hero(r[2]))


def _keep(w: Words, r: Record) -> str:
    parts = [w.goods(what, n) for what, n in zip(BASICS, r[2], strict=True) if n]
    return w.t("log.keep", name=w.seat(r[1]), goods=w.listed(parts))


def _artefact(w: Words, r: Record) -> str:
    _, seat, number, old = r
    if old < 0:
        return w.t("log.artefact.first", name=w.seat(seat), artefact=w.artefact(number))
    return w.t("log.artefact", name=w.seat(seat), artefact=w.artefact(number), old=w.artefact(old))


def _uncover(w: Words, r: Record) -> str:
    return w.t("log.uncover", artefact=w.artefact(r[2]))


def _round(w: Words, r: Record) -> str:
    return w.t("log.round", n=r[2])


def _over(w: Words, r: Record) -> str:
    winners = [w.seat(seat) for seat in r[2]]
    if len(winners) == 1:
        return w.t("log.over.one", name=winners[0])
    return w.t("log.over.many", names=w.listed(winners))


def _rank(w: Words, r: Record) -> str:
    rank = w.t(f"rank.{w.components.ranks[r[2]].key}")
    return w.t("log.solo-rank", name=w.seat(r[1]), rank=rank)


LINES: dict[str, Line] = {
    "gain": _goods,
    "pay": _goods,
    "settlers": _settlers,
    "trade": _trade,
    "turn": _seat_only,
    "build": _building,
    "refill": _refill,
    "stack": _stack,
    "explore": _explore,
    "monster": _monster,
    "fight": _monster,
    "fortress": _field,
    "activate": _field,
    "wilderness": _wilderness,
    "settlement": _settlement,
    "building-used": _building,
    "store": _building,
    "hero": _hero,
    "hero-arrives": _heroes_row,
    "discard-hero": _heroes_row,
    "pass": _seat_only,
    "start-marker": _seat_only,
    "keep": _keep,
    "artefact": _artefact,
    "uncover": _uncover,
    "round": _round,
    "final": _nobody,
    "over": _over,
    "solo-rank": _rank,
}
