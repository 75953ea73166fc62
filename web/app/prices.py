"""What an option would cost and bring, as far as that can be known beforehand."""

from __future__ import annotations

from boonlake.engine.decision import Record
from boonlake.games.boonlake import preview
from boonlake.games.boonlake.state import State

from ..views.badges import COST, GAIN, Badge, inline
from .marks import Placing

ICONS = {"coins": "coin", "vases": "vase", "inhabitants": "inhabitant", "vp": "vp"}
SHOWN = frozenset({"play", "project", "pay", "give", "settlement", "cow", "score", "exchange"})
"""Verbs whose buttons say what they cost and bring."""
PRINTED = frozenset({"strip", "ship"})
"""Verbs whose price is printed where they lie."""

Sums = dict[str, int]
"""What is gained, or lost, by coins, vases, inhabitants and victory points."""


def sums(state: State, seat: int, option: str) -> Sums:
    """What an option would change for the seat that takes it."""
    made: Sums = {}
    for record in preview(state, option):
        _add(made, record, seat)
    return made


def _add(made: Sums, record: Record, seat: int) -> None:
    if record[0] in ("gain", "pay") and record[1] == seat:
        what, n = record[2], record[3]
        made[what] = made.get(what, 0) + (n if record[0] == "gain" else -n)


def badges(made: Sums) -> str:
    """Losses, then gains, in the shapes of costs and rewards."""
    lost = [Badge(COST, f"−{-n}", ICONS[what]) for what, n in made.items() if n < 0]
    won = [Badge(GAIN, f"+{n}", ICONS[what]) for what, n in made.items() if n > 0]
    return "".join(inline(badge) for badge in lost + won)


def prices(state: State, seat: int, options: list[str]) -> dict[str, Sums]:
    """By option that is about a price: what it would change."""
    return {
        option: sums(state, seat, option) for option in options if option.partition(" ")[0] in SHOWN
    }


def warn(placing: Placing, found: dict[str, Sums]) -> None:
    """What costs victory points is not taken by a single tap: its price is shown first."""
    for place, option in list(placing.direct.items()):
        if found.get(option, {}).get("vp", 0) < 0 and option.partition(" ")[0] not in PRINTED:
            del placing.direct[place]
            placing.choices[place] = [option]
