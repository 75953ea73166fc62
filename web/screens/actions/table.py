"""The table: taking back, panes, looking closer, hints, seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...browser import device, dom, motion
from ...session.table import Table
from . import action, field
from .replay import ask_back

if TYPE_CHECKING:
    from ..page import Page


@action("undo")
def undo(page: Page, rest: str) -> None:
    """Take the last choice back, or ask everybody whether it may be taken back."""
    if not _rewind(page, Table.can_undo, page.session.undo):
        ask_back(page, rest)


@action("redo")
def redo(page: Page, rest: str) -> None:
    """Play again what was taken back."""
    _rewind(page, Table.can_redo, page.session.redo)


@action("restart")
def restart(page: Page, rest: str) -> None:
    """Begin the turn anew."""
    _rewind(page, Table.can_restart, page.session.restart)


def _rewind(page: Page, can: Callable[[Table], bool], act: Callable[[], object]) -> bool:
    """Take something back or play it again, with the table in full sight; whether that can be."""
    table = page.session.table
    if table is None or not can(table):
        return False
    page.stage.screen.clear()
    act()
    return True


@action("skip-thinking")
def skip_thinking(page: Page, rest: str) -> None:
    """Let a computer player play what it has found."""
    if page.stage.opponents:
        page.stage.opponents.skip()


@action("ways")
def ways(page: Page, rest: str) -> None:
    """See every way, or fold those away that are not seen at once."""
    page.stage.screen.all_ways = not page.stage.screen.all_ways
    page.stage.draw()


@action("beside")
def beside(page: Page, rest: str) -> None:
    """See or fold away what may be done beside the choice."""
    page.stage.screen.unfolded = not page.stage.screen.unfolded
    page.stage.draw()


@action("ask-next")
def ask_next(page: Page, rest: str) -> None:
    """Be asked for what follows the choice, or have it done with it after all."""
    if table := page.session.table:
        table.asks_next = not table.asks_next
        page.stage.draw()


@action("both")
def both(page: Page, rest: str) -> None:
    """Take an option, then another one that was offered together with it."""
    for option in rest.split(";"):
        page.tap(option)


@action("take-marked")
def take_marked(page: Page, rest: str) -> None:
    """Take everything that is marked, one after the other."""
    marked, page.stage.screen.marked = page.stage.screen.marked, ()
    for place in marked:
        if page.session.table and (option := page.stage.painter.drawing().placing.at(place)):
            page.tap(option)


@action("unpick")
def unpick(page: Page, rest: str) -> None:
    """Close the options of a place."""
    page.stage.screen.unpick()
    page.stage.draw()


@action("pane")
def pane(page: Page, name: str) -> None:
    """Turn to a pane."""
    page.stage.screen.turn_to(name, page.stage.look)
    page.stage.draw()


@action("low")
def low(page: Page, rest: str) -> None:
    """The next of the panes that share a place."""
    page.stage.screen.turn_low(page.stage.look)
    page.stage.draw()


@action("peek")
def peek(page: Page, seat: str) -> None:
    """A person looks at their own hand, behind the curtain."""
    page.stage.screen.panel = ""
    page.session.peek(int(seat))


@action("show")
def show(page: Page, place: str) -> None:
    """Let a place on the table light up; what covers it on a narrow screen is closed."""
    if device.is_tall() and page.stage.screen.panel:
        page.stage.screen.panel = ""
        page.stage.draw()
    motion.flash(place)


@action("fit")
def fit(page: Page, rest: str) -> None:
    """See the whole drawing."""
    page.stage.screen.zoom.reset()
    page.stage.painter.show_zoom()


@action("closer")
def closer(page: Page, rest: str) -> None:
    """See the middle of the drawing large enough to be read on a telephone."""
    left, top, width, height = dom.frame_of(page.stage.zoomed)
    page.bring_closer(left + width / 2, top + height / 2)


# Hints


@action("hint")
def hint(page: Page, rest: str) -> None:
    """Ask what a strong player would do here."""
    page.stage.screen.panel = ""
    page.stage.hints.ask()


@action("hint-stop")
def hint_stop(page: Page, rest: str) -> None:
    """Enough thought: what was found so far is the hint."""
    page.stage.hints.stop()


@action("hint-close")
def hint_close(page: Page, rest: str) -> None:
    """Put the hint away."""
    page.stage.hints.put_away()


@action("hint-show")
def hint_show(page: Page, option: str) -> None:
    """Show where an option of the hint lies; a card opens its choices."""
    table = page.session.table
    if table is None or option not in table.options():
        return
    drawing = page.stage.painter.drawing()
    place = drawing.place_of(option)
    page.stage.screen.turn_to(page.stage.look.pane_of(place), page.stage.look)
    if place in drawing.placing.choices:
        page.stage.screen.picked = place
    page.stage.draw()
    dom.scroll_to(f"#{place}")
    motion.flash(place)


# Seats


@field("hand")
def hand_over(page: Page, seat: str, word: str) -> None:
    """Somebody else plays a seat from now on."""
    page.session.hand_over(int(seat), word)


@field("player-name")
def rename_player(page: Page, seat: str, name: str) -> None:
    """A person at the table is called something else."""
    page.session.rename_player(int(seat), name)
