"""What a card is worth and what it costs, in coins, in each half of the game."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import Card, Effect, Needs, Sum

Halves = tuple[float, float]
"""A figure for the first and for the second round."""

GOODS: dict[str, Halves] = {
    "coins": (1.0, 1.0),
    "cards": (1.2, 1.0),
    "vases": (3.0, 2.5),
    "inhabitants": (4.5, 4.0),
    "vp": (1.2, 1.5),
    "coin-step": (4.5, 2.5),
    "card-step": (4.0, 2.0),
    "raise-lever": (2.5, 3.0),
    "free-house": (6.5, 6.0),
    "easy-settlement": (5.0, 7.0),
}
"""What one of each thing that comes at once is worth."""

COUNTED: dict[str, Halves] = {
    "presences": (2.5, 3.5),
    "cattle": (3.0, 4.0),
    "sites": (4.5, 5.5),
    "houses": (3.5, 4.0),
    "settlements": (1.75, 2.25),
}
"""How many things a game-end effect will count, as expected when its card is played."""

REACHED: dict[str, dict[int, float]] = {
    "coin-track": {3: 0.8, 4: 0.65, 5: 0.5, 6: 0.4, 7: 0.3, 8: 0.2},
    "card-track": {3: 0.8, 4: 0.65, 5: 0.5, 6: 0.4, 7: 0.3, 8: 0.2},
    "levers": {4: 0.75, 5: 0.65, 6: 0.55, 7: 0.45, 8: 0.35},
    "cattle": {2: 0.9, 3: 0.75, 4: 0.55, 5: 0.3},
    "houses": {3: 0.75, 4: 0.6, 5: 0.4, 6: 0.25},
    "settlements": {1: 0.85, 2: 0.6, 3: 0.3, 4: 0.1},
}
"""How likely a threshold is reached by the end, seen from the first round."""

SURER = 1.25
"""In the second round a card with thresholds is played by those who will reach them."""

USED: dict[str, tuple[str, Halves]] = {
    "lever-discount": ("coins", (4.0, 1.5)),
    "card-discount": ("coins", (8.0, 4.5)),
    "discard-bonus": ("coins", (2.0, 0.75)),
    "cow-discount": ("inhabitants", (1.25, 0.5)),
    "cow-coins": ("coins", (2.25, 1.0)),
    "ship-coins": ("coins", (2.25, 0.75)),
    "harbour-coins": ("coins", (3.5, 1.5)),
    "harbour-cards": ("cards", (3.5, 1.5)),
    "extra-vase": ("vases", (1.0, 0.4)),
}
"""What a permanent effect brings, and how often until the end of the game."""

SWAP_AT_HAND = 0.8
"""A swap counts with this part of its gain: what it asks for is not always at hand."""

SHOWN: tuple[tuple[float, ...], tuple[float, ...]] = (
    (0.0, 0.5, 1.0, 2.0, 4.0, 7.0, 11.0),
    (0.0, 0.25, 0.5, 1.0, 1.75, 2.75, 4.0),
)
"""What showing 0, 1, 2 … resources is felt to cost: nobody pays them, but they must be there."""

SAME: Halves = (1.5, 0.75)
"""What each resource beyond the second of one sort adds to that."""

PLAYING: Halves = (3.0, 4.0)
"""What the card and the chance to play it are worth without it: a discard pays 2 coins, and late
in the game the chance could go to an upgrade or a project."""

RETURN = 1.2
"""What a coin spent on a card is to bring: saving up must pay."""


def worth(card: Card, half: int) -> float:
    """What a card brings when it is played in that half, its printed VP included."""
    total = card.vp * GOODS["vp"][half]
    total += sum(_at_once(effect, card, half) for effect in card.now)
    total += sum(_counted(effect, half) for effect in card.end)
    total += sum(_reached(word, steps, half) for word, steps in card.reach)
    return total + sum(_used(effect, half) for effect in card.always)


def price(card: Card, half: int) -> float:
    """What a card costs when it is played in that half, the resources shown included."""
    cost = card.cost
    return cost.coins + cost.vases * GOODS["vases"][half] + shown(cost.needs, half)


def shown(needs: Needs, half: int) -> float:
    """What having these resources to show weighs in that half."""
    weights, n = SHOWN[half], sum(needs)
    more = max(0, n - len(weights) + 1) * (weights[-1] - weights[-2])
    same = sum(max(0, each - 2) for each in needs) * SAME[half]
    return weights[min(n, len(weights) - 1)] + more + same


def surplus(card: Card, half: int) -> float:
    """How much more than its fair return a card brings in that half."""
    return worth(card, half) - (PLAYING[half] + RETURN * price(card, half))


def half_of(card: Card) -> int:
    """The half a card belongs to: where it brings most for its price."""
    return 0 if surplus(card, 0) > surplus(card, 1) else 1


def residual(card: Card) -> float:
    """How far a card is off its fair return in the half it belongs to."""
    return surplus(card, half_of(card))


def _at_once(effect: Effect, card: Card, half: int) -> float:
    word, n, _ = effect
    if word != "swap":
        return max(n, 1) * GOODS[word][half]
    gain = max(_sum(s.take, half) - _sum(s.give, half) for s in card.swaps)
    return SWAP_AT_HAND * max(gain, 0.0)


def _sum(things: Sum, half: int) -> float:
    return sum(n * GOODS[what][half] for what, n in things)


def _counted(effect: Effect, half: int) -> float:
    word, n, _ = effect
    return n * COUNTED[word][half] * GOODS["vp"][half]


def _reached(word: str, steps: tuple[tuple[int, int], ...], half: int) -> float:
    vp, before = 0.0, 0
    for needed, each in steps:
        vp += _chance(word, needed) * (each - before)
        before = each
    return vp * GOODS["vp"][half] * (SURER if half else 1.0)


def _chance(word: str, n: int) -> float:
    chances = REACHED[word]
    return chances.get(n, 1.0 if n < min(chances) else 0.1)


def _used(effect: Effect, half: int) -> float:
    word, n, _ = effect
    what, times = USED[word]
    return n * times[half] * GOODS[what][half]
