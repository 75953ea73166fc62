"""First games: beginning one or sending it away, and the buttons of the coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...session import teaching
from . import action

if TYPE_CHECKING:
    from ..page import Page


@action("first-game")
def first_game(page: Page, rest: str) -> None:
    """Begin the game that teaches."""
    page.start_first()


@action("no-first-game")
def no_first_game(page: Page, rest: str) -> None:
    """It is not offered any more."""
    page.session.send_away(page.session.draft.game)
    page.stage.draw()


@action("coach-next")
def coach_next(page: Page, rest: str) -> None:
    """What the coach says has been read."""
    teaching.go_on(page.session)


@action("coach-leave")
def coach_leave(page: Page, rest: str) -> None:
    """Play on without the coach."""
    teaching.coached(page.session, on=False)


@action("coach-back")
def coach_back(page: Page, rest: str) -> None:
    """The coach comes back."""
    page.stage.screen.clear()
    teaching.coached(page.session, on=True)
