"""Points by where they come from, so far and if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence

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
    sheet = table.game.score_sheet.sheets(table.match.records, len(seats))
    outlook = drawing.sight.outlook
    if outlook:
        for so_far, to_come in zip(sheet, outlook.to_come, strict=True):
            for line, points in to_come.items():
                so_far[line] = so_far.get(line, 0) + points
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
    scores = drawing.sight.standing.scores
    totals = _totals(language.say("ui.total"), scores)
    if outlook and outlook.scores != scores:
        totals += _totals(language.say("ui.ended-now"), outlook.scores)
    return (
        '<div class="sheet-scroll"><table class="score-sheet">'
        f"<thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{lines}</tbody><tfoot>{totals}</tfoot></table></div>"
    )


def _totals(name: str, scores: Sequence[int]) -> str:
    cells = "".join(f"<td>{signed(points)}</td>" for points in scores)
    return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _filled(points: int) -> str:
    return signed(points) if points else ""
