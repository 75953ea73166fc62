"""What is said aloud: every move once, a scoring by its steps, what is asked once a position."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from boonlake import games
from boonlake.engine.game import Game
from boonlake.engine.records import OVER as GAME_OVER
from tests.tables import drawn, play_to, seated, spoken, tap
from web.screens.table.announcing import Announcer, Told
from web.session.seats import names_of
from web.session.states import OVER, READY, SHOWING
from web.session.table import Table

BOTH = [games.get("boonlake"), games.get("settlement")]


def heard(announcer: Announcer, table: Table) -> list[Told]:
    """What is said when the table has been drawn."""
    return announcer.news(drawn(table, spoken(game=table.game, strict=True)))


def all_lines(table: Table) -> list[str]:
    """Every sentence of the log."""
    language = spoken(game=table.game)
    names = names_of(table, language.text)
    lines = [
        language.line(table.game, record, names, table.shown)
        for records in table.history.records
        for record in records
    ]
    return [line for line in lines if line]


def sat_down(game: Game[Any], *seats: str, **settings: bool) -> tuple[Table, Announcer]:
    """A fresh table, and somebody who has said what is asked there."""
    table = seated(*seats, game=game, **settings)
    announcer = Announcer()
    heard(announcer, table)
    return table, announcer


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)
@pytest.mark.parametrize("speed", ["calm", "instant"])
def test_every_move_of_a_whole_game_is_said_exactly_once(game: Game[Any], speed: str) -> None:
    table, announcer = sat_down(game, "human", "random")
    table.settings.speed = speed
    chance, said = Random(3), []
    while table.state != OVER:
        showing = table.state == SHOWING
        tap(table, chance)
        # Computer players may be quicker than pictures; what is shown to people is always drawn.
        if showing or table.state != "thinking" or chance.random() < 0.3:
            said += [line for told in heard(announcer, table) for line in told.lines]
    wanted = Counter(all_lines(table))
    told = Counter({line: n for line, n in Counter(said).items() if line in wanted})
    assert told == wanted
    assert any(n > 1 for n in wanted.values()), "equal sentences are said as often as they happen"


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.name)
def test_a_scoring_is_said_step_by_step_and_the_winner_last(game: Game[Any]) -> None:
    table, announcer = sat_down(game, "human", "random")
    winner = ""
    steps = 0
    chance = Random(5)
    while table.state != OVER:
        tap(table, chance)
        said = heard(announcer, table)
        if not table.decision() and not winner:
            over = next(r for r in table.history.records[-1] if r[0] == GAME_OVER)
            winner = spoken(game=game).line(game, over, drawn(table).names, 0)
        if table.state == SHOWING and table.scoring_steps:
            steps += 1
            assert not any(winner in told.lines for told in said if winner)
            step = table.scoring_steps[table.scoring_at]
            if step.line not in game.scoring.chosen:
                named = spoken(game=game).say(f"ui.step.{step.line.replace(':', '.')}")
                assert [told for told in said if told.lines[0] == f"{named}."]
            assert heard(announcer, table) == [], "a picture drawn again says nothing"
    assert steps > 1
    assert any(winner in told.lines for told in said)


def test_what_is_asked_is_said_again_only_when_it_is_asked_again() -> None:
    table, announcer = sat_down(BOTH[0], "human", "human", open_hands=True)
    chance = Random(1)
    while not table.can_undo():
        question = drawn(table).sentence()
        tap(table, chance)
        heard(announcer, table)
        assert heard(announcer, table) == []
    table.undo()
    back = heard(announcer, table)
    assert [told.lines for told in back] == [(spoken().say("ui.told.back"),), (question,)]


def test_an_opened_game_says_what_is_asked_and_nothing_of_the_past() -> None:
    table = seated("human", "random")
    play_to(table, READY)
    for _ in range(30):
        tap(table, Random(2))
    play_to(table, READY)
    assert len(heard(Announcer(), table)) == 1


def test_a_replay_says_where_it_is_and_what_happened_there() -> None:
    table, announcer = sat_down(BOTH[1], "human", "random")
    for _ in range(20):
        tap(table, Random(2))
    heard(announcer, table)
    replay = table.begin_replay()
    replay.go(5)
    (told,) = heard(announcer, table)
    assert told.lines[0].startswith(f"Move 5 of {len(table.history.moves)}.")
    assert heard(announcer, table) == []
    replay.go(6)
    assert len(heard(announcer, table)) == 1


def test_only_whoever_drew_cards_hears_their_names() -> None:
    table, announcer = sat_down(BOTH[0], "human", "human", open_hands=False)
    chance, private = Random(4), 0
    while table.state != OVER:
        tap(table, chance)
        for told in heard(announcer, table):
            private += told.private
            if told.private:
                assert table.state == READY
                assert any(line.startswith(("Ann", "Ben")) for line in told.lines)
    assert private > 3
