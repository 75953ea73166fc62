"""The page: what people do in the browser becomes an action, and most actions something that the
session does. What the session tells then is shown by the stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boonlake import games

from ..browser import (
    address,
    archives,
    arrows,
    clock,
    device,
    dom,
    faults,
    focus,
    gestures,
    keys,
    tabs,
    taps,
)
from ..browser.storage import LocalStorage
from ..kit.pieces import COLOURS
from ..kit.zoom import Pair
from ..session.hold import Asking, Presence
from ..session.notices import Notice
from ..session.session import Session
from ..session.settings import LOOKS, language_of
from . import actions
from .actions import setup as _setup  # noqa: F401  (its actions are there from the start)
from .panels import OF_ALL_GAMES, OF_ONE_GAME, PASSING, Context
from .preloading import PAUSE, preload
from .stage import Stage
from .unpacking import Unpacking

CHANNEL = "boonlake"
SOON = 400
"""Milliseconds that a game may take to come before anybody is told to wait."""
FRAME = (
    '<nav id="skips" class="skips"></nav>'
    '<div id="backdrop" aria-hidden="true"></div><div id="screen"></div><div id="panel"></div>'
    '<div id="live" class="unseen" role="log" aria-live="polite"></div><div id="keep"></div>'
    '<div id="coach-pointer" aria-hidden="true"></div><div id="coach" aria-live="polite"></div>'
)


class Page:
    """One person's page."""

    def __init__(self) -> None:
        self.query = address.query()
        self.session = Session(
            LocalStorage(), _presence(), clock.after, word=tabs.new_word(), palette=COLOURS
        )
        self.session.hurried = self.query.get("speed") == "instant"
        if self.query.get("look") in LOOKS:
            self.session.choose("look", self.query["look"])
        wishes = [self.query.get("lang", ""), self.session.settings.language, *device.languages()]
        self.stage = Stage(self.session, language_of(wishes))
        self.unpacking = Unpacking(archives.addresses(), archives.fetch, archives.place)

    # Opening

    def open(self) -> None:
        """Listen, and show what the address asks for."""
        dom.put("app", FRAME)
        dom.keep_picture(".opening-map", "backdrop")
        self._listen()
        self.stage.speak(self.stage.language.code)
        self.session.speak(self.stage.language.code)
        if "seats" in self.query:
            self._start_as_asked()
        else:
            self.route()
        clock.after(PAUSE, self.preload)
        clock.after(PAUSE, self._explain_what_a_mouse_rests_on)

    def _listen(self) -> None:
        handlers = {"data-option": self.tap, "data-act": self.act, "data-about": self.touch}
        taps.on_tap(handlers, self.bring_closer)
        taps.on_hold("data-about", self.explain)
        taps.on_field(lambda words, value: actions.fill(self, words, value))
        keys.on_key(self.press)
        arrows.on_arrow(self.name_of, self.explain)
        focus.keep_uncovered("#panel-title")
        gestures.on_gesture(lambda: self.stage.zoomed, self.zoom)
        address.on_back(self.route)
        address.on_fragment(self._arrive)
        tabs.on_storage(self.session.hear_of)
        tabs.on_leave(self.session.hold.leave)
        tabs.on_return(self.route)
        faults.on_fault(self.game_text)

    def game_text(self) -> str:
        """The game on the table as it is now; "" without one."""
        from ..session.keeping import save_of_table

        table = self.session.table
        return save_of_table(table).text() if table else ""

    def route(self) -> None:
        """Show what the address names: a game that it carries, a kept game, or the set-up."""
        name = address.query().get("play", "")
        if self._arrive():
            return
        if name:
            self.with_games(self.session.library.games_of(name), lambda: self._open(name))
        else:
            self.session.leave()

    def _open(self, name: str) -> None:
        if not self.session.open(name):
            self.session.leave()

    def _arrive(self) -> bool:
        """Look at the game that the address carries; whether there is one."""
        fragment = address.fragment()
        if not fragment:
            return False
        from ..session.packing import LINK

        if not fragment.startswith(LINK):
            return False
        link = address.link(fragment)
        address.show("")
        self.session.leave()
        self.with_games(games.names(), lambda: self._bring(link))
        return True

    def _bring(self, link: str) -> None:
        from .actions.sharing import bring_link

        bring_link(self, link)

    def _start_as_asked(self) -> None:
        """The address is used once, and a reload goes on with the game it began."""
        query, session, draft = self.query, self.session, self.session.draft
        if "lang" in query:
            session.choose_language(self.stage.language.code)
        if query.get("game", "") in games.names():
            draft.choose_game(query["game"])
        wanted = [word.strip() for word in query["seats"].split(",")]
        draft.ask_for(wanted, query.get("seed", ""))
        draft.number_people(session.text)
        if draft.check():
            self.start(step=False)
        else:
            self.stage.screen.all_settings = "seed" in draft.problems
            draft.mend()
            draft.number_people(session.text)
            session.leave()

    def preload(self) -> None:
        """Fetch all games, and import what the one that is set up needs."""
        game = self.session.draft.game
        self.unpacking.when([game], lambda: preload(game, clock.after), lambda missing: None)
        for name in games.names():
            self.unpacking.fetch(name)

    def with_games(self, names: Iterable[str], act: Callable[[], object]) -> None:
        """Do what needs some games, as soon as they are there; who waits is told so."""
        wanted = frozenset(names)
        if self.unpacking.has(wanted):
            act()
            return
        self.unpacking.when(wanted, lambda: self._stop_waiting(act), self._give_up)
        clock.after(SOON, lambda: self.unpacking.has(wanted) or self._tell("keep.on-its-way"))

    def _stop_waiting(self, act: Callable[[], object]) -> None:
        self.session.notice = None
        act()

    def _give_up(self, game: str) -> None:
        if not self._tell("keep.not-arrived"):
            archives.give_up(game)

    def _tell(self, key: str) -> bool:
        """Tell something beside what is shown; False if nothing is shown yet."""
        if not self.stage.painter.pictures:
            return False
        self.session.notice = Notice(key)
        self.stage.draw()
        return True

    def start(self, *, step: bool) -> None:
        """A new game from the draft; the address then names it."""
        self.with_games([self.session.draft.game], lambda: self._start(step))

    def _start(self, step: bool) -> None:
        table = self.session.start()
        address.show(f"?play={table.name}", step=step)

    def start_first(self) -> None:
        """The first game of the game that is set up."""
        self.with_games([self.session.draft.game], self._start_first)

    def _start_first(self) -> None:
        self.stage.screen.clear()
        table = self.session.start_first()
        address.show(f"?play={table.name}", step=True)

    def open_game(self, name: str) -> None:
        """Take up a kept game, whatever is shown."""
        table = self.session.table
        self.stage.screen.panel = ""
        if table is not None and table.name == name:
            self.stage.draw()
            return
        self.with_games(self.session.library.games_of(name), lambda: self._take_up(name))

    def _take_up(self, name: str) -> None:
        address.show(f"?play={name}", step=True)
        if not self.session.open(name):
            address.show("")
            self.session.leave()

    # Taps and keys

    def tap(self, option: str) -> None:
        """An option was tapped."""
        table = self.session.table
        if table is None or not (option.startswith("page ") or option in table.options()):
            return
        self.stage.screen.unpick()
        if not self.stage.look.thing_beside(option):
            self.stage.screen.unfolded = False
        if self.stage.screen.panel.partition(" ")[0] in PASSING:
            self.stage.screen.panel = ""
        if not option.startswith("page "):
            self.session.notice = None  # it was read, and lies over the table
        self.session.take(option)

    def act(self, words: str) -> None:
        """A button of the page was tapped."""
        actions.act(self, words)

    def touch(self, thing: str) -> None:
        """Something on the table was tapped that takes no option by itself."""
        table = self.session.table
        if table is not None and table.options():
            placing = self.stage.painter.drawing().placing
            if thing in placing.choices:
                self.stage.screen.picked, self.stage.screen.panel = thing, ""
                self.stage.draw()
                return
            option = placing.at(thing)
            if option and self._marks(thing):
                return
            if option:
                self.tap(option)
                return
        self.explain(thing)

    def _marks(self, thing: str) -> bool:
        """Whether a tap marks one of several things that are taken together."""
        screen, drawing = self.stage.screen, self.stage.painter.drawing()
        if screen.panel != "hand" or self.stage.look.several(drawing.sight) < 2:
            return False
        kept = tuple(other for other in screen.marked if other != thing)
        screen.marked = kept if thing in screen.marked else (*kept, thing)
        self.stage.draw()
        return True

    def open_panel(self, name: str) -> None:
        """Open a panel."""
        word = name.partition(" ")[0]
        one = [self.session.draft.game] if word in OF_ONE_GAME and not self.session.table else []
        wanted = games.names() if word in OF_ALL_GAMES else one
        self.with_games(wanted, lambda: self._show_panel(name))

    def _show_panel(self, name: str) -> None:
        from .actions.sharing import prepare

        self.stage.screen.panel, self.stage.screen.search = name, ""
        prepare(self, name)
        self.stage.draw()
        if name in ("log", "log all"):
            dom.scroll_to("#panel li:last-child")
        elif name.startswith("log"):
            dom.scroll_to("#log-here", "start")

    def close_panel(self) -> None:
        """Close the panel, and what only it shows the end of."""
        self.session.importing = None
        self.stage.screen.panel = ""
        self.stage.draw()

    def explain(self, thing: str) -> None:
        """Say in words what a thing is."""
        self.stage.screen.panel = f"explain {thing}"
        self.stage.draw()

    def name_of(self, thing: str) -> str:
        """What a thing on the table is called."""
        from .panels.explain import title

        return title(self._context(), thing)

    def _explain_what_a_mouse_rests_on(self) -> None:
        from ..browser import hover

        hover.on_hover("data-about", self._brief)

    def _brief(self, thing: str) -> list[str]:
        """What a thing on the table is, in a few lines."""
        from .panels.explain import brief

        return brief(self._context(), thing) if self.session.table else []

    def _context(self) -> Context:
        drawing = self.stage.painter.drawing() if self.session.table else None
        return self.stage.painter.context(drawing)

    def press(self, key: str) -> bool:
        """A key was pressed; whether it meant something."""
        if key == "Escape" and (self.stage.screen.panel or self.stage.screen.picked):
            self.stage.screen.clear()
            self.close_panel()
            return True
        if self.session.table is None:
            return False
        from .actions import replay, table

        if replay.press(self, key):
            return True
        if key == "Ctrl+z":
            table.undo(self, "")
            return True
        if key in ("Ctrl+y", "Ctrl+Z"):
            table.redo(self, "")
            return True
        from .shortcuts import press

        return press(self, key)

    # The drawing that can be zoomed

    def zoom(self, factor: float, at: Pair, by: Pair, frame: Pair) -> bool:
        """The drawing is pinched, wheeled or dragged; whether that moved it."""
        moved = self.stage.screen.zoom.move(factor, at, by, frame)
        if moved:
            self.stage.painter.show_zoom()
        return moved

    def bring_closer(self, x: float, y: float) -> bool:
        """Something tiny was tapped; whether it was brought closer first."""
        zoomed = self.stage.zoomed
        if not zoomed:
            return False
        left, top, width, height = dom.frame_of(zoomed)
        moved = self.stage.screen.zoom.closer((x - left, y - top), (width, height))
        if moved:
            self.stage.painter.show_zoom()
        return moved


def _presence() -> Presence:
    """How tabs know of each other: by locks, or where a browser has none by asking."""
    if tabs.has_locks():
        return tabs.Locks(f"{CHANNEL}.")
    asking = Asking(lambda words: speak(words), clock.after)
    speak = tabs.channel(CHANNEL, asking.hear)
    return asking
