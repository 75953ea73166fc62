"""Why a line is better: what it brings more than another one."""

from __future__ import annotations

import pytest

from boonlake import games
from boonlake.engine.match import Match
from boonlake.players.hint import hints
from boonlake.players.reasons import Held, mean, reasons, said
from boonlake.text import LANGUAGES, Text

NOW = {"coins": Held(3, 1.5), "heroes": Held(1, 4.0), "others": Held(-20, -20.0)}


def test_what_weighs_most_comes_first() -> None:
    then = {**NOW, "coins": Held(5, 2.6), "heroes": Held(2, 6.0)}
    assert reasons(then, NOW) == [("heroes", 1), ("coins", 2)]
    assert reasons(NOW, then) == []


def test_a_trifle_beside_something_heavy_is_not_told() -> None:
    then = {**NOW, "coins": Held(4, 2.0), "others": Held(-15, -15.0)}
    assert reasons(then, NOW) == [("others", 5)]


def test_what_is_worth_more_without_being_more_has_no_number() -> None:
    then = {**NOW, "coins": Held(2, 2.5)}
    assert reasons(then, NOW) == [("coins", 0)]


def test_several_positions_are_taken_together() -> None:
    assert mean([{"coins": Held(2, 1.0)}, {}]) == {"coins": Held(1, 0.5)}


@pytest.mark.parametrize("name", games.names())
def test_what_a_position_holds_makes_its_lead_and_has_words(name: str) -> None:
    game = games.get(name)
    match = Match(game, ["greedy", "greedy", "greedy"], 4)
    players = [game.player("greedy", seat, 4) for seat in range(3)]
    kinds: set[str] = set()
    while decision := match.decision():
        seat = decision.seat
        lines = game.lines(seat)
        assert lines is not None
        if len(match.moves) % 9 == 0:
            trial = match.state.copy()
            lines.begin(trial)
            for _ in lines.play_on(trial):
                pass
            held = lines.brings(trial)
            kinds |= set(held)
            assert sum(each.worth for each in held.values()) == pytest.approx(lines.lead(trial))
        match.play(players[seat].choose(decision, lambda: game.view(match.state, decision.seat)))
    for language in LANGUAGES:
        text = Text(language, game.texts, strict=True)
        for kind in kinds:
            assert said(text, [(kind, 0)]) != said(text, [(kind, 2)]) or kind == "artefact"


@pytest.mark.parametrize("name", games.names())
def test_hints_of_a_wide_choice_have_reasons(name: str) -> None:
    game = games.get(name)
    match = Match(game, ["human", "human"], 7)
    while (decision := match.decision()) and len(decision.options) < 6:
        match.play(decision.options[0])
    assert decision
    *_, hint = hints(game, game.view(match.state, decision.seat), 1)
    option, gain, why = hint[0]
    assert option in decision.options
    assert gain > 0
    assert 1 <= len(why) <= 2
