"""Explore and lay pastures: new tiles on the map."""

from __future__ import annotations

from ..state import PASTURE, Frame, State
from .agenda import PASS, offers, runs, takes
from .effects import grant
from .gain import gain_coins, gain_inhabitants

INSTEAD_COINS = 2
"""When there is no tile or no space left."""
SETTLERS = 9
"""The lever that brings an inhabitant with a placed tile."""


def open_spaces(s: State) -> list[int]:
    """Empty spaces adjacent to a tile."""
    tiles, neighbours = s.tiles, s.edition.neighbours
    found = []
    for space in range(1, len(tiles)):
        if not tiles[space]:
            for near in neighbours[space]:
                if tiles[near]:
                    found.append(space)
                    break
    return found


def map_full(s: State) -> bool:
    """Whether every space has a tile."""
    return 0 not in s.tiles[1:]


def _with_lever(s: State, seat: int, moves: list[str]) -> list[str]:
    """Each move plain, and with lever 9 where it can be used."""
    player = s.players[seat]
    if (player.levers & ~player.down) >> SETTLERS & 1 and player.supply:
        return [m for move in moves for m in (move, f"{move} {SETTLERS}")]
    return moves


@runs("explore")
def run_explore(s: State, frame: Frame) -> None:
    """Coins instead if there is no tile or no space; else the seat is asked."""
    seat = frame[1]
    if not s.mound or map_full(s):
        gain_coins(s, seat, INSTEAD_COINS, "explore")
    else:
        s.agenda.append(("reveal", seat))


@offers("reveal", beside=True)
def offer_reveal(s: State, frame: Frame) -> list[str]:
    """Reveal a tile or leave it."""
    return ["reveal", PASS]


@takes("reveal")
def take_reveal(s: State, frame: Frame, move: str) -> None:
    """The revealed tile has to be placed."""
    if move != PASS:
        tile = s.mound.pop()
        s.records.append(("reveal", frame[1], tile))
        s.agenda.append(("place", frame[1], tile))


@offers("place")
def offer_place(s: State, frame: Frame) -> list[str]:
    """Every empty space beside a tile."""
    spelled = s.tables.explore
    return _with_lever(s, frame[1], [spelled[space] for space in open_spaces(s)])


@takes("place")
def take_place(s: State, frame: Frame, move: str) -> None:
    """Place the tile and take the space's reward."""
    place(s, frame[1], frame[2] + 1, move)


@runs("lay-pasture")
def run_lay_pasture(s: State, frame: Frame) -> None:
    """Coins instead if there is no pasture or no space; else the seat is asked."""
    seat = frame[1]
    if not s.pastures or map_full(s):
        gain_coins(s, seat, INSTEAD_COINS, "pasture")
    else:
        s.agenda.append(("pasture", seat))


@offers("pasture", beside=True)
def offer_pasture(s: State, frame: Frame) -> list[str]:
    """Every empty space beside a tile, or none."""
    spelled = s.tables.pasture
    return [*_with_lever(s, frame[1], [spelled[space] for space in open_spaces(s)]), PASS]


@takes("pasture")
def take_pasture(s: State, frame: Frame, move: str) -> None:
    """Lay the pasture and take the space's reward."""
    if move != PASS:
        s.pastures -= 1
        place(s, frame[1], PASTURE, move)


def place(s: State, seat: int, tile: int, move: str) -> None:
    """Put a tile on a space, with lever 9 if the move says so."""
    words = move.split()
    space = int(words[1])
    s.tiles[space] = tile
    s.records.append(("place", seat, space, tile if tile == PASTURE else tile - 1))
    if len(words) == 3:
        s.players[seat].down |= 1 << SETTLERS
        s.records.append(("lever", seat, SETTLERS, "use"))
        gain_inhabitants(s, seat, 1, f"lever:{SETTLERS}")
    grant(s, seat, s.edition.spaces[space].reward, f"space:{space}")
