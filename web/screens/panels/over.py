"""The end: who won, the score sheet and the course of the game."""

from __future__ import annotations

from ...kit.pieces import MARKER, token
from ...session.replaying import can_review
from . import Context, Panel, chart
from .scores import score_sheet


def panel(context: Context, rest: str) -> Panel:
    """Winner first, then the sheet, then the charts; `rest` is the seat whose sources are drawn."""
    table, drawing = context.seated()
    language = context.language
    outcome = table.game.outcome(table.match.state)
    assert outcome is not None
    winners = [drawing.names[seat] for seat in outcome.winners]
    title = language.say("ui.wins", n=len(winners), names=", ".join(winners))
    order = sorted(range(len(drawing.names)), key=lambda seat: -outcome.scores[seat])
    podium = "".join(
        f"<li>{token(MARKER, table.colours[seat])}<span>{drawing.scene.name(seat)}</span>"
        f"<b>{outcome.scores[seat]}</b></li>"
        for seat in order
    )
    seat = int(rest) if rest else outcome.winners[0]
    note = drawing.look.result_note(drawing.sight, drawing.scene)
    body = (
        f'<ol class="podium">{podium}</ol>{note}{score_sheet(context)}{_charts(context, seat)}'
        f"{_marked(context)}"
    )
    acts = (
        ("rematch", "ui.rematch", "primary"),
        ("replay", "keep.replay", ""),
        *([("review", "review.title", "")] if can_review(table) else []),
        ("close", "ui.look-at-table", "quiet"),
        ("home", "ui.new-game", ""),
    )
    foot = "".join(
        f'<button type="button" class="{css}" data-act="{act}">{language.say(key)}</button>'
        for act, key, css in acts
    )
    return Panel(title, body, "over", foot)


def _charts(context: Context, seat: int) -> str:
    table, drawing = context.seated()
    language = context.language
    sheet = table.game.score_sheet
    history, scorings = sheet.course(table.match.records, len(drawing.names))
    if sum(row != history[0] for row in history) < 2:  # all points came at once, or none
        return ""
    seats = "".join(
        f'<button type="button" data-act="open over {n}" '
        f'aria-pressed="{"true" if n == seat else "false"}">'
        f"{token(MARKER, table.colours[n])}<span>{drawing.scene.name(n)}</span></button>"
        for n in range(len(drawing.names))
    )
    shown = [s for s in sheet.lines if any(row[seat].get(s, 0) > 0 for row in history)]
    legend = "".join(
        f'<li><span class="swatch source-{s}"></span>{language.say(f"ui.source.{s}")}</li>'
        for s in shown
    )
    course, sources = language.say("ui.chart.course"), language.say("ui.chart.sources")
    return (
        f"<h3>{course}</h3>{chart.lines(history, scorings, table.colours, course)}"
        f"<h3>{sources}</h3>"
        f'<div class="segments seats-choice" role="group">{seats}</div>'
        f"{chart.areas(history, scorings, seat, tuple(sheet.lines), sources)}"
        f'<ul class="legend">{legend}</ul>'
    )


def _marked(context: Context) -> str:
    table, _ = context.seated()
    return f"<p>{context.language.say('ui.marked')}</p>" if table.match.marked else ""
