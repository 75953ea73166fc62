"""What a series of games counts and reports."""

from __future__ import annotations

from functools import cache
from typing import Any

from boonlake.games.settlement.game import GAME
from boonlake.players.contest import play
from boonlake.players.report import alone, balance


@cache
def games() -> list[dict[str, Any]]:
    return [play(GAME, ["greedy", "greedy"], seed) for seed in range(3)]


def test_what_is_counted_adds_up() -> None:
    for facts in games():
        for seat in (0, 1):
            assert len(facts["artefacts"][seat]) == 6
            assert facts["landscapes"][seat] <= 9
            assert len(set(facts["heroes"][seat])) == len(facts["heroes"][seat])
            assert sum(facts["sources"][seat].values()) == facts["scores"][seat]


def test_targets_of_a_series() -> None:
    names = [target.name for target in GAME.study.targets(games())]
    assert names[0] == "mean score"
    assert len(names) == 6


def test_a_game_alone_has_a_target_of_its_own() -> None:
    series = [play(GAME, ["greedy"], 1)]
    (target,) = GAME.study.targets(series)
    assert target.wanted == "10 to 50"
    assert GAME.study.solo_targets("greedy", [series]) == []


def test_tables_can_be_printed() -> None:
    text = "\n".join(balance(games(), GAME.study, every=True))
    for hero in GAME.components.heroes:
        assert f"| {hero.key} |" in text
    assert "| sawmill |" in text


def test_games_alone_spread_over_the_ranks() -> None:
    *_, settler, mayor, knight, lord = GAME.study.ranks([50, 51, 76, 100, 101, 140, 12, 30])
    assert settler.endswith("| 0 to 50 | 3 | 38% |")
    assert mayor.endswith("| 51 to 75 | 1 | 12% |")
    assert knight.endswith("| 76 to 100 | 2 | 25% |")
    assert lord.endswith("| 101 and more | 2 | 25% |")


def test_a_series_alone_is_told_in_tables() -> None:
    lines = alone([play(GAME, ["greedy"], seed) for seed in range(2)], GAME.study)
    heads = [line.split(" | ")[0] for line in lines]
    assert {"| games", "| rank", "| target"} <= set(heads)
