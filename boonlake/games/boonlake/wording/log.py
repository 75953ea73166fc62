"""The log: a sentence for every record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine.decision import Record
from ....text import Text
from ..components.model import ComponentSet
from .names import Names

WORDLESS: frozenset[str] = frozenset()
"""Kinds of record that have no line of their own."""

Line = Callable[[Names, Record], str]


def log_line(
    text: Text,
    components: ComponentSet,
    record: Record,
    names: Sequence[str] = (),
    reader: int = -1,
) -> str | None:
    """A record as a sentence; None if its kind has no line.

    Drawn cards are named only to `reader`, the seat in front of the screen.
    """
    kind, seat = record[0], record[1]
    if kind in WORDLESS:
        return None
    words = Names(text, components, names)
    if kind == "draw" and seat == reader:
        return _draw_seen(words, record)
    return LINES[kind](words, record)


def _gain(w: Names, r: Record) -> str:
    kind, seat, what, n, source = r
    return w.t(
        f"log.{kind}.{what}", name=w.seat(seat), goods=w.goods(what, n), source=w.source(source)
    )


def _draw(w: Names, r: Record) -> str:
    _, seat, cards, source = r
    goods = w.goods("cards", len(cards))
    return w.t("log.draw", name=w.seat(seat), goods=goods, source=w.source(source))


def _draw_seen(w: Names, r: Record) -> str:
    _, seat, cards, source = r
    named = w.listed(w.card(card) for card in cards)
    return w.t("log.draw.seen", name=w.seat(seat), cards=named, source=w.source(source))


def _discard(w: Names, r: Record) -> str:
    _, seat, cards, source = r
    named = w.listed(w.card(card) for card in cards)
    if source == "discard":
        return w.t("log.discard.coins", name=w.seat(seat), cards=named)
    return w.t("log.discard", name=w.seat(seat), cards=named, source=w.source(source))


def _play(w: Names, r: Record) -> str:
    return w.t("log.play", name=w.seat(r[1]), card=w.card(r[2]))


def _project(w: Names, r: Record) -> str:
    return w.t("log.project", name=w.seat(r[1]), n=r[2] + 1)


def _boats(w: Names, r: Record) -> str:
    return w.t("log.boats", name=w.seat(r[1]), a=w.resource(r[2]), b=w.resource(r[3]))


def _produce(w: Names, r: Record) -> str:
    _, seat, resource, level, source = r
    return w.t(
        f"log.produce.{level}",
        name=w.seat(seat),
        resource=w.resource(resource),
        source=w.source(source),
    )


def _seat_only(w: Names, r: Record) -> str:
    return w.t(f"log.{r[0]}", name=w.seat(r[1]))


def _nobody(w: Names, r: Record) -> str:
    return w.t(f"log.{r[0]}")


def _numbered(w: Names, r: Record) -> str:
    return w.t(f"log.{r[0]}", name=w.seat(r[1]), n=r[2])


def _place(w: Names, r: Record) -> str:
    _, seat, space, tile = r
    key = "log.place.pasture" if tile < 0 else "log.place"
    return w.t(key, name=w.seat(seat), space=space, region=w.region_of(space))


def _on_site(w: Names, r: Record) -> str:
    kind, seat, space, i = r
    site = f"{space}{'ab'[i]}"
    return w.t(f"log.{kind}", name=w.seat(seat), site=site, region=w.region_of(space))


def _cattle(w: Names, r: Record) -> str:
    return w.t("log.cow", name=w.seat(r[1]), space=r[2], region=w.region_of(r[2]))


def _strip(w: Names, r: Record) -> str:
    return w.t("log.strip", name=w.seat(r[1]), strip=w.strip(r[2]), row=r[3] + 1)


def _ship(w: Names, r: Record) -> str:
    _, seat, _, to, steps = r
    return w.t("log.ship", name=w.seat(seat), n=steps, space=to + 1)


def _label(w: Names, r: Record) -> str:
    return w.t("log.label", name=w.seat(r[1]), region=w.region(r[2]))


def _step(w: Names, r: Record) -> str:
    _, seat, track, position, source = r
    return w.t(f"log.step.{track}", name=w.seat(seat), n=position, source=w.source(source))


def _lever(w: Names, r: Record) -> str:
    _, seat, n, how = r
    return w.t(f"log.lever.{how}", name=w.seat(seat), n=n, lever=w.lever(n))


def _score(w: Names, r: Record) -> str:
    _, seat, slot, nth, met, _ = r
    key = "log.score.met" if met else "log.score.missed"
    return w.t(key, name=w.seat(seat), slot=slot + 1, n=nth)


def _round(w: Names, r: Record) -> str:
    return w.t("log.round", n=r[2])


def _over(w: Names, r: Record) -> str:
    winners = [w.seat(seat) for seat in r[2]]
    if len(winners) == 1:
        return w.t("log.over.one", name=winners[0])
    return w.t("log.over.many", names=w.listed(winners))


def _keep(w: Names, r: Record) -> str:
    return w.t("log.keep", name=w.seat(r[1]), tile=w.tile(r[2]))


def _slot(w: Names, r: Record) -> str:
    return w.t("log.slot", slot=r[2] + 1, tile=w.tile(r[3]))


# The Wise Eminence


def _solo_tile(w: Names, r: Record) -> str:
    tile = w.components.solo_tiles[r[2]].key.upper()
    return w.t("log.solo-tile", name=w.seat(r[1]), tile=tile)


def _solo_corner(w: Names, r: Record) -> str:
    return w.t(f"log.solo-corner.{r[2]}", n=r[3])


def _solo_top(w: Names, r: Record) -> str:
    return w.t(f"log.solo-top.{r[3]}", name=w.seat(r[1]), strip=w.strip(r[2]))


def _solo_choice(w: Names, r: Record) -> str:
    _, _, strip, row, rows = r
    listed = w.listed(str(other + 1) for other in sorted(rows))
    return w.t("log.solo-choice", rows=listed, strip=w.strip(strip), row=row + 1)


def _solo_location(w: Names, r: Record) -> str:
    _, _, preferred, found, _ = r
    if preferred == found:
        return w.t("log.solo-location.here", found=found)
    return w.t("log.solo-location.next", preferred=preferred, found=found)


def _cactus(w: Names, r: Record) -> str:
    return w.t("log.cactus", name=w.seat(r[1]), position=r[2], n=r[3])


def _solo_pasture(w: Names, r: Record) -> str:
    return w.t("log.solo-pasture", space=r[2], best=r[3], fewest=r[4])


def _solo_piece(w: Names, r: Record) -> str:
    return w.t(f"log.{r[0]}.{r[2]}", name=w.seat(r[1]))


def _solo_region(w: Names, r: Record) -> str:
    _, seat, region, lead = r
    return w.t("log.solo-region", name=w.seat(seat), region=w.region(region), lead=lead[region])


LINES: dict[str, Line] = {
    "gain": _gain,
    "pay": _gain,
    "draw": _draw,
    "discard": _discard,
    "play": _play,
    "project": _project,
    "boats": _boats,
    "produce": _produce,
    "reveal": _seat_only,
    "place": _place,
    "develop": _on_site,
    "house": _on_site,
    "settlement": _on_site,
    "cow": _cattle,
    "tier": _numbered,
    "turn": _seat_only,
    "strip": _strip,
    "ship": _ship,
    "label": _label,
    "step": _step,
    "lever": _lever,
    "forgo": _numbered,
    "scoring": _numbered,
    "score": _score,
    "levers-up": _seat_only,
    "round": _round,
    "final-lap": _seat_only,
    "final": _nobody,
    "over": _over,
    "shuffle": _nobody,
    "keep": _keep,
    "slot": _slot,
    "solo-tile": _solo_tile,
    "solo-corner": _solo_corner,
    "solo-top": _solo_top,
    "solo-choice": _solo_choice,
    "solo-location": _solo_location,
    "cactus": _cactus,
    "solo-pasture": _solo_pasture,
    "solo-missing": _solo_piece,
    "solo-lost": _solo_piece,
    "solo-region": _solo_region,
    "solo-shuffle": _nobody,
}
