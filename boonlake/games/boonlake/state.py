"""The whole state of a game as plain data: ints, short strings, lists and tuples."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .components.model import Edition
from .tables import Tables, tables_of

Frame = tuple[Any, ...]
"""Something still to be done: its kind, the seat it concerns, then what the kind calls for."""

INHABITANT, HOUSE, SETTLEMENT = 0, 1, 2
PASTURE = -1
"""In `State.tiles`: 0 is an empty space, k > 0 is tile k − 1 of the set, −1 a pasture."""

PERMANENTS = (
    "lever-discount",
    "card-discount",
    "discard-bonus day",
    "discard-bonus sunset",
    "discard-bonus night",
    "cow-discount",
    "cow-coins",
    "ship-coins",
    "harbour-coins",
    "harbour-cards",
    "extra-vase",
)


def piece(seat: int, level: int) -> int:
    """How a piece on a building site is written in `State.sites` (0 is an empty site)."""
    return 1 + seat * 3 + level


class Player:
    """One seat's board, hand and pieces."""

    __slots__ = (
        "boats",
        "card_track",
        "cattle",
        "coin_track",
        "coins",
        "down",
        "hand",
        "houses",
        "houses_out",
        "levers",
        "markers",
        "permanents",
        "played",
        "projects",
        "ranch",
        "settlements",
        "sites",
        "supply",
        "tiers",
        "vases",
        "vp",
    )

    def __init__(self) -> None:
        self.coins = 0
        self.vases = 0
        self.vp = 0
        self.ranch = 3
        self.supply = 5
        self.hand: list[int] = []
        self.played: list[int] = []
        self.houses = 0
        """How many houses were removed from the board; so for settlements and cattle."""
        self.settlements = 0
        self.cattle = 0
        self.houses_out = 0
        """Houses out of the game after an upgrade, which may be used again."""
        self.tiers = 0
        """Bit t: the inhabitant of tier t has been freed."""
        self.sites: tuple[int, ...] = (0, 0, 0, 0)
        """Levels of the production sites, in the order of RESOURCES."""
        self.boats: tuple[int, int] = (0, 0)
        """Where the two boats are on the canal, sorted."""
        self.levers = 0
        """Bit n: lever n is owned."""
        self.down = 0
        """Bit n: lever n has been used."""
        self.coin_track = 0
        self.card_track = 0
        self.projects = 0
        """Bit k: the special project of slot k has been realised."""
        self.markers: tuple[int, ...] = (0, 0, 0, 0)
        """By slot: at which interim scoring this seat scored it (0: not yet)."""
        self.permanents: tuple[int, ...] = (0,) * len(PERMANENTS)

    def copy(self) -> Player:
        """An independent copy, written out by hand because search makes very many."""
        p = Player.__new__(Player)
        p.coins = self.coins
        p.vases = self.vases
        p.vp = self.vp
        p.ranch = self.ranch
        p.supply = self.supply
        p.hand = self.hand[:]
        p.played = self.played[:]
        p.houses = self.houses
        p.settlements = self.settlements
        p.cattle = self.cattle
        p.houses_out = self.houses_out
        p.tiers = self.tiers
        p.sites = self.sites
        p.boats = self.boats
        p.levers = self.levers
        p.down = self.down
        p.coin_track = self.coin_track
        p.card_track = self.card_track
        p.projects = self.projects
        p.markers = self.markers
        p.permanents = self.permanents
        return p


class Eminence:
    """The Wise Eminence's own things; her houses, cattle and VP are those of her Player."""

    __slots__ = ("cactus", "chance", "difficulty", "revealed", "stack")

    def __init__(self, difficulty: str) -> None:
        self.difficulty = difficulty
        self.stack: list[tuple[int, int]] = []
        """(solo tile, orientation of its back), the top one last."""
        self.revealed: list[tuple[int, int]] = []
        """Tiles turned over since the last shuffle, the current one last."""
        self.cactus = 0
        self.chance = 0

    def copy(self) -> Eminence:
        """An independent copy."""
        e = Eminence.__new__(Eminence)
        e.difficulty = self.difficulty
        e.stack = self.stack[:]
        e.revealed = self.revealed[:]
        e.cactus = self.cactus
        e.chance = self.chance
        return e


