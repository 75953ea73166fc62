"""Every record, decision and option of random games is put into words in every language."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.games import boonlake as game
from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.wording import WORDLESS, log_line, option_label, prompt
from boonlake.text import LANGUAGES, Text

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
TABLES = (
    ["human", "human"],
    ["human", "human", "human"],
    ["human", "human", "human", "human"],
    ["eminence:hard", "human"],
)


def word_a_game(text: Text, seats: list[str], seed: int) -> None:
    """Play at random and put everything that happens and can be chosen into words."""
    edition = load()
    random = Random(seed)
    state = game.new({"seats": seats}, seed)
    records = list(state.records)
    while True:
        for record in records:
            line = log_line(text, edition, record, NAMES, reader=0)
            assert (line is None) == (record[0] in WORDLESS)
            assert line is None or "{" not in line
        asked = game.decision(state)
        if asked is None:
            return
        own = game.view(state, asked.seat)
        assert NAMES[asked.seat] in prompt(text, edition, own, NAMES)
        labels = [option_label(text, edition, own, move) for move in asked.options]
        assert all(labels)
        assert len(set(labels)) == len(labels), sorted(zip(labels, asked.options, strict=True))
        records = game.apply(state, random.choice(asked.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_random_games_are_worded(language: str, seats: list[str]) -> None:
    word_a_game(Text(language, strict=True), seats, seed=LANGUAGES.index(language))


def test_others_read_for_whom_they_wait() -> None:
    state = game.new({"seats": ["human", "human"]}, 1)
    text = Text("en", strict=True)
    line = prompt(text, load(), game.view(state, 1), NAMES)
    assert line == "Waiting for Ada: Keep one of these two scoring tiles as your own."


def test_drawn_cards_are_named_only_to_their_owner() -> None:
    text, edition = Text("en", strict=True), load()
    forge = next(i for i, card in enumerate(edition.cards) if card.key == "forge")
    drawn = ("draw", 0, (forge, forge), "strip:builder")
    assert log_line(text, edition, drawn, NAMES, 0) == "Ada draws Forge and Forge (Builder)."
    assert log_line(text, edition, drawn, NAMES, 1) == "Ada draws 2 cards (Builder)."
    (redacted,) = game.redact([drawn], 1)
    assert log_line(text, edition, redacted, NAMES, 1) == "Ada draws 2 cards (Builder)."


def test_seats_without_a_name_go_by_their_colour() -> None:
    line = log_line(Text("en", strict=True), load(), ("turn", 1))
    assert line == "Blue begins a turn."


def test_the_end_of_a_game_has_a_prompt() -> None:
    state = game.new({"seats": ["human", "human"]}, 1)
    state.agenda.clear()
    text = Text("en", strict=True)
    assert prompt(text, load(), game.view(state, 0)) == text.t("prompt.over")
