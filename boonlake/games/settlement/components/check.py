"""What a component set must keep to: the counts and figures that the rules fix."""

from __future__ import annotations

from ....engine.components import Source, limits
from .model import (
    ADVENTURERS,
    COLOURS,
    CRAFTSMEN,
    DIAMOND,
    GOLD,
    GUILDS,
    ROWS,
    Building,
    ComponentSet,
    Effect,
    Goods,
)
from .parse import SECTIONS

LANDSCAPES_IN_ROW = 12
HEROES = 48
CRAFT_VP = (6, 7, 8)
"""Printed points of Craftsmen that the rules show."""
MOST_BONUS = 2
SHOWN_HERO: tuple[Goods, int] = ((2, 0, 0, 0, 2), 1)
"""The Adventurer of the rules' example: what it costs, and the bonus settlers it brings."""

BUILDINGS: dict[str, tuple[Goods, Effect]] = {
    "sawmill": ((0, 0, 1, 0, 0), Effect("gain", take=(1, 0, 0, 0, 0))),
    "loam-pit": ((1, 0, 0, 0, 0), Effect("gain", take=(0, 1, 0, 0, 0))),
    "quarry": ((0, 1, 0, 0, 0), Effect("gain", take=(0, 0, 1, 0, 0))),
    "diamond-mine": ((0, 0, 0, 0, 1), Effect("gain", take=(0, 0, 0, 1, 0))),
    "warehouse": ((0, 0, 0, 1, 0), Effect("gain", take_any=1)),
    "trading-post": ((0, 0, 0, 1, 0), Effect("fortified")),
    "bazaar": ((0, 0, 0, 1, 0), Effect("swap", give_any=1, take=(0, 0, 0, 0, 1))),
    "gem-cutter": (
        (0, 0, 0, 0, 1),
        Effect("swap", give=(0, 0, 0, 1, 0), take=(1, 1, 1, 0, 0)),
    ),
    "alchemist": (
        (0, 0, 1, 0, 0),
        Effect("swap", give=(0, 0, 0, 0, 1), take=(0, 0, 0, 2, 0)),
    ),
    "tavern": ((0, 0, 0, 0, 1), Effect("swap", give=(0, 0, 0, 1, 0), bonus=2)),
    "bank": ((0, 1, 0, 0, 0), Effect("store", give=(0, 0, 0, 0, 1), vp=5)),
    "church": ((1, 0, 0, 0, 0), Effect("store", give=(0, 0, 0, 1, 0), vp=4)),
}
ARTEFACTS: dict[str, tuple[str, Goods, int]] = {
    "eternal-hourglass": ("build", (0, 0, 0, 0, 0), 0),
    "enchanted-compass": ("explore", (0, 0, 0, 0, 0), 0),
    "mace-of-courage": ("fight", (0, 0, 0, 1, 0), 0),
    "potion-of-power": ("fortress", (0, 0, 0, 0, 0), 0),
    "living-chest": ("take", (0, 0, 0, 0, 0), 1),
    "scroll-of-luck": ("wilderness", (0, 0, 0, 0, 0), 0),
    "crown-of-dominion": ("activate", (0, 0, 0, 0, 0), 0),
    "ornate-tankard": ("hero", (0, 0, 0, 0, 0), 1),
    "magic-treasure": ("take", (0, 0, 0, 0, 1), 0),
    "diamond-ring": ("take", (0, 0, 0, 1, 0), 0),
    "guiding-star": ("again-wilderness", (0, 0, 0, 0, 0), 0),
    "key-of-knowledge": ("again-settlement", (0, 0, 0, 0, 0), 0),
    "mirror-of-change": ("mirror", (0, 0, 0, 0, 0), 0),
    "shamans-mask": ("mask", (0, 0, 0, 0, 0), 0),
}
MONSTERS: tuple[tuple[int, Goods], ...] = (
    (1, (0, 0, 0, 1, 0)),
    (2, (0, 0, 0, 0, 1)),
    (3, (0, 0, 0, 0, 2)),
    (4, (0, 0, 0, 1, 2)),
)
RANKS = (0, 51, 76, 101)
BOARD = {
    "rounds": 6,
    "settlers": 6,
    "building_copies": 3,
    "building_piles": 3,
    "market": 9,
    "more_artefacts": 3,
    "start": (1, 1, 1, 0, 0),
}


def check(source: Source, components: ComponentSet) -> None:
    """Note every fault of a set, beside those found while it was parsed."""
    limits.sections(source, SECTIONS)
    limits.has_name(source, components.name)
    _check_board(source, components)
    _check_landscapes(source, components)
    _check_heroes(source, components)
    _check_buildings(source, components)
    _check_artefacts(source, components)


