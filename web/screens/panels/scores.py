"""Scores so far, by where they come from."""

from __future__ import annotations

from ...games.boonlake.pieces import token
from ...session import ledger
from ..bar import signed
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A line for every source, a column for every seat."""
    return Panel(context.words.say("ui.scores"), table(context))


def table(context: Context) -> str:
    """The score sheet."""
    game, drawing = context.seated()
    words = context.words
    sheet = ledger.sheet(game.match)
    seats = range(len(sheet))
    head = "".join(
        f'<th scope="col">{token("marker", game.colours[seat])} {drawing.scene.name(seat)}</th>'
        for seat in seats
    )
    lines = "".join(
        f'<tr><th scope="row">{words.say(f"ui.source.{line}")}</th>'
        + "".join(f"<td>{_filled(sheet[seat].get(line, 0))}</td>" for seat in seats)
        + "</tr>"
        for line in ledger.SOURCES
        if any(line in sheet[seat] for seat in seats)
    )
    totals = "".join(f"<td>{signed(game.match.state.players[seat].vp)}</td>" for seat in seats)
    return (
        '<div class="sheet-scroll"><table class="score-sheet">'
        f"<thead><tr><td></td>{head}</tr></thead>"
        f'<tbody>{lines}</tbody><tfoot><tr><th scope="row">{words.say("ui.total")}</th>'
        f"{totals}</tr></tfoot></table></div>"
    )


def _filled(points: int) -> str:
    return signed(points) if points else ""
