"""Scores so far, by where they come from."""

from __future__ import annotations

from ...kit.buttons import signed
from ...kit.pieces import MARKER, token
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A line for every source, a column for every seat."""
    return Panel(context.language.say("ui.scores"), score_sheet(context))


def score_sheet(context: Context) -> str:
    """The score sheet."""
    table, drawing = context.seated()
    language = context.language
    seats = range(len(drawing.names))
    lines_of = table.game.score_sheet.lines
    sheet = drawing.look.points_so_far(drawing.sight)
    if sheet is None:
        sheet = table.game.score_sheet.sheets(table.match.records, len(seats))
    head = "".join(
        f'<th scope="col">{token(MARKER, table.colours[seat])} {drawing.scene.name(seat)}</th>'
        for seat in seats
    )
    lines = "".join(
        f'<tr><th scope="row">{language.say(f"ui.source.{line}")}</th>'
        + "".join(f"<td>{_filled(sheet[seat].get(line, 0))}</td>" for seat in seats)
        + "</tr>"
        for line in lines_of
        if any(line in sheet[seat] for seat in seats)
    )
    totals = "".join(f"<td>{signed(drawing.sight.standing.scores[seat])}</td>" for seat in seats)
    return (
        '<div class="sheet-scroll"><table class="score-sheet">'
        f"<thead><tr><td></td>{head}</tr></thead>"
        f'<tbody>{lines}</tbody><tfoot><tr><th scope="row">{language.say("ui.total")}</th>'
        f"{totals}</tr></tfoot></table></div>"
    )


def _filled(points: int) -> str:
    return signed(points) if points else ""
