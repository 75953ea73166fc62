"""What she places: tiles, structures, cattle; and her cactus."""

from __future__ import annotations

from ...state import HOUSE, PASTURE, SETTLEMENT, State, piece, put
from ..cattle import pastures_with_room, put_cattle
from ..presences import adjacent_pieces
from ..supply import gain_vp
from ..tiles import lay, open_spaces
from .location import lost, search
from .stack import eminence

MISSING_PIECE_VP = 10
ENOUGH_HOUSES = 2
"""With so many houses on the map she builds settlements."""


# Tiles


def explore(s: State, seat: int, number: int) -> int:
    """Place a tile of the mound; returns its space, or 0 if that is lost (R30.2, R30.3)."""
    space = search(s, seat, number, open_spaces(s), "tile") if s.mound else 0
    if not space:
        lost(s, seat, "tile")
        return 0
    tile = s.mound.pop()
    s.records.append(("reveal", seat, tile))
    lay(s, seat, space, tile + 1)
    return space


def lay_pasture(s: State, seat: int, number: int) -> None:
    """Place a pasture (R30.4)."""
    space = search(s, seat, number, open_spaces(s), "pasture") if s.pastures else 0
    if space:
        s.pastures -= 1
        lay(s, seat, space, PASTURE)
    else:
        lost(s, seat, "pasture")


# Structures


def build_structure(s: State, seat: int, number: int) -> None:
    """A house while she has fewer than two on the map, else a settlement in place of one.

    R31.1, R31.2; whatever the building site says (R31.3).
    """
    own = piece(seat, HOUSE)
    houses = [index for index, what in enumerate(s.sites) if what == own]
    if len(houses) < ENOUGH_HOUSES:
        index = _search_site(s, seat, number, _open_sites(s), "house")
        if index:
            put_house(s, seat, index)
    elif s.players[seat].settlements == len(s.tables.recesses["settlement"]):
        _missing(s, seat, "settlement")
    else:
        put_settlement(s, seat, _search_site(s, seat, number, houses, "settlement"))


def _search_site(s: State, seat: int, number: int, indices: list[int], what: str) -> int:
    """The upper possible site of the space found, as an index of sites; 0 if none (R31.1)."""
    space = search(s, seat, number, (index >> 1 for index in indices), what)
    if not space:
        lost(s, seat, what)
        return 0
    return min(index for index in indices if index >> 1 == space)


def _open_sites(s: State) -> list[int]:
    """Unoccupied building sites."""
    return [
        index
        for space, tile in enumerate(s.tiles)
        if tile > 0
        for index in range(space << 1, (space << 1) + len(s.components.tiles[tile - 1].sites))
        if not s.sites[index]
    ]


def put_house(s: State, seat: int, index: int) -> None:
    """The top house of her board on a site (R31.4), or VP if there is none left (R31.5)."""
    player = s.players[seat]
    if player.houses == len(s.tables.recesses["house"]):
        _missing(s, seat, "house")
        return
    player.houses += 1
    s.sites = put(s.sites, index, piece(seat, HOUSE))
    s.records.append(("house", seat, index >> 1, index & 1))


def put_settlement(s: State, seat: int, index: int) -> None:
    """The top settlement of her board in place of a house, which leaves the game (R31.2, R31.4)."""
    s.sites = put(s.sites, index, piece(seat, SETTLEMENT))
    s.players[seat].settlements += 1
    s.players[seat].houses_out += 1
    s.records.append(("settlement", seat, index >> 1, index & 1))


def _missing(s: State, seat: int, what: str) -> None:
    """No piece left where one should be placed (R31.5, R31.9)."""
    s.records.append(("solo-missing", seat, what))
    gain_vp(s, seat, MISSING_PIECE_VP, "missing")


# Cattle and cactus


def breed_cattle(s: State, seat: int, number: int) -> None:
    """Where most structures stand beside the fewest cattle (R31.6, R31.7, R31.8)."""
    if s.players[seat].cattle == len(s.tables.recesses["cattle"]):
        _missing(s, seat, "cattle")
        return
    worth = {
        space: adjacent_pieces(s, space, HOUSE)
        + adjacent_pieces(s, space, SETTLEMENT)
        - len(s.cattle[space])
        for space in pastures_with_room(s)
    }
    if not worth:
        lost(s, seat, "cattle")
        return
    best = max(worth.values())
    tied = [space for space in worth if worth[space] == best]
    fewest = min(len(s.cattle[space]) for space in tied)
    tied = [space for space in tied if len(s.cattle[space]) == fewest]
    space = tied[0] if len(tied) == 1 else search(s, seat, number, tied, "cattle")
    s.records.append(("solo-pasture", seat, space, best, fewest))
    put_cattle(s, seat, space)


def grow_cactus(s: State, seat: int, steps: int) -> None:
    """Advance on the cactus track; steps beyond its end are lost (R30.1)."""
    e = eminence(s)
    e.cactus = min(e.cactus + steps, len(s.components.solo_board.cactus) - 1)
    s.records.append(("cactus", seat, e.cactus, steps))
