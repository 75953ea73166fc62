"""What there is in Settlement, and what a game of it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boonlake.engine.decision import Record
from boonlake.games.settlement.components.model import COLOURS, DIAMOND, FIELDS, GOLD, GOODS, ROWS
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.rules.trade import BY_MOVE

from . import Golden

SET = GAME.components
THINGS: dict[str, tuple[Any, ...]] = {
    "hero": SET.heroes,
    "build": SET.buildings,
    "building-used": SET.buildings,
    "store": SET.buildings,
    "artefact": SET.artefacts,
}
"""Records that name a component by its number."""


def wanted() -> list[str]:
    """Everything printed in the box, every way to use it, and every way to win."""
    return [*_components(), *_ends(), *(f"asked {kind}" for kind in GAME.agenda.offer)]


def _components() -> Iterator[str]:
    for kind in ("hero", "build", "building-used", "artefact"):
        yield from (f"{kind} {thing.key}" for thing in THINGS[kind])
    yield from (f"store {b.key}" for b in SET.buildings if b.effect.word == "store")
    yield from (f"explore {landscape.key}" for landscape in SET.landscapes)
    for kind in ("monster", "fight"):
        yield from (f"{kind} {colour}" for colour in COLOURS)
    for kind in ("explore", "fortress", "activate"):
        yield from (f"{kind} at {field}" for field in range(FIELDS))
    for kind in ("wilderness", "settlement"):
        yield from (f"{kind} row {row}" for row in range(ROWS))
    yield from BY_MOVE
    yield from (f"gain {what}" for what in (*GOODS, "bonus", "vp"))
    yield from (f"pay {what}" for what in GOODS)


def _ends() -> Iterator[str]:
    yield from (f"round {n}" for n in range(1, SET.rounds + 1))
    yield from (f"end with {n} seats" for n in range(1, 5))
    yield from ("won by points", "won by gold", "won by diamonds", "won together", "played alone")


def held(golden: Golden) -> set[str]:
    """Everything that happened in a game."""
    things = {f"asked {kind}" for kind in golden.kinds}
    things.update(move for move in golden.match.moves if move.startswith("trade"))
    for records in golden.match.records:
        for record in records:
            things.update(_things(record))
    return things | set(_ending(golden))


def _things(record: Record) -> Iterator[str]:
    kind, _, *rest = record
    if kind in THINGS:
        yield f"{kind} {THINGS[kind][rest[0]].key}"
    elif kind == "explore":
        yield from (f"explore at {rest[0]}", f"explore {SET.landscapes[rest[1]].key}")
    elif kind in ("monster", "fight"):
        yield f"{kind} {COLOURS[rest[1]]}"
    elif kind in ("fortress", "activate"):
        yield f"{kind} at {rest[0]}"
    elif kind in ("wilderness", "settlement"):
        yield f"{kind} row {rest[0]}"
    elif kind in ("gain", "pay", "round"):
        yield f"{kind} {rest[0]}"


def _ending(golden: Golden) -> Iterator[str]:
    """With how many the game ended, and by what it was won."""
    state = golden.match.state
    outcome = GAME.outcome(state)
    if outcome is None:
        return
    yield f"end with {len(golden.save.seats)} seats"
    reached = sorted((p.vp, p.goods[GOLD], p.goods[DIAMOND]) for p in state.players)
    if len(reached) == 1:
        yield "played alone"
    elif len(outcome.winners) > 1:
        yield "won together"
    else:
        words = ("points", "gold", "diamonds")
        pairs = zip(words, reached[-1], reached[-2], strict=True)
        yield f"won by {next(word for word, best, next_best in pairs if best > next_best)}"
