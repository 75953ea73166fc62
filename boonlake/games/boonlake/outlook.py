"""How the game would end if it ended now, from what everybody can see."""

from __future__ import annotations

from ...engine.game import Outlook
from ...engine.scores import Lines
from .points import SCORE_SHEET
from .rules import final
from .rules.solo.scoring import run_eminence_final
from .state import State

COUNTED = {
    "final-levers": final.lever_vp,
    "final-cards": final.printed_vp,
    "final-effects": final.end_vp,
    "final-tiers": final.tier_vp,
}
"""By line of the score sheet: how it is counted for a seat."""


def outlook(s: State) -> Outlook | None:
    """The final scoring as it would be now; None once the game is over."""
    if s.over:
        return None
    lines = [(_hers if s.is_eminence(seat) else _counted)(s, seat) for seat in range(s.seats)]
    scores = [player.vp + sum(lines[seat].values()) for seat, player in enumerate(s.players)]
    return Outlook(lines, scores)


def _counted(s: State, seat: int) -> Lines:
    return {line: count(s, seat) for line, count in COUNTED.items()}


def _hers(s: State, seat: int) -> Lines:
    """Her income once more, and what her stack hides: which tiles are left in it can be seen."""
    after = s.copy()
    run_eminence_final(after, ("eminence-final", seat))
    return SCORE_SHEET.sheets([after.records], s.seats)[seat]
