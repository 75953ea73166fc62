"""A session without a page: moves are kept before they are told, games opened, tabs take turns."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from boonlake import games
from boonlake.engine.save import parse
from web.session import arranging, exchange, replaying
from web.session.events import Changed, Left, Moved, PlayerFailed, SatDown, Turned
from web.session.hold import Asking
from web.session.importing import Import
from web.session.library import GAME, SUMMARY
from web.session.session import TAKE_OVER, TRY_AGAIN, Session
from web.session.states import CURTAIN, OVER, PLAY, READY, REPLAYING, THINKING, WATCHING
from web.session.table import Table

from .kept_games import PALETTE, Dictionary, finished_match, kept, played_match


class Device:
    """A browser with a storage and any number of tabs."""

    def __init__(self, room: int = 5_000_000) -> None:
        self.storage = Dictionary(room)
        self.waiting: list[Callable[[], object]] = []
        self.time = 1_800_000_000_000
        self.presences: list[Asking] = []

    def tab(self) -> Session:
        """A session in a tab of its own."""
        number = len(self.presences)

        def speak(words: str) -> None:
            for other, presence in enumerate(self.presences):
                if other != number:
                    presence.hear(words)

        self.presences.append(Asking(speak, self.later))
        session = Session(
            self.storage,
            self.presences[-1],
            self.later,
            word=f"tab{number}",
            palette=PALETTE,
            clock=self.clock,
        )
        session.speak("en")
        return session

    def later(self, milliseconds: int, act: Callable[[], object]) -> None:
        """Remember what is to be done later."""
        self.waiting.append(act)

    def wait(self) -> None:
        """Do what was to be done later."""
        waiting, self.waiting = self.waiting, []
        for act in waiting:
            act()

    def clock(self) -> int:
        """A time that goes on."""
        self.time += 1
        return self.time


def brought(session: Session) -> Import:
    """What is being brought in."""
    assert session.importing is not None
    return session.importing


def heard(session: Session) -> list[object]:
    """Everything a session will tell."""
    told: list[object] = []
    session.events.on(object, told.append)
    return told


def started(session: Session, *seats: str) -> Table:
    """A new game."""
    session.draft.seats = list(seats)
    session.draft.seed = "7"
    session.draft.fill()
    session.draft.number_people(session.text)
    assert session.draft.check()
    return session.start()


def tap(session: Session, chance: Random) -> None:
    """Take anything that can be taken."""
    table = session.table
    assert table is not None
    if table.state == CURTAIN:
        session.take("page ready")
    elif table.ending >= 0:
        session.take("page confirm")
    elif table.state == READY:
        session.take(chance.choice(table.options()))
    elif table.state == THINKING:
        decision = table.decision()
        assert decision is not None
        session.play(table, chance.choice(decision.options))
    else:
        session.take("page next")


def test_every_move_is_kept_when_it_is_told() -> None:
    device = Device()
    session = device.tab()
    session.settings.speed = "instant"
    kept_moves: list[int] = []

    def told(event: Moved) -> None:
        text = device.storage.get(GAME + event.table.name) or ""
        assert parse(text).moves == event.table.history.moves
        kept_moves.append(len(event.table.history.moves))

    session.events.on(Moved, told)
    table = started(session, "human", "random")
    chance = Random(3)
    while table.state != OVER:
        tap(session, chance)
        assert parse(device.storage.get(GAME + table.name) or "").moves == table.history.moves
    assert len(kept_moves) > 50
    (result,) = session.results.read()
    assert (result.game, result.box) == (table.name, table.game.name)
    assert result.scores == table.sight().standing.scores


def test_a_game_goes_on_where_it_was_left() -> None:
    device = Device()
    table = started(device.tab(), "human", "human")
    first = device.tab()
    first.hold.leave()
    session = device.tab()
    device.storage.remove(f"boonlake.holder.{table.name}")
    told = heard(session)
    assert session.open(table.name)
    assert session.table is not None
    assert told == [SatDown(session.table)]
    assert session.table.history.moves == table.history.moves
    assert session.table.names == table.names == ["Player 1", "Player 2"]


def test_what_was_on_show_is_on_show_again() -> None:
    device = Device()
    session = device.tab()
    table = started(session, "human", "eminence:hard")
    chance = Random(5)
    while not table.account:
        tap(session, chance)
    account = list(table.account)
    session.leave()
    assert session.open(table.name)
    assert session.table is not None
    assert session.table.account == account


def test_a_game_that_is_not_here_is_not_opened() -> None:
    session = Device().tab()
    told = heard(session)
    assert not session.open("nothing")
    assert not session.open("../evil")
    assert session.notice is not None
    assert told == []


def test_a_damaged_game_goes_on_one_move_earlier() -> None:
    device = Device()
    session = device.tab()
    session.library.keep("one", *kept(played_match(2, 10)))
    session.library.keep("one", *kept(played_match(2, 11)))
    device.storage.set(GAME + "one", "boonlake save 1\nnonsense")
    assert session.open("one")
    assert session.table is not None
    assert len(session.table.history.moves) == 10
    assert session.notice is not None
    assert session.notice.damaged == "one"


def test_a_game_that_cannot_be_shown_leads_back() -> None:
    session = Device().tab()
    session.library.keep("one", *kept(played_match(2, 10)))

    def fail(event: SatDown) -> None:
        raise RuntimeError("cannot be drawn")

    session.events.on(SatDown, fail)
    assert not session.open("one")
    assert session.table is None
    assert session.notice is not None


# Computer players


def test_a_player_that_fails_is_told_and_the_game_waits() -> None:
    session = Device().tab()
    table = started(session, "random", "human")
    told = heard(session)
    moves = list(table.history.moves)
    session.fail(table, 0, "RuntimeError()")
    assert told == [PlayerFailed(table, 0)]
    assert table.failure
    assert table.history.moves == moves
    session.take(TRY_AGAIN)
    assert not table.failure
    assert table.state == THINKING
    session.fail(table, 0, "RuntimeError()")
    session.hand_over(0, "human")
    assert not table.failure
    assert table.state != THINKING


def test_a_seat_is_handed_over_only_to_somebody_who_can_sit_there() -> None:
    session = Device().tab()
    table = started(session, "human", "human")
    session.hand_over(1, "ghost")
    assert table.history.seats == ["human", "human"]
    session.hand_over(1, "random")
    assert table.history.seats == ["human", "random"]
    assert table.holder == 0


def test_who_has_left_the_table_moves_nothing() -> None:
    session = Device().tab()
    table = started(session, "random", "human")
    session.leave()
    assert not session.play(table, "pass")
    session.fail(table, 0, "late")
    assert not table.failure


# Going back


def test_taking_back_and_playing_again_is_kept() -> None:
    device = Device()
    session = device.tab()
    session.draft.training = True
    table = started(session, "human", "human")
    chance = Random(2)
    while len(table.history.moves) < 12 or table.state != READY or table.ending >= 0:
        tap(session, chance)
    before = list(table.history.moves)
    assert session.undo()
    shorter = list(table.history.moves)
    assert parse(device.storage.get(GAME + table.name) or "").moves == shorter
    assert len(shorter) < len(before)
    if table.state == CURTAIN:
        session.take("page ready")
    assert session.redo()
    assert table.history.moves == before[: len(table.history.moves)]


def test_past_the_barrier_everybody_has_to_agree() -> None:
    session = Device().tab()
    table = started(session, "human", "human")
    chance = Random(2)
    while not table.can_ask_back() or table.ending >= 0:
        tap(session, chance)
    assert not session.undo()
    moves = len(table.history.moves)
    replaying.ask_back(session)
    assert session.agreement is not None
    assert table.state == REPLAYING
    replaying.agree(session, 0)
    assert len(table.history.moves) == moves
    replaying.agree(session, 1)
    assert session.agreement is None
    assert len(table.history.moves) < moves
    assert table.history.marked
    assert table.mode == PLAY


def test_a_replay_moves_nothing_and_a_branch_is_another_game() -> None:
    device = Device()
    session = device.tab()
    table = started(session, "human", "human")
    chance = Random(2)
    for _ in range(60):
        tap(session, chance)
    text = device.storage.get(GAME + table.name)
    told = heard(session)
    assert replaying.begin(session)
    replaying.go_first(session)
    replaying.go_by(session, "turn", forward=True)
    replaying.go(session, 5)
    assert all(isinstance(event, Turned) for event in told)
    assert device.storage.get(GAME + table.name) == text
    other = replaying.branch(session)
    assert other is session.table is not table
    assert other is not None
    assert other.history.moves == table.history.moves[:5]
    assert other.name != table.name
    assert "Player 1, Player 2" in other.title
    assert device.storage.get(GAME + table.name) == text


def test_a_replay_plays_by_itself_to_the_end() -> None:
    device = Device()
    session = device.tab()
    session.library.keep("one", *kept(finished_match(2)))
    assert session.open("one")
    replay = replaying.begin(session)
    assert replay is not None
    replaying.play(session)
    assert replay.position == 0
    while replay.playing:
        device.wait()
    assert replay.at_end
    device.wait()
    replaying.leave(session)
    assert session.table is not None
    assert session.table.state == OVER


# Two tabs


def test_the_second_tab_looks_on_until_it_takes_over() -> None:
    device = Device()
    first, second = device.tab(), device.tab()
    table = started(first, "human", "human")
    assert second.open(table.name)
    device.wait()
    assert second.table is not None
    assert second.table.state == WATCHING
    first.take("page ready")
    first.take(table.options()[0])
    second.hear_of(GAME + table.name)
    assert second.table.history.moves == table.history.moves
    second.take(TAKE_OVER)
    device.wait()
    assert second.table.state != WATCHING
    first.take(table.options()[0] if table.options() else "page ready")
    assert first.table is not None
    assert first.table.state == WATCHING
    assert parse(device.storage.get(GAME + table.name) or "").moves == second.table.history.moves


def test_a_tab_that_vanished_is_replaced() -> None:
    device = Device()
    session = device.tab()
    session.library.keep("one", *kept(played_match(2, 10)))
    device.storage.set("boonlake.holder.one", "long gone")
    assert session.open("one")
    assert session.table is not None
    assert session.table.state == WATCHING
    device.wait()
    assert session.table.state != WATCHING


def test_of_other_games_only_the_list_hears() -> None:
    session = Device().tab()
    table = started(session, "human", "human")
    told = heard(session)
    session.hear_of(GAME + "other")
    session.hear_of("something else")
    assert told == [Changed(elsewhere=True)]
    assert session.table is table


# The games that are kept


def test_games_are_renamed_duplicated_deleted_and_brought_back() -> None:
    session = Device().tab()
    table = started(session, "human", "human")
    arranging.rename(session, table.name, " Sunday\n")
    assert table.title == "Sunday"
    session.take("page ready")
    session.take(table.options()[0])
    arranging.duplicate(session, table.name)
    titles = {entry.summary.title for entry in session.library.games()}
    assert titles == {"Sunday", "Sunday (copy)"}
    told = heard(session)
    arranging.delete(session, table.name)
    assert told == [Left(), Changed()]
    assert session.table is None
    arranging.bring_back(session, table.name)
    assert len(session.library.games()) == 2


def test_games_travel_to_another_device() -> None:
    here, there = Device(), Device()
    session, other = here.tab(), there.tab()
    for number, match in enumerate((played_match(2, 30), finished_match(4))):
        session.library.keep(f"g{number}", *kept(match, f"game {number}"))
    assert session.library.only_here()
    exchange.bring(other, exchange.backup(session))
    assert not session.library.only_here()
    while there.waiting:
        there.wait()
    assert len(brought(other).fresh) == 2
    opened: list[str] = []
    exchange.keep_brought(other, opened.append)
    while there.waiting:
        there.wait()
    assert opened == [""]
    assert {entry.summary.title for entry in other.library.games()} == {"game 0", "game 1"}
    exchange.bring(other, exchange.shared_text(session, "g0"))
    assert [bool(game.here) for game in brought(other).games] == [True]


def test_one_game_is_named_to_be_opened() -> None:
    session = Device().tab()
    exchange.bring(session, kept(played_match(2, 30))[0])
    names: list[str] = []
    exchange.keep_brought(session, names.append)
    assert session.open(names[0])


def test_a_full_storage_is_told_and_passes() -> None:
    device = Device()
    session = device.tab()
    table = started(session, "human", "random")
    device.storage.room = device.storage.used + 10
    chance = Random(1)
    for _ in range(60):  # first what is noted of the game makes room for its moves
        tap(session, chance)
    assert session.full
    _, text = exchange.file_of(session)
    assert parse(text).moves == table.history.moves
    device.storage.room = 5_000_000
    tap(session, chance)
    assert not session.full


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_played_kept_and_listed(game: str) -> None:
    device = Device()
    session = device.tab()
    session.settings.speed = "instant"
    session.draft.choose_game(game)
    session.draft.number_people(session.text)
    assert session.draft.check()
    table = session.start()
    chance = Random(4)
    for _ in range(40):
        tap(session, chance)
    (entry,) = session.library.games()
    assert (entry.summary.game, entry.summary.moves) == (game, len(table.history.moves))
    session.leave()
    assert session.open(table.name)


def test_a_summary_without_the_name_of_its_game_is_told_by_the_game() -> None:
    device = Device()
    session = device.tab()
    session.library.keep("one", *kept(played_match(2, 10)))
    noted = device.storage.get(SUMMARY + "one") or ""
    device.storage.set(SUMMARY + "one", noted.replace(',"game":"boonlake"', ""))
    (entry,) = session.library.games()
    assert (entry.readable, entry.summary.game) == (True, "boonlake")
