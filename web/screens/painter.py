"""Brings the page up to date: set-up or table, what lies over it, what is told beside it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from boonlake.engine.game import Sight

from ..browser import device, dom, focus, motion, taps
from ..kit.icons import SHARED
from ..session.seats import names_of
from ..session.summary import shown_title
from ..session.table import CURTAIN, SHOWING, Table
from . import setup
from .banner import banner, reminder
from .panels import BESIDE, Context
from .panels import markup as panel_markup

if TYPE_CHECKING:
    from .stage import Stage
    from .table.drawing import Drawing


class Painter:
    """Draws what a page shows."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._seen: tuple[Table, Sight] | None = None
        """The table that was drawn last, and what was seen of it."""
        self.pictures = 0
        """How often the page was drawn."""
        self._aims: tuple[object, ...] = ()
        """What taps could mean in the picture that was drawn last."""

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
        if table is None:
            opened = self._draw_setup()
        else:
            opened = self._draw_table(table, turn_to, prepared or self.prepare())
        dom.put("keep", banner(self._stage.session, self._stage.language))
        aims = (*(table.aims if table else ()), *self._stage.screen.aims)
        if aims != self._aims:
            self._aims = aims
            taps.picture.change()
        # Giving the focus lays the page out, so it comes after everything that changes it.
        if opened:
            focus.give("#panel-title")
        else:
            focus.give_back("#panel h2, #prompt [data-option], [data-option]")

    def _draw_setup(self) -> bool:
        stage, session = self._stage, self._stage.session
        entry = session.library.unfinished()
        untitled = stage.language.text.t("keep.untitled")
        unfinished = escape(shown_title(entry.summary, untitled)) if entry else ""
        markup = setup.screen(
            session.draft,
            stage.language,
            unfinished=unfinished,
            more=stage.screen.all_settings,
            reminder=reminder(session, stage.language, forgetful=stage.screen.forgetful),
        )
        dom.put("screen", markup)
        opened = self._draw_panel(None)
        dom.set_state("setup", game=session.draft.game)
        return opened

    def _draw_table(self, table: Table, turn_to: bool, drawing: Drawing) -> bool:
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
        dom.put("live", drawing.spoken())
        self._draw_replay(table)
        if turn_to:
            self._glide(table, drawing)
            for pane in (*look.low, "hand"):
                dom.scroll_to(f"#{pane} .can")
        dom.set_state(table.state, seat=seat, game=table.game.name)
        return opened

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

    def _glide(self, table: Table, drawing: Drawing) -> None:
        """Let pieces glide from where they were when the table was last drawn."""
        before = self._seen[1] if self._seen and self._seen[0] is table else None
        self._seen = (table, drawing.sight)
        moving = table.settings.motion and not table.hurried and not device.wants_stillness()
        if before is None or not moving:
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

    def _draw_panel(self, drawing: Drawing | None) -> bool:
        """Whether something has been opened that lies over all else."""
        name = self._stage.screen.panel
        if drawing is not None and drawing.table.state == CURTAIN:
            focus.cover("screen", True)
            return dom.put("panel", drawing.curtain())
        if drawing is not None and drawing.table.state == SHOWING:
            name = "account" if drawing.table.account else "scoring"
        shown, found = panel_markup(self.context(drawing), name) if name else ("", "")
        if shown and drawing is None:
            shown += SHARED.sheet(())  # the set-up itself shows no icon
        changed = dom.put("panel", shown)
        if found:
            dom.put("found", found)
        modal = bool(name) and name.partition(" ")[0] not in BESIDE
        focus.cover("screen", modal)
        return changed and modal

    def context(self, drawing: Drawing | None) -> Context:
        """What panels may use."""
        stage = self._stage
        return Context(stage.language, stage.session, stage.screen, drawing)

    # Zoom

    def show_zoom(self) -> None:
        """Bring the drawing that can be zoomed where it was zoomed to."""
        zoom = self._stage.screen.zoom
        dom.patch_all(".zoom-layers", style=zoom.css() or None)
        dom.patch("fit", hidden="" if zoom.scale == 1.0 else None)


def _show(place: str, markup: str) -> bool:
    """Show a group of the table; whether it has changed."""
    # The prompt is small, and a long list of choices must not stay scrolled for the next one.
    return dom.put(place, markup) if place == "prompt" else dom.redraw(place, markup)
