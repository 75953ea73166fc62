"""Speed of the engine: random games and decisions a second, and what a copy costs."""

from __future__ import annotations

import copy
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from ..engine.chance import Chance
from ..engine.match import Game
from . import game, parser


def run(args: list[str]) -> int:
    """Play random games and print one JSON object."""
    options = parser(__name__, __doc__)
    options.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    options.add_argument("--games", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args(args)
    print(json.dumps(measure(chosen.players, chosen.games, chosen.seed)))
    return 0


def measure(players: int, games: int, seed: int) -> dict[str, Any]:
    """Games, decisions with a choice, and copies, each a second."""
    played = game("boonlake")
    started = time.perf_counter()
    choices = sum(random_game(played, players, seed + i)[1] for i in range(games))
    seconds = time.perf_counter() - started
    middle = random_game(played, players, seed, stop=150)[0]
    return {
        "python": sys.version.split()[0],
        "players": players,
        "games a second": round(games / seconds, 2),
        "decisions a second": round(choices / seconds),
        "copy against deepcopy": round(
            _seconds(_deepcopy(middle), 20) / _seconds(middle.copy, 400), 1
        ),
    }


def random_game(played: Game, players: int, seed: int, stop: int | None = None) -> tuple[Any, int]:
    """A game of random moves, or its first moves; the state, and how often there was a choice."""
    state = played.new({"seats": ["random"] * players}, seed)
    chance = Chance(seed, "bench")
    choices = moves = 0
    while (asked := played.decision(state)) is not None and moves != stop:
        options = asked.options
        choices += len(options) > 1
        moves += 1
        played.apply(state, options[chance.below(len(options))])
    return state, choices


def _deepcopy(state: Any) -> Callable[[], object]:
    """A deep copy that shares what our own copy shares: the component set and its tables."""
    shared = (state.edition, state.tables)
    return lambda: copy.deepcopy(state, {id(thing): thing for thing in shared})


def _seconds(act: Callable[[], object], times: int) -> float:
    """The time of one call, the best of five rounds."""
    rounds = []
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(times):
            act()
        rounds.append((time.perf_counter() - started) / times)
    return min(rounds)
