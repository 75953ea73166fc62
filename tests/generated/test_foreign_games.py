"""Saves, links and backups that others may have written: refused in one sentence or opened soundly.

EXAMPLES in the environment asks for more than the 2,000 examples of all foreign texts together.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from boonlake import games
from boonlake.engine.invariants import faults
from boonlake.engine.reopen import save_of
from boonlake.text import Text
from generating import assert_is_sentence, bounded, damaged, foreign
from golden import golden_games
from tests.session.kept_games import PALETTE, Dictionary
from web.session import results
from web.session.importing import Candidate, Import, look_through
from web.session.library import Library
from web.session.opening import Fault, opened
from web.session.packing import BACKUP, bundled, packed

MOVES = (0, 3, 25, 60)


@cache
def begun_games() -> list[str]:
    """Golden games of all sorts after some moves, without the positions they have come to."""
    found = []
    for name in games.names():
        goldens = list(golden_games(name).values())
        for n, golden in enumerate(goldens[:: len(goldens) // 6]):
            most = len(golden.match.moves)
            match = golden.match.branch(min(MOVES[n % len(MOVES)], most))
            save = save_of(match, snapshot=False)
            save.names, save.title = [f"Łucja {n}" for n in range(len(save.seats))], "Sunday"
            found.append(save.text())
    return found


def look(text: str) -> Import:
    """What the page finds in a text."""
    found = Import()
    with bounded():
        for _ in look_through(text, Library(Dictionary()), PALETTE, found):
            pass
    return found


def assert_sound(candidate: Candidate) -> None:
    """A game that arrived is sound, and can be kept and opened again."""
    match = opened(candidate.text).match
    assert faults(match.game, match.state) == []
    assert candidate.summary.moves == len(match.moves)


def assert_told(fault: Fault) -> None:
    """What is wrong can be said in the language of the page."""
    assert_is_sentence(Text("en").t(f"keep.fault.{fault.kind}"))
    if fault.detail:
        assert_is_sentence(fault.detail)
    assert len(fault.quote) <= 60


def assert_refused_or_sound(found: Import, parts: int) -> None:
    """Every part of a text is a game or a fault."""
    assert len(found.games) + len(found.faults) == parts
    for fault in found.faults:
        assert_told(fault)
    for candidate in found.games:
        assert_sound(candidate)


def test_damaged_saves() -> None:
    arrived: list[int] = []

    @foreign(500)
    @given(damaged(begun_games()))
    def bring(text: str) -> None:
        found = look(text)
        assert_refused_or_sound(found, 1)
        arrived.append(len(found.games))

    bring()
    assert 0 < sum(arrived) < len(arrived)


def zipped(data: bytes) -> str:
    """Anything as the end of a link."""
    return "game=" + urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


def test_damaged_links() -> None:
    links = [packed(text) for text in begun_games()]
    fragments = (
        damaged(links)
        | damaged(begun_games()).map(packed)
        | st.binary(max_size=300).map(zipped)
        | st.sampled_from([zipped(b"0" * size) for size in (10, 400_000, 2_000_000, 30_000_000)])
        | st.text(max_size=60)
    )
    arrived: list[int] = []

    @foreign(300)
    @given(fragments)
    def bring(fragment: str) -> None:
        found = look(f"https://example.org/some/path/#{fragment}")
        assert_refused_or_sound(found, 1)
        arrived.append(len(found.games))

    bring()
    assert 0 < sum(arrived) < len(arrived)


def test_damaged_backups() -> None:
    record = results.written([results.Result("a", 1, ["human"], ["Anna"], [9], [0])])
    short = [text for text in begun_games() if len(text) < 400]
    whole = [bundled(short[:2], record), bundled(short, record), BACKUP + "\n"]

    @foreign(250)
    @given(damaged(whole))
    def bring(text: str) -> None:
        found = look(text)
        assert_refused_or_sound(found, max(1, found.total))
        assert len(found.results) <= 1
        assert results.read(results.written(found.results)) == found.results

    bring()
