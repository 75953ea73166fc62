"""Decisions that a lever opens: where using it would give its owner something that is skipped else.

A seat that could only pass, or take the one thing that is offered, is not asked. Levers 10, 11 and
12 bring coins, cards and an inhabitant at any time, so before a question is left out each way to
use them is tried (R16.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ....engine.agenda import Frame
from ..board import Player
from ..state import State
from .agenda import AGENDA
from .choices import DISCARD, PLAY, allows
from .levers import (
    ANY_TIME,
    INHABITANT_FOR_CARDS,
    JOKER,
    JOKER_AND_COINS,
    Lever,
    lever,
    levers_up,
    used_at,
)
from .scoring_tiles import exchanges_in_reach

_ANY_TIME = used_at(ANY_TIME)
_UNKNOWN_CARD = -1


class Use(NamedTuple):
    """What using some of the levers changes."""

    levers: int = 0
    """Which, as bits."""
    coins: int = 0
    cards: int = 0
    inhabitants: int = 0

    def of(self, used: Lever, *, coins: int = 0, cards: int = 0) -> Use:
        """With one lever more."""
        return Use(
            self.levers | 1 << used.number,
            self.coins + coins,
            self.cards + cards - used.gives_cards,
            self.inhabitants + used.inhabitants,
        )


def worth_asking(s: State, frame: Frame) -> bool:
    """Whether a decision offers more than one thing, or would with a lever."""
    return len(AGENDA.offer[frame[0]](s, frame)) > 1 or lever_opens(s, frame)


@AGENDA.opens_beside
def lever_opens(s: State, frame: Frame) -> bool:
    """Whether a lever would give the seat more to choose from than it has (R16.1)."""
    kind, seat = frame[:2]
    player = s.players[seat]
    up = levers_up(player)
    if not up & _ANY_TIME:
        return False
    of_cards = allows(kind, PLAY | DISCARD)
    if of_cards and up >> JOKER & 1 and (s.deck or s.discards):
        return True  # nobody knows what will be drawn
    offered = _things_to_do(s, frame)
    return any(
        _with(s, frame, use) > offered
        for use in _uses(player, up)
        if not (of_cards and use.cards > 0)
    )


def _things_to_do(s: State, frame: Frame) -> int:
    """How much a decision offers; scoring a tile may lead to an exchange."""
    offered = len(AGENDA.offer[frame[0]](s, frame))
    return offered + exchanges_in_reach(s, frame[1]) if frame[0] == "score" else offered


def _uses(player: Player, up: int) -> Iterator[Use]:
    """All ways to use levers 10, 11 and 12 that a player can."""
    uses = [Use()]
    if up >> JOKER & 1:
        joker = lever(JOKER)
        uses += [Use().of(joker, coins=joker.coins), Use().of(joker, cards=joker.cards)]
    if up >> JOKER_AND_COINS & 1:
        more = lever(JOKER_AND_COINS)
        uses += [use.of(more, coins=more.coins) for use in uses]
    if up >> INHABITANT_FOR_CARDS & 1 and player.supply:
        last = lever(INHABITANT_FOR_CARDS)
        hand = len(player.hand)
        uses += [use.of(last) for use in uses if hand + use.cards >= last.gives_cards]
    return iter(uses[1:])


def _with(s: State, frame: Frame, use: Use) -> int:
    """How much a decision would offer after using levers; nothing stays changed."""
    player = s.players[frame[1]]
    before = player.coins, player.ranch, player.down, player.hand
    player.coins += use.coins
    player.ranch += use.inhabitants
    player.down |= use.levers
    kept = len(player.hand) + use.cards
    player.hand = [*player.hand[:kept], *[_UNKNOWN_CARD] * (kept - len(player.hand))]
    offered = _things_to_do(s, frame)
    player.coins, player.ranch, player.down, player.hand = before
    return offered
