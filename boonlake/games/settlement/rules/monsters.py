"""Monsters: whether one appears in a landscape, and action 3, fighting one."""

from __future__ import annotations

from ..state import FIGHT, Player, State
from ..tables import FIELD_NAMES
from .agenda import Frame, offers, runs, takes
from .goods import gain
from .settlers import place

MASK = "mask"
APPEARS, STAYS_AWAY = "monster yes", "monster no"


def colours_about(s: State) -> frozenset[int]:
    """The colours of monsters on the heroes of the row."""
    colour = s.tables.hero_colour
    return frozenset(colour[hero] for hero in s.hero_row if hero >= 0)


def colour_at(s: State, player: Player, field: int) -> int:
    """The colour of monster that a landscape calls for."""
    return s.tables.landscape_colour[player.landscapes[field]]


def would_appear(s: State, player: Player, field: int) -> bool:
    """Whether a check of a landscape would bring a monster now, the mask aside."""
    colour = colour_at(s, player, field)
    return s.monsters[colour] > 0 and colour in colours_about(s)


def push_checks(s: State, seat: int, fields: list[int]) -> None:
    """Check landscapes for monsters, from left to right."""
    s.agenda += [("monster-check", seat, field) for field in reversed(fields)]


@runs("monster-check")
def run_check(s: State, frame: Frame) -> None:
    """A monster appears if its colour is among the heroes of the row and there is one left."""
    _, seat, field = frame
    player = s.players[seat]
    if s.tables.powers[player.artefact] == MASK:
        if s.monsters[colour_at(s, player, field)]:
            s.agenda.append(("mask-choice", seat, field))
    elif would_appear(s, player, field):
        _appear(s, seat, field)


@offers("mask-choice")
def offer_mask(s: State, frame: Frame) -> list[str]:
    """Whoever wears the mask decides."""
    return [STAYS_AWAY, APPEARS]


@takes("mask-choice")
def take_mask(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    if move == APPEARS:
        _appear(s, frame[1], frame[2])


def _appear(s: State, seat: int, field: int) -> None:
    player = s.players[seat]
    colour = colour_at(s, player, field)
    s.monsters[colour] -= 1
    player.monsters |= 1 << field
    s.records.append(("monster", seat, field, colour))


def fight(s: State, seat: int, field: int) -> None:
    """Place the settlers, put the monster back, take the reward."""
    player = s.players[seat]
    monster = s.components.monsters[colour_at(s, player, field)]
    place(s, seat, monster.settlers, FIGHT)
    player.monsters &= ~(1 << field)
    s.monsters[monster.colour] += 1
    s.records.append(("fight", seat, field, monster.colour))
    gain(s, seat, monster.reward, f"fight:{FIELD_NAMES[field]}")
    if s.tables.powers[player.artefact] == "fight":
        artefact = s.components.artefacts[player.artefact]
        gain(s, seat, artefact.brings, f"artefact:{artefact.key}")
