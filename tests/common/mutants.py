"""Snapshots of real games with something changed in them: each is refused or sound to the end.

Tens of thousands of them: python tests/common/mutants.py 30000
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    sys.path[:0] = [str(here), str(here.parents[1])]

from boonlake.engine.game import Game
from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import Save, SaveError, parse
from playing import played

TABLES = {
    "boonlake": (
        "random,random",
        "greedy,greedy,greedy",
        "random,greedy,random,greedy",
        "eminence:hard,greedy",
        "random,eminence:easy",
    ),
    "settlement": ("greedy", "random,random", "greedy,random,greedy,random"),
}
VALUES: tuple[Any, ...] = (-1, 0, 1, 2, 3, 7, 99, 10**9, 10**40, True, False, None, "", "coin", 2.5)
VALUES += ([], [0], {}, [[[]]], "<b>", "a" * 200)
CHANGES = ("set", "more", "less", "copy", "swap", "delete", "double", "insert")
MOST_SECONDS = 1.0
MOST_BYTES = 50_000_000
MOST_MOVES = 3_000
LONGEST_SENTENCE = 200
LOOK_EVERY = 40
"""Invariants are looked at after so many moves, and at the end."""


class Change(NamedTuple):
    """Something done to a snapshot: what, where, and with what; numbers are taken as they fit."""

    what: str
    where: int
    which: int


def positions(game: Game[Any], every: int = 7) -> list[Save]:
    """Saves of games at many moments, which can be opened only by their snapshots."""
    saves = []
    for table in TABLES[game.name]:
        seats = table.split(",")
        match = Match(game, seats, 5)
        moves = [move for _, move, _ in played(game, seats, 5)]
        for n in range(len(moves) + 1):
            if n % every == 0 or n == len(moves):
                save = save_of(match)
                save.first = n
                saves.append(save)
            if n < len(moves):
                match.play(moves[n])
    return saves


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container within the data and every key of it."""
    keys = data if isinstance(data, dict) else range(len(data))
    for key in list(keys):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def mutated(save: Save, changes: Sequence[Change]) -> Save:
    """The same save with changes in its snapshot."""
    mutant = parse(save.text())
    assert mutant.snapshot
    for change in changes:
        _change(mutant.snapshot[1], change)
    return mutant


def _change(state: dict[str, Any], change: Change) -> None:
    """What stands on the agenda is changed as often as all the rest."""
    spots = list(places(state))
    agenda = list(places(state["agenda"])) if isinstance(state.get("agenda"), list) else []
    if agenda and change.where % 2:
        spots = agenda
    inside, key = spots[change.where // 2 % len(spots)]
    there, value = inside[key], _fresh(VALUES[change.which % len(VALUES)])
    if change.what == "set":
        inside[key] = value
    elif change.what in ("more", "less") and type(there) is int:
        inside[key] = there + (1 if change.what == "more" else -1)
    elif change.what == "copy":
        other, where = spots[change.which % len(spots)]
        inside[key] = _fresh(other[where])
    elif change.what == "delete":
        del inside[key]
    elif isinstance(inside, list):
        other = change.which % len(inside)
        if change.what == "swap":
            inside[key], inside[other] = inside[other], inside[key]
        elif change.what == "double":
            inside.insert(other, _fresh(there))
        else:
            inside.insert(key, value)
    else:
        inside[f"{key}s"] = value


def _fresh(value: Any) -> Any:
    """The same data, sharing nothing with it."""
    return json.loads(json.dumps(value))


def tried(game: Game[Any], mutant: Save, chance: Random) -> str:
    """The sentence with which a mutant is refused; "" if it was opened and played to its end."""
    text = mutant.text()
    match, refused = None, ""
    tracemalloc.start()
    started = process_time()
    try:
        match = reopen(parse(text), game)
    except SaveError as error:
        refused = error.text
    seconds = process_time() - started
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert seconds < MOST_SECONDS, f"{seconds} s"
    assert peak < MOST_BYTES, f"{peak} bytes"
    assert "\n" not in refused
    assert len(refused) < LONGEST_SENTENCE, refused
    if match:
        _play_on(match, chance)
    return refused


def _play_on(match: Match, chance: Random) -> None:
    game = match.game
    assert faults(game, match.state) == []
    assert_opens_again(match)
    for n in range(1, MOST_MOVES):
        decision = match.decision()
        if decision is None:
            break
        match.play(chance.choice(decision.options))
        if n == 1:
            assert_opens_again(match)
        if n % LOOK_EVERY == 0:
            assert game.faults(match.state) + game.unreachable(match.state) == []
    assert game.faults(match.state) == []
    assert game.outcome(match.state) is not None, "it does not end"


def assert_opens_again(match: Match) -> None:
    """What a match is kept as opens at the same position."""
    again = reopen(parse(save_of(match).text()), match.game)
    assert again.moves == match.moves
    assert match.game.digest(again.state) == match.game.digest(match.state)


def a_change(chance: Random) -> Change:
    """Any change."""
    return Change(chance.choice(CHANGES), chance.randrange(10**6), chance.randrange(10**6))


def main(count: int, seed: int) -> int:
    """Try so many mutants of every game; tell what became of them, and of every failure."""
    from boonlake.games import get

    failed = 0
    for name in TABLES:
        game, chance, told = get(name), Random(seed), Counter[str]()
        saves = positions(game)
        for n in range(count // len(TABLES)):
            save = chance.choice(saves)
            changes = [a_change(chance) for _ in range(chance.choice((1, 1, 2)))]
            try:
                refused = tried(game, mutated(save, changes), Random(n))
            except Exception as error:
                failed += 1
                assert save.snapshot
                print(f"{name}: position {save.first} of {save.seats}, {changes}: {error!r}"[:600])
                continue
            told["refused" if refused else "sound"] += 1
        print(f"{name}: {dict(told)}")
    return 1 if failed else 0


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    sys.exit(main(words[0] if words else 10_000, words[1] if len(words) > 1 else 1))
