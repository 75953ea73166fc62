"""Hire: inhabitants for coins or cards."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame
from ..state import State
from .agenda import offers, runs, takes
from .forgo import forgo, forgo_options, is_forgoing
from .supply import gain_inhabitants, give_cards, pay_coins

NEWCOMERS = 1
HIRED = 1
HIRE_COINS = 3
HIRE_CARDS = 3


@runs("newcomer")
def run_newcomer(s: State, frame: Frame) -> None:
    """The chooser's inhabitant (R14.1)."""
    gain_inhabitants(s, frame[1], NEWCOMERS, "strip:hire")


def can_hire(s: State, frame: Frame) -> bool:
    """Whether a seat has somebody to hire and can pay for it."""
    player = s.players[frame[1]]
    enough = player.coins >= HIRE_COINS or len(player.hand) >= HIRE_CARDS
    return player.supply > 0 and enough


@offers("hire", beside=True, surely=can_hire)
def offer_hire(s: State, frame: Frame) -> list[str]:
    """For coins or for cards, as often as wanted; forgoing only before the first.

    R14.2, R14.3; nobody with an empty supply (R14.4).
    """
    _, seat, first = frame
    player = s.players[seat]
    options = []
    if player.supply:
        if player.coins >= HIRE_COINS:
            options.append("hire coins")
        if len(player.hand) >= HIRE_CARDS:
            options.append("hire cards")
    options.append(PASS)
    return options + forgo_options(s, seat, card=False) if first else options


@takes("hire")
def take_hire(s: State, frame: Frame, move: str) -> None:
    """Hire and be asked again (R14.2, R14.3)."""
    seat = frame[1]
    if move == PASS:
        return
    if is_forgoing(move):
        forgo(s, seat, move)
        return
    s.agenda += [("hire", seat, 0), ("take", seat, (("inhabitants", HIRED),), "hire")]
    if move == "hire coins":
        pay_coins(s, seat, HIRE_COINS, "hire")
    else:
        give_cards(s, seat, HIRE_CARDS, "hire")
