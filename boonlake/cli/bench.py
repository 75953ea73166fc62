"""Speed of the engine: random games and decisions a second, and what a copy costs."""

from __future__ import annotations

import copy
import json
import sys
import time
from collections.abc import Callable
from typing import Any

from ..engine.chance import Chance
from ..engine.game import Game, State
from . import USUAL_GAME, CommandError, add_game, game, parser

MIDDLE = 150
"""After so many moves a game is in full swing."""

SLOW = "ms to the next decision, 99 of 100"
TIMED_GAMES = 4
"""In so many games every single move is timed."""


def run(args: list[str]) -> int:
    """Play random games and print one JSON object."""
    p = parser(__name__, __doc__)
    p.add_argument("--players", type=int, help="how many players; as many as can if not given")
    p.add_argument("--games", type=int, default=20, help="how many games (20)")
    p.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    add_game(p)
    asked = p.parse_args(args)
    seating = game(asked.game).box.seating
    players = asked.players or seating.most
    if not seating.fewest <= players <= seating.most:
        limits = f"from {seating.fewest} to {seating.most}"
        raise CommandError(f"bench: expected --players {limits}, found {players}")
    print(json.dumps(measure(players, asked.games, asked.seed, asked.game)))
    return 0


def measure(players: int, games: int, seed: int, name: str = USUAL_GAME) -> dict[str, Any]:
    """Games, decisions with a choice, and copies, each a second."""
    playing = game(name)
    started = time.perf_counter()
    choices = sum(random_game(playing, players, seed + i)[1] for i in range(games))
    seconds = time.perf_counter() - started
    middle = random_game(playing, players, seed, stop=MIDDLE)[0]
    return {
        "python": sys.version.split()[0],
        "players": players,
        "games a second": round(games / seconds, 2),
        "decisions a second": round(choices / seconds),
        SLOW: _slow_decision(playing, players, seed),
        "copy against deepcopy": round(
            _seconds(_deepcopy(middle), 20) / _seconds(middle.copy, 400), 1
        ),
    }


def random_game(
    playing: Game[Any], players: int, seed: int, stop: int | None = None
) -> tuple[Any, int]:
    """A game of random moves, or its first moves; the state, and how often there was a choice."""
    state = playing.new(playing.box.seating.seats_for(players), seed)
    chance = Chance(seed, "bench")
    choices = moves = 0
    while (decision := playing.decision(state)) is not None and moves != stop:
        options = decision.options
        choices += len(options) > 1
        moves += 1
        playing.apply(state, options[chance.below(len(options))])
    return state, choices


def _slow_decision(playing: Game[Any], players: int, seed: int) -> float:
    """Milliseconds from a move to what can be chosen next, which 99 of 100 moves keep below."""
    times = []
    for nth in range(TIMED_GAMES):
        state = playing.new(playing.box.seating.seats_for(players), seed + nth)
        chance = Chance(seed + nth, "bench")
        while (decision := playing.decision(state)) is not None:
            option = decision.options[chance.below(len(decision.options))]
            started = time.perf_counter()
            playing.apply(state, option)
            playing.decision(state)
            times.append(1000 * (time.perf_counter() - started))
    return round(sorted(times)[len(times) * 99 // 100], 2)


def _deepcopy(state: State) -> Callable[[], object]:
    """A deep copy that shares what our own copy shares: the component set and what follows."""
    others = _parts(state.copy())
    shared = {id(part): part for name, part in _parts(state).items() if part is others[name]}
    return lambda: copy.deepcopy(state, dict(shared))


def _parts(state: State) -> dict[str, object]:
    """What a state consists of, by name; slots come beside an empty dictionary."""
    parts: Any = state.__getstate__()
    named: dict[str, object] = parts[1] if isinstance(parts, tuple) else parts
    return named


def _seconds(act: Callable[[], object], times: int) -> float:
    """The time of one call, the best of five rounds."""
    rounds = []
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(times):
            act()
        rounds.append((time.perf_counter() - started) / times)
    return min(rounds)
