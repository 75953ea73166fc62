"""A snapshot that is wrong in many ways at once is still refused in one short sentence."""

from __future__ import annotations

from typing import Any

import pytest

from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import SaveError, parse
from boonlake.games import get

LONGEST = 160

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("boonlake", {"deck": [], "discards": []}),
    ("boonlake", {"mound": []}),
    ("boonlake", {"deck": [0] * 150}),
    ("boonlake", {"tiles": [0] * 34, "mound": []}),
    ("boonlake", {"scorings": 4}),
    ("boonlake", {"agenda": [["nonsense" * 7, 0]] * 70}),
    ("boonlake", {"agenda": [["step", 0, "coin", 1, "a" * 60]]}),
    ("settlement", {"hero_pile": [], "discarded_heroes": []}),
    ("settlement", {"landscape_piles": [[], [], []]}),
    ("settlement", {"artefact_row": list(range(14))}),
    ("settlement", {"agenda": [["turn-choice", 0, 0]] * 9}),
]


@pytest.mark.parametrize(("name", "changes"), WRONG)
def test_a_refusal_is_one_short_sentence(name: str, changes: dict[str, Any]) -> None:
    save = save_of(Match(get(name), ["human", "human"], 3))
    assert save.snapshot
    save.first = 0
    save.snapshot[1].update(changes)
    with pytest.raises(SaveError, match="the snapshot cannot be used") as refused:
        reopen(parse(save.text()), get(name))
    assert "\n" not in refused.value.text
    assert len(refused.value.text) < LONGEST
