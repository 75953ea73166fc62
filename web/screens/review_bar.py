"""What the bar of a replay says while it shows a better line instead of the game itself."""

from __future__ import annotations

from html import escape

from boonlake.players.reasons import said
from boonlake.players.review.judging import Judgement

from .language import Language


def now(judgement: Judgement, language: Language, latest: str) -> str:
    """How much better it would have been and why, and what has just happened there."""
    return (
        f'<p class="replay-place">{how_much(judgement, language)}</p>'
        f'<p class="ask">{latest}</p>'
        f'<button type="button" class="quiet" data-act="review back">'
        f"{language.say('review.back')}</button>"
    )


def how_much(judgement: Judgement, language: Language) -> str:
    """How much better it would have been, and why."""
    why = escape(said(language.text, judgement.why))
    head = language.say("review.instead", n=max(1, round(judgement.given)))
    return f"{head}: {why}" if why else head
