"""The effect vocabulary carried out: one interpreter for cards, sites, spaces, river and tracks.

Words that ask something or belong to another chapter are carried out there: a rule marks with
`brings` which words it serves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine.agenda import PASS, Frame, argument
from ..components.model import Effect, Sum
from ..state import State
from .agenda import offers, runs, takes
from .supply import (
    draw_cards,
    gain_coins,
    gain_inhabitants,
    gain_vases,
    gain_vp,
    give_cards,
    pay_coins,
    pay_inhabitants,
    pay_vases,
)

Brings = Callable[[State, int, int, str, str], None]
"""Carries an effect out for a seat: its number, its further word, and the source."""

_GAINS: dict[str, Callable[[State, int, int, str], None]] = {
    "coins": gain_coins,
    "cards": draw_cards,
    "vases": gain_vases,
    "inhabitants": gain_inhabitants,
    "vp": gain_vp,
}
"""Effects that bring something from the supply."""
_PAYS: dict[str, Callable[[State, int, int, str], None]] = {
    "cards": give_cards,
    "coins": pay_coins,
    "vases": pay_vases,
    "inhabitants": pay_inhabitants,
    "vp": lambda s, seat, n, source: gain_vp(s, seat, -n, source),
}
_HELD: dict[str, Callable[[State, int], int]] = {
    "coins": lambda s, seat: s.players[seat].coins,
    "cards": lambda s, seat: len(s.players[seat].hand),
    "vases": lambda s, seat: s.players[seat].vases,
    "inhabitants": lambda s, seat: s.players[seat].ranch,
}
_BRINGS: dict[str, Brings] = {}
"""All other effects."""


def brings(*words: str) -> Callable[[Brings], Brings]:
    """Mark the rule that carries out these words of the vocabulary."""

    def mark(rule: Brings) -> Brings:
        for word in words:
            _BRINGS[word] = rule
        return rule

    return mark


def grant(s: State, seat: int, effects: Sequence[Effect], source: str) -> None:
    """Carry effects out from left to right; those that ask something become frames.

    Coins, cards, vases, inhabitants and VP come at once, wherever they are printed: on spaces
    (R5.7), building sites (R6.6, R7.3, R7.4, R7.10, R7.11), the river (R18.8) and cards (R22.3,
    R22.4, R22.5).
    """
    for i, effect in enumerate(effects):
        gain = _GAINS.get(effect[0])
        if gain is None:
            s.agenda.extend(("effect", seat, e, source) for e in reversed(effects[i:]))
            return
        gain(s, seat, effect[1], source)


@runs("effect")
def run_effect(s: State, frame: Frame) -> None:
    """One effect of a list."""
    _, seat, (word, n, arg), source = frame
    gain = _GAINS.get(word)
    if gain is not None:
        gain(s, seat, n, source)
    else:
        _BRINGS[word](s, seat, n, arg, source)


# Exchanges that a card offers


@brings("swap")
def bring_swap(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """The exchange of card n."""
    s.agenda.append(("swap", seat, n, source))


def can_give(s: State, seat: int, goods: Sum) -> bool:
    """Whether all of it can be given; VP always can."""
    return all(what == "vp" or _HELD[what](s, seat) >= n for what, n in goods)


@offers("swap", beside=True)
def offer_swap(s: State, frame: Frame) -> list[str]:
    """The directions of a card's exchange that can be afforded, or to let it go (R3.14)."""
    swaps = s.components.cards[frame[2]].swaps
    options = [f"swap {i}" for i, swap in enumerate(swaps, 1) if can_give(s, frame[1], swap.give)]
    return [*options, PASS]


@takes("swap")
def take_swap(s: State, frame: Frame, move: str) -> None:
    """Give, then take what the card says.

    R22.6, R22.7, R22.8, R22.9, R22.10, R22.11, R22.12.
    """
    if move == PASS:
        return
    _, seat, card, source = frame
    swap = s.components.cards[card].swaps[int(argument(move)) - 1]
    s.agenda.append(("take", seat, swap.take, source))
    for what, n in swap.give:
        _PAYS[what](s, seat, n, source)


@runs("take")
def run_take(s: State, frame: Frame) -> None:
    """What was swapped for."""
    _, seat, goods, source = frame
    for what, n in goods:
        _GAINS[what](s, seat, n, source)
