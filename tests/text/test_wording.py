"""Every record, decision and option of random games is put into words in every language."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.games import boonlake as game
from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.flow import OFFER, VERBS
from boonlake.games.boonlake.wording import WORDLESS, log_line, option_label, prompt
from boonlake.games.boonlake.wording.log import LINES
from boonlake.games.boonlake.wording.options import LABELS
from boonlake.text import LANGUAGES, Text

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
TABLES = (
    ["human", "human"],
    ["human", "human", "human"],
    ["human", "human", "human", "human"],
    ["eminence:hard", "human"],
)


def word_a_game(text: Text, seats: list[str], seed: int) -> set[str]:
    """Play at random, word everything, and return what kinds of things there were."""
    edition = load()
    random = Random(seed)
    state = game.new({"seats": seats}, seed)
    seen: set[str] = set()
    records = list(state.records)
    while True:
        for record in records:
            seen.add(f"record {record[0]}")
            line = log_line(text, edition, record, NAMES, reader=0)
            assert (line is None) == (record[0] in WORDLESS)
            assert line is None or "{" not in line
        asked = game.decision(state)
        if asked is None:
            return seen
        seen.add(f"decision {asked.kind}")
        for seat in (asked.seat, (asked.seat + 1) % len(seats), -1):
            view = game.view(state, seat)
            assert NAMES[asked.seat] in prompt(text, edition, view, NAMES)
        own = game.view(state, asked.seat)
        labels = [option_label(text, edition, own, move) for move in asked.options]
        assert all(labels)
        assert len(set(labels)) == len(labels), sorted(zip(labels, asked.options, strict=True))
        seen.update(f"verb {move.partition(' ')[0]}" for move in asked.options)
        records = game.apply(state, random.choice(asked.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_random_games_are_worded(language: str, seats: list[str]) -> None:
    for seed in range(2):
        word_a_game(Text(language, strict=True), seats, seed)


def test_every_kind_of_record_has_a_line() -> None:
    text = Text("en", strict=True)
    seen: set[str] = set()
    for seats in TABLES:
        for seed in range(8):
            seen |= word_a_game(text, seats, seed)
    kinds = {word.partition(" ")[2] for word in seen if word.startswith("record")}
    assert kinds <= LINES.keys() | WORDLESS
    verbs = {word.partition(" ")[2] for word in seen if word.startswith("verb")}
    assert verbs <= LABELS.keys()


def test_every_verb_has_a_label() -> None:
    assert LABELS.keys() == VERBS


def test_the_end_of_a_game_has_a_prompt() -> None:
    state = game.new({"seats": ["human", "human"]}, 1)
    state.agenda.clear()
    text = Text("en", strict=True)
    assert prompt(text, load(), game.view(state, 0)) == text.t("prompt.over")


def test_every_kind_of_decision_has_a_prompt() -> None:
    for language in LANGUAGES:
        keys = Text(language).keys("prompt.")
        for kind in OFFER:
            assert any(key == f"prompt.{kind}" or key.startswith(f"prompt.{kind}.") for key in keys)
