"""What belongs to one seat: its board, hand and pieces; and the Wise Eminence's own things."""

from __future__ import annotations

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
"""Permanent effects of played cards, each by its place in `Player.permanents`; see R24."""


class Player:
    """One seat's board, hand and pieces; a new one is as the set-up leaves it (R1.7, R1.9)."""

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
