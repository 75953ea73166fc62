"""The ways to pay for a card, compared with a plain search over every end position of the boats."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from boonlake.engine.scenario import Line
from boonlake.games.boonlake.components.model import KINDS, RESOURCES, Card
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State
from generating import examples

WORDS = GAME.scenario_words
UPSTREAM = 2
LEVER_11 = 5
LEVERS = (7, 10, 11)
STRIP_OF = {"day": "pioneer", "sunset": "progress", "night": "settle"}

Boats = tuple[int, int]


class Way(NamedTuple):
    """Coins to pay, where the boats end, and the levers used."""

    coins: int
    boats: Boats
    levers: tuple[int, ...]

    def replaces(self, other: Way) -> bool:
        """From here the other end can still be reached later, for no more coins in all."""
        if not set(self.levers) <= set(other.levers):
            return False
        free = 7 in other.levers and 7 not in self.levers
        upstream = max(0, moves_upstream(self.boats, other.boats) - free)
        return self.coins + UPSTREAM * upstream <= other.coins

    def wastes(self, other: Way) -> bool:
        """The other way leads to the same boats with fewer levers or coins."""
        return (
            self.boats == other.boats
            and other.coins <= self.coins
            and set(other.levers) <= set(self.levers)
            and (11 in other.levers) == (11 in self.levers)
        )


class Purse(NamedTuple):
    """What a player can pay with."""

    coins: int
    vases: int
    sites: tuple[int, ...]
    boats: Boats
    levers: tuple[int, ...]

    def affords(self, way: Way) -> bool:
        """Whether the coins are there, those of lever 11 included."""
        return way.coins <= self.coins + LEVER_11 * (11 in way.levers)


def moves_upstream(begin: Boats, end: Boats) -> int:
    """How many boats have to go upstream at least."""
    return min(sum(b < a for a, b in zip(begin, ends, strict=True)) for ends in permutations(end))


def all_ways(card: Card, purse: Purse) -> set[Way]:
    """Every way the rules allow, whatever it costs, that uses no lever in vain."""
    if card.cost.vases > purse.vases:
        return set()
    found = set()
    for first, second in combinations_with_replacement(range(len(RESOURCES)), 2):
        provided = [level + (first, second).count(i) for i, level in enumerate(purse.sites)]
        lacking = sum(max(0, need - provided[i]) for i, need in enumerate(card.cost.needs))
        upstream = moves_upstream(purse.boats, (first, second))
        for used in _subsets(purse.levers):
            if len(set(used) - {7}) == lacking and (upstream or 7 not in used):
                coins = card.cost.coins + UPSTREAM * (upstream - (7 in used))
                found.add(Way(coins, (first, second), used))
    return found


def _subsets(levers: tuple[int, ...]) -> list[tuple[int, ...]]:
    out: list[tuple[int, ...]] = [()]
    for lever in levers:
        out += [(*some, lever) for some in out]
    return out


def sorted_pair(pair: tuple[int, int]) -> Boats:
    """Boats as a state writes them."""
    return (min(pair), max(pair))


boat = st.integers(0, len(RESOURCES) - 1)
purses = st.builds(
    Purse,
    coins=st.integers(0, 9),
    vases=st.integers(0, 1),
    sites=st.tuples(*[st.integers(0, 2)] * len(RESOURCES)),
    boats=st.tuples(boat, boat).map(sorted_pair),
    levers=st.sampled_from(_subsets(LEVERS)),
)
"""Some coins, sites, boats and levers."""


def position(card: Card, purse: Purse) -> State:
    """A game in which seat 0 may play the card, the only one in the hand."""
    s = WORDS.start(["human", "human"], 1)
    strip = STRIP_OF[KINDS[card.kind]]
    others = ["builder", "region", "hire", "cattle", *STRIP_OF.values()]
    levels = [f"{RESOURCES[i]} {level}" for i, level in enumerate(purse.sites) if level]
    given = [
        f"strips {strip} {' '.join(name for name in others if name != strip)}",
        f"seat 0 hand {card.key}",
        f"seat 0 coins {purse.coins}",
        f"seat 0 vases {purse.vases}",
        f"seat 0 sites {' '.join(levels)}",
        f"seat 0 boats {' '.join(RESOURCES[boat] for boat in purse.boats)}",
        f"seat 0 levers {' '.join(map(str, purse.levers))}",
    ]
    WORDS.give(s, [Line(number, line.split()) for number, line in enumerate(given, 1)])
    GAME.apply(s, f"strip {strip}")
    return s


def offered_ways(s: State, card: Card, purse: Purse) -> set[Way]:
    """The ways the engine offers for the card; a single one it takes by itself."""
    if f"play {card.key}" not in s.options:
        return set()
    GAME.apply(s, f"play {card.key}")
    if s.options and s.options[0].startswith("pay "):
        found = [_way(move) for move in s.options[: s.main]]
        assert len(set(found)) == len(found)
        return set(found)
    player = s.players[0]
    used = tuple(lever for lever in LEVERS if player.down >> lever & 1)
    gained = sum(n for word, n, _ in card.now if word == "coins") + LEVER_11 * (11 in used)
    return {Way(purse.coins + gained - player.coins, player.boats, used)}


def _way(move: str) -> Way:
    word, coins, first, second, *levers = move.split()
    assert word == "pay"
    boats = (RESOURCES.index(first), RESOURCES.index(second))
    return Way(int(coins), boats, tuple(map(int, levers)))


@examples(400)
@given(st.sampled_from(GAME.components.cards), purses)
def test_ways_to_pay(card: Card, purse: Purse) -> None:
    allowed = all_ways(card, purse)
    found = offered_ways(position(card, purse), card, purse)
    assert found <= {way for way in allowed if purse.affords(way)}
    for way in found:
        assert not any(way.wastes(other) for other in found - {way})
    # Lever 11 may also be used for its coins alone, before the card is played.
    with_coins = {way for way in allowed if 11 not in way.levers}
    richer = purse._replace(coins=purse.coins + LEVER_11)
    for way in filter(purse.affords, allowed):
        later = {other for other in with_coins if 11 in way.levers and richer.affords(other)}
        assert any(other.replaces(way) for other in found | later)
