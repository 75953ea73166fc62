"""Her actions: what each of the seven strips makes her do."""

from __future__ import annotations

from collections.abc import Callable

from ...components.model import REGIONS
from ...state import State
from ..presences import presences_by_region
from ..region_scoring import cover_label, name_region, open_labels
from ..supply import gain_vp
from .pieces import (
    breed_cattle,
    build_structure,
    explore,
    grow_cactus,
    lay_pasture,
    put_house,
)

Act = Callable[[State, int, int, bool], None]
"""Does what a strip says for her seat, at a preferred location, more with a B tile."""


def act_cactus(s: State, seat: int, number: int, strong: bool) -> None:
    """Builder and Progress (R30.1)."""
    grow_cactus(s, seat, 2 if strong else 1)


def act_hire(s: State, seat: int, number: int, strong: bool) -> None:
    """A tile, then the cactus (R30.2)."""
    explore(s, seat, number)
    grow_cactus(s, seat, 2 if strong else 1)


def act_pioneer(s: State, seat: int, number: int, strong: bool) -> None:
    """Two tiles, and a house on the second (R30.3)."""
    explore(s, seat, number)
    space = explore(s, seat, number)
    if space:
        put_house(s, seat, space << 1)
    if strong:
        grow_cactus(s, seat, 1)


def act_cattle(s: State, seat: int, number: int, strong: bool) -> None:
    """A pasture, then cattle (R30.4)."""
    lay_pasture(s, seat, number)
    breed_cattle(s, seat, number)
    if strong:
        grow_cactus(s, seat, 1)


def act_settle(s: State, seat: int, number: int, strong: bool) -> None:
    """One structure, or two (R30.5)."""
    for _ in range(2 if strong else 1):
        build_structure(s, seat, number)


def act_region(s: State, seat: int, number: int, strong: bool) -> None:
    """Cover the label where the person leads most (R30.6); VP instead of its reward (R30.7)."""
    mine = presences_by_region(s, seat)
    theirs = presences_by_region(s, (seat + 1) % s.seats)
    lead = tuple(b - a for a, b in zip(mine, theirs, strict=True))
    labels = open_labels(s)
    region = max(labels or range(len(REGIONS)), key=lambda r: lead[r])
    s.records.append(("solo-region", seat, region, lead))
    name_region(s, region)
    if labels:
        cover_label(s, seat, region)
        vp = sum(n for _, n, _ in s.components.labels[region])
        gain_vp(s, seat, vp, f"label:{REGIONS[region]}")


ACTS: dict[str, Act] = {
    "pioneer": act_pioneer,
    "settle": act_settle,
    "cattle": act_cattle,
    "region": act_region,
    "hire": act_hire,
    "progress": act_cactus,
    "builder": act_cactus,
}
