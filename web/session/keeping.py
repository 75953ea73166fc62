"""Keeping games in the page: opening, writing before showing, one tab at a time."""

from __future__ import annotations

import traceback
from time import time
from typing import TYPE_CHECKING

from boonlake.engine.save import Save
from web.browser import dom, outside

from ..screens import bars
from ..screens.banner import banner, reminder
from ..screens.keep_actions import FIELDS, prepare_share
from ..screens.replaying import replay_key
from .desk import Desk, Notice
from .importing import Bringing, full_save, note_of
from .library import GAME, Entry, FullError, Shelf, is_name
from .lock import HOLDER, Lock
from .opening import Fault, Opened, RefusedError, colours_of, opened
from .packing import LINK
from .replay import Looking, Replay, watching
from .results import Result, with_result
from .scoring import her_turn, scoring_steps
from .seats import HUMAN, names_of
from .summary import NOWHERE, Note, shown_title
from .table import NOBODY, Table

if TYPE_CHECKING:
    from ..screens.page import Page

CHANNEL = "boonlake"
REMINDED = "boonlake.reminded"
"""When somebody was last told that long games are only here."""
SELDOM = 5 * 24 * 3600
"""Seconds between two reminders."""


class Storage:
    """The browser's storage as the shelf wants it."""

    def get(self, key: str) -> str | None:
        """The text under a key."""
        return dom.stored(key)

    def set(self, key: str, text: str) -> None:
        """Keep a text."""
        try:
            dom.store(key, text)
        except dom.StorageFullError:
            raise FullError(key) from None

    def remove(self, key: str) -> None:
        """Forget a text."""
        dom.forget(key)

    def all_keys(self) -> list[str]:
        """All keys."""
        return dom.stored_keys()


