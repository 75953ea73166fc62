"""The rules behind effects: every word of the effect vocabulary has one in `RULES`."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import Card

RULES = {
    "coins": "R22.3",
    "cards": "R7.4",
    "vases": "R22.5",
    "inhabitants": "R22.4",
    "vp": "R7.10",
    "coin-step": "R22.1",
    "card-step": "R22.2",
    "track-steps": "R7.7",
    "coin-income": "R7.8",
    "card-income": "R7.9",
    "site": "R26.8",
    "vase-or-site": "R18.9",
    "raise-lever": "R22.13",
    "free-house": "R22.14",
    "easy-settlement": "R22.15",
    "settlement-vp": "R7.12",
    "swap": "R22.6",
    "presences": "R23.1",
    "cattle": "R23.2",
    "sites": "R23.3",
    "houses": "R23.4",
    "settlements": "R23.5",
    "reach": "R23.6",
    "lever-discount": "R24.1",
    "card-discount": "R24.2",
    "discard-bonus": "R24.3",
    "cow-discount": "R24.5",
    "cow-coins": "R24.6",
    "ship-coins": "R24.7",
    "harbour-coins": "R24.8",
    "harbour-cards": "R24.8",
    "extra-vase": "R24.9",
}
"""The rule that says most about a word."""


def card_rules(card: Card) -> tuple[str, ...]:
    """The rules that a card's effects follow."""
    words = [effect[0] for effect in (*card.now, *card.end, *card.always)]
    words += ["reach"] * bool(card.reach)
    return ("R3.1", *dict.fromkeys(RULES[word] for word in words))
