"""What things are worth in VP at one moment of the game: the figures behind the valuation.

All figures are those of a usual game; how many turns are left decides how much of each can still
be turned into VP. They stand in the tables below and nowhere else.
"""

from __future__ import annotations

from functools import lru_cache

from ..board import PERMANENTS
from ..components.model import Card, ComponentSet, Effect, Needs, Sum

SCORINGS = 4

KNOTS = (0.0, 1.7, 4.1, 7.0, 10.0)
"""Turns left at which the figures of CURVES hold; between them they change evenly."""

CURVES = {
    "coins": (0.30, 0.55, 0.57, 0.65, 0.65),
    "cards": (0.15, 0.3, 0.6, 0.8, 0.8),
    "vases": (0.25, 0.6, 0.8, 0.9, 0.9),
    "inhabitants": (0.4, 1.0, 1.7, 2.7, 3.1),
    "presence": (0.5, 1.7, 3.0, 4.3, 4.5),
    "site": (0.2, 1.2, 3.2, 5.2, 5.8),
    "step": (0.1, 0.3, 0.8, 2.1, 2.8),
    "settlement": (0.2, 1.0, 3.0, 4.5, 5.0),
    "cattle": (0.1, 0.6, 1.5, 2.4, 3.0),
    "boat": (0.1, 0.5, 0.9, 1.0, 1.0),
    "tiles": (1.0, 1.0, 1.0, 0.7, 0.35),
}
"""What one of each is worth in VP: a step beyond its income, a settlement or cattle beyond income
and presence, a boat brought back to the head of the canal; tiles: the part of what is planned that
comes true."""

GOODS = ("coins", "cards", "vases", "inhabitants")
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
    "kind": 0.35,
    "goods": 0.6,
}
"""How much of each a usual seat adds per turn; presences in one region, cards of
one kind (kind), exchanges (goods)."""

LEVER_USE = (0.0, 1.2, 1.2, 1.8, 1.2, 1.0, 1.8, 1.0, 1.5, 1.5, 1.2, 2.4, 2.7)
"""What using lever n brings more than it takes."""
SUITED = {4: 3.5, 6: 5.0, 8: 4.0, 9: 4.5}
"""That much for a seat with so many production levels (4), presences (6), settlements to be built
(8) and inhabitants in the supply (9); more or less for others."""
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
UNUSED_LEVER = 1.0
"""What a lever brings that is still up when the levers go up."""
RAISE_LEVER, FREE_HOUSE, EASY_SETTLEMENT = 1.6, 4.0, 4.5
FINAL_LEVERS = ((3.0, 0.0), (4.2, 2.0), (6.5, 2.2), (7.3, 3.0))
"""VP for each lever at the end, by how many levers a seat will have."""
REACH = (1.0, 0.55, 0.3, 0.15, 0.08, 0.04, 0.02)
"""How much of a card's gain may be hoped for when so many resources are missing."""
FINAL_LAP = 0.6
"""Turns still to be expected on the final lap."""


