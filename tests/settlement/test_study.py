"""What a series of games counts and reports."""

from __future__ import annotations

from functools import cache
from typing import Any

from boonlake.games.settlement.game import GAME
from boonlake.players.contest import play
from boonlake.players.report import balance


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
    alone = [play(GAME, ["greedy"], 1)]
    (target,) = GAME.study.targets(alone)
    assert target.wanted == "10 to 50"
    assert GAME.study.solo_targets("greedy", [alone]) == []


def test_tables_can_be_printed() -> None:
    text = "\n".join(balance(games(), GAME.study, every=True))
    for hero in GAME.components.heroes:
        assert f"| {hero.key} |" in text
    assert "| sawmill |" in text