class State:
    """A game at one moment. `edition` is shared; everything else belongs to this state alone."""

    __slots__ = (
        "agenda",
        "cows",
        "crossed",
        "deck",
        "deck_chance",
        "discards",
        "edition",
        "eminence",
        "final",
        "labels",
        "main",
        "mound",
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

    def __init__(self, edition: Edition, seats: int) -> None:
        self.edition = edition
        self.tables: Tables = tables_of(edition)
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
        self.pastures = edition.pastures
        self.tiles = [0] * len(edition.spaces)
        self.sites = [0] * (2 * len(edition.spaces))
        """What stands on site i of space n, at 2 n + i; see `piece`."""
        self.cows: list[tuple[int, ...]] = [()] * len(edition.spaces)
        """The owners of the cattle on each space."""
        self.strips: list[int] = []
        """Strips from the top row to the bottom row."""
        self.labels = 0
        """Bit r: the label of region r is covered."""
        self.slots: list[int] = [-1] * 4
        self.owners: list[int] = [-1] * 4
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

    def is_eminence(self, seat: int) -> bool:
        """Whether the Wise Eminence holds a seat."""
        return self.eminence is not None and seat == self.start

    def copy(self) -> State:
        """An independent copy; what is never changed in place is shared."""
        s = State.__new__(State)
        s.edition = self.edition
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
        s.tiles = self.tiles[:]
        s.sites = self.sites[:]
        s.cows = self.cows[:]
        s.strips = self.strips[:]
        s.labels = self.labels
        s.slots = self.slots[:]
        s.owners = self.owners[:]
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
        return s


_TRANSIENT = frozenset({"edition", "tables", "records", "options", "main", "players", "eminence"})
_STATE_FIELDS = tuple(name for name in State.__slots__ if name not in _TRANSIENT)


def plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data, complete but for what follows from it."""
    data: dict[str, Any] = {name: _thaw(getattr(state, name)) for name in _STATE_FIELDS}
    data["players"] = [
        {name: _thaw(getattr(p, name)) for name in Player.__slots__} for p in state.players
    ]
    e = state.eminence
    data["eminence"] = e and {name: _thaw(getattr(e, name)) for name in Eminence.__slots__}
    return data


def from_plain(edition: Edition, data: dict[str, Any]) -> State:
    """The state written by `plain`; its options are not there before the flow has settled it."""
    state = State(edition, data["seats"])
    for name in _STATE_FIELDS:
        setattr(state, name, data[name])
    state.agenda = [_freeze(frame) for frame in data["agenda"]]
    state.cows = [tuple(owners) for owners in data["cows"]]
    for player, fields in zip(state.players, data["players"], strict=True):
        for name in Player.__slots__:
            value = fields[name]
            keep = name in ("hand", "played") or not isinstance(value, list)
            setattr(player, name, value if keep else tuple(value))
    if data["eminence"]:
        state.eminence = Eminence("")
        for name in Eminence.__slots__:
            value = data["eminence"][name]
            pairs = name in ("stack", "revealed")
            setattr(state.eminence, name, [tuple(x) for x in value] if pairs else value)
    return state


def digest(state: State) -> str:
    """A hash of the whole state, equal on every interpreter."""
    text = json.dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _thaw(value: Any) -> Any:
    """Lists all the way down, nothing shared with the state."""
    if isinstance(value, list | tuple):
        return [_thaw(item) for item in value]
    return value


def _freeze(value: Any) -> Any:
    """Tuples all the way down."""
    if isinstance(value, list | tuple):
        return tuple(_freeze(item) for item in value)
    return value
