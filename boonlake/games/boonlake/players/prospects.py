"""Game-end effects as a seat may expect them by what it has, each card's reckoned once.

Search comes to very many positions in which only a few things differ, so that most of them ask
about the same cards of seats that stand alike at the same time.
"""

from __future__ import annotations

from functools import lru_cache

from ..board import Player
from ..components.model import ComponentSet
from .worth import TURNLY

KEPT_SEATS = 1 << 12
"""For so many seats that stand differently the cards are kept."""


class AtEnd(dict[int, float]):
    """By card: what its game-end effects may be expected to bring; reckoned when asked for."""

    def __init__(self, components: ComponentSet, have: dict[str, float]) -> None:
        super().__init__()
        self.components = components
        self.have = have
        """What the seat may expect to have, by the words of game-end effects and regions."""

    def __missing__(self, number: int) -> float:
        card, have = self.components.cards[number], self.have
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


def at_end(components: ComponentSet, left: float, p: Player, regions: tuple[int, ...]) -> AtEnd:
    """What cards count at the end for a seat with so many presences in each region."""
    return _at_end(
        components,
        left,
        regions,
        sum(p.sites),
        p.coin_track,
        p.card_track,
        p.levers.bit_count(),
        p.cattle,
        p.houses,
        p.settlements,
    )


@lru_cache(maxsize=KEPT_SEATS)
def _at_end(
    components: ComponentSet,
    left: float,
    regions: tuple[int, ...],
    sites: int,
    coin_track: int,
    card_track: int,
    levers: int,
    cattle: int,
    houses: int,
    settlements: int,
) -> AtEnd:
    presences = TURNLY["presences"] * left
    have = {
        "coin-track": coin_track + TURNLY["coin-track"] * left,
        "card-track": card_track + TURNLY["card-track"] * left,
        "levers": levers + TURNLY["levers"] * left,
        "cattle": min(5.0, cattle + TURNLY["cattle"] * left),
        "houses": min(6.0, houses + TURNLY["houses"] * left),
        "settlements": min(4.0, settlements + TURNLY["settlements"] * left),
        "sites": min(8.0, sites + TURNLY["sites"] * left),
        "boonlake": regions[0] + presences,
        "unknown": regions[1] + presences,
        "new-hope": regions[2] + presences,
        "southern": regions[3] + presences,
    }
    return AtEnd(components, have)
