"""Shapes: data that fits passes, anything else is named in one sentence; nothing is too large."""

from typing import Any

import pytest

from boonlake.engine.shapes import (
    MAX_DEPTH,
    Flag,
    Known,
    List,
    Maybe,
    Misfit,
    Nothing,
    Number,
    Object,
    Plain,
    Row,
    Shape,
    String,
    depth,
    like,
    read,
)

RESULT = Object(
    {
        "when": Number(0),
        "seats": List(String(20), 1, 4),
        "speed": String(among=("calm", "quick")),
        "over": Flag(),
        "note": Maybe(String()),
    },
    optional=frozenset({"note"}),
)
GOOD: dict[str, Any] = {"when": 1, "seats": ["human"], "speed": "calm", "over": False, "note": None}


def test_what_fits_is_let_through() -> None:
    assert RESULT.check(GOOD) is GOOD
    without_note = {key: value for key, value in GOOD.items() if key != "note"}
    assert RESULT.fits(without_note)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"when": -1}, "result.when should be between 0 and"),
        ({"when": True}, "result.when should be a whole number"),
        ({"when": 1.0}, "result.when should be a whole number"),
        ({"when": 1 << 70}, "result.when should be between"),
        ({"seats": []}, "result.seats should be a list of 1 to 4 items"),
        ({"seats": ["human"] * 5}, "result.seats should be a list of 1 to 4 items"),
        ({"seats": [1]}, "result.seats[] should be a string"),
        ({"seats": ["x" * 21]}, "result.seats[] should be a string of at most 20"),
        ({"seats": "human"}, "result.seats should be a list"),
        ({"speed": "slow"}, "result.speed should be one of 'calm', 'quick'"),
        ({"over": 0}, "result.over should be true or false"),
        ({"note": 3}, "result.note should be a string"),
        ({"more": 1}, "result.more is missing or unknown"),
        ({"x" * 99: 1}, f"result.{'x' * 40} is missing or unknown"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(Misfit) as caught:
        RESULT.check({**GOOD, **changes}, "result")
    assert str(caught.value).startswith(wrong)
    assert not RESULT.fits({**GOOD, **changes})


def test_an_open_object_may_hold_more() -> None:
    shape = Object({"a": Number()}, open=True)
    assert shape.fits({"a": 1, "b": "anything"})
    assert shape.misfit({"b": 1}, "it") == "it.a is missing or unknown"


def test_a_missing_key_is_named() -> None:
    assert RESULT.misfit({}, "result") == "result.over is missing or unknown"
    assert RESULT.misfit([], "result") == "result should be an object"


@pytest.mark.parametrize(
    "data", [1, "a", None, True, [], [[1, "a"], [None]]], ids=["1", "a", "none", "true", "0", "2"]
)
def test_plain_data(data: Any) -> None:
    assert Plain().fits(data)


def nested(times: int) -> list[Any]:
    deep: list[Any] = []
    for _ in range(times):
        deep = [deep]
    return deep


@pytest.mark.parametrize("data", [1.5, {}, [{}], "x" * 61, 1 << 70, [0] * 2001, nested(50)])
def test_data_that_is_not_plain(data: Any) -> None:
    assert not Plain().fits(data)


def test_nothing_is_nothing() -> None:
    assert Nothing().fits(None)
    assert Nothing().misfit(0, "it") == "it should be null"


EXAMPLE = {
    "n": 1,
    "word": "a",
    "flag": False,
    "row": [1, 2],
    "stack": [],
    "boards": [{"x": 1}],
    "no": None,
}


def test_an_example_is_like_itself() -> None:
    shape = like(EXAMPLE)
    assert shape.fits(EXAMPLE)
    assert shape.fits({**EXAMPLE, "row": [], "stack": [[1, "a"], [2]]})


def test_an_example_may_come_with_bounds_of_its_own() -> None:
    shape = like({"names": ["a"]}, longest_string=3, longest_list=2)
    assert shape.fits({"names": ["Ann", "Ben"]})
    assert not shape.fits({"names": ["Anna"]})
    assert not shape.fits({"names": ["a", "b", "c"]})


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"n": "1"}, "state.n"),
        ({"n": True}, "state.n"),
        ({"n": 1 << 70}, "state.n"),
        ({"word": "a" * 100}, "state.word"),
        ({"flag": 0}, "state.flag"),
        ({"row": [1, "2"]}, "state.row[]"),
        ({"row": [0] * 3000}, "state.row"),
        ({"stack": [{}]}, "state.stack[]"),
        ({"stack": [1.5]}, "state.stack[]"),
        ({"stack": nested(50)}, "state.stack[]"),
        ({"boards": []}, "state.boards"),
        ({"boards": [{"y": 1}]}, "state.boards[].x"),
        ({"boards": [1]}, "state.boards[]"),
        ({"no": 1}, "state.no"),
        ({"more": 1}, "state.more"),
    ],
)
def test_what_is_not_like_an_example_is_named(changes: dict[str, Any], where: str) -> None:
    assert like(EXAMPLE).misfit({**EXAMPLE, **changes}, "state").startswith(where + " ")


def test_a_text_is_read() -> None:
    assert read('{"a": [1]}', 20) == {"a": [1]}


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (None, "nothing to read"),
        ("", "nothing to read"),
        ("[1, 2, 3, 4, 5, 6, 7]", "21 characters, more than 20"),
        ("{]", "not JSON"),
    ],
)
def test_a_text_that_cannot_be_read_says_why(text: str | None, wrong: str) -> None:
    with pytest.raises(Misfit, match=wrong):
        read(text, 20)


def test_nesting_is_bounded_before_anything_is_read() -> None:
    deep = "[" * (MAX_DEPTH + 1)
    assert depth(deep) == MAX_DEPTH + 1
    with pytest.raises(Misfit, match="nested"):
        read(deep * 1000, 1_000_000)


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ('{"a": "]]]]", "b": [[', 3),
        (r'["\"]", ["\\", [', 3),
        ('["never closed ]]] [[[', 1),
        ("[][][[", 2),
    ],
)
def test_brackets_inside_strings_neither_open_nor_close(text: str, deep: int) -> None:
    assert depth(text) == deep


def test_shapes_can_be_written_by_hand() -> None:
    class Even(Shape):
        def misfit(self, data: Any, where: str) -> str:
            return "" if data % 2 == 0 else f"{where} should be even"

    assert List(Even()).misfit([2, 3], "row") == "row[] should be even"


def test_a_row_has_a_shape_for_each_item() -> None:
    row = Row(Number(0, 3), String())
    assert row.misfit([1, "a"], "it") == ""
    assert row.misfit([1], "it") == "it should be a list of 2 items"
    assert row.misfit([1, 1], "it") == "it[1] should be a string of at most 60 characters"


def test_known_values_are_told_from_those_that_only_seem_equal() -> None:
    known = Known([("coins", 1, ""), "any", 1], "effects")
    there: list[Any] = [["coins", 1, ""], "any", 1]
    others: list[Any] = [["coins", True, ""], True, ["coins", 1], None, {}, [[[]]], 1.0]
    assert all(known.fits(data) for data in there)
    for data in others:
        assert known.misfit(data, "it") == "it is none of the effects there are"
