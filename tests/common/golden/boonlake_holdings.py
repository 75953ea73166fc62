"""What there is in Boonlake, and what a game of it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boonlake.engine.decision import Record
from boonlake.games.boonlake import EMINENCE
from boonlake.games.boonlake.components.model import REGIONS, RESOURCES, STRIPS
from boonlake.games.boonlake.game import GAME

from . import Golden

SET = GAME.components
PASTURE = -1


def wanted() -> list[str]:
    """Everything printed in the box, every way to use it, and every way to end."""
    return [*_components(), *_steps(), *_ends(), *(f"asked {kind}" for kind in GAME.agenda.offer)]


def _components() -> Iterator[str]:
    yield from (f"card {card.key}" for card in SET.cards)
    yield from (f"strip {strip}" for strip in STRIPS)
    yield from (f"row {n + 1}" for n in range(len(SET.rows)))
    levers = range(1, len(SET.levers) + 1)
    yield from (f"lever {n} {how}" for n in levers for how in ("buy", "use", "raise"))
    yield from (f"tile {tile.key}" for tile in SET.tiles if tile.group == "grey")
    yield "tile pasture"
    yield from (f"space {space.number}" for space in SET.spaces[1:] if space.start != "a")
    yield from (f"site {tile.key} {n}" for tile in SET.tiles for n in range(len(tile.sites)))
    yield from (f"label {region}" for region in REGIONS)
    for tile in SET.scoring_tiles:
        yield from (f"scoring tile {tile.key} {how}" for how in ("met", "missed", "project"))
    yield from (f"solo tile {tile.key}" for tile in SET.solo_tiles)
    yield from (f"difficulty {word}" for word in EMINENCE.difficulties)


def _steps() -> Iterator[str]:
    for n, course in enumerate(SET.river, 1):
        yield from (f"river {n} {space.key}" for space in course[1:])
    yield from (f"coin track {n}" for n in range(1, len(SET.coin_track)))
    yield from (f"card track {n}" for n in range(1, len(SET.card_track)))
    yield from (f"cactus {n}" for n in range(1, len(SET.solo_board.cactus)))
    yield from (f"tier {n}" for n in (1, 2))
    yield from (f"scoring {n}" for n in range(1, 5))
    yield from (f"first site {resource}" for resource in RESOURCES)


def _ends() -> Iterator[str]:
    for seats in (2, 3, 4):
        yield from (f"end by place {place + 1} of {seats}" for place in range(seats))
    yield from ("end by eminence", "end by person against eminence")
    yield from ("won alone", "won together", "won by eminence", "won against eminence")


def held(golden: Golden) -> set[str]:
    """Everything that happened in a game."""
    state = golden.match.state
    things = {f"asked {kind}" for kind in golden.kinds}
    course = 1
    for records in golden.match.records:
        for record in records:
            if record[0] == "round":
                course = record[2]
            things.update(_things(state, record, course))
    firsts = (m for m, kind in zip(golden.match.moves, golden.kinds, strict=True) if _first(kind))
    things.update(f"first {move}" for move in firsts)
    seating = GAME.box.seating
    things.update(f"difficulty {seating.difficulty(word)}" for word in golden.save.seats)
    things.update(_ending(golden))
    return things


def _first(kind: str) -> bool:
    return kind == "first-site"


def _things(state: Any, record: Record, course: int) -> Iterator[str]:
    """What a record shows; `state` is the last position, in which tiles still lie."""
    kind, _, *rest = record
    if kind == "play":
        yield f"card {SET.cards[rest[0]].key}"
    elif kind == "strip":
        yield from (f"strip {STRIPS[rest[0]]}", f"row {rest[1] + 1}")
    elif kind == "lever":
        yield f"lever {rest[0]} {rest[1]}"
    elif kind == "place":
        yield f"space {rest[0]}"
        yield "tile pasture" if rest[1] == PASTURE else f"tile {SET.tiles[rest[1]].key}"
    elif kind == "develop":
        yield f"site {SET.tiles[state.tiles[rest[0]] - 1].key} {rest[1]}"
    elif kind == "label":
        yield f"label {REGIONS[rest[0]]}"
    elif kind == "score":
        tile = SET.scoring_tiles[state.slots[rest[0]]]
        yield f"scoring tile {tile.key} {'met' if rest[2] else 'missed'}"
    elif kind == "project":
        yield f"scoring tile {SET.scoring_tiles[state.slots[rest[0]]].key} project"
    elif kind == "solo-tile":
        yield f"solo tile {SET.solo_tiles[rest[0]].key}"
    elif kind == "ship":
        yield f"river {course} {SET.river[course - 1][rest[1]].key}"
    elif kind == "step":
        yield f"{rest[0]} track {rest[1]}"
    elif kind in ("cactus", "tier", "scoring"):
        yield f"{kind} {rest[0]}"


def _ending(golden: Golden) -> Iterator[str]:
    """Who ended the game, and who won it."""
    match, seating = golden.match, GAME.box.seating
    seats = golden.save.seats
    last = [record for records in match.records for record in records if record[0] == "final-lap"]
    outcome = GAME.outcome(match.state)
    if not last or outcome is None:
        return
    ended_by, won_by = last[0][1], outcome.winners
    if not seating.is_solo(seats):
        yield f"end by place {ended_by + 1} of {len(seats)}"
        yield "won alone" if len(won_by) == 1 else "won together"
    elif seating.is_opponent(seats[ended_by]):
        yield "end by eminence"
    else:
        yield "end by person against eminence"
    if seating.is_solo(seats):
        beaten = seating.is_opponent(seats[won_by[0]])
        yield "won by eminence" if beaten else "won against eminence"
