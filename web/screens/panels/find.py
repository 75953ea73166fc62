"""Find it yourself: which move would have been better here, before the review tells it."""

from __future__ import annotations

from html import escape

from ...session.review import Review
from ...session.reviewing import review_of
from ..language import Language
from ..review_bar import how_much
from . import Context, Panel
from .review import LITTLE


def panel(context: Context, rest: str) -> Panel:
    """All options of a position as buttons; the one that was taken, with what it is worth.

    `rest` is the position of the stretch, then the move that somebody has chosen.
    """
    _, drawing = context.seated()
    language, review = context.language, review_of(context.session)
    assert review is not None
    word, _, chosen = rest.partition(" ")
    judgement = review.judged[int(word)]
    at = review.differs(judgement)
    match = review.match.branch(at)
    decision = match.decision()
    assert decision is not None
    view = match.game.view(match.state, decision.seat)
    best = judgement.line[at - judgement.at]
    labels = {
        option: escape(language.option(match.game, view, option)) for option in decision.options
    }
    asked = language.say(
        "review.find.ask", name=drawing.names[decision.seat], played=labels[review.match.moves[at]]
    )
    body = f"<p>{asked}</p>"
    if chosen in labels:
        body += f'<p class="find-answer" role="status"><b>{labels[chosen]}</b> '
        body += f"{_verdict(review, language, at, chosen, best)}</p>"
        if chosen == best:
            body += f'<p class="find-why">{how_much(judgement, language)}</p>'
    others = "".join(
        f'<button type="button" data-act="review guess {word} {escape(option)}">{label}</button>'
        for option, label in labels.items()
        if option not in (chosen, review.match.moves[at])
    )
    body += f'<div class="find-options">{others}</div>'
    foot = (
        f'<button type="button" data-act="review show {word}">'
        f"{language.say('review.tell')}</button>"
        f'<button type="button" class="quiet" data-act="review back">'
        f"{language.say('review.back')}</button>"
    )
    return Panel(language.say("review.find"), body, foot=foot)


def _verdict(review: Review, language: Language, at: int, chosen: str, best: str) -> str:
    if chosen == best:
        return language.say("review.find.yes")
    more = review.answers.get((at, chosen))
    if more is None:
        return language.say("review.find.thinks")
    if more >= LITTLE:
        return language.say("review.find.better", n=max(1, round(more)))
    return language.say("review.find.no" if more <= -LITTLE else "review.find.same")
