"""Markup is kept from one picture to the next, and never one that is out of date."""

from __future__ import annotations

from random import Random

import pytest

from tests.tables import drawn, seated, spoken, tap
from web.kit.pictures import SETS, Pictures, kept_for_sets
from web.screens.table import drawing
from web.session.states import OVER


@pytest.mark.parametrize(
    "seats", [("human", "human", "human", "human"), ("human", "eminence:hard")]
)
def test_what_is_kept_is_what_would_be_drawn_anew(
    seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(*seats)
    chance, language = Random(8), spoken()
    while table.state != OVER:
        groups = drawn(table, language).groups()
        with monkeypatch.context() as patched:
            patched.setattr(drawing, "pictures", lambda *look: Pictures())
            assert groups == drawn(table, language).groups()
        tap(table, chance)


def test_a_picture_is_made_once_for_what_it_shows() -> None:
    made = []

    def make() -> str:
        made.append(1)
        return "<g/>"

    kept = Pictures()
    for shown in ([1], [1], [2], [2], [1]):
        assert kept.of("map", (shown,), make) == "<g/>"
    assert len(made) == 3


class ASet:
    """A component set of which only the digest matters."""

    name = "a set"

    def __init__(self, digest: str) -> None:
        self.digest = digest


def test_what_is_made_of_a_component_set_is_made_once_and_not_kept_for_ever() -> None:
    asked: list[str] = []

    @kept_for_sets
    def plan(components: ASet) -> str:
        asked.append(components.digest)
        return f"plan of {components.digest}"

    assert [plan(ASet("one")) for _ in range(3)] == ["plan of one"] * 3
    assert asked == ["one"], "equal digests, whatever the object"
    for n in range(SETS):
        plan(ASet(str(n)))
    plan(ASet("one"))
    assert asked == ["one", *map(str, range(SETS)), "one"]
