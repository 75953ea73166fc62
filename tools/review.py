"""python -m tools.review: whether reviews are right, measured on games of computer players.

Each game is reviewed for all seats. Three things are asked: whether those who are said to have
given more away end further behind, whether the weaker of two different players (--seats
steady,greedy) is said to give more away, and whether the final lead grows when the stretch that is
blamed most is played as the review says. The last is played on by the same players from the same
guesses of what was hidden, once as it was played and once with the better line. With --every this
is asked of every stretch that is blamed, and told apart by how many points it is said to have cost.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from math import atanh, tanh
from pathlib import Path
from statistics import correlation, mean, stdev
from typing import Any, NamedTuple

from boonlake import games
from boonlake.engine.chance import Chance
from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.players.review.account import account, final_leads
from boonlake.players.review.course import Judged, reviewing
from boonlake.players.review.judging import Judgement, follow
from boonlake.players.review.stretches import stretches, turns
from boonlake.players.table import play_on, play_out, players_of

SURE = 1.96
BOUNDS = (0.0, 1.0, 2.0, 4.0, 99.0)
"""By what is said better lines are told apart."""
FEWEST = 4
"""Fewer games tell nothing of a correlation."""


class Said(NamedTuple):
    """By how many points a better line is said to lead further, and what it brought."""

    points: float
    brought: float


def match_of(game: Game[Any], seats: list[str], seed: int) -> Match:
    """A whole match of computer players."""
    _, moves = play_out(game, seats, seed)
    match = Match(game, seats, seed)
    for move in moves:
        match.play(move)
    return match


def lead_after(match: Match, state: Any, seat: int, line: tuple[str, ...], seed: int) -> float:
    """The final lead of a seat if a line is played and the table plays on."""
    follow(match.game, state, seat, line)
    play_on(match.game, state, players_of(match.game, match.seats, seed))
    outcome = match.game.outcome(state)
    assert outcome
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - (mean(others) if others else 0)


def replaced(match: Match, blamed: Judgement, again: int) -> list[float]:
    """How much further ahead the better line leads than the one that was played, on new guesses."""
    game: Game[Any] = match.game
    end = next(each.end for each in stretches(match) if each.at == blamed.at)
    played = tuple(match.moves[blamed.at : end])
    view = game.view(match.jump(blamed.at), blamed.seat)
    chance = Chance(match.seed, "replaced")
    found = []
    for n in range(again):
        state = game.guess(view, chance)
        better = lead_after(match, state.copy(), blamed.seat, blamed.line, n)
        found.append(better - lead_after(match, state, blamed.seat, played, n))
    return found


def facts(
    game: Game[Any], seats: list[str], seed: int, again: int, *, every: bool = False
) -> dict[str, Any]:
    """What one game shows; without playing on anew, only what an overview finds."""
    match = match_of(game, seats, seed)
    judged: Judged = {}
    for _ in reviewing(match, judged, range(len(seats) if again else 0)):
        pass
    told = account(match, turns(match), judged)
    sums = [
        {
            part: round(sum(getattr(each, part) for each in told if each.turn.seat == seat), 2)
            for part in ("given", "gifts", "luck")
        }
        for seat in range(len(seats))
    ]
    worst = max(told, key=lambda each: each.given)
    blamed = max((judged[each.at] for each in worst.turn.stretches), key=lambda each: each.given)
    return {
        "seed": seed,
        "leads": final_leads(match),
        "sums": sums,
        "blamed": round(blamed.given, 2),
        "raised": replaced(match, blamed, again) if blamed.line else [],
        "every": [
            (each.given, mean(replaced(match, each, again)))
            for each in judged.values()
            if every and each.line
        ],
    }


def main() -> None:
    """Measure, going on where an earlier run ended, and print the figures."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--game", default="boonlake")
    asking.add_argument("--seats", default="steady,steady")
    asking.add_argument("--games", type=int, default=40)
    asking.add_argument("--seed", type=int, default=1)
    asking.add_argument("--again", type=int, default=8, help="plays on so often (8); 0: overview")
    asking.add_argument("--every", action="store_true", help="does so for all that is blamed")
    asking.add_argument("--out", type=Path, required=True, help="where every game is kept")
    asked = asking.parse_args()
    game = games.get(asked.game)
    seats = asked.seats.split(",")
    known = {each["seed"]: each for each in kept(asked.out)}
    for seed in range(asked.seed, asked.seed + asked.games):
        if seed not in known:
            known[seed] = facts(game, seats, seed, asked.again, every=asked.every)
            with asked.out.open("a", encoding="utf-8") as out:
                print(json.dumps(known[seed]), file=out)
    print(report([known[seed] for seed in sorted(known)]))


def kept(out: Path) -> list[dict[str, Any]]:
    """What earlier runs have found."""
    return (
        [json.loads(line) for line in out.read_text("utf-8").splitlines()] if out.exists() else []
    )


def report(found: list[dict[str, Any]]) -> str:
    """The figures of all games."""
    if not found:
        return "no games"
    # One seat of each game: with two seats the other one's figures are the same, turned round.
    given = [each["sums"][0]["given"] - mean(s["given"] for s in each["sums"]) for each in found]
    luck = [each["sums"][0]["luck"] for each in found]
    leads = [each["leads"][0] for each in found]
    by_seat = zip(*([s["given"] for s in each["sums"]] for each in found), strict=True)
    text = (
        f"{len(found)} games\n"
        f"points given away beyond the table's average, and final lead:"
        f" correlation {_told(given, leads)}\n"
        f"luck and final lead: correlation {_told(luck, leads)}\n"
        f"given away a game, by seat: {', '.join(f'{mean(each):.1f}' for each in by_seat)};"
        f" by the first less than by the others in {sum(each < 0 for each in given)}\n"
        f"the stretch blamed most: {mean(each['blamed'] for each in found):.1f} points"
    )
    raised = [mean(each["raised"]) for each in found if each["raised"]]
    if len(raised) > 1:
        off = SURE * stdev(raised) / len(raised) ** 0.5
        text += f"; with its better line the final lead rises by {mean(raised):.1f} ± {off:.1f}"
    every = [Said(*each) for one in found for each in one["every"]]
    return "\n".join([text, *_by_what_was_said(every)])


def _by_what_was_said(every: list[Said]) -> Iterator[str]:
    """By how many points better lines bring what they are said to."""
    for least, most in pairwise(BOUNDS):
        some = [each for each in every if least <= each.points < most]
        if len(some) > 1:
            said, brought = mean(each.points for each in some), [each.brought for each in some]
            off = SURE * stdev(brought) / len(some) ** 0.5
            yield (
                f"{least:g} to {most:g} points: {len(some)} stretches, said {said:.1f},"
                f" brought {mean(brought):.1f} ± {off:.1f}"
            )


def _told(one: list[float], other: list[float]) -> str:
    """A correlation with the interval in which it lies in 95 of 100 such series."""
    if len(one) < FEWEST:
        return f"not to be told from fewer than {FEWEST} games"
    found = correlation(one, other)
    off = SURE / (len(one) - 3) ** 0.5
    least, most = tanh(atanh(found) - off), tanh(atanh(found) + off)
    return f"{found:.2f} ({least:.2f} to {most:.2f})"


if __name__ == "__main__":
    main()
