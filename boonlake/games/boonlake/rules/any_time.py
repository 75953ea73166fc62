"""Levers used at any time: beside a decision of their owner, and once before they go up."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame
from ..board import Player
from ..components.model import RESOURCES
from ..state import State
from .agenda import AGENDA, offers, takes
from .levers import (
    ANY_TIME,
    BEFORE_GOING_UP,
    BY_ITSELF,
    FREE_BOAT,
    INHABITANT_FOR_CARDS,
    JOKER,
    JOKER_AND_COINS,
    lever,
    levers_up,
    use,
    used_at,
)
from .supply import draw_cards, gain_coins, give_cards

_ANY_TIME = used_at(ANY_TIME)
_BEFORE_GOING_UP = used_at(BEFORE_GOING_UP)
_BESIDE = _ANY_TIME | used_at(BY_ITSELF)
_CARDS_GIVEN = lever(INHABITANT_FOR_CARDS).gives_cards


@AGENDA.offers_beside
def offer_beside(s: State, frame: Frame, options: list[str]) -> None:
    """Add the levers that can be used beside a decision of their owner (R16.1).

    Lever 7 only where it may yet be raised: at a strip, and where a card that does so can be
    played (R16.13); elsewhere it is part of paying.
    """
    player = s.players[frame[1]]
    up = player.levers & ~player.down
    if not up & _BESIDE:
        return
    if (
        up >> FREE_BOAT & 1
        and player.boats != (0, 0)
        and (frame[0] == "strip" or not s.tables.raising.isdisjoint(options))
    ):
        options.append(f"lever {FREE_BOAT}")
    _offer_any_time(player, up, options)


def _offer_any_time(player: Player, up: int, options: list[str]) -> None:
    if up >> JOKER & 1:
        options += (f"lever {JOKER} coins", f"lever {JOKER} cards")
    if up >> JOKER_AND_COINS & 1:
        options.append(f"lever {JOKER_AND_COINS}")
    if up >> INHABITANT_FOR_CARDS & 1 and len(player.hand) >= _CARDS_GIVEN:
        options.append(f"lever {INHABITANT_FOR_CARDS}")


@AGENDA.takes_beside
def use_beside(s: State, frame: Frame, move: str) -> None:
    """Use lever 7 (R16.13), 10 (R16.16), 11 (R16.17) or 12 (R16.18); the decision stays open."""
    seat = frame[1]
    _, number, *what = move.split()
    chosen = lever(int(number))
    source = use(s, seat, chosen.number)
    if chosen.number == FREE_BOAT:
        s.agenda.append(("boat", seat))
    elif chosen.number == INHABITANT_FOR_CARDS:
        brought = (("inhabitants", chosen.inhabitants), ("vp", chosen.vp))
        s.agenda.append(("take", seat, brought, source))
        give_cards(s, seat, chosen.gives_cards, source)
    elif what == ["cards"]:
        draw_cards(s, seat, chosen.cards, source)
    else:
        gain_coins(s, seat, chosen.coins, source)


@offers("last-levers")
def offer_last_levers(s: State, frame: Frame) -> list[str]:
    """Once before the levers go up at a scoring, after its income (R16.1)."""
    player = s.players[frame[1]]
    up = levers_up(player)
    if not up & _BEFORE_GOING_UP:
        return []
    options = [PASS]
    _offer_any_time(player, up, options)
    if up >> FREE_BOAT & 1 and player.boats != (0, 0):
        options.append(f"lever {FREE_BOAT}")
    return options


@takes("last-levers")
def take_last_levers(s: State, frame: Frame, move: str) -> None:
    """Use a lever and be asked again, or be done."""
    if move != PASS:
        s.agenda.append(frame)
        use_beside(s, frame, move)


@offers("boat")
def offer_boat(s: State, frame: Frame) -> list[str]:
    """One boat any number of steps upstream (R16.13)."""
    a, b = s.players[frame[1]].boats
    ends = {(min(x, b), max(x, b)) for x in range(a)} | {(min(a, x), max(a, x)) for x in range(b)}
    return [f"boat {RESOURCES[x]} {RESOURCES[y]}" for x, y in sorted(ends)]


@takes("boat")
def take_boat(s: State, frame: Frame, move: str) -> None:
    """Where the boats are now."""
    _, x, y = move.split()
    boats = (RESOURCES.index(x), RESOURCES.index(y))
    s.players[frame[1]].boats = boats
    s.records.append(("boats", frame[1], *boats))
