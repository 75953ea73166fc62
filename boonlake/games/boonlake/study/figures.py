"""What a series of games says about the components of Boonlake: shares and rates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....players.figures import SeatOfGame
from ....players.study import Facts
from ..components.model import STRIPS, ComponentSet

LEVERS = range(1, 13)


def dealt(seats: Sequence[SeatOfGame], card: int) -> list[SeatOfGame]:
    """The seats with a card in the opening hand."""
    return [(f, i) for f, i in seats if card in f["hands"][i]]


def strip_shares(seats: Sequence[SeatOfGame]) -> list[float]:
    """How often each strip was taken, in 100."""
    taken = Counter(strip for facts, seat in seats for strip in facts["strips"][seat])
    return [100 * taken[strip] / max(1, taken.total()) for strip in range(len(STRIPS))]


def lever_owners(seats: Sequence[SeatOfGame], lever: int) -> list[SeatOfGame]:
    """The seats that bought a lever."""
    return [(f, i) for f, i in seats if lever in f["levers"][i]]


def levers_bought(games: Sequence[Facts], lever: int) -> float:
    """In how many of 100 games somebody bought a lever."""
    bought = sum(any(lever in levers for levers in facts["levers"]) for facts in games)
    return 100 * bought / len(games)


def fulfilled(
    games: Sequence[Facts], components: ComponentSet, nth: int, which: str
) -> dict[str, tuple[float, int]]:
    """By scoring tile: how often it was fulfilled at the n-th scoring, in 100, and of how many.

    `which` is "scored" for the seats that scored it then, "within_reach" for all seats with it in
    play: those who can fulfil a tile score it rather than others, so the first says little.
    """
    tried: Counter[int] = Counter()
    met: Counter[int] = Counter()
    for facts in games:
        for _, tile, scoring, done in facts[which]:
            if scoring == nth:
                tried[tile] += 1
                met[tile] += done
    return {
        tile.key: (100 * met[tile.number] / max(1, tried[tile.number]), tried[tile.number])
        for tile in components.scoring_tiles
    }
