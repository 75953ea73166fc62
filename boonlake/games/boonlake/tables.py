"""What follows from a component set: look-ups and notation, made once and shared by all states."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .components.model import PIECES, ComponentSet, Recess


class Tables:
    """Moves are spelled here once, so that offering an option costs no string building."""

    __slots__ = (
        "at_bridge",
        "card_number",
        "cattle",
        "develop",
        "discard",
        "drop",
        "explore",
        "house",
        "pasture",
        "play",
        "raising",
        "recesses",
        "region",
        "river_keys",
        "settlement",
        "site_label",
        "site_number",
        "tier_needs",
    )

    def __init__(self, components: ComponentSet) -> None:
        cards = components.cards
        self.card_number = {card.key: i for i, card in enumerate(cards)}
        self.play = [f"play {card.key}" for card in cards]
        self.discard = [f"discard {card.key}" for card in cards]
        self.drop = [f"drop {card.key}" for card in cards]
        self.raising = frozenset(
            self.play[i]
            for i, card in enumerate(cards)
            if any(effect[0] == "raise-lever" for effect in card.now)
        )
        """Playing a card that raises a lever."""
        spaces = range(len(components.spaces))
        self.explore = [f"explore {n}" for n in spaces]
        self.pasture = [f"pasture {n}" for n in spaces]
        self.cattle = [f"cow {n}" for n in spaces]
        self.site_label = [f"{n}{letter}" for n in spaces for letter in "ab"]
        self.site_number = {label: i for i, label in enumerate(self.site_label)}
        self.develop = [f"develop {label}" for label in self.site_label]
        self.house = [f"house {label}" for label in self.site_label]
        self.settlement = [f"settlement {label}" for label in self.site_label]
        self.region = [space.region for space in components.spaces]
        self.at_bridge = frozenset(n for bridge in components.bridges for n in bridge)
        self.recesses: dict[str, list[Recess]] = {
            name: [recess for recess in components.recesses if recess.piece == name]
            for name in PIECES
        }
        """By piece, in the order in which the recesses are emptied."""
        self.tier_needs = [
            tuple(sum(r.tier <= tier for r in self.recesses[name]) for name in PIECES)
            for tier in range(3)
        ]
        """By tier (1 and 2): how many houses, settlements and cattle empty it."""
        self.river_keys = [[space.key for space in course] for course in components.river]

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self


@lru_cache(maxsize=8)
def tables_of(components: ComponentSet) -> Tables:
    """The tables of a set, made on first use; a set is equal to itself alone."""
    return Tables(components)
