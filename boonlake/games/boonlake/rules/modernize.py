"""Modernising: buying levers."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame, argument
from ..state import State
from .agenda import offers, takes
from .permanents import LEVER_DISCOUNT
from .supply import pay_coins


def lever_price(s: State, seat: int, n: int) -> int:
    """The price of lever n after discounts (R15.4, R24.1)."""
    return max(0, s.components.levers[n - 1] - s.players[seat].permanents[LEVER_DISCOUNT])


def modernize_options(s: State, seat: int, coins: int) -> list[str]:
    """The levers that are not there yet and that so many coins can buy (R15.4)."""
    player = s.players[seat]
    discount = player.permanents[LEVER_DISCOUNT]
    owned = player.levers
    return [
        f"modernize {n}"
        for n, price in enumerate(s.components.levers, 1)
        if not owned >> n & 1 and price - discount <= coins
    ]


def modernize(s: State, seat: int, move: str) -> None:
    """Buy the lever; it is ready to use (R15.4)."""
    n = int(argument(move))
    pay_coins(s, seat, lever_price(s, seat, n), f"lever:{n}")
    s.players[seat].levers |= 1 << n
    s.records.append(("lever", seat, n, "buy"))


@offers("modernize", beside=True)
def offer_modernize(s: State, frame: Frame) -> list[str]:
    """Any lever that can be paid, or none unless a lever is being used for it (R15.1, R16.7)."""
    _, seat, must = frame
    options = modernize_options(s, seat, s.players[seat].coins)
    return options if must else [*options, PASS]


@takes("modernize")
def take_modernize(s: State, frame: Frame, move: str) -> None:
    """The chosen lever."""
    if move != PASS:
        modernize(s, frame[1], move)
