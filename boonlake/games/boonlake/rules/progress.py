"""Progress: the right part, in which everybody may modernise for an inhabitant."""

from __future__ import annotations

from ....engine.agenda import Frame, always
from ..state import State
from .agenda import offers, takes
from .forgo import forgo, forgo_options, is_forgoing
from .modernize import modernize, modernize_options
from .supply import draw_cards, pay_inhabitants

PROGRESS_CARDS = 1
PROGRESS_INHABITANTS = 1


@offers("progress-all", beside=True, surely=always)
def offer_progress_all(s: State, frame: Frame) -> list[str]:
    """Modernise for an inhabitant, draw a card, or forgo both for a lever (R15.2)."""
    seat = frame[1]
    player = s.players[seat]
    options = modernize_options(s, seat, player.coins) if player.ranch else []
    return [*options, "draw", *forgo_options(s, seat, card=False)]


@takes("progress-all")
def take_progress_all(s: State, frame: Frame, move: str) -> None:
    """The choice (R15.2)."""
    seat = frame[1]
    if move == "draw":
        draw_cards(s, seat, PROGRESS_CARDS, "strip:progress")
    elif is_forgoing(move):
        forgo(s, seat, move)
    else:
        pay_inhabitants(s, seat, PROGRESS_INHABITANTS, "strip:progress")
        modernize(s, seat, move)
