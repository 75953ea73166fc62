"""The toy is a whole game: sound positions, honest views, words in three languages."""

from pathlib import Path

import pytest

from boonlake.engine.chance import Chance
from boonlake.engine.components import WrongSet
from boonlake.engine.game import SeatingError
from boonlake.engine.invariants import faults
from boonlake.text import LANGUAGES, Text, parse
from playing import played
from toy import BOX
from toy.game import GAME

SEATS = ["random", "random", "random"]


def test_it_is_what_its_box_says() -> None:
    assert BOX.open() is GAME
    assert (GAME.name, GAME.box.seating.words()) == ("toy", ["human", "random"])


@pytest.mark.parametrize("seed", range(5))
def test_every_position_is_sound_and_can_be_guessed_from_its_view(seed: int) -> None:
    for state, _, _ in played(GAME, SEATS, seed):
        assert faults(GAME, state) == []
        guessed = GAME.guess(GAME.view(state, 1), Chance(seed))
        assert faults(GAME, guessed) == []
        assert GAME.view(guessed, 1) == GAME.view(state, 1)


def test_the_score_sheet_adds_up_to_the_scores() -> None:
    moves = [(state, records) for state, _, records in played(GAME, SEATS, 2)]
    sheets = GAME.score_sheet.sheets([records for _, records in moves], len(SEATS))
    outcome = GAME.outcome(moves[-1][0])
    assert outcome is not None
    assert [sum(lines.values()) for lines in sheets] == outcome.scores
    assert GAME.standing(moves[-1][0]).scores == outcome.scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_it_says_has_words(language: str) -> None:
    text = Text(language, GAME.texts, strict=True)
    wording = GAME.wording
    for state, _, records in played(GAME, SEATS, 4):
        for seat in (0, 1):
            view = GAME.view(state, seat)
            assert wording.prompt(text, view, ["Ann"])
            asked = GAME.decision(state)
            options = asked.options if asked else []
            assert all(wording.option(text, view, option) for option in options)
        assert all(wording.line(text, record, ["Ann"], 0) for record in records)
    why = GAME.why_not(state, 0, "take 3")
    assert why is not None
    assert "0" in wording.reason(text, why, [])


def test_its_languages_have_the_same_keys() -> None:
    folder = GAME.texts.folder
    keys = [list(parse((folder / name / "toy.txt").read_text("utf-8"))) for name in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]
    for choice in BOX.choices:
        assert f"choice.{choice.key}" in keys[0]
        assert {f"choice.{choice.key}.{value}" for value in choice.values} <= set(keys[0])
    assert {f"ui.source.{line}" for line in GAME.score_sheet.lines} <= set(keys[0])


def test_other_chips_are_another_component_set(tmp_path: Path) -> None:
    file = tmp_path / "large.txt"
    file.write_text("[set]\nname | large\n[chips]\n10\n20\n", "utf-8")
    other = GAME.with_components(file)
    assert other.components.digest != GAME.components.digest
    assert sorted(other.new(["human"], 1).chips) == [10, 20]
    assert other.check_components() == [f"large ({other.components.digest})"]


def test_wrong_chips_are_refused_with_every_fault(tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text("[set]\nname | wrong\n[chips]\n10\nten\n10\n", "utf-8")
    with pytest.raises(WrongSet) as refused:
        GAME.with_components(file)
    assert [fault.line for fault in refused.value.faults] == [5, 6]


def test_a_table_it_does_not_know_is_refused() -> None:
    with pytest.raises(SeatingError, match="unknown choice"):
        GAME.new(["human"], 1, {"heap": "3"})
    with pytest.raises(SeatingError, match="5 seats"):
        GAME.new(["human"] * 5, 1)
