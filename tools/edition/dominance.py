"""Whether a card is never worse than another: no pair of cards may be like that."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import Card, Sum, Swap

PAID_BACK = ("coins", "vases")
"""What a card may both cost and bring."""


def dominates(card: Card, other: Card) -> bool:
    """Whether a card costs no more than the other in any part and brings no less of anything."""
    return _cheaper(card, other) and _brings_all(card, other)


def dominated(cards: tuple[Card, ...]) -> list[tuple[Card, Card]]:
    """All pairs of cards of which the first dominates the second."""
    return [(a, b) for a in cards for b in cards if a is not b and dominates(a, b)]


def _cheaper(card: Card, other: Card) -> bool:
    mine, theirs = card.cost, other.cost
    return (
        mine.coins <= theirs.coins
        and mine.vases <= theirs.vases
        and all(a <= b for a, b in zip(mine.needs, theirs.needs, strict=True))
    )


def _brings_all(card: Card, other: Card) -> bool:
    mine, theirs = _numbers(card), _numbers(other)
    return (
        card.vp >= other.vp
        and all(mine.get(word, 0) >= n for word, n in theirs.items())
        and all(any(_covers(a, b) for a in card.swaps) for b in other.swaps)
        and all(_reaches(card, word, step) for word, steps in other.reach for step in steps)
    )


def _numbers(card: Card) -> dict[tuple[str, str, str], int]:
    """How much of each effect; coins and vases that only come back from the price do not count."""
    numbers: dict[tuple[str, str, str], int] = {}
    for when, effects in (("now", card.now), ("end", card.end), ("always", card.always)):
        for word, n, further in effects:
            if word != "swap":
                numbers[when, word, further] = numbers.get((when, word, further), 0) + max(n, 1)
    for what, paid in zip(PAID_BACK, (card.cost.coins, card.cost.vases), strict=True):
        numbers["now", what, ""] = numbers.get(("now", what, ""), 0) - paid
    return numbers


def _covers(swap: Swap, other: Swap) -> bool:
    return _at_least(other.give, swap.give) and _at_least(swap.take, other.take)


def _at_least(things: Sum, others: Sum) -> bool:
    mine = dict(things)
    return all(mine.get(what, 0) >= n for what, n in others)


def _reaches(card: Card, word: str, step: tuple[int, int]) -> bool:
    needed, vp = step
    paid = [v for w, steps in card.reach if w == word for n, v in steps if n <= needed]
    return max(paid, default=0) >= vp
