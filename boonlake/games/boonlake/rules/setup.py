"""Set-up: everything chance decides, then each seat's scoring tile and first production site."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.agenda import Frame, argument
from ....engine.chance import shuffle, stream
from ....engine.records import NOBODY
from .. import BOX
from ..board import Eminence
from ..components.model import STRIPS, ComponentSet
from ..state import State, put
from .actions import clockwise
from .agenda import offers, runs, settle, takes
from .solo.setup import set_up
from .supply import draw_cards, gain_coins

HAND = 6
START_COINS = (6, 7, 8, 8)
"""In turn order."""
START_GROUPS = {1: "a", 2: "a", 3: "ab", 4: "abc"}
"""Which start tiles and start spaces are used, by number of players."""


def new(components: ComponentSet, seats: Sequence[str], seed: int) -> State:
    """A new game at a table that was checked; seats are words such as human or eminence:hard.

    For one to four people (R1.1), with coins by their order (R1.12); no label is covered (R1.4).
    """
    s = State(components, len(seats))
    for seat, word in enumerate(seats):
        difficulty = BOX.seating.difficulty(word)
        if difficulty:
            s.start = seat
            s.eminence = Eminence(difficulty)
    s.turn = s.start
    _deal(s, seed)
    _lay_out(s, seed)
    s.agenda += [("turn", s.start), ("fill-slots", NOBODY)]
    for i, seat in reversed(list(enumerate(clockwise(s, s.start)))):
        if not s.is_eminence(seat):
            gain_coins(s, seat, START_COINS[i], "setup")
            s.agenda.append(("deal-tiles", seat))
    settle(s)
    return s


def _deal(s: State, seed: int) -> None:
    """The piles, and six cards for everybody.

    The mound (R1.3), the cards (R1.5) and the strips (R1.6).
    """
    components = s.components
    s.deck = list(range(len(components.cards)))
    s.deck_chance = shuffle(stream(seed, "deck"), s.deck)
    s.mound = [i for i, tile in enumerate(components.tiles) if tile.group == "grey"]
    shuffle(stream(seed, "tiles"), s.mound)
    s.spare = list(range(len(components.scoring_tiles)))
    shuffle(stream(seed, "scoring"), s.spare)
    strips = list(range(len(STRIPS)))
    shuffle(stream(seed, "strips"), strips)
    s.strips = tuple(strips)
    for seat in clockwise(s, s.start):
        if not s.is_eminence(seat):
            draw_cards(s, seat, HAND, "setup")
    if s.eminence is not None:
        set_up(s, stream(seed, "solo"))


def _lay_out(s: State, seed: int) -> None:
    """Start tiles on their spaces (R1.2), ships on the start space (R1.8)."""
    components = s.components
    groups = START_GROUPS[s.seats]
    tiles = [i for i, tile in enumerate(components.tiles) if tile.group in groups]
    shuffle(stream(seed, "start tiles"), tiles)
    spaces = [space.number for space in components.spaces if space.start and space.start in groups]
    for space, tile in zip(spaces, tiles, strict=True):
        s.tiles = put(s.tiles, space, tile + 1)
    s.ships = [components.river_starts[0][s.seats - 1]] * s.seats


@runs("deal-tiles")
def run_deal_tiles(s: State, frame: Frame) -> None:
    """Two scoring tiles, of which one is kept (R1.10)."""
    s.agenda.append(("keep", frame[1], s.spare.pop(), s.spare.pop()))


@offers("keep")
def offer_keep(s: State, frame: Frame) -> list[str]:
    """The two scoring tiles."""
    return [f"keep {s.components.scoring_tiles[tile].key}" for tile in frame[2:]]


@takes("keep")
def take_keep(s: State, frame: Frame, move: str) -> None:
    """The kept tile lies in the seat's area; the other leaves the game (R1.10)."""
    seat = frame[1]
    tile = next(t for t in frame[2:] if s.components.scoring_tiles[t].key == argument(move))
    s.slots = put(s.slots, seat, tile)
    s.owners = put(s.owners, seat, seat)
    s.records.append(("keep", seat, tile))


@runs("fill-slots")
def run_fill_slots(s: State, frame: Frame) -> None:
    """Random scoring tiles in the areas nobody owns (R1.11).

    All of them lie there before anybody chooses the first production site (R1.13).
    """
    for slot in range(len(s.slots)):
        if s.slots[slot] < 0:
            s.slots = put(s.slots, slot, s.spare.pop())
            s.records.append(("slot", NOBODY, slot, s.slots[slot]))
    s.spare.clear()
    for seat in reversed(clockwise(s, s.start)):
        if not s.is_eminence(seat) and not any(s.players[seat].sites):
            s.agenda.append(("first-site", seat, 0, "setup"))
