"""Pioneer: the right part, in which the others draw cards and may play one."""

from __future__ import annotations

from ....engine.agenda import Frame, always
from ..state import State
from .agenda import offers, runs, takes
from .cards import ANY_KIND
from .forgo import forgo, forgo_options
from .openings import worth_asking
from .supply import draw_cards

PIONEER_CARDS = 2


@runs("pioneer-draw")
def run_pioneer_draw(s: State, frame: Frame) -> None:
    """The others draw and may play (R10.2); asked only if a lever could be used instead."""
    choice = ("pioneer-choice", frame[1])
    if worth_asking(s, choice):
        s.agenda.append(choice)
    else:
        _draw(s, frame[1])


def _draw(s: State, seat: int) -> None:
    draw_cards(s, seat, PIONEER_CARDS, "strip:pioneer")
    s.agenda.append(("pioneer-others", seat, ANY_KIND))


@offers("pioneer-choice", beside=True, surely=always)
def offer_pioneer_choice(s: State, frame: Frame) -> list[str]:
    """Draw, or forgo it and the card for a lever (R16.5)."""
    return ["draw", *forgo_options(s, frame[1], card=True)]


@takes("pioneer-choice")
def take_pioneer_choice(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    if move == "draw":
        _draw(s, frame[1])
    else:
        forgo(s, frame[1], move)
