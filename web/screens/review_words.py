"""The lines of a review in words, found a little at a time so that the page stays awake."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from time import monotonic
from typing import TYPE_CHECKING

from .language import Language

if TYPE_CHECKING:
    from ..session.review import Review
    from .page import Page

SLICE = 0.012
"""Seconds for which words are looked for before the page does anything else."""
OFTEN, SELDOM = 1, 400
"""Milliseconds between two slices while there is something to find, and while there is not."""

Key = tuple[int, str, tuple[str, ...]]
"""Where a line begins, in which language, and its moves."""


def wanted(review: Review, seats: Iterable[int], language: Language) -> list[Key]:
    """The lines that a review shows: what was played, and what would have been better."""
    found: list[Key] = []
    for seat in seats:
        for told in review.mattered(seat):
            for each in review.blamed(told)[:2]:
                end = review.stretches[each.at].end
                found.append((each.at, language.code, tuple(review.match.moves[each.at : end])))
                found.append((each.at, language.code, each.line))
    return found


def _seats(review: Review, panel: str) -> Iterable[int]:
    """The seat that an open review shows, then those that it looks at closely."""
    word = panel.rpartition(" ")[2]
    return dict.fromkeys([*([int(word)] if word.isdecimal() else []), *review.seats])


def in_words(review: Review, language: Language, key: Key) -> Iterator[str]:
    """The labels so far after each move; moves without a choice are left out.

    On the way it is noted how many moves there were to choose from in the game itself.
    """
    at, _, line = key
    match = review.match.branch(at)
    labels: list[str] = []
    for move in line:
        decision = match.decision()
        if decision is None or move not in decision.options:
            return
        if not decision.forced:
            here = len(match.moves)
            if match.moves == review.match.moves[:here]:
                review.choices[here] = len(decision.options)
            view = match.game.view(match.state, decision.seat)
            labels.append(escape(language.option(match.game, view, move)))
        match.play(move)
        yield " → ".join(labels)


def keep_finding(page: Page, *, found: bool = False) -> None:
    """Find words as long as the review is open; it is drawn anew when some were found and all are
    there."""
    table = page.session.table
    if table is None or table.review is None or page.stage.screen.panel[:6] != "review":
        return
    review, language = table.review, page.stage.language
    seats = _seats(review, page.stage.screen.panel)
    missing = [key for key in wanted(review, seats, language) if key not in review.words]
    if not missing:
        if found:
            page.stage.painter.draw_panel()
        page.session.later(SELDOM, lambda: keep_finding(page))
        return
    _find(page, review, language, missing[0], in_words(review, language, missing[0]))


def _find(page: Page, review: Review, language: Language, key: Key, moves: Iterator[str]) -> None:
    until = monotonic() + SLICE
    for label in moves:
        review.words[key] = label
        if monotonic() > until:
            page.session.later(OFTEN, lambda: _find(page, review, language, key, moves))
            return
    review.words.setdefault(key, "")
    page.session.later(OFTEN, lambda: keep_finding(page, found=True))