class Moment:
    """What things are worth to any seat at one time of the game."""

    __slots__ = (
        "_card_worths",
        "_effects",
        "_gains",
        "at",
        "boat",
        "card",
        "card_track",
        "cattle",
        "coin",
        "coin_track",
        "components",
        "houses",
        "incomes",
        "inhabitant",
        "later",
        "left",
        "lever_down",
        "lever_up",
        "lever_vp",
        "permanents",
        "presence",
        "settlements",
        "site",
        "tiers",
        "tiles",
        "useful",
        "vase",
        "vp_incomes",
    )

    def __init__(
        self, components: ComponentSet, left: float, incomes: int, actions: int, last_use: bool
    ) -> None:
        """`left` turns, `incomes` to come, `actions` of this seat in the scoring that is on.

        `last_use`: levers are about to go up, so one that is used now is not missed.
        """
        self.components = components
        self.left = left
        self.useful = min(1.0, actions / 2) if left == 0 else 1.0
        self.at = {name: at(curve, left) for name, curve in CURVES.items()}
        for name in GOODS:
            self.at[name] *= self.useful
        self.at["vp"] = 1.0
        self.later = {name: at(CURVES[name], left * 0.6) for name in GOODS}
        self.later["vp"] = 1.0
        self.vp_incomes = incomes
        self.incomes = max(0, incomes - 1)
        self.coin = self.at["coins"]
        self.card = self.at["cards"]
        self.vase = self.at["vases"]
        self.inhabitant = self.at["inhabitants"]
        step = self.at["step"]
        self.coin_track = [
            self.income(space.income) + i * step for i, space in enumerate(components.coin_track)
        ]
        self.card_track = [
            self.income(space.income) + i * step for i, space in enumerate(components.card_track)
        ]
        self.houses = self._emptied("house", 0.0)
        self.settlements = self._emptied("settlement", self.at["settlement"])
        self.cattle = self._emptied("cattle", self.at["cattle"])
        self.tiers = [0.0, *(self.income(effects) for effects in components.tier_income)]
        self.presence = self.at["presence"]
        self.site = self.at["site"]
        self.boat = self.at["boat"]
        self.tiles = self.at["tiles"]
        self.lever_up = [use * incomes for use in LEVER_USE]
        self.lever_down = [use * self.incomes for use in LEVER_USE]
        if last_use:
            self.lever_down = self.lever_up
            self.lever_up = [use + UNUSED_LEVER for use in self.lever_up]
        self.permanents = [PERMANENT[name.partition(" ")[0]] * left for name in PERMANENTS]
        levers = TURNLY["levers"] * left
        self.lever_vp = [lever_vp(n + levers) for n in range(13)]
        self._card_worths: dict[int, float] = {}
        self._effects: dict[tuple[Effect, ...], float] = {}
        self._gains: dict[tuple[tuple[int, ...], int], Gains] = {}

    def income(self, effects: tuple[Effect, ...]) -> float:
        """An income over the scorings to come; the last one pays only VP."""
        return sum(
            self.later.get(word, 0.0) * n * (self.vp_incomes if word == "vp" else self.incomes)
            for word, n, _ in effects
        )

    def _emptied(self, name: str, more: float) -> list[float]:
        """By how many pieces were taken off the board."""
        total, totals = 0.0, [0.0]
        for recess in self.components.recesses:
            if recess.piece == name:
                final = self.components.tier_vp[recess.tier - 1]
                total += self.income(recess.income) + final + more
                totals.append(total)
        return totals

    def gains(self, sites: tuple[int, ...], discount: int) -> Gains:
        """What every card brings a seat with these production sites and this card discount."""
        gains = self._gains.get((sites, discount))
        if gains is None:
            gains = self._gains[sites, discount] = Gains(self, sites, discount)
        return gains

    def card_worth(self, number: int) -> float:
        """What a card brings, without what it costs and what it counts at the end."""
        total = self._card_worths.get(number)
        if total is None:
            total = self._card_worths[number] = self._card_worth(self.components.cards[number])
        return total

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
        return sum(self.at[what] * n for what, n in things)

    def effects(self, effects: tuple[Effect, ...]) -> float:
        """What immediate effects printed together bring; every set has a few of them."""
        total = self._effects.get(effects)
        if total is None:
            total = self._effects[effects] = sum(self.effect(word, n) for word, n, _ in effects)
        return total

    def effect(self, word: str, n: int) -> float:
        """What an immediate effect brings."""
        if word in self.later:
            return self.at[word] * n
        if word in ("coin-step", "card-step", "track-steps"):
            return n * (self.at["step"] + 0.3 + 0.6 * self.incomes)
        if word in ("site", "vase-or-site"):
            return max(self.vase, self.site)
        if word == "raise-lever":
            return RAISE_LEVER
        if word == "free-house":
            return FREE_HOUSE
        if word == "easy-settlement":
            return EASY_SETTLEMENT
        return 0.0


class Gains(dict[int, tuple[float, float, bool]]):
    """By card: what it brings more than it costs without what it counts at the end, how much of
    that may be hoped for, and whether it counts anything at the end; reckoned when asked for."""

    def __init__(self, m: Moment, sites: tuple[int, ...], discount: int) -> None:
        super().__init__()
        self.m = m
        self.sites = sites
        self.discount = discount

    def __missing__(self, number: int) -> tuple[float, float, bool]:
        m = self.m
        card = m.components.cards[number]
        price = max(0, card.cost.coins - self.discount) * m.coin + card.cost.vases * m.vase
        reach = REACH[missing(card.cost.needs, self.sites)]
        counts = bool(card.end or card.reach)
        gain = self[number] = (m.card_worth(number) - price, reach, counts)
        return gain


@lru_cache(maxsize=1 << 12)
def moment(
    components: ComponentSet, left: float, incomes: int, actions: int, last_use: bool = False
) -> Moment:
    """The worth of things at one time, reckoned once."""
    return Moment(components, left, incomes, actions, last_use)


def at(curve: tuple[float, ...], left: float) -> float:
    """A curve's figure with so many turns left."""
    for i in range(1, len(KNOTS)):
        if left <= KNOTS[i]:
            part = (left - KNOTS[i - 1]) / (KNOTS[i] - KNOTS[i - 1])
            return curve[i - 1] + part * (curve[i] - curve[i - 1])
    return curve[-1]


@lru_cache(maxsize=1 << 12)
def missing(needs: Needs, sites: tuple[int, ...]) -> int:
    """How many resources two boats at the right places could not show."""
    lack = sum(max(0, a - b) for a, b in zip(needs, sites, strict=True))
    return min(max(0, lack - 2), len(REACH) - 1)


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
