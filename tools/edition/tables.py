"""The valuation and the cards as tables of text; docs/edition.md shows the first of them."""

from __future__ import annotations

from collections.abc import Iterable

from boonlake.games.boonlake.components.model import KINDS, Card

from . import valuation

WORDS = {
    "coins": "1 coin",
    "cards": "1 card",
    "vases": "1 vase",
    "inhabitants": "1 inhabitant",
    "vp": "1 VP",
    "coin-step": "1 step on the coin track",
    "card-step": "1 step on the card track",
    "raise-lever": "a lever raised",
    "free-house": "a free house",
    "easy-settlement": "an easier settlement",
}


def valuation_tables() -> list[str]:
    """The lines of all tables of the valuation, in Markdown."""
    return [*_goods(), *_counted(), *_reached(), *_used(), *_shown()]


def card_table(cards: Iterable[Card]) -> list[str]:
    """One line per card: price and worth in each half, and how far it is off a fair return."""
    lines = [f"{'card':20} {'kind':6} {'price':>11} {'worth':>11}  half    off"]
    for card in cards:
        price = " ".join(f"{valuation.price(card, half):5.1f}" for half in (0, 1))
        worth = " ".join(f"{valuation.worth(card, half):5.1f}" for half in (0, 1))
        half, off = valuation.half_of(card) + 1, valuation.residual(card)
        lines.append(
            f"{card.key:20} {KINDS[card.kind]:6} {price:>11} {worth:>11} {half:5} {off:+6.2f}"
        )
    return lines


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    head = list(head)
    lines = [head, ["---"] * len(head), *([_cell(c) for c in row] for row in rows)]
    return ["| " + " | ".join(line) + " |" for line in lines]


def _cell(content: object) -> str:
    return f"{content:g}" if isinstance(content, float) else str(content)


def _goods() -> list[str]:
    rows = ((WORDS[word], *values) for word, values in valuation.GOODS.items())
    return _table(("in coins", "first round", "second round"), rows)


def _counted() -> list[str]:
    rows = ((word, *values) for word, values in valuation.COUNTED.items())
    return _table(("counted at the end", "first round", "second round"), rows)


def _reached() -> list[str]:
    numbers = range(1, 9)
    rows = (
        (word, *(f"{100 * chance[n]:.0f} %" if n in chance else "" for n in numbers))
        for word, chance in valuation.REACHED.items()
    )
    return _table(("chance to reach", *map(str, numbers)), rows)


def _used() -> list[str]:
    rows = ((word, what, *times) for word, (what, times) in valuation.USED.items())
    return _table(("permanent effect", "brings", "first round", "second round"), rows)


def _shown() -> list[str]:
    rounds = ("first round", "second round")
    rows = (
        (name, *valuation.SHOWN[half][1:], valuation.SAME[half]) for half, name in enumerate(rounds)
    )
    most = len(valuation.SHOWN[0])
    return _table(("resources to show", *map(str, range(1, most)), "each of a sort over 2"), rows)
