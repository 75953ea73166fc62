"""The front door: a table, the games that are kept, settings and a set-up; tells what happened.

Nothing here knows a page or a browser: storage, time and other tabs are given to it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING

from boonlake.engine.names import MAX_NAME, tidy
from boonlake.text import Text

from .draft import Draft, draft_of
from .events import Changed, Events, Left, Moved, PlayerFailed, SatDown, Turned
from .hold import HOLDER, Hold, Later, Presence
from .library import GAME, MAX_TITLE, Library, is_name
from .notices import Notice
from .seats import names_of
from .settings import CHOICES, SWITCHES, Settings, read
from .states import PLAY
from .storage import LANGUAGE, REMINDED, SETTINGS, Storage

if TYPE_CHECKING:
    from .agreement import Agreement
    from .importing import Import
    from .keeping import Keeper
    from .opening import Opened
    from .recording import ResultsBook
    from .summary import Summary
    from .table import Table

TAKE_OVER, TRY_AGAIN = "page take-over", "page try-again"
SELDOM = 5 * 24 * 3600
"""Seconds between two reminders that long games are only here."""


def milliseconds() -> int:
    """The time now."""
    return int(time() * 1000)


class Session:
    """What one person does with the page, from set-up to set-up."""

    def __init__(
        self,
        storage: Storage,
        presence: Presence,
        later: Later,
        *,
        word: str,
        palette: Sequence[str],
        clock: Callable[[], int] = milliseconds,
    ) -> None:
        self.events = Events()
        self.storage = storage
        self.later = later
        self.clock = clock
        self.palette = palette
        """All colours that seats can have."""
        self.library = Library(storage)
        self._keeper: Keeper | None = None
        self.hold = Hold(storage, word, presence, later, self.library.make_room)
        self.settings: Settings = read(storage.get(SETTINGS))
        self.draft: Draft = draft_of(self.settings, palette)
        self.text = Text("en")
        self.table: Table | None = None
        self.hurried = False
        """Whether every table is shown without waiting, whatever is set."""
        self.notice: Notice | None = None
        self.full = False
        """The last move could not be kept."""
        self.agreement: Agreement | None = None
        """What all people at the table are asked."""
        self.importing: Import | None = None
        """What is being brought in; None before anybody has."""
        reminded = storage.get(REMINDED) or ""
        seconds = int(reminded) if reminded.isdecimal() and len(reminded) < 12 else 0
        self.reminded = clock() // 1000 - seconds < SELDOM
        """Somebody has been told that long games are only here."""

    @property
    def keeper(self) -> Keeper:
        """Keeps the game on the table; the set-up needs nobody who does."""
        from .keeping import Keeper

        if self._keeper is None:
            self._keeper = Keeper(self.library, self.clock)
        return self._keeper

    @property
    def results(self) -> ResultsBook:
        """The record of finished games, which the set-up does not need."""
        from .recording import ResultsBook

        return ResultsBook(self.storage)

    # Language and settings

    def speak(self, language: str) -> None:
        """People are called by their numbers in another language."""
        self.draft.names = self.draft.own_names(self.text)
        self.text = Text(language)
        self.draft.number_people(self.text)

    def choose_language(self, language: str) -> None:
        """A language that lasts; boot.js reads it too."""
        self.settings.language = language
        self.speak(language)
        self._remember(LANGUAGE, language)
        self.keep_settings()

    def choose(self, name: str, value: str) -> None:
        """Change a setting that has a few values."""
        assert value in CHOICES[name]
        setattr(self.settings, name, value)
        self.keep_settings()

    def switch(self, name: str, on: bool) -> None:
        """Turn a setting on or off."""
        assert name in SWITCHES
        setattr(self.settings, name, on)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Keep what was set."""
        self._remember(SETTINGS, self.settings.text())

    def _remember(self, key: str, text: str) -> None:
        """Keep something that is no game; where there is no room it lasts as long as the page."""
        if not self.storage.set(key, text):
            self.full = self.full or self.table is not None

    def note_reminder(self) -> None:
        """Somebody has been told that long games are only here."""
        self.reminded = True
        self._remember(REMINDED, str(self.clock() // 1000))

    # Coming to a table

    def start(self) -> Table:
        """A new game from the checked draft."""
        from .tables import fresh_table

        draft, settings, lot = self.draft, self.settings, self.clock()
        settings.game, settings.seats = draft.game, draft.seats[:]
        settings.names, settings.colours = draft.own_names(self.text), draft.colours[:]
        settings.shuffle_start = draft.shuffle_start
        self.keep_settings()
        return self.begin(fresh_table(draft, settings, lot))

    def start_first(self) -> Table:
        """The first game of the game that is set up: its table and lots are always the same."""
        from .teaching import first_table

        return self.begin(first_table(self))

    def begin(self, table: Table) -> Table:
        """Sit down at a game that has not been kept yet; this tab plays it."""
        table.name = self.library.fresh_name(self.clock())
        self.hold.open(table.name, self._play_here)
        self.keeper.know(table.name)
        self.table = table
        table.hurried = self.hurried
        self.keep()
        self.events.tell(SatDown(table))
        return table

    def open(self, name: str) -> bool:
        """Open a kept game; whether there is one that can be opened."""
        from .tables import sound_game

        texts = self.library.generations(name) if is_name(name) else []
        if not texts:
            self.notice = Notice("keep.no-such-game")
            return False
        summary = self.library.summary(name)
        game, notice = sound_game(self.library, name, texts)
        self.notice = notice or self.notice
        if game is None:
            return False
        table = self._table_of(name, game, summary)
        table.played_elsewhere = not self.hold.open(name, self._play_here)
        self.keeper.know(name)
        self.full = False
        return self._sit(table)

    def _table_of(self, name: str, game: Opened, summary: Summary | None) -> Table:
        from .tables import table_of

        table = table_of(name, game, self.settings, self.palette, self.draft.colours)
        table.hurried = self.hurried
        if game.match.is_first_game:
            table.call_coach(summary.told if summary else ())
        if summary is not None and summary.moves == len(game.match.moves):
            table.resume(step=summary.step, account=summary.account, ending=summary.ending)
        return table

    def _sit(self, table: Table) -> bool:
        """Sit down; a made-up position that cannot be shown leads back instead."""
        self.table = table
        try:
            self.events.tell(SatDown(table))
        except Exception:
            traceback.print_exc()
            self.table = None
            self.hold.leave()
            title = {"title": table.name, "line": 0}
            self.notice = Notice("keep.set-aside", title, table.name)
            return False
        return True

    def leave(self) -> None:
        """Nobody sits at the table any more; its game is kept."""
        self.table = None
        self.hold.leave()
        self.full = False
        self.events.tell(Left())

    # At the table

    def take(self, option: str) -> None:
        """An option was tapped, or a button that stands between two options."""
        table = self.table
        if table is None:
            return
        if option == TAKE_OVER:
            self.take_over()
        elif option == TRY_AGAIN:
            table.failure = ""
            self.moved()
        elif option.startswith("page ") or option in table.options():
            table.take(option)
            self.moved()

    def moved(self) -> None:
        """Keep what has changed, then tell of it."""
        if self.table is not None and self.keep():
            self.events.tell(Moved(self.table))

    def play(self, table: Table, move: str) -> bool:
        """Make a move of a computer player and keep it; whether it still sits at this table.

        How long the move is looked at is not said here, so nobody is told.
        """
        if self.table is not table:
            return False
        table.play(move)
        return self.keep()

    def fail(self, table: Table, seat: int, reason: str) -> None:
        """A computer player could not decide: the people at the table are told, the game waits."""
        if self.table is table:
            table.failure = reason
            self.events.tell(PlayerFailed(table, seat))

    def undo(self) -> bool:
        """Take the last choice back; whether that was possible."""
        return self._rewind(lambda table: table.can_undo(), lambda table: table.undo())

    def redo(self) -> bool:
        """Play again what was taken back."""
        return self._rewind(lambda table: table.can_redo(), lambda table: table.redo())

    def restart(self) -> bool:
        """Begin the turn anew."""
        return self._rewind(lambda table: table.can_restart(), lambda table: table.restart())

    def _rewind(self, can: Callable[[Table], bool], act: Callable[[Table], None]) -> bool:
        if self.table is None or not can(self.table):
            return False
        act(self.table)
        self.moved()
        return True

    def peek(self, seat: int) -> None:
        """A person looks at their own hand, behind the curtain."""
        if self.table is not None:
            self.table.peek(seat)
            self.events.tell(Turned(self.table))

    def hand_over(self, seat: int, word: str) -> None:
        """Somebody else plays a seat from now on."""
        from .opening import can_sit

        table = self.table
        if table is None or table.mode != PLAY or not can_sit(table.game.name, word):
            return
        table.hand_over(seat, word)
        self.moved()

    def rename_player(self, seat: int, name: str) -> None:
        """A person at the table is called something else."""
        table = self.table
        if table is None or table.mode != PLAY:
            return
        table.names += [""] * (len(table.history.seats) - len(table.names))
        table.names[seat] = tidy(name, MAX_NAME)
        self.keep()

    # Keeping

    def keep(self) -> bool:
        """Keep the game on the table before it is shown; False if another tab has it now."""
        table, keeper = self.table, self.keeper
        if table is None or table.mode != PLAY:
            return True
        if not (self.hold.mine and keeper.agrees(table)):
            return not self._give_way(table)
        vanished = keeper.has_vanished(table)
        if vanished:
            self.hold.take()
        keeper.keep(table)
        self.full = keeper.unkept
        if vanished and not self.full:
            self.notice = Notice("keep.vanished")
        if table.history.decision() is None:
            self._record(table, self.clock())
            if table.history.is_first_game:
                self.send_away(table.game.name)
        return True

    def copied_title(self, title: str) -> str:
        """What a copy of a game is called."""
        return self.text.t("keep.copy-of", title=title)[:MAX_TITLE]

    def send_away(self, game: str) -> None:
        """The first game of a game is not offered any more: it is known, or not wanted."""
        if game not in self.settings.taught:
            self.settings.taught.append(game)
            self.keep_settings()

    def _record(self, table: Table, when: int) -> None:
        """A finished game goes into the record of results."""
        from .recording import result_of

        texts = Text(self.text.language, table.game.texts)
        fresh = result_of(table, when, names_of(table, texts))
        if fresh is not None:
            self.results.add(fresh)

    # Other tabs

    def take_over(self) -> None:
        """This tab plays on as soon as the other has let go."""
        if self.table is not None and not self.table.awaited:
            self.table.awaited = True
            self.events.tell(Turned(self.table))
            self.hold.take_over(self._play_here)

    def _play_here(self) -> None:
        """This tab plays on, from what the other has written."""
        name = self.hold.game
        if name:
            self.hold.take()
            if not self.open(name):
                self.leave()

    def _give_way(self, table: Table) -> bool:
        """What another tab has written counts; False if moves would be lost by that.

        Moves that found no room are kept as a game of their own first.
        """
        if self.keeper.unkept:
            title = self.copied_title(table.called or self.text.t("keep.untitled"))
            if not self.keeper.keep_apart(table, title):
                self.full = True
                return False
            self.notice = Notice("keep.kept-apart")
        if self.hold.mine:
            self._play_here()  # the other wrote before it had heard that this tab plays
        else:
            self._lose()
        return True

    def _lose(self) -> None:
        """Another tab has taken the game over; this one looks on."""
        from .opening import RefusedError, opened

        self.hold.lose()
        name, table = self.hold.game, self.table
        for text in self.library.generations(name):
            try:
                table = self._table_of(name, opened(text), None)
                break
            except RefusedError:
                continue
        if table is not None:
            table.played_elsewhere, table.awaited = True, False
            self.keeper.know(name)
            self.full = False
            self._sit(table)

    def hear_of(self, key: str) -> None:
        """Another tab has written something under a key, or under all of them."""
        name, table = self.hold.game, self.table
        ours = table is not None and bool(name) and key in ("", HOLDER + name, GAME + name)
        if table is None or not ours:
            if key.startswith(GAME):
                self.events.tell(Changed(elsewhere=True))
        elif table.mode == PLAY:
            self._look_again(table)
        elif key == GAME + name and not self.hold.mine:
            self._lose()

    def _look_again(self, table: Table) -> None:
        """Another tab has touched the game that this one plays."""
        if not (self.hold.mine and self.keeper.agrees(table)):
            self._give_way(table)
        elif self.keeper.has_vanished(table):
            self.keep()
            self.events.tell(Changed())
