"""The page: which screen is shown, what taps do, when the game is kept and redrawn."""

from __future__ import annotations

from html import escape
from time import time
from typing import TYPE_CHECKING

from web.browser import arrows, dom, motion
from web.browser import worker as beside

from ..games.boonlake.icons import sheet
from ..opponents.thinking import Thinking
from ..session import draft as opening
from ..session import keys as shelf
from ..session.draft import GAME, Draft
from ..session.keeping import Keeping
from ..session.settings import Settings, language_of, read
from ..session.table import CURTAIN, OVER, SCORING, THINKING, Table
from . import setup as setup_screen
from . import soon
from .actions import ACTS, fill_field
from .panels import BESIDE, PASSING, Context
from .panels import markup as panel_markup
from .words import Words
from .zoom import Zoom

if TYPE_CHECKING:
    from ..opponents.computers import Computers
    from .movement import View
    from .table_view import Drawing

FRAME = (
    '<div id="backdrop" aria-hidden="true"></div><div id="screen"></div><div id="panel"></div>'
    '<div id="live" class="unseen" aria-live="polite"></div><div id="keep"></div>'
)


class Page:
    """One person's page."""

    def __init__(self) -> None:
        self.settings: Settings = read(dom.stored(shelf.SETTINGS))
        self.asked = dom.query()
        wishes = [self.asked.get("lang", ""), self.settings.language, *dom.wishes()]
        self.words = Words(language_of(wishes))
        self.table: Table | None = None
        self.computers: Computers | None = None
        self.thinking = Thinking(lambda: beside.start("thinker"))
        self.draft: Draft = opening.draft_of(self.settings)
        self.more = False
        """Whether the set-up shows everything."""
        self.picked = ""
        """The element whose options are open."""
        self.all_ways = False
        self.hint = ""
        self.panel = ""
        """The panel that is open, such as `log` or `seat 1`."""
        self.search = ""
        self.kept = Keeping(self)
        self.zoom = Zoom()
        self.seen: tuple[Table, View] | None = None
        """The table that was drawn last, and what was seen of it."""
        self.pane = "hand"
        """The pane that a narrow screen shows."""
        self.low = "tiles"
        """What a wide screen shows below the strips."""
        self.pictures = 0
        """How often the page was drawn."""

    # Opening

    def open(self) -> None:
        """Listen, and show what the address asks for."""
        dom.put("app", FRAME)
        dom.keep_picture(".opening-map", "backdrop")
        taps = {"data-option": self.tap, "data-act": self.act, "data-about": self.touch}
        dom.on_tap(taps, self.closer)
        dom.on_hold("data-about", self.explain)
        dom.on_field(lambda field, value: fill_field(self, field, value))
        dom.on_key(self.key)
        arrows.on_arrow(self.name_of, self.explain)
        dom.on_back(self.route)
        dom.keep_focus("#panel-title")
        self.kept.listen()
        motion.on_gesture("map", self.gesture)
        self.name_people()
        self.look()
        if "seats" in self.asked:
            self._start_as_asked()
        else:
            self.route()
        dom.after(soon.PAUSE, lambda: soon.fetch(dom.after))

    def look(self) -> None:
        """Language and looks of the whole page."""
        settings = self.settings
        dom.root(language=self.words.language, theme=settings.theme, motion=settings.motion)

    def route(self) -> None:
        """Show what the address names: a kept game, or the set-up."""
        name = dom.query().get("play", "")
        if self.kept.arrive() or (name and self.kept.open_game(name)):
            return
        self.show_setup()

    def _start_as_asked(self) -> None:
        draft = self.draft
        if "lang" in self.asked:  # the address is used once, and a reload speaks on
            self.settings.language = self.words.language
            self.kept.remember(shelf.LANGUAGE, self.words.language)
        draft.seats = [word.strip() for word in self.asked["seats"].split(",")]
        if draft.seats == ["human"]:
            draft.resize(1)
        draft.seed = self.asked.get("seed", "")
        draft.shuffle_start = False
        draft.fill()
        self.name_people()
        if draft.check():
            self.start(step=False)
        else:
            self.more = "seed" in draft.problems
            problems = draft.problems
            draft.resize(min(max(1, draft.players), opening.MOST_SEATS))
            self.name_people()
            draft.problems = problems
            self.show_setup()

    def name_people(self) -> None:
        """People without a name are called by their number, until they say otherwise."""
        names = self.draft.names
        for seat in range(len(names)):
            names[seat] = names[seat] or self._number(seat)

    def _number(self, seat: int) -> str:
        return self.words.text.t("ui.person", n=seat + 1)

    def chosen_names(self) -> list[str]:
        """What people call themselves; "" for those who go by their number."""
        names = enumerate(self.draft.names)
        return ["" if name == self._number(seat) else name for seat, name in names]

    def speak(self, language: str) -> None:
        """Another language, whatever is shown."""
        self.draft.names = self.chosen_names()
        self.words = Words(language)
        self.name_people()

    def start(self, *, step: bool) -> None:
        """A new game from the draft; the address then names it."""
        lot = int(time() * 1000)
        draft, settings = self.draft, self.settings
        settings.seats, settings.names = draft.seats[:], self.chosen_names()
        settings.colours, settings.shuffle_start = draft.colours[:], draft.shuffle_start
        self.keep_settings()
        table = opening.start(draft, settings, lot)
        self.kept.started(table)
        self.sit_down(table)
        self.keep()
        dom.address(f"?play={table.name}", step=step)
        self.go_on()

    def sit_down(self, table: Table) -> None:
        """From now on the page shows this table."""
        from ..opponents import hint  # noqa: F401  (its acts register themselves)
        from ..opponents.computers import Computers

        table.hurried = self.asked.get("speed") == "instant"
        self.table = table
        self.stand_up()
        self.computers = Computers(table, self, self.thinking)
        self.panel = ""
        self.unpick()
        dom.keep_awake(self.settings.awake)

    def stand_up(self) -> None:
        """Nobody thinks about the table any more."""
        if self.computers:
            self.computers.leave()
        self.computers = None

    # Taps

    def tap(self, option: str) -> None:
        """An option was tapped."""
        table = self.table
        if table is None or not (option.startswith("page ") or option in table.options()):
            return
        if self.kept.tap(option):
            return
        self.unpick()
        if self.panel.partition(" ")[0] in PASSING:
            self.panel = ""
        table.take(option)
        self.keep()
        self.go_on()

    def unpick(self) -> None:
        """Close the options of an element."""
        self.picked, self.all_ways, self.hint = "", False, ""

    def act(self, act: str) -> None:
        """A button of the page was tapped."""
        verb, _, rest = act.partition(" ")
        ACTS[verb](self, rest)

    def touch(self, thing: str) -> None:
        """Something on the table was tapped that takes no option by itself."""
        if self.table is not None and self.table.options():
            drawing = self._drawing()
            if thing in drawing.placing.choices:
                self.picked, self.panel = thing, ""
                self.draw()
                return
            option = drawing.placing.at(thing)
            if option:
                self.tap(option)
                return
        self.explain(thing)

    def turn_pane(self, pane: str) -> None:
        """Show a pane, wherever the screen has it."""
        if pane:
            self.pane = pane
        if pane in ("tiles", "tracks"):
            self.low = pane

    def explain(self, thing: str) -> None:
        """Say in words what a thing is."""
        self.panel = f"explain {thing}"
        self.draw()

    def name_of(self, thing: str) -> str:
        """What a thing on the table is called."""
        from .panels.explain import title

        return title(self._context(self._drawing() if self.table else None), thing)

    def key(self, key: str) -> bool:
        """A key was pressed; whether it meant something."""
        if key == "Escape" and (self.panel or self.picked):
            self.panel = ""
            self.unpick()
            self.draw()
            return True
        if self.kept.key(key):
            return True
        if key in ("Ctrl+z", "u") and self.table:
            ACTS["undo"](self, "")
            return True
        if key in ("Ctrl+y", "Ctrl+Z") and self.table:
            ACTS["redo"](self, "")
            return True
        return False

    # The map

    def gesture(self, factor: float, at: tuple[float, float], by: tuple[float, float]) -> bool:
        """The map is pinched, wheeled or dragged; whether that moved it."""
        _, _, width, height = motion.frame_of("map")
        moved = self.zoom.move(factor, at, by, (width, height))
        if moved:
            self.show_zoom()
        return moved

    def closer(self, x: float, y: float) -> bool:
        """Something tiny on the map was tapped; whether it was brought closer first."""
        left, top, width, height = motion.frame_of("map")
        moved = self.zoom.closer((x - left, y - top), (width, height))
        if moved:
            self.show_zoom()
        return moved

    def show_zoom(self) -> None:
        """Bring the map where it was zoomed to."""
        dom.patch_all(".map-layers", style=self.zoom.css() or None)
        dom.patch("fit", hidden="" if self.zoom.scale == 1.0 else None)

    # Going on

    def go_on(self) -> None:
        """Draw, and let computer players move when it is their turn."""
        table = self.table
        assert table is not None
        if table.state == OVER and not self.panel:
            self.panel = "over"
        self.draw(turn_to=True)
        if table.state == THINKING and self.computers:
            self.computers.wake()

    def keep(self) -> None:
        """Keep the game, before anything of it is shown."""
        assert self.table is not None
        self.kept.keep(self.table)

    def keep_settings(self) -> None:
        """Keep what was set."""
        self.kept.remember(shelf.SETTINGS, self.settings.text())
        if self.table:
            dom.keep_awake(self.settings.awake)

    # Drawing

    def show_setup(self) -> None:
        """Leave the table; its game is kept."""
        if self.table:
            dom.keep_awake(False)
        self.table = None
        self.stand_up()
        self.kept.left()
        self.panel = ""
        self.draw()

    def _drawing(self, picked: str = "", all_ways: bool = False, hint: str = "") -> Drawing:
        from .table_view import Drawing

        assert self.table is not None
        return Drawing(self.table, self.words, picked, all_ways, hint)

    def prepare(self) -> Drawing:
        """The next picture of the table, so that showing it takes half the time."""
        drawing = self._drawing(self.picked, self.all_ways, self.hint)
        drawing.groups()
        return drawing

    def draw(self, *, turn_to: bool = False, prepared: Drawing | None = None) -> None:
        """Bring the page up to date, with `turn_to` on the pane where something can be taken."""
        self.pictures += 1
        dom.note_focus()
        if self.table is None:
            opened = self._draw_setup()
        else:
            opened = self._draw_table(self.table, turn_to, prepared or self.prepare())
        self.kept.drawn()
        # Giving the focus lays the page out, so it comes after everything that changes it.
        if opened:
            dom.focus("#panel-title")
        else:
            dom.refocus("#panel h2, #prompt [data-option], [data-option]")

    def _draw_setup(self) -> bool:
        unfinished = escape(self.kept.continued())
        screen = setup_screen.screen(
            self.draft,
            self.words,
            unfinished=unfinished,
            more=self.more,
            reminder=self.kept.reminder(),
        )
        dom.put("screen", screen)
        opened = self._draw_panel(None)
        dom.set_state("setup", game=GAME)
        return opened

    def _draw_table(self, table: Table, turn_to: bool, drawing: Drawing) -> bool:
        state = table.state
        asked = table.asked()
        seat = table.ending if table.ending >= 0 else asked.seat if asked else None
        if turn_to:
            self.turn_pane(drawing.pane())
        frame, groups = drawing.frame(), drawing.groups()
        rewritten = ["screen"] if dom.put("screen", frame) else []
        if rewritten:
            self.show_zoom()
        rewritten += [place for place, markup in groups.items() if _show(place, markup)]
        for place, css in drawing.attributes().items():
            dom.patch(place, _class=css)
        dom.patch("app", data_drawn=" ".join(rewritten))
        dom.patch("table", data_pane=self.pane, data_low=self.low)
        opened = self._draw_panel(drawing)
        dom.put("live", drawing.spoken())
        if turn_to:
            self._glide(table, drawing)
            dom.scroll_to(".tiles .can")
        dom.set_state(state, seat=seat, game=GAME)
        return opened

    def _glide(self, table: Table, drawing: Drawing) -> None:
        """Let pieces glide from where they were when the table was last drawn."""
        before = self.seen if self.seen and self.seen[0] is table else None
        self.seen = (table, drawing.view)
        if before is None or table.hurried or not self.settings.motion or motion.still():
            return
        from .movement import glides

        tall = motion.tall()
        for moved in glides(before[1], drawing.view, drawing.scene):
            if moved.new:
                motion.appear(moved.element)
            elif moved.rows:
                way = f"{100 * moved.rows}%"
                motion.glide(moved.element, way if tall else "0px", "0px" if tall else way)
            else:
                motion.glide(moved.element, f"{moved.dx:.1f}px", f"{moved.dy:.1f}px")

    def _draw_panel(self, drawing: Drawing | None) -> bool:
        """Whether something has been opened that lies over all else."""
        name = self.panel
        if self.table is not None and self.table.state == CURTAIN and drawing is not None:
            dom.cover("screen", True)
            return dom.put("panel", drawing.curtain())
        if self.table is not None and self.table.state == SCORING:
            name = "account" if self.table.story else "scoring"
        shown, found = panel_markup(self._context(drawing), name) if name else ("", "")
        if shown and drawing is None:
            shown += sheet(())  # the set-up itself shows no icon
        changed = dom.put("panel", shown)
        if found:
            dom.put("found", found)
        modal = bool(name) and name.partition(" ")[0] not in BESIDE
        dom.cover("screen", modal)
        return changed and modal

    def _context(self, drawing: Drawing | None) -> Context:
        """What panels may use."""
        return Context(self.words, self.settings, self.table, drawing, self.search, self.kept.desk)


def _show(place: str, markup: str) -> bool:
    """Show a group of the table; whether it has changed."""
    # The prompt is small, and a long list of choices must not stay scrolled for the next one.
    return dom.put(place, markup) if place == "prompt" else dom.redraw(place, markup)
