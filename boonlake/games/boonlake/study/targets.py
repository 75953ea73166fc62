"""What the edition is held to, and whether a series of games shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import mean

from ....players.figures import advantage, at_place, played_seats
from ....players.report import points
from ....players.study import Facts, Target
from ..components.model import STRIPS, ComponentSet
from .figures import LEVERS, dealt, fulfilled, levers_bought, strip_shares

TURNS = {3: (8, 11), 4: (7, 9)}
"""Turns of each seat, by the number of players."""
WINNING_SCORE = (140, 220)
"""With 3 or 4 players; two take more turns and score more."""
SEAT_POINTS = 6
CARD_POINTS = 8
STRIP_SHARE = (8, 22)
LEVER_LEAST = 10
TILE_SHARE = (25, 90)
SECOND = 2
"""The scoring at which tiles are looked at."""
SOLO_EASY, SOLO_VERY_HARD = 70, 40
"""A steady player is to beat the Wise Eminence at least, and at most, so often in 100."""


def targets(games: Sequence[Facts], components: ComponentSet) -> list[Target]:
    """Every target that a series of games without the Wise Eminence can show."""
    seats = played_seats(games)
    players = len(games[0]["seats"])
    best = mean(max(facts["scores"]) for facts in games)
    lines = []
    if players in TURNS:
        turns = mean(facts["turns"][seat] for facts, seat in seats)
        lines.append(_between("turns each", {"": turns}, TURNS[players], digits=1))
        lines.append(_between("winning score", {"": best}, WINNING_SCORE))
    lines.append(_seats(games, players))
    lines.append(_cards(games, components))
    shares = dict(zip(STRIPS, strip_shares(seats), strict=True))
    lines.append(_between("strips taken, in 100", shares, STRIP_SHARE, digits=1))
    levers = {f"lever {lever}": levers_bought(games, lever) for lever in LEVERS}
    least = min(levers, key=lambda name: levers[name])
    lines.append(
        Target(
            "levers bought, in 100 games",
            f"at least {LEVER_LEAST}",
            f"{least} {levers[least]:.0f}",
            levers[least] >= LEVER_LEAST,
        )
    )
    shown = fulfilled(games, components, SECOND, "within_reach")
    tiles = {key: share for key, (share, n) in shown.items() if n}
    lines.append(_between("tiles fulfilled at the 2nd scoring, in 100", tiles, TILE_SHARE))
    return lines


def solo_targets(word: str, hers: Sequence[float], wins: Sequence[float]) -> list[Target]:
    """What games against the Wise Eminence show, by difficulty: her scores, the player's wins."""
    rises = [b - a for a, b in pairwise(hers)]
    lines = [
        Target(
            "her score from each difficulty to the next",
            "rises",
            f"{min(rises):+.1f} or more",
            min(rises) > 0,
        )
    ]
    if word == "steady":
        easy, hard = 100 * wins[0], 100 * wins[-1]
        at_least, at_most = f"at least {SOLO_EASY}", f"at most {SOLO_VERY_HARD}"
        lines.append(Target("wins against easy", at_least, f"{easy:.0f}", easy >= SOLO_EASY))
        lines.append(
            Target("wins against very hard", at_most, f"{hard:.0f}", hard <= SOLO_VERY_HARD)
        )
    return lines


def _between(
    name: str, figures: dict[str, float], limits: tuple[int, int], *, digits: int = 0
) -> Target:
    low, high = limits
    least = min(figures, key=lambda each: figures[each])
    most = max(figures, key=lambda each: figures[each])
    words = [f"{each} {figures[each]:.{digits}f}".lstrip() for each in dict.fromkeys((least, most))]
    holds = low <= figures[least] and figures[most] <= high
    return Target(name, f"{low} to {high}", ", ".join(words), holds)


def _seats(games: Sequence[Facts], players: int) -> Target:
    places = {
        place + 1: advantage(those) for place in range(players) if (those := at_place(games, place))
    }
    worst = max(places, key=lambda place: abs(places[place].points))
    at = places[worst]
    return Target(
        "advantage of a place in turn order, points",
        f"under {SEAT_POINTS}",
        f"place {worst} {points(at)}",
        abs(at.points) < SEAT_POINTS,
    )


def _cards(games: Sequence[Facts], components: ComponentSet) -> Target:
    seats = played_seats(games)
    cards = {}
    for card in components.cards:
        those = dealt(seats, card.number)
        if those:
            cards[card.key] = advantage(those, len(components.cards))
    off = [key for key, at in cards.items() if at.low > CARD_POINTS or at.high < -CARD_POINTS]
    fewest = min(at.n for at in cards.values())
    return Target(
        "cards in opening hands wholly beyond that many points",
        f"none beyond {CARD_POINTS}",
        f"{', '.join(off) or 'none'} of {len(cards)}, each dealt {fewest} times or more",
        not off,
    )
