"""Why something on the boards beside the map cannot be taken now."""

from __future__ import annotations

from ....engine.agenda import Frame
from ....engine.game import Why
from ..rules.modernize import lever_price
from ..state import State


def why_no_production(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why a production site cannot be built."""
    if frame[0] in ("site", "first-site", "vase-or-site"):
        return "why.production-full", {}
    return "why.production-not-now", {}


def why_no_lever(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why a lever cannot be bought, used or raised."""
    n, player = int(name), s.players[seat]
    owned, down = player.levers >> n & 1, player.down >> n & 1
    if frame[0] in ("modernize", "progress-all") and not owned:
        if frame[0] == "progress-all" and not player.ranch:
            return "why.empty-ranch", {}
        price = lever_price(s, seat, n)
        return "why.coins", {"has": player.coins, "needs": price}
    if not owned:
        return "why.lever-not-owned", {}
    if frame[0] == "raise-lever":
        return "why.lever-up", {}
    return "why.lever-down" if down else f"why.lever.{n}", {}


def why_no_strip(s: State, seat: int, frame: Frame, name: str) -> Why:
    """Why no strip can be taken."""
    return "why.strips-not-now", {}


def why_no_scoring(s: State, seat: int, frame: Frame, name: str) -> Why:
    """Why a scoring tile cannot be scored."""
    if frame[0] != "score":
        return "why.scoring-not-now", {}
    return "why.tile-scored", {"n": s.players[seat].markers[int(name) - 1]}
