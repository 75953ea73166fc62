"""From the lines of a component set to a ComponentSet."""

from __future__ import annotations

from ....engine.components import Source
from ....engine.components.lines import in_order, named, number, one_of, things
from . import grammar
from .model import (
    COLOURS,
    DIAMOND,
    GOODS,
    GUILDS,
    ROWS,
    Artefact,
    Building,
    ComponentSet,
    Goods,
    Hero,
    Landscape,
    Monster,
    Rank,
)

SECTIONS = (
    "set",
    "board",
    "explore",
    "hero row",
    "monsters",
    "ranks",
    "landscapes",
    "heroes",
    "buildings",
    "artefacts",
)
COUNTS = (
    "rounds",
    "settlers",
    "building copies",
    "building piles",
    "market",
    "more artefacts",
    "monster pieces",
)


def component_set(source: Source) -> ComponentSet:
    """Everything the lines say; faults are noted in the source and the lines left out."""
    counts, start = _board(source)
    return ComponentSet(
        name=named(source, "set").get("name", ""),
        digest=source.digest(),
        landscapes=things(source, "landscapes", 5, _landscape),
        heroes=things(source, "heroes", 6, _hero),
        buildings=things(source, "buildings", 3, _building),
        artefacts=things(source, "artefacts", 3, _artefact),
        monsters=things(source, "monsters", 3, _monster),
        ranks=things(source, "ranks", 2, lambda _, key, least: Rank(key, number(least))),
        explore=things(source, "explore", 2, _explore),
        surcharges=things(source, "hero row", 2, _surcharge),
        rounds=counts["rounds"],
        settlers=counts["settlers"],
        building_copies=counts["building copies"],
        building_piles=counts["building piles"],
        market=counts["market"],
        more_artefacts=counts["more artefacts"],
        monster_pieces=counts["monster pieces"],
        start=start,
    )


def _board(source: Source) -> tuple[dict[str, int], Goods]:
    """The counts by their names, and what everybody starts with."""

    def entry(_: int, name: str, value: str) -> tuple[str, int, Goods]:
        one_of(name, (*COUNTS, "start"), "figure of the board")
        if name == "start":
            return name, 0, grammar.goods(value)
        return name, number(value), (0, 0, 0, 0, 0)

    counts = dict.fromkeys(COUNTS, 0)
    start: Goods = (0, 0, 0, 0, 0)
    for name, count, goods in things(source, "board", 2, entry):
        if name == "start":
            start = goods
        else:
            counts[name] = count
    return counts, start


def _row(text: str) -> int:
    row = number(text)
    if not 1 <= row <= ROWS:
        raise ValueError(f"there is no row {row}, write 1 to {ROWS}")
    return row - 1


def _landscape(
    index: int, key: str, row: str, resource: str, monster: str, copies: str
) -> Landscape:
    return Landscape(
        index,
        key,
        _row(row),
        one_of(resource, GOODS, "resource"),
        one_of(monster, COLOURS, "colour"),
        number(copies),
    )


def _hero(index: int, key: str, guild: str, cost: str, vp: str, bonus: str, monster: str) -> Hero:
    return Hero(
        index,
        key,
        one_of(guild, GUILDS, "guild"),
        grammar.goods(cost),
        number(vp),
        number(bonus),
        one_of(monster, COLOURS, "colour"),
    )


def _building(index: int, key: str, cost: str, effect: str) -> Building:
    return Building(index, key, grammar.goods(cost), grammar.effect(effect))


def _artefact(index: int, key: str, power: str, brings: str) -> Artefact:
    one_of(power, grammar.POWERS, "power")
    what = grammar.amounts(brings, grammar.BONUS)
    if power in grammar.WITH_FIGURES and not any((*what.goods, what.bonus)):
        raise ValueError(f"artefact {key!r} brings nothing, write something like 1 diamond")
    return Artefact(index, key, power, what.goods, what.bonus)


def _monster(index: int, colour: str, settlers: str, reward: str) -> Monster:
    if colour not in COLOURS or COLOURS.index(colour) != index:
        raise ValueError(f"monsters stand in the order {', '.join(COLOURS)}, move {colour!r}")
    return Monster(index, number(settlers), grammar.goods(reward))


def _explore(index: int, row: str, settlers: str) -> int:
    in_order(index, 1, row, "row")
    return number(settlers)


def _surcharge(index: int, space: str, price: str) -> int:
    in_order(index, 1, space, "space")
    goods = grammar.goods(price)
    if sum(goods) != goods[DIAMOND]:
        raise ValueError(f"surcharge {price!r} is not in diamonds, write it like 2 diamond")
    return goods[DIAMOND]
