"""The whole state of a game as plain data: ints, short strings, lists and tuples."""

from __future__ import annotations

from typing import Any

from ...engine.agenda import Frame
from ...engine.decision import Record
from ...engine.plain import FOLLOWS, frozen, keys_of, read_into, thawed, written
from .components.model import FIELDS, NOTHING, ROWS, ComponentSet, Goods
from .tables import Tables, tables_of

BUILD, EXPLORE, FIGHT, FORTRESS = range(4)
"""Action spaces of a board that take any number of settlers, as places in `Player.placed`."""
WILDERNESS = 4
SETTLEMENT = WILDERNESS + ROWS
PLACES = SETTLEMENT + ROWS
"""Then come the three wilderness rows and the three settlement rows."""


class Player:
    """One seat's board and supply; everything in it is replaced, never changed in place."""

    __slots__ = (
        "activated",
        "artefact",
        "bonus",
        "bonus_spent",
        "buildings",
        "fortresses",
        "goods",
        "heroes",
        "landscapes",
        "mirrored",
        "monsters",
        "passed",
        "placed",
        "settlers",
        "stored",
        "vp",
    )

    def __init__(self) -> None:
        self.goods: Goods = NOTHING
        self.settlers = 0
        """Settlers that can still be placed in this round."""
        self.bonus = 0
        """Bonus settlers in the supply."""
        self.bonus_spent = 0
        """Bonus settlers placed in this round."""
        self.placed: tuple[int, ...] = (0,) * PLACES
        """How many settlers of either sort stand on each action space."""
        self.activated = 0
        """Bit f: a settler stands on the fortress of field f."""
        self.landscapes: tuple[int, ...] = (0,) * FIELDS
        """By field, row I first: 0 is unexplored, k > 0 is the kind of landscape k − 1."""
        self.monsters = 0
        """Bit f: a monster, of the landscape's colour, is on field f."""
        self.fortresses = 0
        """Bit f: a fortress stands on field f."""
        self.buildings: tuple[int, ...] = (0,) * FIELDS
        """By field, upper row first: 0 is free, k > 0 is the kind of building k − 1."""
        self.stored: tuple[int, ...] = (0,) * FIELDS
        """What lies on the bank or church of each building field."""
        self.heroes: tuple[int, ...] = ()
        self.artefact = -1
        self.passed = False
        self.mirrored: tuple[int, int, int] = (0, 0, 0)
        """Basic resources got one for one since the last other move."""
        self.vp = 0

    def copy(self) -> Player:
        """An independent copy, written out by hand because search makes very many."""
        p = Player.__new__(Player)
        p.goods = self.goods
        p.settlers = self.settlers
        p.bonus = self.bonus
        p.bonus_spent = self.bonus_spent
        p.placed = self.placed
        p.activated = self.activated
        p.landscapes = self.landscapes
        p.monsters = self.monsters
        p.fortresses = self.fortresses
        p.buildings = self.buildings
        p.stored = self.stored
        p.heroes = self.heroes
        p.artefact = self.artefact
        p.passed = self.passed
        p.mirrored = self.mirrored
        p.vp = self.vp
        return p


class State:
    """A game at one moment. `components` is shared; the rest belongs to this state alone."""

    __slots__ = (
        "agenda",
        "artefact_pile",
        "artefact_row",
        "building_piles",
        "components",
        "discarded_heroes",
        "hero_pile",
        "hero_row",
        "landscape_piles",
        "main",
        "market",
        "monsters",
        "next_start",
        "opened",
        "options",
        "over",
        "players",
        "records",
        "removed_artefacts",
        "round",
        "seats",
        "stacks",
        "start",
        "tables",
        "turn",
        "turns",
    )

    def __init__(self, components: ComponentSet, seats: int) -> None:
        self.components = components
        self.tables: Tables = tables_of(components)
        self.seats = seats
        self.start = 0
        """Who has the start marker."""
        self.next_start = -1
        """Who passed first in this round and takes the start marker."""
        self.players = [Player() for _ in range(seats)]
        self.round = 1
        self.turn = 0
        self.turns = [0] * seats
        self.landscape_piles: list[list[int]] = [[] for _ in range(ROWS)]
        """Kinds of landscape by wilderness row, the top one last."""
        self.building_piles: list[list[int]] = [[] for _ in range(components.building_piles)]
        """Kinds of building, the top one last."""
        self.market: list[int] = [-1] * components.market
        """The kind of building on each space, −1 for an empty one."""
        self.stacks: list[int] = [0] * components.market
        """How many equal buildings lie on each space."""
        self.hero_pile: list[int] = []
        self.hero_row: list[int] = [-1] * len(components.surcharges)
        """From the left; −1 is an empty space."""
        self.discarded_heroes: list[int] = []
        self.artefact_row: list[int] = []
        self.artefact_pile: list[int] = []
        """Only in the game alone."""
        self.removed_artefacts: list[int] = []
        """Artefacts that have left the game alone."""
        self.monsters: list[int] = [components.monster_pieces] * len(components.monsters)
        """Monsters in the general supply, by colour."""
        self.over = False
        self.agenda: list[Frame] = []
        self.records: list[Record] = []
        self.options: list[str] = []
        self.main = 0
        self.opened = False

    def copy(self) -> State:
        """An independent copy; what is never changed in place is shared."""
        s = State.__new__(State)
        s.components = self.components
        s.tables = self.tables
        s.seats = self.seats
        s.start = self.start
        s.next_start = self.next_start
        s.players = [player.copy() for player in self.players]
        s.round = self.round
        s.turn = self.turn
        s.turns = self.turns[:]
        s.landscape_piles = [pile[:] for pile in self.landscape_piles]
        s.building_piles = [pile[:] for pile in self.building_piles]
        s.market = self.market[:]
        s.stacks = self.stacks[:]
        s.hero_pile = self.hero_pile[:]
        s.hero_row = self.hero_row[:]
        s.discarded_heroes = self.discarded_heroes[:]
        s.artefact_row = self.artefact_row[:]
        s.artefact_pile = self.artefact_pile[:]
        s.removed_artefacts = self.removed_artefacts[:]
        s.monsters = self.monsters[:]
        s.over = self.over
        s.agenda = self.agenda[:]
        s.records = []
        s.options = self.options
        s.main = self.main
        s.opened = self.opened
        return s


_STATE = keys_of(State, {*FOLLOWS, "players"})
_PLAYER = keys_of(Player)


def plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data, complete but for what follows from it."""
    data = written(state, _STATE)
    data["players"] = [written(player, _PLAYER) for player in state.players]
    return data


def from_plain(components: ComponentSet, data: dict[str, Any]) -> State:
    """The state written by `plain`; it has no options before the agenda has settled it."""
    state = State(components, data["seats"])
    read_into(state, _STATE, data, thawed)
    state.agenda = [frozen(frame) for frame in data["agenda"]]
    for player, fields in zip(state.players, data["players"], strict=True):
        read_into(player, _PLAYER, fields, frozen)
    return state
