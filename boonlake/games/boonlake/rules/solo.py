"""The Wise Eminence: a seat whose turns follow from her tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ....engine.chance import below, shuffle
from .. import EMINENCE
from ..components.model import REGIONS, STRIPS, SoloTile
from ..state import HOUSE, PASTURE, SETTLEMENT, Eminence, Frame, State, piece
from .agenda import runs
from .cattle import PASTURE_LIMIT, adjacent_pieces, set_cow
from .explore import open_spaces
from .gain import gain_vp
from .river import landings, sail
from .scoring import cattle_income
from .turn import (
    cover_label,
    name_region,
    presences_by_region,
    push_right,
    push_sailing,
    scored_presences,
    take_from_row,
)

DIFFICULTIES = EMINENCE.difficulties
"""At the n-th of them n of the removed solo tiles are A tiles; the others are B tiles."""
REMOVED = 4
MISSING_PIECE_VP = 10
UNREVEALED_B_VP = 10
ENOUGH_HOUSES = 2
"""With so many houses on the map she builds settlements."""


def set_up(s: State, chance: int) -> None:
    """Remove tiles by difficulty, shuffle the rest; she has no inhabitants of her own."""
    e = eminence(s)
    player = s.players[s.start]
    player.supply += player.ranch
    player.ranch = 0
    tiles: list[int] = []
    a_removed = DIFFICULTIES.index(e.difficulty)
    for kind, removed in (("A", a_removed), ("B", REMOVED - a_removed)):
        of_kind = [i for i, tile in enumerate(s.edition.solo_tiles) if tile.kind == kind]
        chance = shuffle(chance, of_kind)
        tiles += of_kind[removed:]
    e.chance = chance
    _stack(e, tiles)


def eminence(s: State) -> Eminence:
    """Her own things."""
    assert s.eminence is not None
    return s.eminence


def _stack(e: Eminence, tiles: list[int]) -> None:
    """A new stack in random order and orientation."""
    e.chance = shuffle(e.chance, tiles)
    e.stack.clear()
    for tile in tiles:
        corner, e.chance = below(e.chance, 4)
        e.stack.append((tile, corner))


# Her turn


@runs("eminence")
def run_eminence(s: State, frame: Frame) -> None:
    """Both halves of her tile, then everybody's part, her ship, and the strips."""
    seat = frame[1]
    tile = reveal(s, seat)
    number = preferred_location(s, seat, tile)
    strong = tile.kind == "B"
    upper_half(s, seat, number, strong)
    strip = choose_strip(s, seat, tile)
    row = take_from_row(s, seat, strip)
    name = STRIPS[strip]
    push_sailing(s, seat, row, "eminence-ship")
    push_right(s, seat, name)
    LOWER_HALF[name](s, seat, number, strong)


def reveal(s: State, seat: int) -> SoloTile:
    """Turn over the top tile; an empty stack is shuffled anew first."""
    e = eminence(s)
    if not e.stack:
        tiles = sorted(tile for tile, _ in e.revealed)
        e.revealed.clear()
        _stack(e, tiles)
        s.records.append(("solo-shuffle", -1))
    top = e.stack.pop()
    e.revealed.append(top)
    tile = s.edition.solo_tiles[top[0]]
    s.records.append(("solo-tile", seat, top[0], tile.kind))
    return tile


def preferred_location(s: State, seat: int, tile: SoloTile) -> int:
    """The number in the corner that the back of the next tile shows."""
    stack = eminence(s).stack
    corner = stack[-1][1] if stack else 0
    s.records.append(("solo-corner", seat, corner, tile.corners[corner]))
    return tile.corners[corner]


def choose_strip(s: State, seat: int, tile: SoloTile) -> int:
    """Of the tile's three strips the one furthest up."""
    rows = tuple(s.strips.index(strip) for strip in tile.strips)
    row = min(rows)
    s.records.append(("solo-choice", seat, s.strips[row], row, rows))
    return s.strips[row]


def upper_half(s: State, seat: int, number: int, strong: bool) -> None:
    """What the strip at the very bottom makes her do first."""
    strip = s.strips[-1]
    name = STRIPS[strip]
    s.records.append(("solo-top", seat, strip, name if name in ("settle", "cattle") else "cactus"))
    if name == "settle":
        lower_settle(s, seat, number, strong)
    elif name == "cattle":
        put_cow(s, seat, number)
        if strong:
            grow_cactus(s, seat, 1)
    else:
        grow_cactus(s, seat, 2 if strong else 1)


