"""How much of a difference between two lines is believed."""

from __future__ import annotations

from typing import Any

import pytest

from boonlake import games
from boonlake.players.lines import Lines
from boonlake.players.reasons import Held
from boonlake.players.weighing import FORESIGHT, Weighed, believed, brought_by, lead_of


def lines() -> Lines[Any]:
    found = games.get("boonlake").lines(0)
    assert found is not None
    assert found.laps
    return found


def several(*later: float, first: float = 0.0) -> list[Weighed]:
    return [Weighed(first, each, {}) for each in later]


def nothing(n: int) -> list[Weighed]:
    return several(*[0.0] * n)


def test_of_few_guesses_little_is_believed_and_of_many_nearly_all() -> None:
    few = believed(lines(), several(8.0, 8.0), nothing(2))
    many = believed(lines(), several(*[8.0] * 40), nothing(40))
    assert 0 < few < many < 8.0
    assert many > 7.5


def test_the_more_guesses_differ_the_less_is_believed() -> None:
    even = believed(lines(), several(6.0, 6.0, 6.0), nothing(3))
    uneven = believed(lines(), several(-14.0, 6.0, 26.0), nothing(3))
    assert 0 < uneven < even


def test_what_can_be_told_right_away_counts_where_guesses_tell_little() -> None:
    foretold = several(-30.0, 30.0, first=4.0)
    assert believed(lines(), foretold, nothing(2)) > 0.5 * FORESIGHT * 4.0
    assert believed(lines(), several(-30.0, 30.0), nothing(2)) == pytest.approx(0.0)


def test_turned_round_the_difference_is_the_opposite() -> None:
    one, two = several(3.0, 9.0, first=1.0), several(1.0, -2.0, first=2.0)
    assert believed(lines(), one, two) == pytest.approx(-believed(lines(), two, one))


def test_a_line_is_what_it_is_on_average() -> None:
    both = [Weighed(2.0, 4.0, {"coins": Held(2, 1.0)}), Weighed(0.0, 0.0, {})]
    assert lead_of(both) == 1.5
    assert brought_by(both) == {"coins": Held(1, 0.5)}
