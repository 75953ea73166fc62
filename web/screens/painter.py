"""Brings the page up to date: set-up or table, what lies over it, what is told beside it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING

from ..browser import device, dom, focus, motion, taps
from ..kit.icons import SHARED
from ..session.seats import names_of
from ..session.states import CURTAIN, SHOWING
from . import setup
from .banner import banner, reminder
from .crier import Crier
from .panels import BESIDE, Context
from .panels import markup as panel_markup
from .skips import skips

if TYPE_CHECKING:
    from boonlake.engine.game import Sight

    from ..session.table import Table
    from .coach import CoachBox
    from .stage import Stage
    from .table.drawing import Drawing

PROMPT = ("#prompt .offers [data-option]", "#prompt [data-option]", "[data-option]")
"""Where the next choice is, the best place first."""
TAKING = ("log", "account")
"""What is opened beside the table and takes the focus all the same."""


class Painter:
    """Draws what a page shows."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._seen: tuple[Table, Sight] | None = None
        """The table that was drawn last, and what was seen of it."""
        self.pictures = 0
        """How often the page was drawn."""
        self._coach: CoachBox | None = None
        self._opened = ""
        """What lay over all else when the page was drawn last; "" for nothing."""
        self._aims: tuple[object, ...] = ()
        """What taps could mean in the picture that was drawn last."""
        self._eyes: tuple[int, int] | None = None
        """Whose board lay at the front, and whose hand could be seen."""
        self._crier = Crier()

    # Pictures of the table

    def drawing(self) -> Drawing:
        """The table with nothing picked."""
        from .table.drawing import Drawing

        stage = self._stage
        assert stage.session.table is not None
        return Drawing(stage.session.table, stage.language, stage.look)

    def prepare(self) -> Drawing:
        """The next picture of the table, so that showing it takes half the time."""
        from .table.drawing import Drawing

        stage, screen = self._stage, self._stage.screen
        assert stage.session.table is not None
        drawing = Drawing(
            stage.session.table,
            stage.language,
            stage.look,
            screen.picked,
            screen.all_ways,
            screen.unfolded,
        )
        drawing.groups()
        return drawing

    # Drawing

    def draw(self, *, turn_to: bool = False, prepared: Drawing | None = None) -> None:
        """Bring the page up to date, with `turn_to` on the pane where something can be taken."""
        self.pictures += 1
        focus.note()
        table = self._stage.session.table
        drawing = None
        if table is None:
            opened = self._draw_setup()
        else:
            drawing = prepared or self.prepare()
            opened = self._draw_table(table, turn_to, drawing)
        at_table = table is not None
        in_words = self._stage.session.settings.look == "text"
        dom.put("skips", skips(self._stage.language, in_words=in_words, at_table=at_table))
        dom.patch("skips", aria_label=self._stage.language.text.t("ui.ways"))
        shown = banner(self._stage.session, self._stage.language)
        dom.put("keep", shown)
        dom.patch("app", data_banner="" if shown else None)
        self._draw_coach(drawing)
        self._aim(opened)

    def draw_panel(self) -> None:
        """Bring only what lies over the table up to date, and of that only what has changed."""
        name = self._stage.screen.panel.partition(" ")[0]
        if name:
            focus.note()
            show = dom.redraw if name == self._opened else dom.put
            self._aim(self._draw_panel(self.drawing(), show))

    def _aim(self, opened: str) -> None:
        """Taps count for the new picture, and the focus is where it belongs there."""
        table = self._stage.session.table
        aims = (*(table.aims if table else ()), *self._stage.screen.aims)
        new = aims != self._aims
        if new:
            self._aims = aims
            taps.picture.change()
        # Giving the focus lays the page out, so it comes after everything that changes it.
        self._place_focus(opened, new)

    def _place_focus(self, opened: str, new: bool) -> None:
        """What is opened takes the focus, and what is closed gives it back."""
        before, self._opened = self._opened, opened
        openers: list[str] = []
        if opened and opened != before:
            focus.note_opener()
            focus.give("#panel-title")
            return
        if before and not opened:
            openers = focus.forget_opener()
        otherwise = ("#panel [data-option]", *PROMPT, "#panel-title", "#screen h1")
        focus.give_back(openers, otherwise, "#prompt", new=new)

    def _draw_setup(self) -> str:
        stage, session = self._stage, self._stage.session
        self._crier.leave()
        entry = session.library.unfinished()
        untitled = stage.language.text.t("keep.untitled")
        unfinished = escape(entry.summary.shown_title(untitled)) if entry else ""
        markup = setup.screen(
            session.draft,
            stage.language,
            unfinished=unfinished,
            more=stage.screen.all_settings,
            first=session.draft.game not in session.settings.taught,
            reminder=reminder(session, stage.language, forgetful=stage.screen.forgetful),
        )
        dom.put("screen", markup)
        opened = self._draw_panel(None)
        dom.set_state("setup", game=session.draft.game)
        return opened

    def _draw_table(self, table: Table, turn_to: bool, drawing: Drawing) -> str:
        screen, look = self._stage.screen, self._stage.look
        decision = table.decision()
        seat = table.ending if table.ending >= 0 else decision.seat if decision else None
        if turn_to:
            screen.turn_to(drawing.pane(screen.pane), look)
        frame, groups = drawing.frame(), drawing.groups()
        rewritten = ["screen"] if dom.put("screen", frame) else []
        if rewritten:
            self.show_zoom()
        rewritten += [place for place, markup in groups.items() if _show(place, markup)]
        for place, css in drawing.attributes().items():
            dom.patch(place, _class=css)
        dom.patch("app", data_drawn=" ".join(rewritten))
        dom.patch("table", data_pane=screen.pane, data_low=screen.low)
        opened = self._draw_panel(drawing)
        self._crier.look(drawing)
        self._draw_replay(table)
        if turn_to:
            self._glide(table, drawing)
            self._glow(table, fresh=bool(rewritten and rewritten[0] == "screen"))
            for pane in (*look.low, "hand"):
                dom.scroll_to(f"#{pane} .can")
            self._zoom_out_to_options()
        dom.set_state(table.state, seat=seat, game=table.game.name)
        return opened

    def _draw_coach(self, drawing: Drawing | None) -> None:
        """What the coach of a first game says."""
        if drawing is not None and drawing.table.coach is not None:
            if self._coach is None:
                from .coach import CoachBox

                self._coach = CoachBox(self._stage)
            self._coach.show(drawing)
        elif self._coach is not None:
            self._coach.hide()

    def _draw_replay(self, table: Table) -> None:
        """What changes in the bar of a replay while its slider stays."""
        if not table.replay:
            return
        from . import replay_bar

        language = self._stage.language
        names = names_of(table, language.text)
        dom.put(replay_bar.NOW, replay_bar.now(table, language, names))
        dom.put(replay_bar.TOOLS, replay_bar.tools(table, language, names))
        dom.set_value(f"#{replay_bar.SLIDER}", str(table.replay.position))

    def _glow(self, table: Table, *, fresh: bool) -> None:
        """Let what the last moves changed glow; what lies before somebody else is not new."""
        before, self._eyes = self._eyes, (table.front, table.shown)
        zoomed = self._stage.look.zoomed
        within = "*" if before == self._eyes else zoomed and f"#{zoomed}"
        motion.glow(within if self._moving(table) and not fresh else "")

    def _moving(self, table: Table) -> bool:
        """Whether things may move on the page."""
        return table.settings.motion and not table.hurried and not device.wants_stillness()

    def _glide(self, table: Table, drawing: Drawing) -> None:
        """Let pieces glide from where they were when the table was last drawn."""
        before = self._seen[1] if self._seen and self._seen[0] is table else None
        self._seen = (table, drawing.sight)
        if before is None or not self._moving(table):
            return
        tall = device.is_tall()
        for moved in drawing.look.glides(before, drawing.sight, drawing.scene):
            if moved.startling:
                motion.startle(moved.element)
            elif moved.columns:
                motion.glide(moved.element, f"{100 * moved.columns}%", "0px")
            elif moved.new:
                motion.appear(moved.element)
            elif moved.rows:
                way = f"{100 * moved.rows}%"
                motion.glide(moved.element, way if tall else "0px", "0px" if tall else way)
            else:
                motion.glide(moved.element, f"{moved.dx:.1f}px", f"{moved.dy:.1f}px")

    def _draw_panel(
        self, drawing: Drawing | None, show: Callable[[str, str], bool] = dom.put
    ) -> str:
        """Draw what lies over the page; what of it takes the focus when it is opened."""
        name = self._stage.screen.panel
        if drawing is not None and drawing.table.state == CURTAIN:
            focus.cover("screen", True)
            dom.put("panel", drawing.curtain())
            return f"curtain {drawing.table.facing}"
        if drawing is not None and drawing.table.state == SHOWING:
            name = "account" if drawing.table.account else "scoring"
        shown, found = panel_markup(self.context(drawing), name) if name else ("", "")
        if shown and drawing is None:
            shown += SHARED.sheet(())  # the set-up itself shows no icon
        show("panel", shown)
        if found:
            dom.put("found", found)
        modal = bool(name) and name.partition(" ")[0] not in BESIDE
        focus.cover("screen", modal)
        return name.partition(" ")[0] if modal or name.startswith(TAKING) else ""

    def context(self, drawing: Drawing | None) -> Context:
        """What panels may use."""
        stage = self._stage
        return Context(stage.language, stage.session, stage.screen, drawing)

    # Zoom

    def _zoom_out_to_options(self) -> None:
        """See the whole drawing where zooming hides something that can be taken now."""
        zoom, drawing = self._stage.screen.zoom, self._stage.zoomed
        if zoom.scale > 1 and dom.is_out_of_sight(f"#{drawing} .can", drawing):
            zoom.reset()
            self.show_zoom()

    def show_zoom(self) -> None:
        """Bring the drawing that can be zoomed where it was zoomed to."""
        zoom = self._stage.screen.zoom
        dom.patch_all(".zoom-layers", style=zoom.css() or None)
        dom.patch("fit", hidden="" if zoom.scale == 1.0 else None)


def _show(place: str, markup: str) -> bool:
    """Show a group of the table; whether it has changed."""
    # The prompt is small, and a long list of choices must not stay scrolled for the next one.
    return dom.put(place, markup) if place == "prompt" else dom.redraw(place, markup)
