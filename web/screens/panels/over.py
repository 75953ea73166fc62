"""The end: who won, the score sheet and the course of the game."""

from __future__ import annotations

from ...games.boonlake.pieces import token
from ...session import ledger
from .. import chart
from . import Context, Panel
from .scores import table as score_sheet


def panel(context: Context, rest: str) -> Panel:
    """Winner first, then the sheet, then the charts; `rest` is the seat whose sources are drawn."""
    table, drawing = context.seated()
    words = context.words
    outcome = table.match.game.outcome(table.match.state)
    assert outcome is not None
    winners = [drawing.names[seat] for seat in outcome["winners"]]
    title = words.say("ui.wins", n=len(winners), names=", ".join(winners))
    order = sorted(range(len(drawing.names)), key=lambda seat: -outcome["scores"][seat])
    podium = "".join(
        f"<li>{token('marker', table.colours[seat])}<span>{drawing.scene.name(seat)}</span>"
        f"<b>{outcome['scores'][seat]}</b></li>"
        for seat in order
    )
    seat = int(rest) if rest else outcome["winners"][0]
    body = (
        f'<ol class="podium">{podium}</ol>{score_sheet(context)}{_charts(context, seat)}'
        f"{_marked(context)}"
    )
    acts = (
        ("rematch", "ui.rematch", "primary"),
        ("replay", "keep.replay", ""),
        ("close", "ui.look-at-table", "quiet"),
        ("home", "ui.new-game", ""),
    )
    foot = "".join(
        f'<button type="button" class="{css}" data-act="{act}">{words.say(key)}</button>'
        for act, key, css in acts
    )
    return Panel(title, body, "over", foot)


def _charts(context: Context, seat: int) -> str:
    table, drawing = context.seated()
    words = context.words
    history, scorings = ledger.course(table.match)
    if len(history) < 2:
        return ""
    seats = "".join(
        f'<button type="button" data-act="open over {n}" '
        f'aria-pressed="{"true" if n == seat else "false"}">'
        f"{token('marker', table.colours[n])}<span>{drawing.scene.name(n)}</span></button>"
        for n in range(len(drawing.names))
    )
    shown = [s for s in ledger.SOURCES if any(row[seat].get(s, 0) > 0 for row in history)]
    legend = "".join(
        f'<li><span class="swatch source-{s}"></span>{words.say(f"ui.source.{s}")}</li>'
        for s in shown
    )
    return (
        f"<h3>{words.say('ui.chart.course')}</h3>"
        f"{chart.lines(history, scorings, table.colours, words.say('ui.chart.course'))}"
        f"<h3>{words.say('ui.chart.sources')}</h3>"
        f'<div class="segments seats-choice" role="group">{seats}</div>'
        f"{chart.areas(history, scorings, seat, words.say('ui.chart.sources'))}"
        f'<ul class="legend">{legend}</ul>'
    )


def _marked(context: Context) -> str:
    assert context.table is not None
    return f"<p>{context.words.say('ui.marked')}</p>" if context.table.match.marked else ""
