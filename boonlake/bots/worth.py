"""What things are worth in VP at one moment of the game: the figures behind the valuation.

All figures are those of a usual game; how many turns are left decides how much of each can still
be turned into VP. They stand in the tables below and nowhere else.
"""

from __future__ import annotations

from functools import lru_cache

from ..games.boonlake.components.model import Card, Edition, Effect, Needs, Sum
from ..games.boonlake.state import PERMANENTS

SCORINGS = 4

GOODS = {"coins": 0.62, "cards": 0.7, "vases": 1.9, "inhabitants": 2.3, "vp": 1.0}
"""One of each while there is time to use it."""
RESERVE = 0.45
"""The part of that which is left when only the acts of the last scoring are to come."""
READY = 3.0
"""With so many turns left goods are worth their full figure."""
PACE = 2.9
"""Spaces the first ship sails a turn."""

TURNLY = {
    "coin-track": 0.3,
    "card-track": 0.3,
    "levers": 0.35,
    "cattle": 0.28,
    "houses": 0.4,
    "settlements": 0.18,
    "sites": 0.35,
    "presences": 0.22,
    "bridges": 0.3,
    "adjacent": 0.45,
    "lower-track": 0.25,
    "cards": 0.75,
    "goods": 0.6,
}
"""How much of each a usual seat adds per turn; presences in one region, cards of one kind."""

PRESENCE = 0.17
"""Coins that a presence brings per turn left, in region scorings of the whole table."""
SITE = 0.22
"""A level of a production site per turn left, the first levels more than the last."""
BOAT = 0.35
"""What a boat away from the head of the canal costs to bring back."""
LEVER_USE = (0.0, 1.3, 1.4, 2.2, 1.5, 1.2, 2.2, 0.9, 1.8, 1.9, 1.3, 2.8, 3.2)
"""What using lever n brings more than it takes."""
PERMANENT = {
    "lever-discount": 0.22,
    "card-discount": 0.5,
    "discard-bonus": 0.12,
    "cow-discount": 0.45,
    "cow-coins": 0.15,
    "ship-coins": 0.18,
    "harbour-coins": 0.2,
    "harbour-cards": 0.2,
    "extra-vase": 0.2,
}
"""A permanent effect per turn left."""
RAISE_LEVER, FREE_HOUSE, EASY_SETTLEMENT = 1.6, 4.0, 4.5
FINAL_LEVERS = ((3.0, 0.0), (4.2, 2.0), (6.5, 2.2), (7.3, 3.0))
"""VP for each lever at the end, by how many levers a seat will have."""
FINAL_LAP = 0.6
"""Turns still to be expected on the final lap."""


class Moment:
    """What things are worth to any seat at one time of the game."""

    __slots__ = (
        "card",
        "card_track",
        "cards",
        "cattle",
        "cattle_income",
        "coin",
        "coin_track",
        "edition",
        "houses",
        "incomes",
        "inhabitant",
        "left",
        "lever_down",
        "lever_up",
        "permanents",
        "presence",
        "settlements",
        "site",
        "tiers",
        "useful",
        "vase",
        "vp_incomes",
    )

    def __init__(self, edition: Edition, left: float, incomes: int, acts: int) -> None:
        """`left` turns, `incomes` to come, `acts` of this seat in the scoring that is on."""
        self.edition = edition
        self.left = left
        useful = RESERVE + (1 - RESERVE) * min(1.0, left / READY)
        if not incomes or (incomes == 1 and left == 0):
            useful = RESERVE * min(1.0, acts / 2)
        self.useful = useful
        self.vp_incomes = incomes
        self.incomes = max(0, incomes - 1)
        self.coin = useful * GOODS["coins"]
        self.card = useful * GOODS["cards"]
        self.vase = useful * GOODS["vases"]
        self.inhabitant = useful * GOODS["inhabitants"]
        self.coin_track = [self.income(space.income) for space in edition.coin_track]
        self.card_track = [self.income(space.income) for space in edition.card_track]
        self.houses = self._emptied("house")
        self.settlements = self._emptied("settlement")
        self.cattle = self._emptied("cattle")
        self.tiers = [0.0, *(self.income(effects) for effects in edition.tier_income)]
        self.presence = PRESENCE * left * GOODS["coins"]
        self.site = SITE * left
        self.lever_up = [max(1.0, use) * incomes for use in LEVER_USE]
        self.lever_down = [max(1.0, use) * self.incomes for use in LEVER_USE]
        self.permanents = [PERMANENT[name.partition(" ")[0]] * left for name in PERMANENTS]
        self.cattle_income = float(incomes)
        self.cards: list[float | None] = [None] * len(edition.cards)

    def income(self, effects: tuple[Effect, ...]) -> float:
        """An income over the scorings to come; the last one pays only VP."""
        return sum(
            GOODS.get(word, 0.0) * n * (self.vp_incomes if word == "vp" else self.incomes)
            for word, n, _ in effects
        )

    def _emptied(self, name: str) -> list[float]:
        """By how many pieces were taken off the board."""
        total, found = 0.0, [0.0]
        for recess in self.edition.recesses:
            if recess.piece == name:
                total += self.income(recess.income) + self.edition.tier_vp[recess.tier - 1]
                found.append(total)
        return found

    def card_worth(self, number: int) -> float:
        """What playing a card brings, without its price and without what it counts at the end."""
        known = self.cards[number]
        if known is None:
            known = self.cards[number] = self._card_worth(self.edition.cards[number])
        return known

    def _card_worth(self, card: Card) -> float:
        total = float(card.vp)
        for word, n, _ in card.now:
            total += self.effect(word, n)
        if card.swaps:
            total += max(0.0, *(self.sum(s.take) - self.sum(s.give) for s in card.swaps)) * 0.7
        for word, n, arg in card.always:
            total += n * self.permanents[PERMANENTS.index(f"{word} {arg}" if arg else word)]
        return total

    def sum(self, things: Sum) -> float:
        """What things given or taken together are worth."""
        return sum(GOODS[what] * n * (1.0 if what == "vp" else self.useful) for what, n in things)

    def effect(self, word: str, n: int) -> float:
        """What an immediate effect brings."""
        if word == "vp":
            return float(n)
        if word in GOODS:
            return GOODS[word] * n * self.useful
        if word in ("coin-step", "card-step", "track-steps"):
            return n * (1.0 + 0.55 * self.incomes)
        if word in ("site", "vase-or-site"):
            return max(self.vase, self.site)
        if word == "raise-lever":
            return RAISE_LEVER
        if word == "free-house":
            return FREE_HOUSE
        if word == "easy-settlement":
            return EASY_SETTLEMENT
        return 0.0


@lru_cache(maxsize=1 << 12)
def missing(needs: Needs, sites: tuple[int, ...]) -> int:
    """How many resources two boats at the right places could not show."""
    return max(0, sum(max(0, a - b) for a, b in zip(needs, sites, strict=True)) - 2)


def lever_vp(expected: float) -> float:
    """The final VP to be expected of so many levers."""
    below = FINAL_LEVERS[0]
    for above in FINAL_LEVERS:
        if expected <= above[0]:
            span = above[0] - below[0]
            part = (expected - below[0]) / span if span else 0.0
            return expected * (below[1] + part * (above[1] - below[1]))
        below = above
    return expected * below[1]
