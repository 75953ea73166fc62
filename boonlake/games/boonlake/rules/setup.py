"""Set-up: everything chance decides, then each seat's scoring tile and first production site."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.chance import shuffle, stream
from .. import BOX
from ..components.model import Edition
from ..state import Eminence, Frame, State
from .agenda import offers, runs, settle, takes
from .effects import offer_site, take_site
from .gain import draw_cards, gain_coins
from .solo import set_up
from .turn import clockwise

HAND = 6
START_COINS = (6, 7, 8, 8)
"""In turn order."""
START_GROUPS = {1: "a", 2: "a", 3: "ab", 4: "abc"}
"""Which start tiles and start spaces are used, by number of players."""
STRIPS_IN_PLAY = 7


def new(edition: Edition, seats: Sequence[str], seed: int) -> State:
    """A new game at a table that was checked; seats are words such as human or eminence:hard."""
    s = State(edition, len(seats))
    for seat, word in enumerate(seats):
        difficulty = BOX.seating.difficulty(word)
        if difficulty:
            s.start = seat
            s.eminence = Eminence(difficulty)
    s.turn = s.start
    _deal(s, seed)
    _lay_out(s, seed)
    s.agenda.append(("turn", s.start))
    s.agenda.append(("fill-slots", -1))
    for i, seat in reversed(list(enumerate(clockwise(s, s.start)))):
        if not s.is_eminence(seat):
            gain_coins(s, seat, START_COINS[i], "setup")
            s.agenda.append(("deal-tiles", seat))
    settle(s)
    return s


def _deal(s: State, seed: int) -> None:
    """The piles, and six cards for everybody."""
    edition = s.edition
    s.deck = list(range(len(edition.cards)))
    s.deck_chance = shuffle(stream(seed, "deck"), s.deck)
    s.mound = [i for i, tile in enumerate(edition.tiles) if tile.group == "grey"]
    shuffle(stream(seed, "tiles"), s.mound)
    s.spare = list(range(len(edition.scoring_tiles)))
    shuffle(stream(seed, "scoring"), s.spare)
    s.strips = list(range(STRIPS_IN_PLAY))
    shuffle(stream(seed, "strips"), s.strips)
    for seat in clockwise(s, s.start):
        if not s.is_eminence(seat):
            draw_cards(s, seat, HAND, "setup")
    if s.eminence is not None:
        set_up(s, stream(seed, "solo"))


def _lay_out(s: State, seed: int) -> None:
    """Start tiles on their spaces, ships on the first space."""
    edition = s.edition
    groups = START_GROUPS[s.seats]
    tiles = [i for i, tile in enumerate(edition.tiles) if tile.group in groups]
    shuffle(stream(seed, "start tiles"), tiles)
    spaces = [space.number for space in edition.spaces if space.start and space.start in groups]
    for space, tile in zip(spaces, tiles, strict=True):
        s.tiles[space] = tile + 1
    s.ships = [edition.river_starts[0][s.seats - 1]] * s.seats


@runs("deal-tiles")
def run_deal_tiles(s: State, frame: Frame) -> None:
    """Two scoring tiles, of which one is kept; then the first production site."""
    seat = frame[1]
    s.agenda += [("first-site", seat, 0, "setup"), ("keep", seat, s.spare.pop(), s.spare.pop())]


@offers("keep")
def offer_keep(s: State, frame: Frame) -> list[str]:
    """The two scoring tiles."""
    return [f"keep {s.edition.scoring_tiles[tile].key}" for tile in frame[2:]]


@takes("keep")
def take_keep(s: State, frame: Frame, move: str) -> None:
    """The kept tile lies in the seat's area; the other leaves the game."""
    seat = frame[1]
    tile = next(t for t in frame[2:] if s.edition.scoring_tiles[t].key == move[5:])
    s.slots[seat] = tile
    s.owners[seat] = seat
    s.records.append(("keep", seat, tile))


@runs("fill-slots")
def run_fill_slots(s: State, frame: Frame) -> None:
    """Random scoring tiles in the areas nobody owns."""
    for slot in range(len(s.slots)):
        if s.slots[slot] < 0:
            s.slots[slot] = s.spare.pop()
            s.records.append(("slot", -1, slot, s.slots[slot]))
    s.spare.clear()


offers("first-site")(offer_site)
takes("first-site")(take_site)
