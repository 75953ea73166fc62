"""What a position is worth and what is missing in it: how the game would end now, and prices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boonlake import games
from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.final import run_final_scoring
from boonlake.games.boonlake.rules.payment import affordable
from boonlake.games.boonlake.rules.solo.scoring import run_eminence_final
from boonlake.games.boonlake.shortage import shortage

BOTH = [games.get("boonlake"), games.get("settlement")]


@pytest.mark.parametrize("seats", [("human", "human", "human"), ("eminence:hard", "human")])
def test_the_outlook_is_what_the_final_scoring_would_count_now(seats: tuple[str, ...]) -> None:
    match, chance = Match(GAME, seats, 5), Random(2)
    while asked := match.decision():
        outlook = GAME.outlook(match.state)
        assert outlook is not None
        if len(match.moves) % 9 == 0:
            after = match.state.copy()
            run_final_scoring(after, ("final-scoring", -1))
            if after.eminence is not None:
                run_eminence_final(after, ("eminence-final", after.start))
            assert outlook.scores == [player.vp for player in after.players]
        match.play(chance.choice(asked.options))
    assert GAME.outlook(match.state) is None


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)
def test_the_outlook_is_the_same_whoever_looks(game: Game[Any]) -> None:
    match, chance = Match(game, ["human"] * 3, 4), Random(4)
    while (asked := match.decision()) and len(match.moves) < 40:
        match.play(chance.choice(asked.options))
    sights = [game.sight(match.state, seat) for seat in (-1, 0, 1, 2)]
    assert sights[0].outlook is not None
    assert all(sight.outlook == sights[0].outlook for sight in sights)
    lines = set(game.score_sheet.lines)
    assert all(set(by_line) <= lines for by_line in sights[0].outlook.to_come)


def test_something_is_missing_for_a_card_exactly_where_it_cannot_be_paid() -> None:
    match, chance = Match(GAME, ["human"] * 2, 6), Random(6)
    seen = {"coins": 0, "vases": 0, "resources": 0}
    while asked := match.decision():
        state = match.state
        for player in state.players:
            for number in player.hand:
                cost = state.components.cards[number].cost
                short = shortage(player, cost)
                assert (short is None) == affordable(player, cost)
                if short is None:
                    continue
                assert short.coins or short.vases or short.resources
                assert bool(short.resources) <= bool(short.kinds)
                seen["coins"] += bool(short.coins)
                seen["vases"] += bool(short.vases)
                seen["resources"] += bool(short.resources)
        match.play(chance.choice(asked.options))
    assert all(seen.values()), seen


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)
def test_what_is_lacking_is_said_at_any_time(game: Game[Any]) -> None:
    """Also while somebody else decides, or something else is asked."""
    match, chance = Match(game, ["human"] * 2, 6), Random(6)
    said = 0
    while (asked := match.decision()) and len(match.moves) < 150:
        if game.name == "boonlake":
            things = [
                f"card {match.state.components.cards[number].key}"
                for number in match.state.players[0].hand
            ]
        else:
            heroes = match.state.components.heroes
            things = [f"hero {heroes[n].key}" for n in match.state.hero_row if n >= 0]
        for thing in things:
            lacking = game.lacking(match.state, 0, thing)
            if asked.seat == 0 and lacking is None:
                why = game.why_not(match.state, 0, thing)
                assert why is None or why[0] not in ("why.coins", "why.vases", "why.cannot-pay")
            said += lacking is not None and asked.seat != 0
        match.play(chance.choice(asked.options))
    assert said
