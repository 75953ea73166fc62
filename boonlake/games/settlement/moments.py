"""Whether what is still to be done fits the moment of the game, as it always does in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...engine.agenda import Frame
from .components.model import FIELDS
from .rules.build import free_rows
from .rules.landscapes import safe_fields
from .rules.monsters import MASK, colour_at
from .rules.payment import ways_of
from .state import Player, State


def unreachable(s: State) -> Iterator[str]:
    """One sentence for everything that cannot be so in a sound position."""
    if s.over:
        return
    yield from _whose(s)
    yield from _artefacts(s)
    checked = [frame[2] for frame in s.agenda if frame[0] in ("monster-check", "mask-choice")]
    if len(set(checked)) < len(checked):
        yield f"landscapes {checked} are to be checked for monsters"
    for frame in s.agenda:
        possible = _POSSIBLE.get(frame[0])
        if possible and not possible(s, s.players[frame[1]], frame):
            yield f"{frame[0]!r} of seat {frame[1]} is still to be done, but is impossible"


def _whose(s: State) -> Iterator[str]:
    """Everything is done by the seat whose turn it is, which has passed or not."""
    base = s.agenda[0][0]
    if base == "round":
        if any(s.turns) or s.round > 1 or any(player.passed for player in s.players):
            yield "the game has begun before everybody has an artefact"
        return
    others = {frame[1] for frame in s.agenda} - {s.turn, -1}
    if others:
        yield f"it is the turn of seat {s.turn}, but seats {sorted(others)} have to do something"
    if s.players[s.turn].passed != (base == "turn-passes-on"):
        yield f"seat {s.turn} has passed and goes on, or has not and does not"
    if base == "turn-passes-on" and s.round == s.components.rounds:
        yield "nobody takes an artefact in the last round"
    if not s.turns[s.turn]:
        yield f"seats have had {s.turns} turns"


def _artefacts(s: State) -> Iterator[str]:
    """Everybody has one but in the set-up; alone one leaves the game each round."""
    waiting = [frame[1] for frame in s.agenda if frame[0] == "artefact"]
    set_up = s.agenda[0][0] == "round"
    without = [seat for seat, player in enumerate(s.players) if player.artefact < 0]
    if without != (sorted(waiting) if set_up else []):
        yield f"seats {without} have no artefact"
    if s.seats == 1 and len(s.removed_artefacts) != s.round - 1:
        yield f"{len(s.removed_artefacts)} artefacts have left the game in round {s.round}"


# What a frame relies on


def _can_pay(s: State, player: Player, frame: Frame) -> bool:
    _, seat, what, which = frame
    if what == "build":
        there = which < len(s.market) and s.market[which] >= 0 and bool(free_rows(player))
    elif what == "hero":
        there = which < len(s.hero_row) and s.hero_row[which] >= 0
    else:
        there = which < FIELDS and player.buildings[which] > 0
    return there and bool(ways_of(s, seat, what, which))


def _can_be_used(s: State, player: Player, frame: Frame) -> bool:
    return all(player.buildings[field] for field in range(FIELDS) if frame[2] >> field & 1)


def _can_be_checked(s: State, player: Player, frame: Frame) -> bool:
    field = frame[2]
    bare = not (player.monsters | player.fortresses) >> field & 1
    return bare and player.landscapes[field] > 0


def _can_be_masked(s: State, player: Player, frame: Frame) -> bool:
    return (
        _can_be_checked(s, player, frame)
        and s.tables.powers[player.artefact] == MASK
        and s.monsters[colour_at(s, player, frame[2])] > 0
    )


_POSSIBLE: dict[str, Callable[[State, Player, Frame], bool]] = {
    "artefact": lambda s, player, frame: bool(s.artefact_row),
    "place": lambda s, player, frame: bool(free_rows(player)),
    "effects": _can_be_used,
    "pay": _can_pay,
    "monster-check": _can_be_checked,
    "mask-choice": _can_be_masked,
    "luck": lambda s, player, frame: bool(safe_fields(player, frame[2])),
}
"""By kind of frame: whether what it relies on is there."""
