"""Computer players at a table: every move is kept before it is seen, and who fails is told of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from boonlake.engine.decision import Decision
from boonlake.engine.save import parse
from boonlake.games.boonlake.game import GAME
from boonlake.players import Look
from tests.session.test_session import Device, started
from web.opponents.hints import Hints
from web.opponents.players import Opponents
from web.opponents.thinking import Thinking, Worker
from web.session.events import PlayerFailed
from web.session.library import GAME as KEPT
from web.session.session import TRY_AGAIN, Session
from web.session.states import OVER, READY, THINKING
from web.session.table import Table


class Onlooker:
    """Somebody who checks that whatever is shown has been kept."""

    def __init__(self, device: Device, session: Session) -> None:
        self.device = device
        self.session = session
        self.seen: list[int] = []
        self.results = 0

    async def show(self, *, watched: bool) -> bool:
        """Look at the table."""
        self._look()
        return True

    def _look(self) -> None:
        table = self.session.table
        assert table is not None
        text = self.device.storage.get(KEPT + table.name) or ""
        assert parse(text).moves == table.history.moves
        self.seen.append(len(table.history.moves))

    def show_thinking(self, seconds: float, where: str) -> None:
        """Whatever else is drawn meanwhile shows only what has been kept."""
        self._look()

    def show_result(self) -> None:
        """Computer players have moved."""
        self._look()
        self.results += 1


async def no_worker() -> Worker:
    """There is none."""
    raise OSError("no workers here")


def table_of(*seats: str, speed: str = "instant") -> tuple[Session, Table, Opponents, Onlooker]:
    """A table at which somebody looks on."""
    device = Device()
    session = device.tab()
    session.settings.speed = speed
    table = started(session, *seats)
    onlooker = Onlooker(device, session)
    return session, table, Opponents(session, table, Thinking(no_worker), onlooker), onlooker


async def settled(opponents: Opponents) -> None:
    """Wait until nobody moves any more."""
    opponents.wake()
    for _ in range(100_000):
        if opponents._task is None:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("computer players move without end")


@pytest.mark.parametrize("seats", [("random", "random"), ("greedy", "random")])
def test_at_every_speed_a_move_is_kept_before_it_is_seen(seats: tuple[str, str]) -> None:
    async def play() -> None:
        _, table, opponents, onlooker = table_of(*seats)
        await settled(opponents)
        assert table.state == OVER
        assert onlooker.results == 1
        assert onlooker.seen[-1] == len(table.history.moves)

    asyncio.run(play())


def test_every_move_is_shown_to_somebody_who_watches() -> None:
    async def play() -> None:
        _, table, opponents, onlooker = table_of("random", "random", speed="quick")
        opponents.wake()
        await asyncio.sleep(0.05)
        assert onlooker.seen[0] == 1
        opponents.skip()
        await asyncio.sleep(0.05)
        assert len(table.history.moves) > 1
        opponents.leave()

    asyncio.run(play())


class Failing:
    """A player that cannot decide."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Fail."""
        raise RuntimeError("lost the thread")


class Wrong:
    """A player whose answer is no option."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Answer nonsense."""
        return "nonsense"


class Silent:
    """A player that thinks without ever coming to an answer."""

    def choose(self, decision: Decision, look: Look) -> str:
        """Nobody asks."""
        raise AssertionError

    def think(self, decision: Decision, look: Look) -> Iterator[str]:
        """Nothing."""
        return iter(())


@pytest.mark.parametrize("word", ["random", "greedy"])
@pytest.mark.parametrize("player", [Failing(), Wrong(), Silent()])
def test_a_player_that_fails_is_told_to_the_people_and_the_game_waits(
    monkeypatch: pytest.MonkeyPatch, player: Any, word: str
) -> None:
    async def play() -> None:
        session, table, opponents, _ = table_of(word, "human")
        told: list[PlayerFailed] = []
        session.events.on(PlayerFailed, told.append)
        moves = list(table.history.moves)
        monkeypatch.setattr(type(GAME), "player", lambda self, word, seat, seed: player)
        await settled(opponents)
        assert told == [PlayerFailed(table, 0)]
        assert table.failure
        assert (table.state, table.history.moves) == (THINKING, moves)
        await settled(opponents)
        assert len(told) == 1
        session.take(TRY_AGAIN)
        await settled(opponents)
        assert len(told) == 2
        session.hand_over(0, "human")
        assert table.state != THINKING

    asyncio.run(play())


def test_computer_players_do_not_move_at_a_table_that_was_left() -> None:
    async def play() -> None:
        session, table, opponents, onlooker = table_of("steady", "steady", speed="calm")
        opponents.wake()
        await asyncio.sleep(0.02)
        session.leave()
        opponents.leave()
        moves = len(table.history.moves)
        for _ in range(50):
            await asyncio.sleep(0.01)
        assert len(table.history.moves) == moves
        assert onlooker.results == 0
        assert not table.failure

    asyncio.run(play())


def test_a_hint_is_for_the_position_in_which_it_was_asked() -> None:
    async def play() -> None:
        session, table, _, onlooker = table_of("human", "random")
        hints = Hints(session, Thinking(no_worker), onlooker)
        assert table.state == READY
        hints.ask()
        await asyncio.sleep(0.1)
        hints.stop()
        while table.hint is None or not table.hint.done:
            await asyncio.sleep(0.01)
        assert table.hint.best, "stopped at once, there is still a first thought"
        assert {option for option, _, _ in table.hint.best} <= set(table.options())
        hint = table.hint
        hints.ask()
        assert table.hint is hint
        hints.put_away()
        assert table.hint is None

    asyncio.run(play())
