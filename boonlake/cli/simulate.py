"""Let computer players play whole games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.match import Game
from ..engine.save import Save
from ..players import NAMES, Player, player
from . import CommandError, game, parser


def run(args: list[str]) -> int:
    """Play games with seeds that follow each other and print one result each."""
    p = parser(__name__, __doc__)
    p.add_argument("--seats", required=True, help="who plays, in turn order: random,random")
    p.add_argument("--games", type=int, default=1, help="how many games (1)")
    p.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    p.add_argument("--json", action="store_true", help="one JSON object a game")
    p.add_argument("--save", metavar="DIR", help="write each game as text into a folder")
    p.add_argument("--set", metavar="PATH", help="another component set: a file or folder")
    p.add_argument("--game", default="boonlake", help="which game (boonlake)")
    asked = p.parse_args(args)
    if asked.games < 1:
        raise CommandError(f"simulate: expected --games of 1 or more, found {asked.games}")
    playing = game(asked.game, asked.set)
    seats = asked.seats.split(",")
    folder = Path(asked.save) if asked.save else None
    if folder:
        _make(folder)
    results = []
    for seed in range(asked.seed, asked.seed + asked.games):
        state, moves = play_out(playing, seats, seed)
        found = result(playing, state, seats, seed, len(moves))
        if folder:
            path = folder / f"{playing.NAME}-{seed}.txt"
            path.write_text(_save(playing, state, seats, seed, moves).text(), "utf-8")
        if asked.json:
            print(json.dumps(found), flush=True)
        else:
            results.append(found)
    if results:
        print_table(results)
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: cannot be made a folder: {error.strerror}") from None


def players(game: Game, seats: Sequence[str], seed: int) -> list[Player | None]:
    """A computer player for every seat but those the game plays itself."""
    found: list[Player | None] = []
    for seat, word in enumerate(seats):
        if word.partition(":")[0] in game.SOLO:
            found.append(None)
        elif word in NAMES:
            found.append(player(word, game, seat, seed))
        else:
            known = ", ".join((*NAMES, *(f"{word}:…" for word in game.SOLO)))
            raise CommandError(f"simulate: expected seats like {known}, found {word!r}")
    return found


def play_out(game: Game, seats: Sequence[str], seed: int) -> tuple[Any, list[str]]:
    """A whole game: its last state and its moves."""
    table = players(game, seats, seed)
    try:
        state = game.new({"seats": list(seats)}, seed)
    except ValueError as error:
        raise CommandError(f"simulate: {error}") from None
    moves: list[str] = []
    while asked := game.decision(state):
        seat = asked.seat
        chooser = table[seat]
        assert chooser, f"seat {seat} is played by the game itself"
        move = chooser.choose(asked, lambda: game.view(state, seat))  # noqa: B023
        game.apply(state, move)
        moves.append(move)
    return state, moves


def result(
    game: Game, state: Any, seats: Sequence[str], seed: int, decisions: int
) -> dict[str, Any]:
    """What is printed of a game; no scores while it is not over."""
    outcome = game.outcome(state) or {"scores": None, "winners": None, "turns": None}
    return {
        "seed": seed,
        "seats": list(seats),
        "scores": outcome["scores"],
        "winners": outcome["winners"],
        "turns": outcome["turns"],
        "decisions": decisions,
        "hash": game.digest(state),
    }


def _save(game: Game, state: Any, seats: list[str], seed: int, moves: list[str]) -> Save:
    return Save(
        game=game.NAME,
        rules=game.RULES,
        components=game.components(state),
        seed=seed,
        seats=seats,
        moves=moves,
    )


def print_table(results: list[dict[str, Any]]) -> None:
    """One line a game, and what each seat came to on average."""
    seats = results[0]["seats"]
    width = max(9, *(len(word) + 1 for word in seats))
    print("seed".rjust(10), *(word.rjust(width) for word in seats), "turns".rjust(7), "decisions")
    for found in results:
        scores = [
            f"{'*' if seat in found['winners'] else ''}{score}"
            for seat, score in enumerate(found["scores"])
        ]
        turns, decisions = max(found["turns"]), found["decisions"]
        print(str(found["seed"]).rjust(10), *(score.rjust(width) for score in scores), end=" ")
        print(str(turns).rjust(7), str(decisions).rjust(9))
    means = [sum(found["scores"][i] for found in results) / len(results) for i in range(len(seats))]
    print("average".rjust(10), *(f"{mean:.1f}".rjust(width) for mean in means))