# The effects of the lower half


def lower_cactus(s: State, seat: int, number: int, strong: bool) -> None:
    """Builder and Progress."""
    grow_cactus(s, seat, 2 if strong else 1)


def lower_hire(s: State, seat: int, number: int, strong: bool) -> None:
    """A tile, then the cactus."""
    explore(s, seat, number)
    grow_cactus(s, seat, 2 if strong else 1)


def lower_pioneer(s: State, seat: int, number: int, strong: bool) -> None:
    """Two tiles, and a house on the second."""
    explore(s, seat, number)
    space = explore(s, seat, number)
    if space:
        put_house(s, seat, space << 1)
    if strong:
        grow_cactus(s, seat, 1)


def lower_cattle(s: State, seat: int, number: int, strong: bool) -> None:
    """A pasture, then a cow."""
    space = search(s, seat, number, open_spaces(s), "pasture") if s.pastures else 0
    if space:
        s.pastures -= 1
        _put_tile(s, seat, space, PASTURE)
    else:
        _lost(s, seat, "pasture")
    put_cow(s, seat, number)
    if strong:
        grow_cactus(s, seat, 1)


def lower_settle(s: State, seat: int, number: int, strong: bool) -> None:
    """One structure, or two."""
    for _ in range(2 if strong else 1):
        build_structure(s, seat, number)


def lower_region(s: State, seat: int, number: int, strong: bool) -> None:
    """Cover the label where the other player leads most; VP instead of its reward."""
    mine = presences_by_region(s, seat)
    theirs = presences_by_region(s, (seat + 1) % s.seats)
    lead = tuple(b - a for a, b in zip(mine, theirs, strict=True))
    free = [r for r in range(len(REGIONS)) if not s.labels >> r & 1]
    region = max(free or range(len(REGIONS)), key=lambda r: lead[r])
    s.records.append(("solo-region", seat, region, lead))
    name_region(s, region)
    if free:
        cover_label(s, seat, region)
        gain_vp(s, seat, sum(n for _, n, _ in s.edition.labels[region]), f"label:{REGIONS[region]}")


LOWER_HALF: dict[str, Callable[[State, int, int, bool], None]] = {
    "pioneer": lower_pioneer,
    "settle": lower_settle,
    "cattle": lower_cattle,
    "region": lower_region,
    "hire": lower_hire,
    "progress": lower_cactus,
    "builder": lower_cactus,
}


@runs("eminence-collect")
def run_eminence_collect(s: State, frame: Frame) -> None:
    """A VP per presence in the scored regions; two in her own turn with a B tile."""
    _, seat, region = frame
    strong = s.turn == seat and s.edition.solo_tiles[eminence(s).revealed[-1][0]].kind == "B"
    gain_vp(s, seat, scored_presences(s, seat, region) * (2 if strong else 1), "region")


@runs("eminence-ship")
def run_eminence_ship(s: State, frame: Frame) -> None:
    """As far as the row allows, without a reward; she never starts from the last space."""
    _, seat, steps = frame
    reached = landings(s, seat, steps)
    sail(s, seat, reached[-1], len(reached))


# Locations and pieces


def search(s: State, seat: int, number: int, possible: Iterable[int], what: str) -> int:
    """The first possible space from the preferred one upwards, wrapping around; 0 if none."""
    allowed = set(possible)
    last = len(s.edition.spaces) - 1
    for i in range(last):
        space = (number - 1 + i) % last + 1
        if space in allowed:
            s.records.append(("solo-location", seat, number, space, what))
            return space
    return 0


def explore(s: State, seat: int, number: int) -> int:
    """Place a tile of the mound; returns its space, or 0 if that is lost."""
    space = search(s, seat, number, open_spaces(s), "tile") if s.mound else 0
    if not space:
        _lost(s, seat, "tile")
        return 0
    tile = s.mound.pop()
    s.records.append(("reveal", seat, tile))
    _put_tile(s, seat, space, tile + 1)
    return space


def _put_tile(s: State, seat: int, space: int, tile: int) -> None:
    s.tiles[space] = tile
    s.records.append(("place", seat, space, tile if tile == PASTURE else tile - 1))


