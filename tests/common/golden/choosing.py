"""Choosing golden games: many are played, and few are taken that together hold everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from boonlake import games
from boonlake.engine.save import Save
from boonlake.players.table import play_out

from . import WANTED, played, wanted

BATCH = {
    "boonlake": {"random": 400, "greedy": 40, "steady": 4},
    "settlement": {"random": 800, "greedy": 60, "steady": 4},
}
"""How many games of each player are played at a time."""
FEWEST_BATCHES, MOST_BATCHES = 3, 15


class Candidate(NamedTuple):
    """A game that may become a golden one."""

    name: str
    text: str
    things: frozenset[str]


class Choice(NamedTuple):
    """What was chosen, and what none of the candidates holds."""

    games: list[Candidate]
    gaps: list[str]


def tables(name: str, word: str) -> list[list[str]]:
    """Every sort of table at which all computer players are of one sort."""
    seating = games.box(name).seating
    several = [[word] * n for n in range(seating.fewest, seating.most + 1)]
    against = seating.opponent.words() if seating.opponent else []
    return [*several, *([word, other] for other in against), *([other, word] for other in against)]


def candidates(name: str) -> list[Candidate]:
    """Batches of games, always the same ones, until they hold everything."""
    lacking = set(wanted(name))
    found: list[Candidate] = []
    for number in range(MOST_BATCHES):
        if number >= FEWEST_BATCHES and not lacking:
            break
        for candidate in _batch(name, number):
            found.append(candidate)
            lacking -= candidate.things
    return found


def _batch(name: str, number: int) -> Iterator[Candidate]:
    """Games by all sorts of players at all sorts of tables."""
    game = games.get(name)
    for word, size in BATCH[name].items():
        sorts = tables(name, word)
        for seed in range(number * size + 1, number * size + size + 1):
            seats = sorts[seed % len(sorts)]
            _, moves = play_out(game, seats, seed)
            digest = game.components.digest
            text = Save(name, game.rules, digest, seed, seats, moves=moves).text()
            file = f"{'-'.join(seats).replace(':', '-')}-{seed}"
            yield Candidate(file, text, frozenset(played(text).holdings()))


def chosen(name: str, among: list[Candidate]) -> Choice:
    """The game that adds most, again and again, until everything is held and there are enough.

    What a game adds is what the fewest of those before it hold: first what none holds, then what
    one holds, and so on.
    """
    things = wanted(name)
    held: Counter[str] = Counter()
    taken: list[Candidate] = []
    left, rarity = list(among), 0
    while left and (rarity == 0 or len(taken) < WANTED[name]):
        rare = {thing for thing in things if held[thing] <= rarity}
        best = max(left, key=lambda one: (len(one.things & rare), -len(one.text)))
        if best.things & rare:
            left.remove(best)
            taken.append(best)
            held.update(best.things)
        else:
            rarity += 1
    return Choice(sorted(taken), [thing for thing in things if not held[thing]])
