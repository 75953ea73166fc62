"""Many games are brought in a slice of time after the other; the page stays awake."""

from __future__ import annotations

import pytest

from web.session import exchange
from web.session.events import Changed
from web.session.packing import bundled

from .kept_games import kept, played_match
from .test_session import Device, brought, heard


def test_a_backup_is_looked_through_and_kept_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "SLICE", 0.005)
    device = Device()
    session = device.tab()
    texts = [kept(played_match(2, 40, seed))[0] for seed in range(30)]
    told = heard(session)
    exchange.bring(session, bundled(texts))
    found = brought(session)
    assert found.busy, "one slice of time is not enough for all of them"
    seen = []
    while device.waiting:
        seen.append(found.done)
        device.wait()
    assert len(set(seen)) > 3
    assert told == [Changed()] * len(told)
    assert len(told) < len(seen), "the page is not drawn after every slice"
    assert len(found.fresh) == 30
    names: list[str] = []
    exchange.keep_brought(session, names.append)
    while device.waiting:
        device.wait()
    assert names == [""]
    assert len(session.library.games()) == 30


def test_games_that_are_here_are_told_without_being_played_again() -> None:
    device = Device()
    session = device.tab()
    for seed in range(3):
        session.library.keep(f"g{seed}", *kept(played_match(2, 40, seed), f"game {seed}"))
    exchange.bring(session, exchange.backup(session))
    while device.waiting:
        device.wait()
    found = brought(session)
    assert [game.here for game in found.games] == ["g0", "g1", "g2"]
    assert [game.summary.title for game in found.games] == ["game 0", "game 1", "game 2"]
    assert all(game.summary.round for game in found.games), "as the list tells them"


def test_who_stops_bringing_in_is_not_kept_waiting() -> None:
    device = Device()
    session = device.tab()
    exchange.bring(session, bundled([kept(played_match(2, 40, seed))[0] for seed in range(30)]))
    session.importing = None
    while device.waiting:
        device.wait()
    assert session.importing is None
