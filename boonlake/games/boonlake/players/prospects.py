"""What cards are worth to a seat by what it has, each reckoned once.

Search comes to very many positions in which only a few things differ, so that most of them ask
about the same cards of seats that stand alike at the same time.
"""

from __future__ import annotations

from functools import lru_cache

from ..board import Player
from ..components.model import Card
from ..rules.permanents import CARD_DISCOUNT
from .worth import TURNLY, Gains, Moment

Amounts = dict[str, float]
"""What a seat may expect to have at the end, by the words of game-end effects and regions."""


class AtEnd(dict[int, float]):
    """By card: its game-end effects as they may be expected; reckoned when asked for."""

    def __init__(self, cards: tuple[Card, ...], have: Amounts) -> None:
        super().__init__()
        self.cards = cards
        self.have = have

    def __missing__(self, number: int) -> float:
        card, have = self.cards[number], self.have
        total = 0.0
        for word, n, arg in card.end:
            total += n * have[arg or word]
        for word, steps in card.reach:
            before = 0
            for needed, vp in steps:
                total += (vp - before) * min(1.0, max(0.0, have[word] - needed + 1.0))
                before = vp
        self[number] = total
        return total


class Keeping(dict[int, float]):
    """By card: what it is worth keeping in hand for; reckoned when asked for."""

    def __init__(self, gains: Gains, at_end: AtEnd) -> None:
        super().__init__()
        self.gains = gains
        self.at_end = at_end

    def __missing__(self, number: int) -> float:
        gain, reach, counts = self.gains[number]
        if counts:
            gain += self.at_end[number]
        worth = self[number] = reach * max(0.0, gain)
        return worth


def prospects(p: Player, m: Moment, regions: tuple[int, ...]) -> tuple[AtEnd, Keeping]:
    """What all cards count at the end, and what they are worth keeping for, to a seat that has so
    many presences in each region."""
    return _prospects(
        m,
        regions,
        p.sites,
        p.permanents[CARD_DISCOUNT],
        p.coin_track,
        p.card_track,
        p.levers.bit_count(),
        p.cattle,
        p.houses,
        p.settlements,
    )


@lru_cache(maxsize=1 << 12)
def _prospects(
    m: Moment,
    regions: tuple[int, ...],
    sites: tuple[int, ...],
    discount: int,
    coin_track: int,
    card_track: int,
    levers: int,
    cattle: int,
    houses: int,
    settlements: int,
) -> tuple[AtEnd, Keeping]:
    left = m.left
    presences = TURNLY["presences"] * left
    have = {
        "coin-track": coin_track + TURNLY["coin-track"] * left,
        "card-track": card_track + TURNLY["card-track"] * left,
        "levers": levers + TURNLY["levers"] * left,
        "cattle": min(5.0, cattle + TURNLY["cattle"] * left),
        "houses": min(6.0, houses + TURNLY["houses"] * left),
        "settlements": min(4.0, settlements + TURNLY["settlements"] * left),
        "sites": min(8.0, sum(sites) + TURNLY["sites"] * left),
        "boonlake": regions[0] + presences,
        "unknown": regions[1] + presences,
        "new-hope": regions[2] + presences,
        "southern": regions[3] + presences,
    }
    at_end = AtEnd(m.components.cards, have)
    return at_end, Keeping(m.gains(sites, discount), at_end)
