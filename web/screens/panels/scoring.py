"""A scoring, shown step by step."""

from __future__ import annotations

from ...kit.badges import change, inline
from ...kit.buttons import button
from ...kit.look import Look
from ...kit.pieces import MARKER, token
from ...session.scoring import Amounts, ScoringStep
from ..language import Language
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """All steps so far, the one on show last; later ones are still to come."""
    table, drawing = context.seated()
    language = context.language
    steps = table.scoring_steps[: table.scoring_at + 1]
    current = steps[-1]
    title = (
        language.say("ui.scoring.final")
        if not current.nth
        else language.say("ui.scoring", n=current.nth)
    )
    seats = range(len(table.match.seats))
    head = "".join(
        f'<th scope="col">{token(MARKER, table.colours[seat])} {drawing.scene.name(seat)}</th>'
        for seat in seats
    )
    rows = "".join(_row(context, step, step is current) for step in steps)
    body = (
        f'<div class="sheet-scroll"><table class="score-sheet show">'
        f"<thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )
    last = table.scoring_at == len(table.scoring_steps) - 1
    foot = button("page next", language.text.t("ui.go-on" if last else "ui.next"), "primary")
    if not last:
        foot += button("page skip", language.text.t("ui.skip"), "quiet")
    return Panel(title, body, "scoring", foot)


def _row(context: Context, step: ScoringStep, current: bool) -> str:
    _, drawing = context.seated()
    look = drawing.look
    cells = []
    for seat, amounts in enumerate(step.amounts):
        said = look.step_note(step.line, step.records, seat, drawing.sight, drawing.scene)
        note = f"<small>{said}</small>" if said else ""
        cells.append(f"<td>{badges(amounts, look, context.language)}{note}</td>")
    name = context.language.say(f"ui.step.{step.line.replace(':', '.')}")
    css = ' class="now" aria-current="step"' if current else ""
    return f'<tr{css}><th scope="row">{name}</th>{"".join(cells)}</tr>'


def badges(amounts: Amounts, look: Look, language: Language) -> str:
    """What a seat gained and lost, as rewards and costs; read out in words."""
    return " ".join(
        inline(change(n, look.goods[what]))
        + f'<span class="unseen">{_said(what, n, language)}</span>'
        for what, n in amounts.items()
        if n and what in look.goods
    )


def _said(what: str, n: int, language: Language) -> str:
    goods = language.text.t(f"goods.{what}", n=abs(n))
    return language.say("ui.gains" if n > 0 else "ui.loses", goods=goods)
