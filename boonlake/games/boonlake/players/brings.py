"""What a position holds for a seat, by kinds of things: the valuation, taken apart for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....players.reasons import Brings, Held
from ..insight import next_scoring
from ..rules.payment import affordable
from ..rules.scoring import SCORINGS
from ..rules.scoring_tiles import condition_of, progress
from ..state import State
from .expected import TURN, expected, hats, waits
from .land import land
from .learned import FIGURES
from .value import TERMS, terms, turns_left

INCOME = ("coin track", "card track", "houses", "settlements", "cattle", "tiers")
PRESENCES = ("presences", "cattle beside settlements", "houses to be settlements")
EFFECTS = ("permanents", "printed", "effects at the end")


def brings(s: State, seat: int) -> Brings:
    """What a seat's lead is made of; together it is the lead."""
    others = [expected(s, other) for other in range(s.seats) if other != seat]
    theirs = sum(others) / len(others)
    if s.over:
        points = s.players[seat].vp
        return {"points": Held(points, points), "others": Held(-theirs, -theirs)}
    parts = hats(turns_left(s))

    def figure(name: str) -> float:
        return sum(part * each for part, each in zip(parts, FIGURES[name], strict=True))

    # Having one's turn sooner is having it before the others.
    behind = figure(TURN) * waits(s, seat) - theirs
    worth = {name: term * figure(name) for name, term in zip(TERMS, terms(s, seat), strict=True)}
    return {**_own(s, seat, worth), "others": Held(behind, behind)}


def _own(s: State, seat: int, worth: Mapping[str, float]) -> dict[str, Held]:
    p = s.players[seat]

    def of(names: Iterable[str]) -> float:
        return sum(worth[name] for name in names)

    playable = sum(affordable(p, s.components.cards[number].cost) for number in p.hand)
    boats = (p.boats[0] > 0) + (p.boats[1] > 0)
    return {
        "points": Held(p.vp, worth["vp"]),
        "income": Held(of(INCOME), of(INCOME)),
        "presences": Held(land(s, seat).total, of(PRESENCES)),
        "coins": Held(p.coins, worth["coins"]),
        "vases": Held(p.vases, worth["vases"]),
        "inhabitants": Held(p.ranch, worth["ranch"]),
        "production": Held(sum(p.sites), worth["production"]),
        "boats": Held(-boats, worth["boats"]),
        "levers": Held(p.levers.bit_count(), of(("levers", "levers at the end"))),
        "effects": Held(of(EFFECTS), of(EFFECTS)),
        "cards": Held(playable, of(("hand", "cards"))),
        "tiles": Held(_fulfilled(s, seat), worth["scoring tiles"]),
    }


def _fulfilled(s: State, seat: int) -> int:
    """How many scoring tiles would count for a seat if the next scoring came now."""
    nth = min(next_scoring(s), SCORINGS) - 1
    markers = s.players[seat].markers
    return sum(
        tile >= 0 and not markers[slot] and _is_met(s, seat, slot, nth)
        for slot, tile in enumerate(s.slots)
    )


def _is_met(s: State, seat: int, slot: int, nth: int) -> bool:
    condition = condition_of(s, slot)
    wanted = condition.values[nth]
    return progress(s, seat, condition, wanted) >= sum(wanted)
