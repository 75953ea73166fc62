"""Replay: moving through a game, going on from a position, taking back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...browser import address
from ...session import replaying
from ...session.states import PLAY
from . import action, field

if TYPE_CHECKING:
    from ..page import Page

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
    "Escape": "leave",
}


def press(page: Page, key: str) -> bool:
    """Whether a key moved through a replay."""
    table = page.session.table
    if table is None or not table.replay or page.stage.screen.panel or key not in KEYS:
        return False
    replay(page, KEYS[key])
    return True


@action("replay")
def replay(page: Page, rest: str) -> None:
    """Begin a replay, move through it, or leave it."""
    session = page.session
    if session.table is not None and not session.table.replay:
        page.stage.screen.clear()
        replaying.begin(session)
        return
    verb, _, what = rest.partition(" ")
    if verb == "leave":
        page.stage.screen.panel = ""
        replaying.leave(session)
    elif verb == "play":
        replaying.play(session)
    elif verb == "eye":
        replaying.see_as(session, int(what))
    elif verb == "first":
        replaying.go_first(session)
    elif verb == "last":
        replaying.go_last(session)
    elif verb in ("back", "on"):
        replaying.go_by(session, what, forward=verb == "on")


@action("look")
def look(page: Page, position: str) -> None:
    """Look at a position of the game, from wherever the page is."""
    table = page.session.table
    if table is None or not position.isdecimal():
        return
    if table.mode == PLAY:
        page.stage.screen.clear()
    if replaying.begin(page.session):
        replaying.go(page.session, int(position))


@field("replay")
def slide(page: Page, rest: str, value: str) -> None:
    """The slider was moved."""
    table = page.session.table
    if table is None or not table.replay or not value.isdecimal():
        return
    if int(value) != table.replay.position:
        replaying.go(page.session, int(value))


@action("fork")
def fork(page: Page, rest: str) -> None:
    """Continue from the position shown, as a game of its own."""
    table = replaying.branch(page.session)
    if table is not None:
        address.show(f"?play={table.name}", step=True)


@action("back-to-here")
def back_to_here(page: Page, rest: str) -> None:
    """Take everything back to the position shown; past the barrier all have to agree."""
    page.stage.screen.clear()
    replaying.back_to_here(page.session)
    _ask_all(page)


@action("ask-back")
def ask_back(page: Page, rest: str) -> None:
    """Ask everybody whether the last choice may be taken back past the barrier."""
    replaying.ask_back(page.session)
    _ask_all(page)


def _ask_all(page: Page) -> None:
    """Show the question to all people, if there is one."""
    if page.session.agreement is not None:
        page.stage.screen.panel = "agree"
        page.stage.draw()


@action("agree")
def agree(page: Page, seat: str) -> None:
    """Somebody agrees, or does not after all."""
    replaying.agree(page.session, int(seat))
