"""Score sheets: points by where they come from, read from the records."""

import pytest

from boonlake.engine.decision import Record
from boonlake.engine.scores import ScoreSheet

SHEET = ScoreSheet(
    {"cards": ("card:",), "levers": ("lever:", "levers:"), "final": ("final:", "card:end")}
)
MOVES: list[list[Record]] = [
    [("gain", 0, "vp", 3, "card:forge"), ("gain", 0, "coins", 9, "card:forge")],
    [("turn", 1), ("pay", 1, "vp", 2, "lever:4"), ("gain", 1, "vp", 5, "card:end-mill")],
    [("scoring", 1, 1), ("turn", 0), ("gain", 0, "vp", 1, "levers:unused")],
]


def test_the_longest_beginning_of_a_source_decides() -> None:
    sources = ("card:forge", "lever:4", "levers:unused", "card:end-mill")
    assert [SHEET.line_of(source) for source in sources] == ["cards", "levers", "levers", "final"]


def test_an_unknown_source_is_an_error() -> None:
    with pytest.raises(LookupError, match="'river:3'"):
        SHEET.line_of("river:3")


def test_only_points_count() -> None:
    assert [SHEET.points_of(record) for record in MOVES[0]] == [3, 0]
    assert SHEET.points_of(("pay", 1, "vp", 2, "lever:4")) == -2
    assert SHEET.points_of(("turn", 0)) == 0


def test_sheets_of_all_seats() -> None:
    assert SHEET.sheets(MOVES, 2) == [{"cards": 3, "levers": 1}, {"levers": -2, "final": 5}]


def test_the_course_of_a_game_has_a_sheet_for_every_turn() -> None:
    history, scorings = SHEET.course(MOVES, 2)
    assert history == [
        [{"cards": 3}, {}],
        [{"cards": 3}, {"levers": -2, "final": 5}],
        [{"cards": 3, "levers": 1}, {"levers": -2, "final": 5}],
    ]
    assert scorings == [1]
