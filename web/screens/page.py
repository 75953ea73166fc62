"""The page: browser events become actions, what the session tells is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake import games

from ..browser import address, arrows, clock, device, dom, focus, gestures, keys, tabs, taps, worker
from ..browser.storage import LocalStorage
from ..games import look_of
from ..kit.look import Look
from ..kit.pieces import COLOURS
from ..opponents.thinking import Thinking
from ..session.events import Changed, Left, Moved, PlayerFailed, SatDown, Turned
from ..session.hold import Asking, Presence
from ..session.packing import LINK
from ..session.session import Session
from ..session.settings import language_of
from ..session.table import OVER, THINKING, Table
from . import actions
from .actions import setup as _setup  # noqa: F401  (its actions are there from the start)
from .language import Language, language_for
from .painter import Painter
from .panels import PASSING
from .preloading import PAUSE, preload
from .screen import Screen

if TYPE_CHECKING:
    from ..opponents.hints import Hints
    from ..opponents.players import Opponents
    from .table.drawing import Drawing

CHANNEL = "boonlake"
FRAME = (
    '<div id="backdrop" aria-hidden="true"></div><div id="screen"></div><div id="panel"></div>'
    '<div id="live" class="unseen" aria-live="polite"></div><div id="keep"></div>'
)


class Page:
    """One person's page."""

    def __init__(self) -> None:
        self.query = address.query()
        self.session = Session(
            LocalStorage(), _presence(), clock.after, word=tabs.new_word(), palette=COLOURS
        )
        self.session.hurried = self.query.get("speed") == "instant"
        self.screen = Screen(moment=clock.moment)
        self.thinking = Thinking(lambda: worker.start("thinker"))
        self.opponents: Opponents | None = None
        self.painter = Painter(self)
        wishes = [self.query.get("lang", ""), self.session.settings.language, *device.languages()]
        self.language = Language(language_of(wishes))
        self._look: Look | None = None
        self._hints: Hints | None = None

    # Opening

    def open(self) -> None:
        """Listen, and show what the address asks for."""
        dom.put("app", FRAME)
        dom.keep_picture(".opening-map", "backdrop")
        self._listen()
        self.speak(self.language.code)
        self.session.speak(self.language.code)
        if "seats" in self.query:
            self._start_as_asked()
        else:
            self.route()
        clock.after(PAUSE, self.preload)

    def _listen(self) -> None:
        handlers = {"data-option": self.tap, "data-act": self.act, "data-about": self.touch}
        taps.on_tap(handlers, self.bring_closer)
        taps.on_hold("data-about", self.explain)
        taps.on_field(lambda words, value: actions.fill(self, words, value))
        keys.on_key(self.press)
        arrows.on_arrow(self.name_of, self.explain)
        focus.keep_uncovered("#panel-title")
        gestures.on_gesture(lambda: self.look.zoomed if self._look else "", self.zoom)
        address.on_back(self.route)
        address.on_fragment(self._arrive)
        tabs.on_storage(self.session.hear_of)
        tabs.on_leave(self.session.hold.leave)
        tabs.on_return(self.route)
        events = self.session.events
        events.on(SatDown, lambda event: self._sit_down(event.table))
        events.on(Left, lambda event: self._leave())
        events.on(Moved, lambda event: self._move())
        events.on(Turned, lambda event: self.draw())
        events.on(PlayerFailed, lambda event: self.draw())
        events.on(Changed, self._hear)

    def route(self) -> None:
        """Show what the address names: a game that it carries, a kept game, or the set-up."""
        name = address.query().get("play", "")
        if not self._arrive() and not (name and self.session.open(name)):
            self.session.leave()

    def _arrive(self) -> bool:
        """Look at the game that the address carries; whether there is one."""
        from .actions.sharing import bring_link

        fragment = address.fragment()
        if not fragment.startswith(LINK):
            return False
        address.show("")
        self.session.leave()
        bring_link(self, address.link(fragment))
        return True

    def _start_as_asked(self) -> None:
        """The address is used once, and a reload goes on with the game it began."""
        query, session, draft = self.query, self.session, self.session.draft
        if "lang" in query:
            session.choose_language(self.language.code)
        if query.get("game", "") in games.names():
            draft.choose_game(query["game"])
        wanted = [word.strip() for word in query["seats"].split(",")]
        draft.ask_for(wanted, query.get("seed", ""))
        draft.number_people(session.text)
        if draft.check():
            self.start(step=False)
        else:
            self.screen.all_settings = "seed" in draft.problems
            draft.mend()
            draft.number_people(session.text)
            session.leave()

    def preload(self) -> None:
        """Import what the game that is set up needs."""
        preload(self.session.draft.game, clock.after)

    def start(self, *, step: bool) -> None:
        """A new game from the draft; the address then names it."""
        table = self.session.start()
        address.show(f"?play={table.name}", step=step)

    def open_game(self, name: str) -> None:
        """Take up a kept game, whatever is shown."""
        table = self.session.table
        self.screen.panel = ""
        if table is not None and table.name == name:
            self.draw()
            return
        address.show(f"?play={name}", step=True)
        if not self.session.open(name):
            address.show("")
            self.session.leave()

    # Language, looks and settings

    @property
    def look(self) -> Look:
        """How the game on the table looks."""
        assert self._look is not None
        return self._look

    @property
    def hints(self) -> Hints:
        """Hints for whoever asks."""
        from ..opponents.hints import Hints
        from .onlookers import PageOnlookers

        if self._hints is None:
            self._hints = Hints(self.session, self.thinking, PageOnlookers(self))
        return self._hints

    def speak(self, code: str) -> None:
        """A language, with the words of the game that is shown."""
        table, draft = self.session.table, self.session.draft
        self.language = language_for(code, table.game.name if table else draft.game)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Language and looks of the whole page."""
        settings = self.session.settings
        dom.set_root(language=self.language.code, theme=settings.theme, motion=settings.motion)
        device.keep_awake(self.session.table is not None and settings.awake)

    # What the session tells

    def _sit_down(self, table: Table) -> None:
        """From now on the page shows this table."""
        from ..opponents.players import Opponents
        from .onlookers import PageOnlookers

        self._stand_up()
        self._look = look_of(table.game)
        self.screen.clear()
        self.screen.lay(self._look)
        self.speak(self.language.code)
        self.opponents = Opponents(self.session, table, self.thinking, PageOnlookers(self))
        self.go_on()

    def _stand_up(self) -> None:
        """Nobody thinks about the table any more."""
        if self.opponents:
            self.opponents.leave()
        self.opponents = None

    def _leave(self) -> None:
        """The table is left for the set-up."""
        self._stand_up()
        self.screen.clear()
        self.speak(self.language.code)
        self.draw()

    def _move(self) -> None:
        """The game went on or back."""
        self.screen.unpick()
        if self.screen.panel == "agree":
            self.screen.panel = ""
        self.go_on()

    def _hear(self, change: Changed) -> None:
        """Something beside the table changed; what other tabs write matters to lists only."""
        if not change.elsewhere or self.session.table is None or self.screen.panel == "games":
            self.draw()

    def go_on(self) -> None:
        """Draw, and let computer players move when it is their turn."""
        table = self.session.table
        assert table is not None
        if table.state == OVER and not self.screen.panel:
            self.screen.panel = "over"
        self.draw(turn_to=True)
        if table.state == THINKING and self.opponents:
            self.opponents.wake()

    # Taps and keys

    def tap(self, option: str) -> None:
        """An option was tapped."""
        table = self.session.table
        if table is None or not (option.startswith("page ") or option in table.options()):
            return
        self.screen.unpick()
        if self.screen.panel.partition(" ")[0] in PASSING:
            self.screen.panel = ""
        self.session.take(option)

    def act(self, words: str) -> None:
        """A button of the page was tapped."""
        actions.act(self, words)

    def touch(self, thing: str) -> None:
        """Something on the table was tapped that takes no option by itself."""
        table = self.session.table
        if table is not None and table.options():
            placing = self.painter.drawing().placing
            if thing in placing.choices:
                self.screen.picked, self.screen.panel = thing, ""
                self.draw()
                return
            option = placing.at(thing)
            if option:
                self.tap(option)
                return
        self.explain(thing)

    def open_panel(self, name: str) -> None:
        """Open a panel."""
        from .actions.sharing import prepare

        self.screen.panel, self.screen.search = name, ""
        prepare(self, name)
        self.draw()
        if name in ("log", "log all"):
            dom.scroll_to("#panel li:last-child")
        elif name.startswith("log"):
            dom.scroll_to("#log-here", "start")

    def explain(self, thing: str) -> None:
        """Say in words what a thing is."""
        self.screen.panel = f"explain {thing}"
        self.draw()

    def name_of(self, thing: str) -> str:
        """What a thing on the table is called."""
        from .panels.explain import title

        drawing = self.painter.drawing() if self.session.table else None
        return title(self.painter.context(drawing), thing)

    def press(self, key: str) -> bool:
        """A key was pressed; whether it meant something."""
        if key == "Escape" and (self.screen.panel or self.screen.picked):
            self.screen.clear()
            self.draw()
            return True
        if self.session.table is None:
            return False
        from .actions import replay, table

        if replay.press(self, key):
            return True
        if key in ("Ctrl+z", "u"):
            table.undo(self, "")
            return True
        if key in ("Ctrl+y", "Ctrl+Z"):
            table.redo(self, "")
            return True
        return False

    # The drawing that can be zoomed

    def zoom(self, factor: float, at: tuple[float, float], by: tuple[float, float]) -> bool:
        """The drawing is pinched, wheeled or dragged; whether that moved it."""
        _, _, width, height = dom.frame_of(self.look.zoomed)
        moved = self.screen.zoom.move(factor, at, by, (width, height))
        if moved:
            self.painter.show_zoom()
        return moved

    def bring_closer(self, x: float, y: float) -> bool:
        """Something tiny was tapped; whether it was brought closer first."""
        if self._look is None or not self._look.zoomed:
            return False
        left, top, width, height = dom.frame_of(self._look.zoomed)
        moved = self.screen.zoom.closer((x - left, y - top), (width, height))
        if moved:
            self.painter.show_zoom()
        return moved

    # Drawing

    def draw(self, *, turn_to: bool = False, prepared: Drawing | None = None) -> None:
        """Bring the page up to date."""
        self.painter.draw(turn_to=turn_to, prepared=prepared)


def _presence() -> Presence:
    """How tabs know of each other: by locks, or where a browser has none by asking."""
    if tabs.has_locks():
        return tabs.Locks(f"{CHANNEL}.")
    asking = Asking(lambda words: speak(words), clock.after)
    speak = tabs.channel(CHANNEL, asking.hear)
    return asking
