"""The twelve levers: what each does, where it may be used, and its figures; then using them.

The moments themselves stand with the rules they belong to: forgoing (forgo.py), any decision of the
owner (any_time.py), paying (payment.py), settlements (upgrade.py), tiles (tiles.py) and
region scoring (region_scoring.py).
"""

from __future__ import annotations

from typing import NamedTuple

from ....engine.agenda import Frame, argument
from ..board import Player
from ..state import State
from .agenda import offers, takes
from .effects import brings
from .supply import gain_vp

RIGHT_PART, CARD = "right part", "card"
"""Used by forgoing the right part of an action, or a card."""
PAYMENT, SETTLEMENT, TILE, REGION = "payment", "settlement", "tile", "region scoring"
"""Used while a card is paid, a settlement built, a tile placed, or coins come for presences."""
ANY_TIME = "any time"
"""Used beside every decision of the owner."""
BY_ITSELF = "by itself"
"""Used beside those decisions of the owner after which a card may raise it."""
BEFORE_GOING_UP = "before going up"
"""Asked for once more before the levers go up at a scoring."""

(
    VASE,
    MODERNIZE,
    UPGRADE,
    COINS_PER_SITE,
    COINS_FOR_CARD,
    REGION_VP,
    FREE_BOAT,
    EASIER_SETTLEMENT,
    SETTLER,
    JOKER,
    JOKER_AND_COINS,
    INHABITANT_FOR_CARDS,
) = range(1, 13)


class Lever(NamedTuple):
    """A lever, where it may be used, and what it brings there."""

    number: int
    moments: tuple[str, ...]
    coins: int = 0
    cards: int = 0
    vp: int = 0
    inhabitants: int = 0
    resources: int = 0
    """How many resources less have to be shown."""
    presences: int = 0
    """How many adjacent presences less a settlement needs."""
    gives_cards: int = 0
    """How many cards its owner gives up for it."""


LEVERS = (
    Lever(VASE, (RIGHT_PART,), coins=6),
    Lever(MODERNIZE, (RIGHT_PART,)),
    Lever(UPGRADE, (RIGHT_PART,)),
    Lever(COINS_PER_SITE, (CARD,), coins=1),
    Lever(COINS_FOR_CARD, (CARD,), coins=3),
    Lever(REGION_VP, (REGION,), vp=1),
    Lever(FREE_BOAT, (PAYMENT, BY_ITSELF, BEFORE_GOING_UP)),
    Lever(EASIER_SETTLEMENT, (SETTLEMENT,), inhabitants=1, presences=1),
    Lever(SETTLER, (TILE,), inhabitants=1),
    Lever(JOKER, (PAYMENT, ANY_TIME, BEFORE_GOING_UP), coins=2, cards=2, resources=1),
    Lever(JOKER_AND_COINS, (PAYMENT, ANY_TIME, BEFORE_GOING_UP), coins=5, resources=1),
    Lever(INHABITANT_FOR_CARDS, (ANY_TIME, BEFORE_GOING_UP), inhabitants=1, vp=3, gives_cards=2),
)
"""All twelve in order; their prices are printed and stand in the component set.

Lever 1 brings a vase, or its coins for one (R16.6); lever 2 lets its owner modernise (R16.7), lever
3 upgrade (R16.8); lever 4 pays its coins for each level of the production sites (R16.9), lever 5
once (R16.10); lever 6 pays VP for each presence (R16.12); with lever 7 one boat moves upstream
freely (R16.13); lever 8 saves an inhabitant and a presence (R16.14); lever 9 brings an inhabitant
(R16.15); levers 10 and 11 save a resource or bring what they show (R16.16, R16.17); lever 12 takes
cards and brings an inhabitant and VP (R16.18).
"""


def lever(n: int) -> Lever:
    """The lever of this number."""
    return LEVERS[n - 1]


def used_at(moment: str) -> int:
    """The levers that may be used at a moment, as bits."""
    return sum(1 << lever.number for lever in LEVERS if moment in lever.moments)


def levers_up(player: Player) -> int:
    """The levers that a player can still use, as bits (R15.5)."""
    return player.levers & ~player.down


def is_up(player: Player, n: int) -> bool:
    """Whether a player can use lever n."""
    return (player.levers & ~player.down) >> n & 1 == 1


def use(s: State, seat: int, n: int) -> str:
    """Move a lever down, where it stays (R15.5); returns the source of what it brings."""
    s.players[seat].down |= 1 << n
    s.records.append(("lever", seat, n, "use"))
    return f"lever:{n}"


def levers_go_up(s: State, seat: int) -> None:
    """At a scoring: 1 VP for every unused lever, then all go up (R19.13)."""
    player = s.players[seat]
    gain_vp(s, seat, levers_up(player).bit_count(), "levers:unused")
    if player.down:
        player.down = 0
        s.records.append(("levers-up", seat))


# Raised by a card


@brings("raise-lever")
def raise_lever(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """One used lever goes up again (R22.13)."""
    s.agenda.append(("raise-lever", seat, n, source))


@offers("raise-lever")
def offer_raise(s: State, frame: Frame) -> list[str]:
    """One of the levers that were used."""
    down = s.players[frame[1]].down
    return [f"raise {lever.number}" for lever in LEVERS if down >> lever.number & 1]


@takes("raise-lever")
def take_raise(s: State, frame: Frame, move: str) -> None:
    """The chosen lever goes up again."""
    seat, n = frame[1], int(argument(move))
    s.players[seat].down &= ~(1 << n)
    s.records.append(("lever", seat, n, "raise"))
