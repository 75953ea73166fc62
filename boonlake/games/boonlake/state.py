"""The whole state of a game as plain data: ints, short strings, lists and tuples."""

from __future__ import annotations

from typing import Any, TypeVar

from ...engine.agenda import Frame
from .board import Eminence, Player
from .components.model import ComponentSet
from .tables import tables_of

T = TypeVar("T")

INHABITANT, HOUSE, SETTLEMENT = 0, 1, 2
LEVELS = 3
"""What stands on a building site: its level, and by it the sort of piece."""
PASTURE = -1
"""In `State.tiles`: 0 is an empty space, k > 0 is tile k − 1 of the set, −1 a pasture."""


def piece(seat: int, level: int) -> int:
    """How a piece on a building site is written in `State.sites` (0 is an empty site)."""
    return 1 + seat * LEVELS + level


def owner_of(piece: int) -> int:
    """Whose piece it is."""
    return (piece - 1) // LEVELS


def level_of(piece: int) -> int:
    """Whether a piece is an inhabitant, a house or a settlement."""
    return (piece - 1) % LEVELS


def own_pieces(seat: int) -> tuple[int, int]:
    """The lowest and the highest number among a seat's pieces, for comparing many at once."""
    return piece(seat, INHABITANT), piece(seat, SETTLEMENT)


def put(places: tuple[T, ...], place: int, what: T) -> tuple[T, ...]:
    """The same places with something else at one of them."""
    return (*places[:place], what, *places[place + 1 :])


class State:
    """A game at one moment. `components` is shared; everything else belongs to this state alone.

    What lies on the table and changes once in a while is a tuple: copies share it.
    """

    __slots__ = (
        "agenda",
        "cattle",
        "components",
        "crossed",
        "deck",
        "deck_chance",
        "discards",
        "eminence",
        "final",
        "labels",
        "main",
        "mound",
        "opened",
        "options",
        "over",
        "owners",
        "pastures",
        "players",
        "records",
        "round",
        "scorings",
        "seats",
        "ships",
        "sites",
        "slots",
        "spare",
        "start",
        "strips",
        "tables",
        "tiles",
        "trigger",
        "turn",
        "turns",
    )

    def __init__(self, components: ComponentSet, seats: int) -> None:
        self.components = components
        self.tables = tables_of(components)
        self.seats = seats
        self.start = 0
        """The starting player's seat."""
        self.players = [Player() for _ in range(seats)]
        self.eminence: Eminence | None = None
        """The solo opponent, who then holds the starting seat."""
        self.round = 1
        self.scorings = 0
        self.turn = 0
        self.turns = [0] * seats
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.deck_chance = 0
        self.mound: list[int] = []
        self.pastures = components.pastures
        self.tiles: tuple[int, ...] = (0,) * len(components.spaces)
        self.sites: tuple[int, ...] = (0,) * (2 * len(components.spaces))
        """What stands on site i of space n, at 2 n + i; see `piece`."""
        self.cattle: tuple[tuple[int, ...], ...] = ((),) * len(components.spaces)
        """The owners of the cattle on each space."""
        self.strips: tuple[int, ...] = ()
        """Strips from the top row to the bottom row."""
        self.labels = 0
        """Bit r: the label of region r is covered."""
        self.slots: tuple[int, ...] = (-1,) * 4
        self.owners: tuple[int, ...] = (-1,) * 4
        self.spare: list[int] = []
        """Scoring tiles not yet dealt, the next one last."""
        self.ships = [0] * seats
        self.crossed = False
        """The lock of the shared course has been crossed in this round."""
        self.trigger = 0
        """Locks crossed in this turn: 1 the shared one, 2 the one before the last space."""
        self.final = False
        """The final lap is on."""
        self.over = False
        self.agenda: list[Frame] = []
        self.records: list[tuple[Any, ...]] = []
        self.options: list[str] = []
        self.main = 0
        self.opened = False

    def is_eminence(self, seat: int) -> bool:
        """Whether the Wise Eminence holds a seat."""
        return self.eminence is not None and seat == self.start

    def copy(self) -> State:
        """An independent copy; what is never changed in place is shared."""
        s = State.__new__(State)
        s.components = self.components
        s.tables = self.tables
        s.seats = self.seats
        s.start = self.start
        s.players = [p.copy() for p in self.players]
        s.eminence = self.eminence.copy() if self.eminence else None
        s.round = self.round
        s.scorings = self.scorings
        s.turn = self.turn
        s.turns = self.turns[:]
        s.deck = self.deck[:]
        s.discards = self.discards[:]
        s.deck_chance = self.deck_chance
        s.mound = self.mound[:]
        s.pastures = self.pastures
        s.tiles = self.tiles
        s.sites = self.sites
        s.cattle = self.cattle
        s.strips = self.strips
        s.labels = self.labels
        s.slots = self.slots
        s.owners = self.owners
        s.spare = self.spare[:]
        s.ships = self.ships[:]
        s.crossed = self.crossed
        s.trigger = self.trigger
        s.final = self.final
        s.over = self.over
        s.agenda = self.agenda[:]
        s.records = []
        s.options = self.options
        s.main = self.main
        s.opened = self.opened
        return s
