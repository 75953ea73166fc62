"""Whatever lies in storage as a note of a game, and whatever somebody types as a name."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.names import MAX_NAME, tidy
from boonlake.engine.reopen import save_of
from boonlake.engine.save import SaveError, parse
from generating import WILD, assert_is_sentence, bounded, damaged, foreign
from tests.session.kept_games import Dictionary, kept, played_match
from web.session import settings, summary
from web.session.library import GAME, SUMMARY, Library

VALUES: list[Any] = [None, True, -1, 0, 3, 2**53, 2**63, 10**40, 2.5, [], {}, [[]], ["human"] * 9]
VALUES += [*WILD, "x" * 5_000]
TEXT, NOTE = kept(played_match(2, 20), "Sunday")


@st.composite
def notes(draw: st.DrawFn) -> str:
    """A note in which some facts are something else, or gone; or a damaged text."""
    if draw(st.booleans()):
        return draw(damaged([NOTE.text(), settings.Settings().text(), "[" * 99, "null"]))
    facts = json.loads(NOTE.text())
    for key in draw(st.lists(st.sampled_from(sorted(facts)), min_size=1, max_size=3)):
        facts[key] = draw(st.sampled_from(VALUES))
    for key in draw(st.lists(st.sampled_from(sorted(facts)), max_size=1)):
        del facts[key]
    return json.dumps(facts)


@foreign(300)
@given(notes())
def test_no_note_hides_a_game(text: str) -> None:
    storage = Dictionary()
    storage.texts = {GAME + "mine": TEXT, SUMMARY + "mine": NOTE.text()}
    storage.texts |= {GAME + "other": TEXT, SUMMARY + "other": text}
    with bounded():
        listed = {entry.name: entry for entry in Library(storage).games()}
        read = summary.read(text)
        settings.read(text)
    assert sorted(listed) == ["mine", "other"]
    assert listed["mine"].summary == NOTE
    assert listed["other"].readable
    if read is not None:
        assert summary.read(read.text()) == read or len(read.text()) > summary.MAX_TEXT
        assert len(read.shown_title("nobody")) <= summary.MAX_TEXT


typed = st.text(max_size=120) | st.text(st.characters(), max_size=60) | st.sampled_from(WILD)


@foreign(250)
@given(st.lists(typed, min_size=2, max_size=2), typed)
def test_whatever_is_typed_becomes_a_name_that_is_kept(names: list[str], title: str) -> None:
    save = save_of(Match(games.get("settlement"), ["human", "human"], 1), snapshot=False)
    with bounded():
        save.names, save.title = [tidy(name) for name in names], tidy(title, 2 * MAX_NAME)
        again = parse(save.text())
    for name in [*save.names, save.title]:
        assert name == tidy(name, 2 * MAX_NAME)
        assert name.isprintable()
    assert again.names == (save.names if any(save.names) else [])
    assert again.title == save.title
    # Somebody who writes a file is not asked to type: the name is as it should be or refused.
    save.names, save.title = names, ""
    try:
        written = parse(save.text())
    except SaveError as error:
        assert_is_sentence(str(error))
    else:
        assert all(len(name) <= MAX_NAME and name.isprintable() for name in written.names)
