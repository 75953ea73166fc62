"""First games, played to their ends: every step is told in time, in few words, in all languages."""

from __future__ import annotations

from functools import cache

import pytest

from boonlake import games
from boonlake.engine.decision import Decision
from boonlake.engine.lesson import LessonError, parse
from boonlake.text import LANGUAGES, Text
from pupil import Pupil
from web.games import look_of

MOST_DECISIONS, MOST_WORDS = 35, 900
"""To the end of the first interim scoring."""
SOON = 12
"""Taps after which aim, turn and sources of points have been named."""
BASICS = ("aim", "turn", "sources")
UNTIL = {"boonlake": "after", "settlement": "round"}
"""By game: the step with which the beginning is over."""
GAMES = [name for name in games.names() if games.box(name).first_game]


@cache
def played(name: str) -> Pupil:
    """The first game as its coach suggests."""
    return Pupil(name).play()


def test_every_game_has_a_first_one() -> None:
    assert games.names() == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_reached(name: str) -> None:
    pupil = played(name)
    assert sorted(pupil.keys) == sorted(step.key for step in pupil.lesson.steps)
    assert len(set(pupil.keys)) == len(pupil.keys)


@pytest.mark.parametrize("name", GAMES)
def test_it_begins_with_aim_turn_and_sources_of_points(name: str) -> None:
    assert max(played(name).when(key).taps for key in BASICS) <= SOON


@pytest.mark.parametrize("name", GAMES)
def test_the_beginning_is_short(name: str) -> None:
    assert played(name).when(UNTIL[name]).decisions <= MOST_DECISIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_beginning_takes_few_words(name: str, language: str) -> None:
    pupil = played(name)
    beginning = pupil.keys[: pupil.keys.index(UNTIL[name])]
    text = Text(language, games.box(name).teaching().texts, strict=True)
    words = [
        word
        for key in beginning
        for line in (f"lesson.{key}.title", f"lesson.{key}")
        for word in text.t(line, other="Gentle").split()
    ]
    assert len(words) <= MOST_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words_and_no_words_are_left_over(name: str, language: str) -> None:
    teaching = games.box(name).teaching()
    text = Text(language, teaching.texts, strict=True)
    keys = [step.key for step in teaching.lesson.steps]
    wanted = {f"lesson.{key}{part}" for key in keys for part in ("", ".title")}
    assert set(text.keys("lesson.")) == wanted
    assert all(text.t(key, other="Gentle") for key in wanted)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_step_points_at_is_there(name: str) -> None:
    """Options that a step names come up on the way; parts are places of the table."""
    pupil = played(name)
    game = games.get(name)
    look = look_of(game)
    for told in pupil.told:
        named = [words for sort, words in told.step.at if sort == "option"]
        if named:
            assert told.pointed, f"{told.step.key} points at nothing"
            assert told.pointed[0].startswith(named[0]), f"{told.step.key} has a better choice"
        for sort, part in told.step.at:
            if sort == "part":
                assert look.spot(part)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("first", [True, False])
def test_a_pupil_who_does_something_else_is_taught_all_the_same(name: str, first: bool) -> None:
    """The first or the last option whatever the coach says: no step twice, and the game ends."""

    def wilful(decision: Decision) -> str:
        return decision.options[0 if first else decision.main - 1]

    pupil = Pupil(name, wilful).play()
    assert len(set(pupil.keys)) == len(pupil.keys)
    assert {*BASICS, "over"} <= set(pupil.keys)
    assert pupil.match.decision() is None


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("aim", "expected 'key | when | at'"),
        ("aim | | part map", "expected 'key | when | at'"),
        ("aim | wanted map | part map", "unknown clause 'wanted'"),
        ("aim | asked | part map", "expected what 'asked' is about"),
        ("aim | did house many | part map", "expected a kind of record and a number"),
        ("aim | over | map", "expected 'part NAME' or 'option WORDS'"),
    ],
)
def test_a_line_that_is_no_step_is_refused(line: str, wrong: str) -> None:
    with pytest.raises(LessonError, match=wrong.replace("|", r"\|")) as refused:
        parse(f"# a lesson\n{line}")
    assert str(refused.value).startswith("line 2: ")


def test_a_step_stands_once() -> None:
    with pytest.raises(LessonError, match="line 2: 'aim' stands here a second time"):
        parse("aim | over |\naim | over |")
