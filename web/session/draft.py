"""A game being set up: which one, who sits where; asks the box of the game what is possible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from boonlake import games
from boonlake.engine.box import Box
from boonlake.engine.names import tidy
from boonlake.engine.seating import HUMAN, Seating, SeatingError
from boonlake.text import Text

from .settings import Settings

LARGEST_SEED = 10**9


@dataclass(eq=False, repr=False)  # each of these would be compiled at every start
class Draft:
    """A game being set up; `problems` says by field what is wrong with it."""

    game: str
    seats: list[str]
    names: list[str]
    colours: list[str]
    palette: Sequence[str]
    """All colours there are."""
    seed: str = ""
    shuffle_start: bool = False
    training: bool = False
    choices: dict[str, str] = field(default_factory=dict)
    """What else was chosen, by its key."""
    problems: dict[str, str] = field(default_factory=dict)

    @property
    def box(self) -> Box:
        """What stands on the box of the game."""
        return games.box(self.game)

    @property
    def seating(self) -> Seating:
        """Who may sit at the table."""
        return self.box.seating

    @property
    def solo(self) -> bool:
        """Whether one player has the table alone, or with the opponent only."""
        return self.seating.is_solo(self.seats)

    @property
    def players(self) -> int:
        """How many players there are, the opponent not counted."""
        return self.seating.players(self.seats)

    def player_counts(self) -> range:
        """How many players there may be."""
        seating = self.seating
        return range(1 if seating.opponent else seating.fewest, seating.most + 1)

    def choose_game(self, game: str) -> None:
        """Another game, with those who can sit there too."""
        self.game, self.choices = game, {}
        self._seat_known()

    def resize(self, players: int) -> None:
        """So many players from now on; one alone plays against the opponent."""
        self.seats = self.seating.seats_for(players, self.seats)
        self.problems = {}
        self.fill()

    def ask_for(self, seats: list[str], seed: str) -> None:
        """The table that an address asks for; one word alone stands for a game alone."""
        self.seats, self.seed, self.shuffle_start = seats, seed, False
        if seats == [HUMAN]:
            self.resize(1)
        self.fill()

    def mend(self) -> None:
        """A table that can be set up; what was wrong is still told."""
        problems = self.problems
        counts = self.player_counts()
        self.resize(min(max(counts.start, self.players), counts[-1]))
        self.problems = problems

    def _seat_known(self) -> None:
        """A table that can be played, as near to the present one as may be."""
        seating = self.seating
        counts = self.player_counts()
        self.seats = self.seats or [HUMAN]
        if not all(seating.knows(word) for word in self.seats):
            self.seats = [word for word in self.seats if seating.knows(word)] or [HUMAN]
            self.resize(min(max(counts.start, self.players), counts[-1]))
        try:
            seating.check(self.seats)
        except SeatingError:
            self.resize(min(max(2, counts.start, self.players), counts[-1]))
        self.fill()

    def fill(self) -> None:
        """A colour of its own for every seat, and room for every name."""
        count = max(len(self.seats), 2)
        self.names = (self.names + [""] * count)[: max(count, len(self.names))]
        colours = [c for c in dict.fromkeys(self.colours) if c in self.palette]
        colours += [c for c in self.palette if c not in colours]
        self.colours = colours[: max(count, self.seating.most)]

    def next_colour(self, seat: int) -> None:
        """The seat takes the next colour; whoever had it takes the seat's."""
        colours, palette = self.colours, self.palette
        wanted = palette[(palette.index(colours[seat]) + 1) % len(palette)]
        if wanted in colours:
            colours[colours.index(wanted)] = colours[seat]
        colours[seat] = wanted

    def check(self) -> bool:
        """Note what is wrong; whether the game can start."""
        self.problems = {}
        try:
            self.seating.check(self.seats)
            self.box.chosen(self.choices)
        except SeatingError as error:
            kind = error.kind if error.kind == "seat-word" else "seats"
            self.problems["seats"] = f"ui.problem.{kind}"
        for seat, word in enumerate(self.seats):
            if word == HUMAN and not tidy(self.names[seat] if seat < len(self.names) else ""):
                self.problems[f"name {seat}"] = "ui.problem.name"
        if self.seed and not _is_seed(self.seed):
            self.problems["seed"] = "ui.problem.seed"
        return not self.problems

    # Names

    def number_people(self, text: Text) -> None:
        """People without a name are called by their number, until they say otherwise."""
        for seat, name in enumerate(self.names):
            self.names[seat] = name or text.t("ui.person", n=seat + 1)

    def own_names(self, text: Text) -> list[str]:
        """What people call themselves; "" for those who go by their number."""
        numbers = [text.t("ui.person", n=seat + 1) for seat in range(len(self.names))]
        return [
            "" if name == number else name for name, number in zip(self.names, numbers, strict=True)
        ]

    # From a wish to a table

    def order(self, lot: int) -> tuple[list[str], list[str], list[str]]:
        """Seats, names and colours from the starting player on, who may be drawn by lot."""
        seats, colours = self.seats[:], self.colours[:]
        names = [tidy(name) for name in self.names[: len(seats)]]
        if self.shuffle_start and not self.solo:
            first = Random(lot).randrange(len(seats))
            seats = seats[first:] + seats[:first]
            names = names[first:] + names[:first]
            colours = colours[first : len(seats)] + colours[:first] + colours[len(seats) :]
        return seats, names, colours

    def seed_of(self, lot: int) -> int:
        """The seed that was asked for, or one by lot."""
        return int(self.seed) if self.seed else lot % LARGEST_SEED


def _is_seed(word: str) -> bool:
    """Whether a word is a seed; Python itself reads no endless number."""
    digits = len(str(LARGEST_SEED))
    return word.isdecimal() and len(word) <= digits and int(word) <= LARGEST_SEED


def draft_of(settings: Settings, palette: Sequence[str]) -> Draft:
    """The set-up as it was last time."""
    known = games.names()
    draft = Draft(
        settings.game if settings.game in known else known[0],
        settings.seats[:],
        settings.names[:],
        settings.colours[:],
        palette,
        shuffle_start=settings.shuffle_start,
    )
    draft._seat_known()
    return draft
