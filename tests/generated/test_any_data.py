"""Shapes judge any data in one sentence."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boonlake.engine.shapes import (
    LARGEST,
    Flag,
    List,
    Maybe,
    Number,
    Object,
    Plain,
    String,
    like,
    read,
)
from generating import examples

SHAPES = (
    Object({"when": Number(0), "seats": List(String(20), 1, 4)}),
    Plain(),
    List(Number()),
    Maybe(Flag()),
    like({"n": 1, "row": [1, 2], "boards": [{"x": 1}]}),
)

plain_data = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | st.text(max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=20,
)


@examples(300)
@given(plain_data)
def test_no_data_is_too_strange_to_be_judged(data: Any) -> None:
    text = json.dumps(data)
    assert read(text, len(text)) == data
    for shape in SHAPES:
        wrong = shape.misfit(data, "it")
        assert shape.fits(data) == (wrong == "")
        assert "\n" not in wrong
    if isinstance(data, dict):
        assert like(data).misfit(data, "it") == "" or holds_mixed_lists(data)


def holds_mixed_lists(data: Any) -> bool:
    """Whether some list holds things of several shapes; an example shows only the first."""
    if isinstance(data, dict):
        return any(holds_mixed_lists(value) for value in data.values())
    return isinstance(data, list) and bool(data)
