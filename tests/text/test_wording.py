"""Every record, decision and option of random games is put into words in every language."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.engine.decision import Record
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.text import TEXTS
from boonlake.games.boonlake.wording.log import WORDLESS
from boonlake.text import LANGUAGES, Text

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
TABLES = (
    ["human", "human"],
    ["human", "human", "human"],
    ["human", "human", "human", "human"],
    ["eminence:hard", "human"],
)


ENGLISH = Text("en", TEXTS, strict=True)


def word_a_game(text: Text, seats: list[str], seed: int) -> None:
    """Play at random and put everything that happens and can be chosen into words."""
    wording = GAME.wording
    random = Random(seed)
    state = GAME.new(seats, seed)
    records = list(state.records)
    while True:
        for record in records:
            line = wording.line(text, record, NAMES, reader=0)
            assert (line is None) == (record[0] in WORDLESS)
            assert line is None or "{" not in line
        decision = GAME.decision(state)
        if decision is None:
            return
        own = GAME.view(state, decision.seat)
        assert NAMES[decision.seat] in wording.prompt(text, own, NAMES)
        labels = [wording.option(text, own, move) for move in decision.options]
        assert all(labels)
        assert len(set(labels)) == len(labels), sorted(zip(labels, decision.options, strict=True))
        records = GAME.apply(state, random.choice(decision.options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_random_games_are_worded(language: str, seats: list[str]) -> None:
    text = Text(language, TEXTS, strict=True)
    word_a_game(text, seats, seed=LANGUAGES.index(language))


def test_others_read_for_whom_they_wait() -> None:
    state = GAME.new(["human", "human"], 1)
    line = GAME.wording.prompt(ENGLISH, GAME.view(state, 1), NAMES)
    assert line == "Waiting for Ada: Keep one of these two scoring tiles as your own."


def test_drawn_cards_are_named_only_to_their_owner() -> None:
    forge = next(i for i, card in enumerate(GAME.components.cards) if card.key == "forge")
    drawn: Record = ("draw", 0, (forge, forge), "strip:builder")
    line = GAME.wording.line
    assert line(ENGLISH, drawn, NAMES, 0) == "Ada draws Forge and Forge (Builder)."
    assert line(ENGLISH, drawn, NAMES, 1) == "Ada draws 2 cards (Builder)."


def test_seats_without_a_name_go_by_their_colour() -> None:
    line = GAME.wording.line(ENGLISH, ("turn", 1), (), reader=-1)
    assert line == "Blue begins a turn."


def test_the_end_of_a_game_has_a_prompt() -> None:
    state = GAME.new(["human", "human"], 1)
    state.agenda.clear()
    assert GAME.wording.prompt(ENGLISH, GAME.view(state, 0), ()) == ENGLISH.t("prompt.over")
