"""Let computer players play whole games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..engine.game import Game, Outcome, SeatingError
from ..engine.save import Save
from ..players.table import play_out
from . import CommandError, Parser, add_game, add_set, game, parser, seats


def run(args: list[str]) -> int:
    """Play games with seeds that follow each other and print one result each."""
    asked = _parser().parse_args(args)
    if asked.games < 1:
        raise CommandError(f"simulate: expected --games of 1 or more, found {asked.games}")
    playing = game(asked.game, asked.set)
    table = seats("simulate", asked.seats, playing.box)
    choices = _choices(asked.choice, playing)
    folder = Path(asked.save) if asked.save else None
    if folder:
        _make(folder)
    results = []
    for seed in range(asked.seed, asked.seed + asked.games):
        state, moves = play_out(playing, table, seed, choices)
        if folder:
            save = Save(
                game=playing.name,
                rules=playing.rules,
                components=playing.components.digest,
                seed=seed,
                seats=table,
                choices=choices,
                moves=moves,
            )
            (folder / f"{playing.name}-{seed}.txt").write_text(save.text(), "utf-8")
        results.append(result(playing, state, table, seed, len(moves)))
        if asked.json:
            print(json.dumps(results[-1]), flush=True)
    if not asked.json:
        print_table(results)
    return 0


def _parser() -> Parser:
    p = parser(__name__, __doc__)
    p.add_argument("--seats", required=True, help="who plays, in turn order: random,random")
    p.add_argument("--games", type=int, default=1, help="how many games (1)")
    p.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    p.add_argument("--json", action="store_true", help="one JSON object a game")
    p.add_argument("--save", metavar="DIR", help="write each game as text into a folder")
    p.add_argument(
        "--choice",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="something chosen before the game begins; may stand there several times",
    )
    add_set(p)
    add_game(p)
    return p


def _choices(written: list[str], playing: Game[Any]) -> dict[str, str]:
    """What is chosen before a game begins; only what the game knows."""
    choices: dict[str, str] = {}
    for each in written:
        key, equals, value = each.partition("=")
        if not equals:
            raise CommandError(f"simulate: expected --choice KEY=VALUE, found {each!r}")
        choices[key] = value
    try:
        playing.box.chosen(choices)
    except SeatingError as error:
        raise CommandError(f"simulate: {error}") from None
    return choices


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"{folder}: cannot be made a folder: {error.strerror}") from None


def result(
    playing: Game[Any], state: Any, words: Sequence[str], seed: int, decisions: int
) -> dict[str, Any]:
    """What is printed of a game; no scores while it is not over."""
    outcome = playing.outcome(state)
    return {
        "seed": seed,
        "seats": list(words),
        **(outcome._asdict() if outcome else dict.fromkeys(Outcome._fields)),
        "decisions": decisions,
        "hash": playing.digest(state),
    }


def print_table(results: list[dict[str, Any]]) -> None:
    """One line a game, and what each seat came to on average."""
    words = results[0]["seats"]
    width = max(9, *(len(word) + 1 for word in words))
    print("seed".rjust(10), *(word.rjust(width) for word in words), "turns".rjust(7), "decisions")
    for each in results:
        scores = [
            f"{'*' if seat in each['winners'] else ''}{score}"
            for seat, score in enumerate(each["scores"])
        ]
        turns, decisions = max(each["turns"]), each["decisions"]
        print(str(each["seed"]).rjust(10), *(score.rjust(width) for score in scores), end=" ")
        print(str(turns).rjust(7), str(decisions).rjust(9))
    means = [sum(each["scores"][i] for each in results) / len(results) for i in range(len(words))]
    print("average".rjust(10), *(f"{mean:.1f}".rjust(width) for mean in means))
