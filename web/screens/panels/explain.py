"""What a thing on the table is, in words, and why it cannot be taken now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from boonlake.text import Text

from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The thing with the id `rest`."""
    look, sight, scene = context.sight()
    explanation = look.explain(rest, sight, scene)
    if explanation is None:
        return Panel(context.language.say("ui.unknown"), "")
    lines = "".join(f"<p>{escape(line)}</p>" for line in explanation.lines)
    body = f'<div class="explain-text">{_why(context, rest)}{lines}'
    if chapter := _chapter(context.language.text, explanation.rules):
        key, title = chapter
        body += (
            f'<button type="button" class="quiet rule" data-act="open help {key}">'
            f"{context.language.say('ui.rule', chapter=title)}</button>"
        )
    drawn = f"{look.picture(rest, sight, scene)}{body}</div>{context.sheet(look)}"
    return Panel(escape(explanation.title), drawn, look.explained_at(rest))


def _chapter(text: Text, rules: Sequence[str]) -> tuple[str, str] | None:
    """Key and title of the first chapter of the rules that names one of these, in their order."""
    chapters = text.chapters("rules")
    return next(
        (
            (key, title)
            for rule in rules
            for key, title, lines in chapters
            if any(re.search(rf"\b{re.escape(rule)}\b", line) for line in lines)
        ),
        None,
    )


def title(context: Context, thing: str) -> str:
    """What a thing is called."""
    look, sight, scene = context.sight()
    explanation = look.explain(thing, sight, scene)
    return explanation.title if explanation else ""


def brief(context: Context, thing: str) -> list[str]:
    """What a thing is called and what it is, line by line, as plain text; [] for none."""
    look, sight, scene = context.sight()
    explanation = look.explain(thing, sight, scene)
    return [explanation.title, *explanation.lines] if explanation else []


def _why(context: Context, thing: str) -> str:
    """The reason against taking the thing, and what is missing to pay for it."""
    drawing = context.drawing
    question = drawing.look.question(thing) if drawing else ""
    if drawing is None or not question:
        return ""
    table, language = drawing.table, context.language
    reasons = dict.fromkeys(
        language.reason(drawing.game, why, drawing.names)
        for why in (table.why_not(question), table.lacking(question))
        if why is not None
    )
    return "".join(f'<p class="why">{reason}</p>' for reason in reasons)
