"""One ladder of computer players: the same in documents, box and set-up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boonlake import games
from boonlake.engine.seating import Strength
from tools.ladder import Step, ladder, read

DOCS = Path(__file__).parent.parent / "docs"
EDITIONS = {"boonlake": DOCS / "edition.md", "settlement": DOCS / "settlement" / "edition.md"}


def rungs(steps: list[Step]) -> dict[str, Strength]:
    return {
        rung.word: Strength(round(rung.elo), round(rung.low), round(rung.high))
        for rung in ladder(steps)
    }


def test_who_wins_64_of_100_games_stands_100_points_above() -> None:
    found = rungs([Step("b", "a", 640, 1000), Step("c", "b", 640, 1000), Step("a", "z", 640, 1000)])
    assert list(found) == ["z", "a", "b", "c"]
    assert [strength.elo for strength in found.values()] == [900, 1000, 1100, 1200]
    assert found["a"].low == found["a"].high
    widths = {word: strength.high - strength.low for word, strength in found.items()}
    assert widths["c"] > widths["b"] == widths["z"] > 0, "what is uncertain adds up"


@pytest.mark.parametrize("game", games.names())
def test_documents_and_box_tell_the_same_ladder(game: str) -> None:
    text = EDITIONS[game].read_text("utf-8")
    command = re.search(r"`python -m tools\.ladder (.*)`", text)
    assert command
    found = rungs([read(word) for word in command[1].split()])
    assert found == games.box(game).seating.strengths
    for word, (elo, low, high) in found.items():
        assert f"| {word} | {elo} | {low} – {high} |" in text
    assert list(found) == [word for word in games.box(game).seating.computers if word != "random"]
