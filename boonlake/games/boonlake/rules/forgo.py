"""Levers used by forgoing: 1, 2 and 3 instead of a right part, 4 and 5 instead of a card."""

from __future__ import annotations

from ..state import State
from .levers import (
    CARD,
    COINS_PER_SITE,
    LEVERS,
    MODERNIZE,
    RIGHT_PART,
    UPGRADE,
    VASE,
    is_up,
    lever,
    levers_up,
    use,
    used_at,
)
from .modernize import modernize_options
from .supply import gain_coins, gain_vases, pay_vases
from .upgrade import upgrade_options

_INSTEAD_OF_RIGHT_PART = used_at(RIGHT_PART)
_INSTEAD_OF_CARD = tuple(lever.number for lever in LEVERS if CARD in lever.moments)


# A card


def forgone_card_choices(s: State, seat: int) -> list[tuple[str, int]]:
    """How levers 4 and 5 may be used with a forgone card: end of the move, coins (R16.11)."""
    player = s.players[seat]
    choices = [("", 0)]
    for n in _INSTEAD_OF_CARD:
        if is_up(player, n):
            coins = coins_for_card(s, seat, n)
            choices += [(f"{suffix} {n}", total + coins) for suffix, total in choices]
    return choices


def coins_for_card(s: State, seat: int, n: int) -> int:
    """What lever 4 pays by the production sites (R16.9), lever 5 once (R16.10)."""
    times = sum(s.players[seat].sites) if n == COINS_PER_SITE else 1
    return lever(n).coins * times


def forgo_card(s: State, seat: int, levers: list[str]) -> None:
    """Use levers 4 and 5 as the move says (R16.11)."""
    for word in levers:
        n = int(word)
        coins = coins_for_card(s, seat, n)
        gain_coins(s, seat, coins, use(s, seat, n))


# A right part


def is_forgoing(move: str) -> bool:
    """Whether a move of a right part forgoes it for a lever."""
    return move.startswith("lever ")


def forgo_options(s: State, seat: int, *, card: bool) -> list[str]:
    """What may be done by forgoing a right part; with levers 4 and 5 if a card is forgone.

    One of levers 1, 2 and 3 (R16.2, R16.3).
    """
    player = s.players[seat]
    if not levers_up(player) & _INSTEAD_OF_RIGHT_PART:
        return []
    upgrades: list[str] = []
    if is_up(player, UPGRADE):
        upgrade_options(s, seat, upgrades)
    options = []
    for suffix, coins in forgone_card_choices(s, seat) if card else [("", 0)]:
        if is_up(player, VASE):
            options.append(f"lever {VASE} vase{suffix}")
            if player.vases:
                options.append(f"lever {VASE} coins{suffix}")
        if is_up(player, MODERNIZE) and modernize_options(s, seat, player.coins + coins):
            options.append(f"lever {MODERNIZE}{suffix}")
        if upgrades:
            options.append(f"lever {UPGRADE}{suffix}")
    return options


def forgo(s: State, seat: int, move: str) -> None:
    """Forgo the right part: the chosen lever of the top row, after those for a forgone card.

    Lever 1 (R16.6), 2 (R16.7) or 3 (R16.8).
    """
    words = move.split()
    n = int(words[1])
    s.records.append(("forgo", seat, n))
    forgo_card(s, seat, words[3 if n == VASE else 2 :])
    source = use(s, seat, n)
    if n == MODERNIZE:
        s.agenda.append(("modernize", seat, 1))
    elif n == UPGRADE:
        s.agenda.append(("upgrade", seat, "any", 0, 1))
    elif words[2] == "vase":
        gain_vases(s, seat, 1, source)
    else:
        pay_vases(s, seat, 1, source)
        gain_coins(s, seat, lever(VASE).coins, source)
