"""Permanent card effects: where each of them is counted, and how a played card adds its own."""

from __future__ import annotations

from ..board import PERMANENTS
from ..state import State

LEVER_DISCOUNT = PERMANENTS.index("lever-discount")
CARD_DISCOUNT = PERMANENTS.index("card-discount")
DISCARD_BONUS = PERMANENTS.index("discard-bonus day")
"""The first of three, one for each kind of card."""
CATTLE_DISCOUNT = PERMANENTS.index("cow-discount")
CATTLE_COINS = PERMANENTS.index("cow-coins")
SHIP_COINS = PERMANENTS.index("ship-coins")
HARBOUR_COINS = PERMANENTS.index("harbour-coins")
HARBOUR_CARDS = PERMANENTS.index("harbour-cards")
EXTRA_VASE = PERMANENTS.index("extra-vase")


def add_permanents(s: State, seat: int, number: int) -> None:
    """Add a played card's permanent effects to the seat's (R3.13)."""
    player = s.players[seat]
    permanents = list(player.permanents)
    for word, n, arg in s.components.cards[number].always:
        permanents[PERMANENTS.index(f"{word} {arg}" if arg else word)] += n
    player.permanents = tuple(permanents)
