"""From a wish to a table: a new game, or one that was kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from boonlake import games
from boonlake import players as bots
from boonlake.engine.save import MAX_NAME, tidy

from ..games.boonlake.pieces import COLOURS
from .seats import DIFFICULTIES, EMINENCE, HUMAN
from .settings import Settings

if TYPE_CHECKING:
    from .table import Table

GAME = "boonlake"
MOST_SEATS = 4
LARGEST_SEED = 10**9


def computers() -> list[str]:
    """The words of computer players, the weakest first."""
    return list(bots.NAMES)


@dataclass(slots=True)
class Draft:
    """A game being set up; `problems` says by field what is wrong with it."""

    seats: list[str]
    names: list[str]
    colours: list[str]
    seed: str = ""
    shuffle_start: bool = False
    training: bool = False
    problems: dict[str, str] = field(default_factory=dict)

    @property
    def solo(self) -> bool:
        """Whether the Wise Eminence plays."""
        return any(word.startswith(EMINENCE) for word in self.seats)

    @property
    def players(self) -> int:
        """How many players there are, the Wise Eminence not counted."""
        return len(self.seats) - self.solo

    def resize(self, players: int) -> None:
        """So many players from now on; one plays against the Wise Eminence."""
        seats = [word for word in self.seats if not word.startswith(EMINENCE)]
        others = computers()
        usual = "steady" if "steady" in others else others[0]
        seats = (seats + [usual] * MOST_SEATS)[:players]
        if players == 1:
            seats = [HUMAN, f"{EMINENCE}:medium"]
        self.seats = seats
        self.fill()

    def fill(self) -> None:
        """A colour of its own for every seat."""
        count = max(len(self.seats), 2)
        self.names = (self.names + [""] * count)[: max(count, len(self.names))]
        colours = [c for c in dict.fromkeys(self.colours) if c in COLOURS]
        colours += [c for c in COLOURS if c not in colours]
        self.colours = colours[:MOST_SEATS]

    def check(self) -> bool:
        """Note what is wrong; whether the game can start."""
        self.problems = {}
        known = [HUMAN, *computers(), *(f"{EMINENCE}:{word}" for word in DIFFICULTIES), EMINENCE]
        wrong = next((word for word in self.seats if word not in known), "")
        if wrong:
            self.problems["seats"] = "ui.problem.seat-word"
        elif not 2 <= len(self.seats) <= MOST_SEATS or (self.solo and len(self.seats) != 2):
            self.problems["seats"] = "ui.problem.seats"
        for seat, word in enumerate(self.seats):
            if word == HUMAN and not tidy(self.names[seat] if seat < len(self.names) else ""):
                self.problems[f"name {seat}"] = "ui.problem.name"
        if self.seed and not (self.seed.isdecimal() and int(self.seed) <= LARGEST_SEED):
            self.problems["seed"] = "ui.problem.seed"
        return not self.problems


def draft_of(settings: Settings) -> Draft:
    """The set-up as it was last time."""
    draft = Draft(
        settings.seats[:],
        settings.names[:],
        settings.colours[:],
        shuffle_start=settings.shuffle_start,
    )
    known = (HUMAN, EMINENCE, *computers())
    if not all(word.partition(":")[0] in known for word in draft.seats):
        draft.resize(len(draft.seats))
    if not 2 <= len(draft.seats) <= MOST_SEATS:
        draft.resize(2)
    draft.fill()
    return draft


def start(draft: Draft, settings: Settings, lot: int) -> Table:
    """The table of a checked draft; `lot` decides what nobody has chosen."""
    from boonlake.engine.match import Match

    from .table import Table

    seats = draft.seats[:]
    names = [tidy(name, MAX_NAME) for name in draft.names[: len(seats)]]
    colours = draft.colours[:]
    if draft.shuffle_start and not draft.solo:
        first = Random(lot).randrange(len(seats))
        seats = seats[first:] + seats[:first]
        names = names[first:] + names[:first]
        colours = colours[first : len(seats)] + colours[:first] + colours[len(seats) :]
    seed = int(draft.seed) if draft.seed else lot % LARGEST_SEED
    match = Match(games.get(GAME), {"seats": seats}, seed, training=draft.training)
    return Table(match, settings, names, colours)
