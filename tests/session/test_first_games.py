"""First games at a table: the coach speaks when it matters, and a lesson can be left."""

from __future__ import annotations

import pytest

from boonlake import games
from boonlake.engine.save import parse
from web.session import teaching
from web.session.library import GAME
from web.session.session import Session
from web.session.settings import read
from web.session.storage import SETTINGS

from .test_session import Device


def first(device: Device, game: str = "boonlake") -> Session:
    """A tab in which a first game has begun."""
    tab = device.tab()
    tab.draft.choose_game(game)
    tab.start_first()
    return tab


def told(tab: Session) -> str:
    """What the coach says now; "" for silence."""
    assert tab.table is not None
    assert tab.table.coach is not None
    step = tab.table.coach.step
    return step.key if step else ""


@pytest.mark.parametrize("game", games.names())
def test_it_is_a_kept_game_with_its_own_table_and_lots(game: str) -> None:
    device = Device()
    tab = first(device, game)
    assert tab.table is not None
    save = parse(device.storage.texts[GAME + tab.table.name])
    assert (tuple(save.seats), save.seed) == games.box(game).first_game
    assert save.flags == ["training", "taught"]
    assert tab.table.coach is not None


def test_going_on_leads_to_the_next_step_and_a_move_passes_it_over() -> None:
    tab = first(Device())
    teaching.go_on(tab)
    assert told(tab) == "sources"
    tab.take("keep levers")
    assert told(tab) == ""  # the other seat keeps a tile
    assert tab.table is not None
    assert tab.table.coach is not None
    assert list(tab.table.coach.told) == ["aim", "sources"]


def test_a_lesson_is_taken_up_where_it_was_left() -> None:
    device = Device()
    tab = first(device)
    teaching.go_on(tab)
    assert tab.table is not None
    name = tab.table.name
    tab.leave()
    again = device.tab()
    assert again.open(name)
    assert told(again) == "sources"


def test_the_coach_may_leave_and_come_back() -> None:
    device = Device()
    tab = first(device)
    assert tab.table is not None
    name = tab.table.name
    teaching.coached(tab, on=False)
    assert told(tab) == ""
    tab.leave()
    again = device.tab()
    assert again.open(name)
    assert told(again) == ""
    teaching.coached(again, on=True)
    assert told(again) == "aim"


def test_other_games_have_no_coach() -> None:
    tab = Device().tab()
    tab.draft.resize(2)
    tab.draft.number_people(tab.text)
    assert tab.draft.check()
    assert tab.start().coach is None
    teaching.go_on(tab)
    teaching.coached(tab, on=True)
    assert tab.table is not None
    assert not tab.table.history.taught


def test_a_first_game_is_offered_until_it_was_finished_or_sent_away() -> None:
    device = Device()
    tab = device.tab()
    tab.send_away("settlement")
    tab.send_away("settlement")
    assert read(device.storage.get(SETTINGS)).taught == ["settlement"]
    tab = first(device)
    assert tab.table is not None
    table = tab.table
    while table.history.decision() is not None:
        decision = table.history.decision()
        assert decision is not None
        table.play(decision.options[0])
    tab.keep()
    assert read(device.storage.get(SETTINGS)).taught == ["settlement", "boonlake"]


def test_undo_tells_nothing_twice() -> None:
    tab = first(Device())
    for _ in range(4):
        teaching.go_on(tab)
    assert told(tab) == ""
    tab.take("keep levers")
    assert tab.table is not None
    asked = tab.table.history.decision()
    assert asked is not None
    tab.play(tab.table, asked.options[0])
    assert told(tab) == "site"
    assert tab.undo()
    assert told(tab) == ""
