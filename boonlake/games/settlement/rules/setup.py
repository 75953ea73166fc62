"""Set-up: everything chance decides, then everybody's first artefact."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.chance import shuffle, stream
from ..components.model import ROWS, ComponentSet
from ..state import State
from .agenda import settle
from .goods import gain
from .heroes import fill_row
from .market import fill


def new(components: ComponentSet, seats: Sequence[str], seed: int) -> State:
    """A new game at a table that was checked; the first seat has the start marker."""
    s = State(components, len(seats))
    _shuffle(s, seed)
    fill(s)
    fill_row(s)
    for seat in range(s.seats):
        s.players[seat].settlers = components.settlers
        gain(s, seat, components.start, "setup")
    s.agenda.append(("round", -1))
    # Counter-clockwise from the right of the start marker: the last frame is the first to be done.
    s.agenda += [("artefact", (s.start + i) % s.seats) for i in range(s.seats)]
    settle(s)
    s.records = []
    return s


def _shuffle(s: State, seed: int) -> None:
    components = s.components
    for row in range(ROWS):
        s.landscape_piles[row] = [
            kind.number
            for kind in components.landscapes
            if kind.row == row
            for _ in range(kind.copies)
        ]
        shuffle(stream(seed, f"landscapes {row + 1}"), s.landscape_piles[row])
    tiles = [kind.number for kind in components.buildings] * components.building_copies
    shuffle(stream(seed, "buildings"), tiles)
    piles = components.building_piles
    s.building_piles = [tiles[i::piles] for i in range(piles)]
    s.hero_pile = list(range(len(components.heroes)))
    shuffle(stream(seed, "heroes"), s.hero_pile)
    artefacts = list(range(len(components.artefacts)))
    shuffle(stream(seed, "artefacts"), artefacts)
    in_row = s.seats + components.more_artefacts
    s.artefact_row = artefacts[:in_row]
    if s.seats == 1:
        s.artefact_pile = artefacts[in_row:]
