"""The final scoring and the outcome."""

from __future__ import annotations

from ....engine.agenda import Frame
from ....engine.game import Outcome
from ....engine.records import NOBODY
from ..components.model import REGIONS
from ..state import State
from .agenda import runs
from .presences import presences_by_region
from .scoring_tiles import amount
from .supply import gain_vp
from .tiers import emptied_recesses

LEVER_VP = ((7, 3), (4, 2))
"""From so many levers on, so many VP for each."""


@runs("final-scoring")
def run_final_scoring(s: State, frame: Frame) -> None:
    """Levers, cards, tiers for every seat; then the game is over.

    Nothing for coins, cards and vases that are left (R25.5).
    """
    s.records.append(("final", NOBODY))
    for seat in range(s.seats):
        if not s.is_eminence(seat):
            gain_vp(s, seat, lever_vp(s, seat), "final:levers")
            gain_vp(s, seat, printed_vp(s, seat), "final:cards")
            gain_vp(s, seat, end_vp(s, seat), "final:effects")
            gain_vp(s, seat, tier_vp(s, seat), "final:tiers")
    s.agenda.append(("game-over", NOBODY))
    if s.eminence is not None:
        s.agenda.append(("eminence-final", s.start))


@runs("game-over")
def run_game_over(s: State, frame: Frame) -> None:
    """Nobody has anything left to decide."""
    s.over = True
    s.records.append(("over", NOBODY, tuple(winners(s))))


def lever_vp(s: State, seat: int) -> int:
    """For owned levers, if there are enough (R25.2)."""
    count = amount(s, seat, "levers")
    return next((count * each for at_least, each in LEVER_VP if count >= at_least), 0)


def printed_vp(s: State, seat: int) -> int:
    """The VP printed on played cards (R25.3)."""
    return sum(s.components.cards[number].vp for number in s.players[seat].played)


def end_vp(s: State, seat: int) -> int:
    """The game-end effects of played cards (R25.3)."""
    return sum(card_end_vp(s, seat, number) for number in s.players[seat].played)


def card_end_vp(s: State, seat: int, number: int) -> int:
    """The game-end effects of one card for a seat.

    Presences of a region (R23.1), pieces and sites (R23.2, R23.3, R23.4, R23.5), and thresholds
    with the higher of two numbers (R23.6).
    """
    card = s.components.cards[number]
    total = 0
    for word, n, arg in card.end:
        if word == "presences":
            total += n * presences_by_region(s, seat)[REGIONS.index(arg)]
        else:
            total += n * amount(s, seat, word)
    for word, steps in card.reach:
        have = amount(s, seat, word)
        total += max((vp for at_least, vp in steps if have >= at_least), default=0)
    return total


def tier_vp(s: State, seat: int) -> int:
    """For recesses emptied in the lower tiers (R25.4)."""
    tier_vp = s.components.tier_vp
    return sum(tier_vp[recess.tier - 1] for recess in emptied_recesses(s, s.players[seat]))


def winners(s: State) -> list[int]:
    """Everybody with the most VP (R25.6); the Wise Eminence loses a tie (R32.7)."""
    best = max(player.vp for player in s.players)
    tied = [seat for seat, player in enumerate(s.players) if player.vp == best]
    if s.eminence is not None and len(tied) > 1:
        return [seat for seat in tied if not s.is_eminence(seat)]
    return tied


def outcome(s: State) -> Outcome | None:
    """Scores, winners and turns of a finished game; None while it goes on."""
    if not s.over:
        return None
    return Outcome([player.vp for player in s.players], winners(s), s.turns[:])
