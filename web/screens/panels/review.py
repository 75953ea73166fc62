"""The review of a finished game: the lead over the turns, the turns that mattered, all turns."""

from __future__ import annotations

from html import escape

from boonlake.players.reasons import said
from boonlake.players.review.account import Told
from boonlake.players.review.judging import Judgement

from ...kit.pieces import MARKER, token
from ...session.review import Review
from ...session.reviewing import review_of
from ..language import Language
from . import Context, Panel, lead_chart

LITTLE = 0.5
"""Fewer points than this are said to be none."""


def panel(context: Context, rest: str) -> Panel:
    """The review of one seat: `rest`, or the first one that is looked at closely."""
    table, drawing = context.seated()
    language, review = context.language, review_of(context.session)
    assert review is not None
    seat = int(rest) if rest.isdecimal() else review.seats[0]
    told = review.of(seat)
    body = _progress(review, language) + _seats(context, review, seat)
    if told:
        colour = table.colours[seat]
        label = language.say("review.curve", name=drawing.names[seat])
        marks = {each.turn.at for each in review.mattered(seat)}
        body += (
            f"<h3>{label}</h3>{lead_chart.curve(told, marks, colour, label)}"
            f"{_sums(told, language)}{_mattered(context, review, seat)}"
        )
        if not review.running:  # every picture would change all of it
            body += _turns(told, marks, language)
    body += f'<p class="review-how"><small>{language.say("review.how")}</small></p>'
    return Panel(language.say("review.title"), body, foot=_foot(review, language))


def _progress(review: Review, language: Language) -> str:
    look = "overview"
    done, every = review.overview
    if done == every:
        look = "closer"
        done, every = review.closer
    key = f"review.{look}"
    if not review.running:
        unfinished = "review.stopped" if done < every else ""
        key = "review.failed" if review.failed else unfinished
    if not key:
        return ""
    words = language.say(key, n=done, all=every)
    return (
        f'<div class="review-progress" data-look="{look}" role="status"><p>{words}</p>'
        f'<progress max="{every}" value="{done}"></progress></div>'
    )


def _foot(review: Review, language: Language) -> str:
    if review.running:
        act, key, css = "review stop", "review.stop", ""
    elif review.todo():
        act, key, css = "review go", "review.go-on" if review.judged else "review.begin", "primary"
    else:
        return ""
    return f'<button type="button" class="{css}" data-act="{act}">{language.say(key)}</button>'


def _seats(context: Context, review: Review, seat: int) -> str:
    """Whose turns are shown; people first."""
    table, drawing = context.seated()
    seats = (*review.seats, *review.others)
    if len(seats) < 2:
        return ""
    buttons = "".join(
        f'<button type="button" data-act="open review {n}" '
        f'aria-pressed="{"true" if n == seat else "false"}">'
        f"{token(MARKER, table.colours[n])}<span>{drawing.scene.name(n)}</span></button>"
        for n in seats
    )
    return f'<div class="segments seats-choice" role="group">{buttons}</div>'


def points(number: float) -> str:
    """A number of points with its sign."""
    rounded = round(number)
    return f"+{rounded}" if rounded > 0 else str(rounded).replace("-", "−")


def _sums(told: list[Told], language: Language) -> str:
    """What the whole game was made of: decisions of one's own and of others, and luck."""
    given = sum(each.given for each in told)
    parts = (
        ("review.sum.given", -given),
        ("review.sum.gifts", sum(each.gifts for each in told)),
        ("review.sum.luck", sum(each.luck for each in told)),
    )
    rows = "".join(
        f"<div><dt>{language.say(key)}</dt><dd>{points(number)}</dd></div>" for key, number in parts
    )
    return f'<dl class="review-sums">{rows}</dl>'


def _mattered(context: Context, review: Review, seat: int) -> str:
    language = context.language
    found = review.mattered(seat)
    if not found:
        done, every = review.overview
        text = language.say("review.nothing") if done == every else ""
        return f"<p>{text}</p>" if text else ""
    rows = "".join(_turn(context, review, each) for each in found)
    return f'<h3>{language.say("review.mattered")}</h3><ol class="review-mattered">{rows}</ol>'


def _turn(context: Context, review: Review, told: Told) -> str:
    language = context.language
    table, _ = context.seated()
    key = "review.given"
    if told.turn.seat not in table.people:
        key = "review.given.other"
    elif not all(each.deep for each in review.blamed(told)[:1]):
        key = "review.given.roughly"
    head = language.say(key, n=max(1, round(told.given)))
    lines = "".join(
        _better(context, review, each) for each in review.blamed(told)[:2] if each.given >= LITTLE
    )
    return f"<li><p><b>{_called(language, told)}:</b> {head}</p>{lines}</li>"


def _called(language: Language, told: Told) -> str:
    number = told.turn.number
    return language.say("review.turn", n=number) if number else language.say("review.before")


def _better(context: Context, review: Review, judgement: Judgement) -> str:
    """The better line in words with its reason, and what can be done with it."""
    language, at = context.language, judgement.at
    end = review.stretches[at].end
    played = _in_words(context, review, at, tuple(review.match.moves[at:end]))
    better = _in_words(context, review, at, judgement.line)
    why = escape(said(language.text, judgement.why))
    because = f' <span class="review-why">{why}</span>' if why else ""
    acts = [("show", "review.show")]
    if judgement.seat in review.seats:
        if review.is_question(judgement):
            acts.append(("find", "review.find"))
        acts.append(("try", "review.try"))
    buttons = "".join(
        f'<button type="button" data-act="review {act} {at}">{language.say(key)}</button>'
        for act, key in acts
    )
    return (
        f'<div class="review-better"><p><span>{language.say("review.played")}</span> {played}</p>'
        f"<p><span>{language.say('review.better')}</span> <b>{better}</b>{because}</p>"
        f'<div class="takes">{buttons}</div></div>'
    )


def _in_words(context: Context, review: Review, at: int, line: tuple[str, ...]) -> str:
    return review.words.get((at, context.language.code, line)) or "…"


def _turns(told: list[Told], marks: set[int], language: Language) -> str:
    """All turns with their figures."""
    keys = ("turn-head", "lead", "sum.given", "sum.gifts", "sum.luck")
    head = "".join(f"<th>{language.say(f'review.{key}')}</th>" for key in keys)
    rows = "".join(
        f'<tr class="{"marked" if each.turn.at in marks else ""}">'
        f'<th><button type="button" class="quiet" data-act="look {each.turn.at}">'
        f"{_called(language, each)}</button></th>"
        + "".join(
            f"<td>{points(number)}</td>"
            for number in (each.before, -each.given, each.gifts, each.luck)
        )
        + "</tr>"
        for each in told
    )
    return (
        f'<details class="review-turns"><summary>{language.say("review.turns")}</summary>'
        f'<div class="wide"><table class="figures"><thead><tr>{head}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></details>"
    )