def _fault(source: Source, section: str, text: str) -> None:
    """Note a fault of a whole section, unless one of its lines was not understood."""
    if section not in source.broken:
        source.fault_in(section, text)


def _check_board(source: Source, components: ComponentSet) -> None:
    for name, wanted in BOARD.items():
        there = getattr(components, name)
        if there != wanted:
            _fault(source, "board", f"{name.replace('_', ' ')} is {there}, write {wanted}")
    if components.monster_pieces < 1:
        _fault(source, "board", "there are no monster pieces, write 1 or more")
    if components.explore != (1, 2, 3):
        _fault(source, "explore", "the rows cost otherwise, write 1, 2 and 3")
    if components.surcharges != (2, 1, 0, 0):
        _fault(source, "hero row", "the surcharges are others, write 2 diamond, 1 diamond, -, -")
    if tuple(monster[1:] for monster in components.monsters) != MONSTERS:
        _fault(source, "monsters", "a price or reward is not that of the rules")
    if tuple(rank.least for rank in components.ranks) != RANKS:
        _fault(source, "ranks", "the ranks begin at 0, 51, 76 and 101, write these")


def _check_landscapes(source: Source, components: ComponentSet) -> None:
    limits.unique(source, "landscapes", "landscape")
    for row in range(ROWS):
        kinds = [kind for kind in components.landscapes if kind.row == row]
        count = sum(kind.copies for kind in kinds)
        if count != LANDSCAPES_IN_ROW:
            text = f"{count} landscapes of row {row + 1}, write {LANDSCAPES_IN_ROW}"
            _fault(source, "landscapes", text)
    first = [kind for kind in components.landscapes if kind.row == 0]
    if any(kind.resource >= DIAMOND for kind in first):
        _fault(source, "landscapes", "row 1 has only wood, loam and stone, move the others")
    second = {kind.resource for kind in components.landscapes if kind.row == 1}
    if not {0, DIAMOND} <= second or GOLD in second:
        _fault(source, "landscapes", "row 2 has wood and diamonds but no gold, change it")


def _check_heroes(source: Source, components: ComponentSet) -> None:
    heroes = components.heroes
    limits.unique(source, "heroes", "hero")
    if len(heroes) != HEROES:
        _fault(source, "heroes", f"{len(heroes)} heroes, write {HEROES}")
    for guild, name in enumerate(GUILDS):
        if not any(hero.guild == guild for hero in heroes):
            _fault(source, "heroes", f"nobody is of the {name}, add some")
    for colour, name in enumerate(COLOURS):
        if not any(hero.monster == colour for hero in heroes):
            _fault(source, "heroes", f"nobody brings {name} monsters, add some")
    for vp in CRAFT_VP:
        if not any(hero.guild == CRAFTSMEN and hero.vp == vp for hero in heroes):
            _fault(source, "heroes", f"no craftsman has {vp} points, as the rules show, add one")
    if any(hero.guild != CRAFTSMEN and hero.vp != 1 for hero in heroes):
        _fault(source, "heroes", "guilds that count something give 1 point each, write 1")
    if any(hero.bonus > MOST_BONUS for hero in heroes):
        _fault(source, "heroes", f"somebody brings more than {MOST_BONUS} bonus settlers")
    if not any((h.cost, h.bonus, h.guild) == (*SHOWN_HERO, ADVENTURERS) for h in heroes):
        text = "the rules show an adventurer for 2 wood 2 gold with 1 bonus settler, add one"
        _fault(source, "heroes", text)


def _check_buildings(source: Source, components: ComponentSet) -> None:
    limits.unique(source, "buildings", "building")
    there: dict[str, Building] = {building.key: building for building in components.buildings}
    for key in dict.fromkeys((*BUILDINGS, *there)):
        if key not in there:
            _fault(source, "buildings", f"{key!r} is missing, add it")
        elif key not in BUILDINGS:
            _fault(source, "buildings", f"the rules know no {key!r}, leave it out")
        elif there[key][2:] != BUILDINGS[key]:
            _fault(source, "buildings", f"{key!r} costs or does something else in the rules")


def _check_artefacts(source: Source, components: ComponentSet) -> None:
    limits.unique(source, "artefacts", "artefact")
    there = {artefact.key: artefact for artefact in components.artefacts}
    for key in dict.fromkeys((*ARTEFACTS, *there)):
        if key not in there:
            _fault(source, "artefacts", f"{key!r} is missing, add it")
        elif key not in ARTEFACTS:
            _fault(source, "artefacts", f"the rules know no {key!r}, leave it out")
        elif there[key][2:] != ARTEFACTS[key]:
            _fault(source, "artefacts", f"{key!r} does something else in the rules")
