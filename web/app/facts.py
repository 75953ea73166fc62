"""What the engine knows about a position that the table shows: progress, what can be afforded."""

from __future__ import annotations

from boonlake.games.boonlake import river
from boonlake.games.boonlake.components.model import STRIPS, Effect
from boonlake.games.boonlake.payment import affordable
from boonlake.games.boonlake.scoring import SCORINGS, fulfilled, progress
from boonlake.games.boonlake.state import Frame, State
from boonlake.games.boonlake.turn import RIGHT

from ..views.scoring_tiles import Progress, coming
from ..views.strips import UnderWay
from .table import Table

AFFORDABLE, SHORT = "affordable", "short"


def landings(table: Table) -> list[str]:
    """The keys of the river spaces to which 1, 2, … steps lead the ship that is to sail."""
    asked, state = table.asked(), table.match.state
    if asked is None or asked.kind != "ship":
        return []
    course = river.course(state)
    return [course[at].key for at in river.landings(state, asked.seat, asked.main)]


def landing(state: State, key: str) -> tuple[tuple[Effect, ...], bool]:
    """What a river space brings, and whether landing there calls for a scoring."""
    course = river.course(state)
    at = next(i for i, space in enumerate(course) if space.key == key)
    last = len(course) - 1
    seat = state.agenda[-1][1]
    way = course[state.ships[seat] + 1 : min(at, last - 1) + 1]
    shared = not state.crossed and any(space.lock_before for space in way)
    return course[at].reward, shared or (at == last and not state.final)


def tile_progress(state: State) -> list[list[Progress | None]]:
    """By slot and seat: how far everybody is towards a tile's next value."""
    nth = min(coming(state.agenda, state.scorings), SCORINGS)
    made: list[list[Progress | None]] = []
    for slot, tile in enumerate(state.slots):
        if tile < 0:
            made.append([])
            continue
        condition = state.edition.scoring_tiles[tile].condition
        wanted = condition.values[nth - 1]
        made.append(
            [
                None
                if state.eminence is not None and seat == state.start
                else Progress(
                    str(progress(state, seat, condition, wanted)),
                    fulfilled(state, seat, slot, nth),
                )
                for seat in range(state.seats)
            ]
        )
    return made


def hand_notes(state: State, seat: int) -> dict[int, str]:
    """By card of a hand: whether it could be paid now."""
    player = state.players[seat]
    return {
        number: AFFORDABLE if affordable(player, state.edition.cards[number].cost) else SHORT
        for number in player.hand
    }


def spaces_to_lock(state: State) -> int:
    """How many spaces the foremost ship is away from the next lock that calls for a scoring."""
    course = river.course(state)
    first = max(state.ships)
    if not state.crossed:
        lock = next(i for i, space in enumerate(course) if space.lock_before)
        if lock < len(course) - 1:
            return max(0, lock - first)
    return max(0, len(course) - 1 - first)


def under_way(state: State) -> UnderWay | None:
    """The strip that is being carried out; it lies on its row until its ship has sailed."""
    agenda = state.agenda
    at = next((i for i, frame in enumerate(agenda) if frame[0] == "push-strips"), None)
    if at is None:
        return None
    _, seat, row = agenda[at]
    strip = state.strips[row]
    return UnderWay(strip, seat, _part(state, seat, STRIPS[strip], agenda[at + 1 :]))


def _part(state: State, seat: int, name: str, left: list[Frame]) -> str:
    """Which part is on, from what is left to do before the strips are pushed together."""
    if len(left) < 2 or not left[0][0].endswith("ship"):
        return "sail"
    waiting = sum(_is_right(frame, name) for frame in left[1:])
    everybody = sum(_takes_part(state, seat, other, name) for other in range(state.seats))
    return "own" if waiting == everybody and len(left) - 1 > everybody else "all"


def _is_right(frame: Frame, name: str) -> bool:
    """Whether a frame is the right part of a seat that has not begun it."""
    kind, *rest = RIGHT[name]
    named = name == "region" and frame[0] == "collect-region"
    return named or (frame[0] == kind and list(frame[2:]) == rest)


def _takes_part(state: State, seat: int, other: int, name: str) -> bool:
    if state.eminence is not None and other == state.start:
        return name == "region"
    return name != "pioneer" or other != seat
