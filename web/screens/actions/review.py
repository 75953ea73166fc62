"""The review of a finished game: opening, stopping, better lines on the board, trying again."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from ...browser import address
from . import action

if TYPE_CHECKING:
    from ..page import Page


PARTS = (
    "boonlake.players.reasons",
    "boonlake.players.review.stretches",
    "boonlake.players.review.judging",
    "boonlake.players.review.course",
    "boonlake.players.review.keeping",
    "web.session.reviewing",
    "web.opponents.reviews",
    "web.screens.panels.lead_chart",
    "web.screens.panels.review",
)
"""What a review needs, in the order in which it is imported."""


@action("review")
def review(page: Page, rest: str) -> None:
    """Open the review, go on with it or stop it, or do something with one of its lines."""
    verb, _, what = rest.partition(" ")
    session = page.session
    if verb in ("", "go", "back"):
        _open(page, *PARTS)
        return
    from ...session import reviewing

    if verb == "stop":
        page.stage.reviews.stop()
    elif verb == "show" and what.isdecimal():
        page.stage.screen.clear()
        reviewing.show_better(session, int(what))
    elif verb == "find" and what.isdecimal():
        if reviewing.show_question(session, int(what)):
            page.open_panel(f"find {what}")
    elif verb == "guess":
        _guess(page, what)
    elif verb == "try" and what.isdecimal():
        page.stage.reviews.stop()
        table = reviewing.try_again(session, int(what))
        if table is not None:
            address.show(f"?play={table.name}", step=True)


def _open(page: Page, *parts: str) -> None:
    """What a review needs comes one part after the other, so that the page stays awake."""
    if parts:
        import_module(parts[0])
        page.session.later(1, lambda: _open(page, *parts[1:]))
        return
    from ...session import reviewing

    if reviewing.review_of(page.session) is not None:
        page.session.later(1, lambda: _show(page))


def _show(page: Page) -> None:
    """The panel over the end of the game; reviewing begins or goes on by itself."""
    from ...session import reviewing
    from ..review_words import keep_finding

    if reviewing.review_of(page.session) is None:
        return
    opening = page.stage.screen.panel.partition(" ")[0] != "review"
    page.stage.screen.panel = "review"
    page.stage.reviews.begin()
    if not reviewing.leave_board(page.session):
        page.stage.painter.draw_panel()
    if opening:
        page.session.later(1, lambda: keep_finding(page))


def _guess(page: Page, what: str) -> None:
    """Somebody says which move would have been better."""
    from ...session import reviewing

    word, _, option = what.partition(" ")
    found = reviewing.review_of(page.session)
    if found is None or not word.isdecimal() or int(word) not in found.judged:
        return
    judgement = found.judged[int(word)]
    at = found.differs(judgement)
    if option != judgement.line[at - judgement.at]:
        page.stage.reviews.answer(at, option)
    page.open_panel(f"find {word} {option}")


@action("review-game")
def review_game(page: Page, name: str) -> None:
    """Open a game of the list, and its review."""
    page.open_game(name)
    page.with_games(page.session.library.games_of(name), lambda: _open(page, *PARTS))
