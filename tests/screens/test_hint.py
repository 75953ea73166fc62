"""A hint in words."""

from __future__ import annotations

import pytest

from web.screens.language import Language, language_for
from web.screens.table.hint import gained, row
from web.session.hint import Hint

LABELS = {"play inn": "Play Inn", "develop 3a": "Develop 3a", "lever 4": "Lever 4", "pass": "Pass"}


def place_of(option: str) -> str:
    return {"play inn": "card-inn", "develop 3a": "site-3a"}.get(option, "")


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        (6.4, "about 6 points more"),
        (1.2, "about 1 point more"),
        (0.3, "about as much"),
        (-0.4, "about as much"),
        (-3.8, "about 4 points less"),
    ],
)
def test_a_gain_is_told_in_words(gain: float, told: str) -> None:
    assert gained(Language("en"), gain) == told


def test_polish_counts_points_in_three_ways() -> None:
    told = [gained(Language("pl"), gain) for gain in (1, 3, 5)]
    assert told == ["około 1 punkt więcej", "około 3 punkty więcej", "około 5 punktów więcej"]


def test_options_on_the_table_can_be_shown_and_none_can_be_taken() -> None:
    hint = Hint(7, [("play inn", 4.0, []), ("pass", 0.0, []), ("gone", 9.0, [])], done=True)
    markup = row(hint, Language("en"), LABELS, place_of, over_pass=True)
    assert 'data-act="hint-show play inn"' in markup
    assert "hint-show pass" not in markup
    assert "Play Inn" in markup
    assert "gone" not in markup, "an option that is no longer offered"
    assert "data-option" not in markup


def test_what_it_is_compared_with_is_said() -> None:
    hint = Hint(7, [("play inn", 4.0, [])], done=True)
    assert "compared with passing" in row(hint, Language("en"), LABELS, place_of, over_pass=True)
    strips = {"strip hire": "Hire"}
    usual = Hint(7, [("strip hire", 2.0, [])], done=True)
    assert "average" in row(usual, Language("en"), strips, str, over_pass=False)


@pytest.mark.parametrize(
    ("game", "code", "told"),
    [
        ("boonlake", "en", "2 more coins, closer to fulfilling scoring tiles"),
        ("boonlake", "de", "2 Münzen mehr, Wertungsplättchen eher erfüllt"),
        ("boonlake", "pl", "2 monety więcej, bliżej spełnienia kafelków punktacji"),
    ],
)
def test_an_option_has_its_reason(game: str, code: str, told: str) -> None:
    hint = Hint(7, [("play inn", 4.0, [("coins", 2), ("tiles", 0)])], done=True)
    assert told in row(hint, language_for(code, game), LABELS, place_of, over_pass=True)


def test_a_search_can_be_ended() -> None:
    markup = row(Hint(7), Language("en"), LABELS, place_of, over_pass=True)
    assert 'data-act="hint-stop"' in markup
    assert 'id="thinking-time"' in markup
