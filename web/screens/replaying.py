"""What the buttons and keys of a replay do."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING

from web.browser import dom

from ..session.going_back import can_ask, free_to_go
from ..session.replay import Looking, Replay, neighbour, replay_of, stops
from ..session.settings import PAUSES
from ..session.table import NOBODY, Table
from .actions import act

if TYPE_CHECKING:
    from .page import Page

KEYS = {
    "Home": "first",
    "End": "last",
    "ArrowLeft": "back step",
    "ArrowRight": "on step",
    "ArrowUp": "back turn",
    "ArrowDown": "on turn",
    "PageUp": "back scoring",
    "PageDown": "on scoring",
    "p": "play",
}
FASTEST = 250
"""Milliseconds between two steps of a replay, at least."""


def replay_key(page: Page, key: str) -> bool:
    """Whether a key moved through a replay."""
    if not isinstance(page.table, Replay) or page.panel:
        return False
    if key == "Escape":
        replay(page, "leave")
        return True
    if key in KEYS:
        replay(page, KEYS[key])
    return key in KEYS


@act("replay")
def replay(page: Page, rest: str) -> None:
    """Begin a replay, move through it, or leave it."""
    table = page.table
    if table is None:
        return
    if not isinstance(table, Replay):
        _begin(page, table)
        return
    verb, _, what = rest.partition(" ")
    if verb == "leave":
        _leave(page, table)
        return
    if verb == "play":
        _play(page, table)
        return
    table.playing = False
    if verb == "eye":
        table.eye = int(what)
    elif verb == "first":
        table.go(table.whole.first)
    elif verb == "last":
        table.go(len(table.whole.moves))
    elif what in ("step", "turn", "scoring"):
        table.go(neighbour(stops(table.whole, what), table.position, verb == "on"))
    page.draw()


@act("look")
def look(page: Page, rest: str) -> None:
    """Look at a position of the game, from wherever the page is."""
    if page.table is None or not rest.isdecimal():
        return
    if not isinstance(page.table, Replay):
        _begin(page, page.table)
    if isinstance(page.table, Replay):
        page.table.playing = False
        page.table.go(int(rest))
        page.draw()


def slide(page: Page, rest: str, value: str) -> None:
    """The slider was moved."""
    table = page.table
    if isinstance(table, Replay) and value.isdecimal() and int(value) != table.position:
        table.playing = False
        table.go(int(value))
        page.draw()


def _begin(page: Page, table: Table) -> None:
    """Only when no private thing is about to be shown: a replay hides hands as the table does."""
    if isinstance(table, Looking):
        return
    page.panel = ""
    page.table = replay_of(table)
    page.unpick()
    page.draw()


def _leave(page: Page, table: Replay) -> None:
    page.table = table.live
    page.panel = ""
    page.go_on()


def _play(page: Page, table: Replay) -> None:
    """Play on by itself, from the beginning if it stands at the end."""
    table.playing = not table.playing
    if table.playing:
        if table.position == len(table.whole.moves):
            table.go(table.whole.first)
        _later(page, table)
    page.draw()


def _later(page: Page, table: Replay) -> None:
    dom.after(max(FASTEST, PAUSES[page.settings.speed]), lambda: _tick(page, table))


def _tick(page: Page, table: Replay) -> None:
    if page.table is not table or not table.playing:
        return
    table.go(neighbour(stops(table.whole, "step"), table.position, True))
    table.playing = table.position < len(table.whole.moves)
    if table.playing:
        _later(page, table)
    page.draw()


@act("fork")
def fork(page: Page, rest: str) -> None:
    """Continue from the position shown, as a game of its own."""
    table = page.table
    if not isinstance(table, Replay):
        return
    kept = page.kept
    title = kept.desk.title or ", ".join(name for name in table.names if name)
    made = Table(
        table.whole.branch(table.position), table.settings, table.names[:], table.colours[:]
    )
    made.name = kept.shelf.fresh_name(int(time() * 1000))
    kept.started(made)
    kept.desk.title = page.words.text.t("keep.copy-of", title=title)[:80]
    page.sit_down(made)
    page.keep()
    dom.address(f"?play={made.name}", step=True)
    page.go_on()


# Going back


@act("back-to-here")
def back_to_here(page: Page, rest: str) -> None:
    """Take everything back to the position shown; past the barrier all have to agree."""
    table = page.table
    if not isinstance(table, Replay) or table.live is None:
        return
    position = table.position
    if free_to_go(table.whole, position):
        _go_back(page, table, position)
    else:
        _ask(page, position)


@act("ask-back")
def ask_back(page: Page, rest: str) -> None:
    """Ask everybody whether the last choice may be taken back past the barrier."""
    table = page.table
    if table is None or not can_ask(table):
        return
    point = table.match.undo_point(table.people)
    if point is not None:
        look(page, str(point))
        _ask(page, point)


def _ask(page: Page, position: int) -> None:
    """The device goes round, so everybody looks at a table on which no hand is seen."""
    table, desk = page.table, page.kept.desk
    if isinstance(table, Replay) and table.live is not None and not table.live.alone:
        table.live.holder = NOBODY
    desk.target, desk.agreed = position, set()
    page.panel = "agree"
    page.draw()


@act("agree")
def agree(page: Page, seat: str) -> None:
    """Somebody agrees, or does not after all; when all do, it is taken back."""
    table, desk = page.table, page.kept.desk
    if not isinstance(table, Replay) or desk.target == NOBODY or int(seat) not in table.people:
        return
    desk.agreed ^= {int(seat)}
    if desk.agreed >= set(table.people):
        position, desk.target = desk.target, NOBODY
        _go_back(page, table, position)
    else:
        page.draw()


def _go_back(page: Page, table: Replay, position: int) -> None:
    """Everybody has agreed, or nobody needs to."""
    assert table.live is not None
    page.table = table.live
    table.live.back_to(position)
    page.unpick()
    page.panel = ""
    page.keep()
    page.go_on()
