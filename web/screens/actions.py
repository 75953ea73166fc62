"""What the page's own buttons and fields do; a button names its act in `data-act`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from web.browser import dom, motion

from ..session import keys as shelf
from ..session.settings import CHOICES
from . import setup as setup_screen

if TYPE_CHECKING:
    from .page import Page

Act = Callable[["Page", str], None]
ACTS: dict[str, Act] = {}
"""By the first word of `data-act`; the rest is the argument."""


def act(name: str) -> Callable[[Act], Act]:
    """Mark the function that carries out an act."""

    def mark(function: Act) -> Act:
        ACTS[name] = function
        return function

    return mark


# Set-up


@act("players")
def players(page: Page, count: str) -> None:
    """So many players."""
    page.draft.resize(int(count))
    page.draft.problems = {}
    page.name_people()
    page.draw()


@act("colour")
def colour(page: Page, seat: str) -> None:
    """The next colour for a seat."""
    setup_screen.next_colour(page.draft, int(seat))
    page.draw()


@act("more")
def more(page: Page, rest: str) -> None:
    """Everything that can be set up."""
    page.more = True
    page.draw()


@act("start")
def start(page: Page, rest: str) -> None:
    """Start the game, or say what is wrong."""
    if page.draft.check():
        page.start(step=True)
    else:
        page.more = page.more or "seed" in page.draft.problems
        page.draw()
        dom.focus('[aria-invalid="true"]')


@act("continue")
def go_on(page: Page, rest: str) -> None:
    """Take up the last game."""
    page.act(f"play-game {page.kept.unfinished()}")


@act("rematch")
def rematch(page: Page, rest: str) -> None:
    """The same people at the same places, another game."""
    page.draft.seed = ""
    page.start(step=True)


@act("home")
def home(page: Page, rest: str) -> None:
    """Leave the table for the set-up."""
    dom.address("", step=True)
    page.show_setup()


# Table


@act("undo")
def undo(page: Page, rest: str) -> None:
    """Take the last choice back."""
    if page.table and page.table.can_undo():
        page.table.undo()
        _rewound(page)
    elif page.table:
        page.act("ask-back")


@act("redo")
def redo(page: Page, rest: str) -> None:
    """Play again what was taken back."""
    if page.table and page.table.can_redo():
        page.table.redo()
        _rewound(page)


@act("restart")
def restart(page: Page, rest: str) -> None:
    """Begin the turn anew."""
    if page.table and page.table.can_restart():
        page.table.restart()
        _rewound(page)


def _rewound(page: Page) -> None:
    page.unpick()
    page.panel = ""
    page.keep()
    page.go_on()


@act("skip-thinking")
def skip_thinking(page: Page, rest: str) -> None:
    """Let a computer player play what it has found."""
    if page.computers:
        page.computers.skip()


@act("ways")
def ways(page: Page, rest: str) -> None:
    """See every way to pay."""
    page.all_ways = True
    page.draw()


@act("unpick")
def unpick(page: Page, rest: str) -> None:
    """Close the options of an element."""
    page.unpick()
    page.draw()


@act("pane")
def pane(page: Page, name: str) -> None:
    """Turn to a pane."""
    page.turn_pane(name)
    page.draw()


@act("low")
def low(page: Page, rest: str) -> None:
    """Below the strips: the income tracks instead of the scoring tiles, or the other way round."""
    page.turn_pane("tiles" if page.low == "tracks" else "tracks")
    page.draw()


@act("peek")
def peek(page: Page, seat: str) -> None:
    """A person looks at their own hand, behind the curtain."""
    if page.table:
        page.table.look_in(int(seat))
        page.panel = ""
        page.draw()


@act("show")
def show(page: Page, place: str) -> None:
    """Let a place on the table light up; what covers it on a narrow screen is closed."""
    if motion.tall() and page.panel:
        page.panel = ""
        page.draw()
    motion.flash(place)


@act("fit")
def fit(page: Page, rest: str) -> None:
    """See the whole map."""
    page.zoom.reset()
    page.show_zoom()


# Panels and settings


@act("open")
def open_panel(page: Page, name: str) -> None:
    """Open a panel."""
    page.panel = name
    page.search = ""
    page.kept.opens(name)
    page.draw()
    if name in ("log", "log all"):
        dom.scroll_to("#panel li:last-child")
    elif name.startswith("log"):
        dom.scroll_to("#log-here", "start")


@act("close")
def close(page: Page, rest: str) -> None:
    """Close the panel."""
    page.panel = ""
    page.draw()


@act("language")
def language(page: Page, code: str) -> None:
    """Another language, whatever is shown."""
    page.settings.language = code
    page.kept.remember(shelf.LANGUAGE, code)
    page.speak(code)
    page.keep_settings()
    page.look()
    page.draw()


@act("set")
def set_choice(page: Page, rest: str) -> None:
    """Change a setting that has a few values."""
    name, value = rest.split()
    assert value in CHOICES[name]
    setattr(page.settings, name, value)
    page.keep_settings()
    page.look()
    page.draw()


# Fields


def fill_field(page: Page, field: str, value: str) -> None:
    """A field was typed into or ticked."""
    name, _, rest = field.partition(" ")
    draft = page.draft
    page.kept.fill(name, rest, value)
    if name == "name":
        draft.names[int(rest)] = value
    elif name == "who":
        draft.seats[int(rest)] = value
        page.draw()
    elif name == "seed":
        draft.seed = value.strip()
    elif name == "shuffle":
        draft.shuffle_start = value == "on"
    elif name == "training":
        draft.training = value == "on"
    elif name == "search":
        page.search = value
        page.draw()
    elif name == "set":
        setattr(page.settings, rest, value == "on")
        page.keep_settings()
        page.look()
        page.draw()