class Keeping:
    """What the page does to keep games."""

    def __init__(self, page: Page) -> None:
        self.page = page
        box = Storage()
        self.shelf = Shelf(box)
        self.desk = Desk(self.shelf, outside.moment)
        self.desk.reminded = time() - _seconds(box.get(REMINDED)) < SELDOM
        self.lock = Lock(box, outside.new_word(), self._speak, dom.after)
        self._channel = outside.channel(CHANNEL, self.lock.hear)

    def _speak(self, word: str) -> None:
        self._channel(word)

    def listen(self) -> None:
        """Hear of other tabs, of leaving, and of links that carry a game."""
        outside.on_storage(self._changed)
        outside.on_leave(self.lock.leave)
        outside.on_return(self.page.route)
        outside.on_fragment(self.arrive)

    # Opening

    def arrive(self) -> bool:
        """Look at the game that the address carries; whether there is one."""
        fragment = outside.fragment()
        if not fragment.startswith(LINK):
            return False
        dom.address("")
        self.page.show_setup()
        self.page.act(f"arrive {outside.link(fragment)}")
        return True

    def open_game(self, name: str) -> bool:
        """Open a kept game; whether there is one that can be opened."""
        texts = self.shelf.generations(name) if is_name(name) else []
        if not texts:
            self.desk.notice = Notice("keep.no-such-game")
            return False
        note = self.shelf.note(name)
        found = self._sound(name, texts)
        if found is None:
            return False
        table = self._table(name, found, note)
        if found.aged and found.save.rules != found.match.game.RULES:
            self.desk.notice = Notice("keep.aged")
        if not self.lock.open(name, self.take_over):
            table = watching(table)
        return self._show(table)

    def _sound(self, name: str, texts: list[str]) -> Opened | None:
        """The newest generation that can be opened; damaged ones are kept apart."""
        faults: list[Fault] = []
        for text in texts:
            try:
                found = opened(text)
            except RefusedError as error:
                faults.append(error.fault)
                continue
            if faults:
                self.shelf.fall_back(name)
                self.desk.notice = Notice("keep.fell-back", detail=name)
            return found
        title = shown_title(self.shelf.note(name) or Note(), name)
        self.shelf.set_aside(name)
        line = faults[0].line
        self.desk.notice = Notice("keep.set-aside", {"title": title, "line": line}, name)
        return None

    def _table(self, name: str, found: Opened, note: Note | None) -> Table:
        save = found.save
        names = save.names or [""] * len(save.seats)
        colours = colours_of(save, self.page.draft.colours)
        table = Table(found.match, self.page.settings, names, colours, name=name)
        self.desk.title = save.title
        if note is not None and note.moves == len(found.match.moves):
            _take_up(table, note)
        return table

    def _show(self, table: Table) -> bool:
        """Sit down; a made-up position that cannot be drawn leads back instead."""
        try:
            self.page.sit_down(table)
            self.page.go_on()
        except Exception:
            traceback.print_exc()
            self.lock.leave()
            self.desk.notice = Notice(
                "keep.set-aside", {"title": table.name, "line": 0}, table.name
            )
            return False
        return True

    def started(self, table: Table) -> None:
        """A new game: this tab plays it."""
        table.name = table.name or self.shelf.fresh_name(int(time() * 1000))
        self.desk.title = ""
        self.lock.open(table.name, self.take_over)

    def left(self) -> None:
        """Nobody sits at a table any more."""
        self.lock.leave()
        self.desk.full = False

    # Writing

    def keep(self, table: Table) -> None:
        """Keep the game on the table, before anything of it is shown."""
        if isinstance(table, Looking):
            return
        if not self.lock.mine:
            self._lose()
            return
        save = self.save_of(table)
        note = note_of(table.match, save)
        note.when = int(time() * 1000)
        note.step = table.at if table.show else NOWHERE
        note.story = bool(table.story)
        note.ending = table.ending
        old = self.shelf.note(table.name)
        note.exported = min(old.exported, note.moves) if old else 0
        try:
            self.shelf.keep(table.name, save.text(), note)
            self.desk.full = False
        except FullError:
            self.desk.full = True
        if note.over:
            self._record(table, note)

    def save_of(self, table: Table) -> Save:
        """The game on the table, with names, colours and title."""
        return full_save(table.match, table.names, table.colours, self.desk.title)

    def _record(self, table: Table, note: Note) -> None:
        """A finished game goes into the record, unless somebody looked at hidden things first."""
        match = table.match
        outcome = match.game.outcome(match.state)
        if outcome is None or match.marked or match.training or HUMAN not in match.seats:
            return
        names = names_of(table, self.page.words)
        found = self.desk.results()
        if any(r.game == table.name and r.scores == outcome["scores"] for r in found):
            return
        fresh = Result(
            table.name, note.when, match.seats[:], names, outcome["scores"], outcome["winners"]
        )
        self.desk.record(with_result(found, fresh))

    def remember(self, key: str, text: str) -> None:
        """Keep something that is no game; where there is no room it lasts as long as the page."""
        try:
            self.shelf.box.set(key, text)
        except FullError:
            self.desk.full = self.desk.full or self.page.table is not None

    # Other tabs

    def _lose(self) -> None:
        """Another tab has taken the game over; what it has written counts."""
        name = self.lock.game or (self.page.table.name if self.page.table else "")
        texts = self.shelf.generations(name)
        if not texts:
            return
        try:
            table = self._table(name, opened(texts[0]), None)
        except RefusedError:
            return
        self.page.sit_down(watching(table))

    def take_over(self) -> None:
        """This tab plays on, from what the other has written."""
        if self.lock.game:
            name = self.lock.game
            self.lock.take()
            if not self.open_game(name):
                self.page.show_setup()

    def _changed(self, key: str) -> None:
        """Another tab has written something."""
        page, game = self.page, self.lock.game
        table = page.table
        if table is not None and game and key in (HOLDER + game, GAME + game):
            looking = isinstance(table, Looking)
            if not self.lock.mine and (not looking or key == GAME + game):
                self._lose()
                page.draw()
        elif page.panel == "games" and key.startswith(GAME):
            page.draw()

    # Taps and drawing

    def reminded(self) -> None:
        """Somebody has been told that long games are only here."""
        self.desk.reminded = True
        self.remember(REMINDED, str(int(time())))

    def tap(self, option: str) -> bool:
        """Whether a tapped option was about keeping."""
        if option == "page take-over":
            self.take_over()
            return True
        return False

    def key(self, key: str) -> bool:
        """Whether a key was about keeping."""
        return replay_key(self.page, key)

    def opens(self, panel: str) -> None:
        """A panel is about to be opened."""
        word, _, rest = panel.partition(" ")
        if word == "share":
            prepare_share(self.page, rest)
        elif word == "bring":
            self.desk.bringing = Bringing()

    def fill(self, name: str, rest: str, value: str) -> None:
        """A field was typed into."""
        if name in FIELDS:
            FIELDS[name](self.page, rest, value)

    def unfinished(self) -> str:
        """The unfinished game played last; "" if there is none."""
        entry = self._unfinished()
        return entry.name if entry else ""

    def continued(self) -> str:
        """The unfinished game played last, in a few words; "" if there is none."""
        entry = self._unfinished()
        untitled = self.page.words.text.t("keep.untitled")
        return shown_title(entry.note, untitled) if entry else ""

    def reminder(self) -> str:
        """A card for the set-up if long games are only here."""
        return reminder(self.desk, self.page.words)

    def _unfinished(self) -> Entry | None:
        """Among games the one played last, but for finished ones."""
        games = (entry for entry in self.shelf.games() if entry.readable)
        return next((entry for entry in games if not entry.note.over), None)

    def drawn(self) -> None:
        """What stands beside the table and changes with it."""
        page = self.page
        dom.put("keep", banner(self.desk, page.words))
        table = page.table
        if isinstance(table, Replay):
            names = names_of(table, page.words)
            dom.put(bars.NOW, bars.now(table, page.words, names))
            dom.put(bars.TOOLS, bars.tools(table, page.words, names))
            outside.set_value(f"#{bars.SLIDER}", str(table.position))


def _seconds(text: str | None) -> int:
    """A kept time; 0 if there is none."""
    return int(text) if text and text.isdecimal() and len(text) < 12 else 0


def _take_up(table: Table, note: Note) -> None:
    """What was on show when the page was left is on show again."""
    match = table.match
    point = match.undo_point()
    since = match.records[point if point is not None else match.first :]
    fresh = [record for records in since for record in records]
    if note.story:
        table.story = her_turn(fresh)
    if note.step != NOWHERE:
        table.show = scoring_steps(match, fresh)
        table.at = min(max(0, note.step), max(0, len(table.show) - 1))
    if 0 <= note.ending < len(match.seats) and match.seats[note.ending] == HUMAN:
        asked = match.decision()
        table.ending = note.ending if asked is not None else NOBODY
