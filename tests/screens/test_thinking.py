"""What stands in the prompt while computer players think, and when one could not decide."""

from __future__ import annotations

import pytest

from boonlake.text import LANGUAGES
from tests.tables import drawn, seated, spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_that_could_not_decide_is_told_with_what_can_be_done(language: str) -> None:
    table = seated("steady", "human")
    words = spoken(language, strict=True)
    asked = drawn(table, words).groups()["prompt"]
    assert 'data-act="skip-thinking"' in asked
    assert "data-option" not in asked
    table.failure = "RuntimeError('<b>lost</b>')"
    told = drawn(table, words).groups()["prompt"]
    assert 'data-option="page try-again"' in told
    assert 'data-act="open players"' in told
    assert "&lt;b&gt;" in told
    assert "skip-thinking" not in told
