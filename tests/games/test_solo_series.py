"""Solo series: the difficulties differ, and the table says what was played."""

from __future__ import annotations

from statistics import mean

import pytest

from boonlake.games.boonlake import EMINENCE
from boonlake.games.boonlake.game import GAME
from boonlake.players import contest
from boonlake.players.report import Meeting

GAMES = 50


def her_mean(difficulty: str) -> float:
    """What she scores on average against a random player."""
    seats = ["random", f"eminence:{difficulty}"]
    scores: list[int] = [contest.play(GAME, seats, seed)["scores"][1] for seed in range(GAMES)]
    return mean(scores)


def test_her_mean_score_rises_with_the_difficulty() -> None:
    means = [her_mean(difficulty) for difficulty in EMINENCE.difficulties]
    assert means == sorted(means)
    assert len(set(means)) == len(EMINENCE.difficulties)


@pytest.mark.parametrize("difficulty", EMINENCE.difficulties)
def test_a_greedy_player_finishes_and_the_table_has_its_row(difficulty: str) -> None:
    seats = ["greedy", f"eminence:{difficulty}"]
    found = [contest.play(GAME, contest.rotated(seats, n), 900 + n) for n in range(2)]
    row = Meeting("greedy", found).row(difficulty)
    own = mean(facts["scores"][facts["seats"].index("greedy")] for facts in found)
    assert row[0] == difficulty
    assert row[2] == f"{own:.1f}"
