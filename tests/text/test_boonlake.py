"""The texts of Boonlake: everything on its components has a name."""

from __future__ import annotations

import pytest

from boonlake.games.boonlake.components.model import KINDS, REGIONS, RESOURCES, STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.agenda import AGENDA
from boonlake.games.boonlake.text import TEXTS
from boonlake.games.boonlake.wording.log import LINES
from boonlake.games.boonlake.wording.options import LABELS
from boonlake.text import LANGUAGES, Text, parse


def texts(language: str, file: str) -> dict[str, str]:
    """The texts of a file by key."""
    return parse((TEXTS.folder / language / f"{file}.txt").read_text("utf-8"))


def test_polish_numbers_in_a_sentence() -> None:
    text = Text("pl", TEXTS, strict=True)
    counted = [text.t("goods.coins", n=n) for n in (1, 3, 5, 22)]
    assert counted == ["1 monetę", "3 monety", "5 monet", "22 monety"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    components, text = GAME.components, Text(language, TEXTS)
    wanted = {
        "card": [card.key for card in components.cards],
        "kind": KINDS,
        "resource": RESOURCES,
        "region": REGIONS,
        "strip": STRIPS,
        "track": ("coin", "card"),
        "lever": range(1, len(components.levers) + 1),
        "scoring": [tile.key for tile in components.scoring_tiles],
        "seatcolour": range(4),
    }
    for family, members in wanted.items():
        assert sorted(text.keys(f"{family}.")) == sorted(f"{family}.{name}" for name in members)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    text = Text(language, TEXTS)
    names = [text.t(key) for key in text.keys("card.")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lever_is_explained(language: str) -> None:
    assert [key[7:] for key in texts(language, "levers")] == [*map(str, range(1, 13))]


def test_prompts_options_and_log_lines_belong_to_something() -> None:
    second = {
        prefix: {key.split(".")[1] for key in Text("en", TEXTS).keys(f"{prefix}.")}
        for prefix in ("prompt", "option", "log")
    }
    assert second["prompt"] - {"you", "other", "over"} == AGENDA.offer.keys()
    named_elsewhere = {"strip", "region", "track"}
    assert second["option"] - {"with", "free"} == AGENDA.verbs - named_elsewhere
    assert second["log"] == LINES.keys()
    assert LABELS.keys() == AGENDA.verbs


def test_every_step_of_a_scoring_has_a_name() -> None:
    text = Text("en", TEXTS)
    for line in (*GAME.scoring.interim, *GAME.scoring.final):
        assert text.has(f"ui.step.{line.replace(':', '.')}"), line
