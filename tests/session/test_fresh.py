"""What is new to a person: from the end of a turn to the end of the next one."""

from __future__ import annotations

from random import Random

from boonlake.engine.records import TURN
from boonlake.games.boonlake.game import GAME
from tests.tables import drawn, seated, spoken, tap
from web.session.fresh import left_at
from web.session.states import OVER
from web.session.table import Table


def hand(table: Table) -> set[int]:
    """The cards of the person."""
    return set(table.history.state.players[0].hand)


def test_new_cards_are_those_that_came_since_the_last_turn_ended() -> None:
    table = seated("human", "random", auto=False)
    match, chance, cards = table.history, Random(6), GAME.components.cards
    had: set[int] | None = None
    marked = 0
    while table.state != OVER:
        before, moves, turn = hand(table), len(match.moves), match.turn
        tap(table, chance)
        made = match.records[moves:]
        assert len(made) <= 1
        if any(record[0] == TURN for records in made for record in records):
            had = hand(table) if had is None else before if turn == 0 else had
        if had is not None and table.state != OVER:
            fresh = drawn(table).scene.fresh
            assert fresh == {f"card-{cards[n].key}" for n in hand(table) - had}
            marked += bool(fresh)
    assert marked > 20


def test_new_cards_are_marked_in_the_hand_and_in_the_sheet_and_said() -> None:
    table = seated("human", "random")
    chance = Random(6)
    while not drawn(table).scene.fresh:
        tap(table, chance)
    drawing = drawn(table)
    new = len(drawing.scene.fresh)
    said = spoken().say("ui.new-card")
    assert drawing.groups()["hand"].count(said) == 2 * new  # the name, and a tooltip
    sheet = drawing.look.hand_panel(drawing.sight, drawing.scene)[1]
    assert sheet.count(said) == 2 * new
    assert spoken().say("ui.new-cards", n=new) in sheet


def test_nothing_is_new_before_the_first_turn_and_undo_forgets() -> None:
    table = seated("human", "random")
    assert left_at(table.history, 0) == 0
    assert not drawn(table).scene.fresh
    chance = Random(6)
    while not drawn(table).scene.fresh:
        tap(table, chance)
    table.back_to(0)
    assert not drawn(table).scene.fresh