def build_structure(s: State, seat: int, number: int) -> None:
    """A house while she has fewer than two on the map, else a settlement in place of one."""
    own = piece(seat, HOUSE)
    houses = [index for index, what in enumerate(s.sites) if what == own]
    if len(houses) < ENOUGH_HOUSES:
        index = _search_site(s, seat, number, _open_sites(s), "house")
        if index:
            put_house(s, seat, index)
    elif s.players[seat].settlements == len(s.tables.recesses["settlement"]):
        _missing(s, seat, "settlement")
    else:
        index = _search_site(s, seat, number, houses, "settlement")
        s.sites[index] = piece(seat, SETTLEMENT)
        s.players[seat].settlements += 1
        s.players[seat].houses_out += 1
        s.records.append(("settlement", seat, index >> 1, index & 1))


def _search_site(s: State, seat: int, number: int, indices: list[int], what: str) -> int:
    """The upper possible site of the space found, as an index of sites; 0 if none."""
    space = search(s, seat, number, (index >> 1 for index in indices), what)
    if not space:
        _lost(s, seat, what)
        return 0
    return min(index for index in indices if index >> 1 == space)


def _open_sites(s: State) -> list[int]:
    """Unoccupied building sites."""
    return [
        index
        for space, tile in enumerate(s.tiles)
        if tile > 0
        for index in range(space << 1, (space << 1) + len(s.edition.tiles[tile - 1].sites))
        if not s.sites[index]
    ]


def put_house(s: State, seat: int, index: int) -> None:
    """The top house of her board on a site, or VP if there is none left."""
    player = s.players[seat]
    if player.houses == len(s.tables.recesses["house"]):
        _missing(s, seat, "house")
        return
    player.houses += 1
    s.sites[index] = piece(seat, HOUSE)
    s.records.append(("house", seat, index >> 1, index & 1))


def put_cow(s: State, seat: int, number: int) -> None:
    """Where most structures stand beside the fewest cattle."""
    if s.players[seat].cattle == len(s.tables.recesses["cattle"]):
        _missing(s, seat, "cattle")
        return
    worth = {
        space: adjacent_pieces(s, space, HOUSE)
        + adjacent_pieces(s, space, SETTLEMENT)
        - len(s.cows[space])
        for space, tile in enumerate(s.tiles)
        if tile == PASTURE and len(s.cows[space]) < PASTURE_LIMIT
    }
    if not worth:
        _lost(s, seat, "cattle")
        return
    best = max(worth.values())
    tied = [space for space in worth if worth[space] == best]
    fewest = min(len(s.cows[space]) for space in tied)
    tied = [space for space in tied if len(s.cows[space]) == fewest]
    space = tied[0] if len(tied) == 1 else search(s, seat, number, tied, "cattle")
    s.records.append(("solo-pasture", seat, space, best, fewest))
    set_cow(s, seat, space)


def _missing(s: State, seat: int, what: str) -> None:
    """No piece left where one should be placed."""
    s.records.append(("solo-missing", seat, what))
    gain_vp(s, seat, MISSING_PIECE_VP, "missing")


def _lost(s: State, seat: int, what: str) -> None:
    """Nowhere to carry the effect out."""
    s.records.append(("solo-lost", seat, what))


def grow_cactus(s: State, seat: int, steps: int) -> None:
    """Advance on the cactus track; steps beyond its end are lost."""
    e = eminence(s)
    e.cactus = min(e.cactus + steps, len(s.edition.solo_board.cactus) - 1)
    s.records.append(("cactus", seat, e.cactus, steps))


# Scoring


@runs("eminence-income")
def run_eminence_income(s: State, frame: Frame) -> None:
    """The last emptied space of each scale, the cactus track, and her cattle."""
    seat = frame[1]
    board, player = s.edition.solo_board, s.players[seat]
    for name, vp in (
        ("houses", board.houses[player.houses]),
        ("settlements", board.settlements[player.settlements]),
        ("cattle", board.cattle[player.cattle]),
        ("cactus", board.cactus[eminence(s).cactus]),
    ):
        gain_vp(s, seat, vp, f"income:{name}")
    cattle_income(s, seat)


@runs("eminence-final")
def run_eminence_final(s: State, frame: Frame) -> None:
    """Her income once more, and VP for B tiles that were not revealed."""
    seat = frame[1]
    run_eminence_income(s, frame)
    hidden = sum(s.edition.solo_tiles[tile].kind == "B" for tile, _ in eminence(s).stack)
    gain_vp(s, seat, UNREVEALED_B_VP * hidden, "final:solo-tiles")
