"""What the component set is held to, and whether a series of games shows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean

from ....players.figures import played_seats
from ....players.study import Facts, Target
from ..components.model import GUILDS, ComponentSet

MEAN_SCORE = (60, 110)
MOST_MARGIN = 20
SEAT_POINTS = 3
SOLO_BEST = (10, 50)
"""So many games in 100 are to reach the highest rank, with the best player."""


def targets(games: Sequence[Facts], components: ComponentSet) -> list[Target]:
    """Every target that a series of games can show."""
    if len(games[0]["seats"]) == 1:
        return [_highest_rank(games, components)]
    scores = [mean(facts["scores"]) for facts in games]
    low, high = MEAN_SCORE
    average = mean(scores)
    margin = mean(_margin(facts["scores"]) for facts in games)
    return [
        Target("mean score", f"{low} to {high}", f"{average:.0f}", low <= average <= high),
        Target(
            "the winner's margin", f"under {MOST_MARGIN}", f"{margin:.1f}", margin < MOST_MARGIN
        ),
        _seats(games),
        _every("buildings built", _taken(games, "buildings"), components.buildings),
        _every("artefacts taken", _taken(games, "artefacts"), components.artefacts),
        _guilds(games, components),
    ]


def _margin(scores: Sequence[int]) -> int:
    second, first = sorted(scores)[-2:]
    return first - second


def _seats(games: Sequence[Facts]) -> Target:
    """How far the mean score of a seat is from that of all."""
    average = mean(mean(facts["scores"]) for facts in games)
    seats = range(len(games[0]["seats"]))
    off = {seat: mean(facts["scores"][seat] for facts in games) - average for seat in seats}
    worst = max(off, key=lambda seat: abs(off[seat]))
    shown = f"seat {worst + 1} {off[worst]:+.1f}"
    return Target(
        "points of a seat from the mean",
        f"{SEAT_POINTS} at most",
        shown,
        abs(off[worst]) <= SEAT_POINTS,
    )


def _taken(games: Sequence[Facts], what: str) -> set[int]:
    return {number for facts, seat in played_seats(games) for number in facts[what][seat]}


def _every(name: str, taken: set[int], things: Iterable[object]) -> Target:
    keys = [str(getattr(thing, "key", "")) for thing in things]
    never = [key for number, key in enumerate(keys) if number not in taken]
    return Target(name, "all", f"all but {', '.join(never)}" if never else "all", not never)


def _guilds(games: Sequence[Facts], components: ComponentSet) -> Target:
    """Every guild has given points to winners."""
    there = {
        components.heroes[number].guild
        for facts in games
        for seat in facts["winners"]
        for number in facts["heroes"][seat]
    }
    never = [name for guild, name in enumerate(GUILDS) if guild not in there]
    shown = f"all but {', '.join(never)}" if never else "all"
    return Target("guilds among the winners' heroes", "all", shown, not never)


def _highest_rank(games: Sequence[Facts], components: ComponentSet) -> Target:
    low, high = SOLO_BEST
    least = components.ranks[-1].least
    share = 100 * mean(facts["scores"][0] >= least for facts in games)
    return Target(
        "highest rank in 100 games", f"{low} to {high}", f"{share:.0f}", low <= share <= high
    )
