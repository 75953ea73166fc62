"""What an option would cost and bring, as far as that can be known beforehand."""

from __future__ import annotations

from boonlake.engine.decision import Record
from boonlake.games.boonlake import preview
from boonlake.games.boonlake.state import State

from ..games.boonlake.badges import COST, GAIN, Badge, inline
from .marks import Placing

ICONS = {"coins": "coin", "vases": "vase", "inhabitants": "inhabitant", "vp": "vp"}
SHOWN = frozenset({"play", "project", "pay", "give", "score", "exchange"})
"""Verbs whose buttons say what they cost and bring."""
TAGGED = {"house": "inhabitants vp", "settlement": "inhabitants vp", "cow": "inhabitants vp"}
TAGGED |= {"modernize": "coins"}
"""Verbs whose targets carry a tag with what they cost, and what of it."""
PRINTED = frozenset({"strip", "ship"})
"""Verbs whose price is printed where they lie."""

Sums = dict[tuple[str, bool], int]
"""What is lost and what is gained, by (coins, vases, inhabitants or vp, whether gained)."""


def sums(state: State, seat: int, option: str) -> Sums:
    """What an option would change for the seat that takes it."""
    made: Sums = {}
    for record in preview(state, option):
        _add(made, record, seat)
    return made


def _add(made: Sums, record: Record, seat: int) -> None:
    if record[0] in ("gain", "pay") and record[1] == seat:
        key = (str(record[2]), record[0] == "gain")
        made[key] = made.get(key, 0) + int(record[3])


def net(made: Sums, what: str) -> int:
    """What is gained of something, less what is lost of it."""
    return made.get((what, True), 0) - made.get((what, False), 0)


def badges(made: Sums) -> str:
    """Losses, then gains, in the shapes of costs and rewards."""
    ordered = sorted(made.items(), key=lambda item: item[0][1])
    return "".join(
        inline(Badge(GAIN, f"+{n}", ICONS[what]) if won else Badge(COST, f"−{n}", ICONS[what]))
        for (what, won), n in ordered
    )


def prices(state: State, seat: int, options: list[str]) -> dict[str, Sums]:
    """By option that is about a price: what it would change."""
    verbs = SHOWN | TAGGED.keys()
    return {
        option: sums(state, seat, option) for option in options if option.partition(" ")[0] in verbs
    }


def tag(option: str, made: Sums) -> tuple[Badge, ...]:
    """What stands on the target of an option: its price, if nothing printed there says it."""
    asked = TAGGED.get(option.partition(" ")[0], "").split()
    lost = ((what, made.get((what, False), 0)) for what in asked)
    return tuple(Badge(COST, f"−{n}", ICONS[what]) for what, n in lost if n)


def warn(placing: Placing, found: dict[str, Sums]) -> None:
    """What costs victory points is not taken by a single tap: its price is shown first."""
    for place, option in list(placing.direct.items()):
        if net(found.get(option, {}), "vp") < 0 and option.partition(" ")[0] not in PRINTED:
            del placing.direct[place]
            placing.choices[place] = [option]
