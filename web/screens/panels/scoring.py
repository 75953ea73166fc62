"""A scoring, shown step by step."""

from __future__ import annotations

from ...games.boonlake.badges import COST, GAIN, Badge, inline
from ...games.boonlake.pieces import token
from ...session.scoring import Amounts, Step
from ..prompt import button
from . import Context, Panel

ICONS = {
    "coins": "coin",
    "cards": "card",
    "vases": "vase",
    "inhabitants": "inhabitant",
    "vp": "vp",
}


def panel(context: Context, rest: str) -> Panel:
    """All steps so far, the one on show last; later ones are still to come."""
    table, drawing = context.seated()
    words = context.words
    steps = table.show[: table.at + 1]
    current = steps[-1]
    title = (
        words.say("ui.scoring.final") if not current.nth else words.say("ui.scoring", n=current.nth)
    )
    seats = range(len(table.match.seats))
    head = "".join(
        f'<th scope="col">{token("marker", table.colours[seat])} {drawing.scene.name(seat)}</th>'
        for seat in seats
    )
    rows = "".join(_row(context, step, step is current) for step in steps)
    body = (
        f'<div class="sheet-scroll"><table class="score-sheet show">'
        f"<thead><tr><td></td>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></div>"
    )
    last = table.at == len(table.show) - 1
    foot = button("page next", words.text.t("ui.go-on" if last else "ui.next"), "primary")
    if not last:
        foot += button("page skip", words.text.t("ui.skip"), "quiet")
    return Panel(title, body, "scoring", foot)


def _row(context: Context, step: Step, current: bool) -> str:
    words, drawing = context.words, context.drawing
    assert drawing is not None
    cells = []
    for seat, amounts in enumerate(step.amounts):
        tile = ""
        if step.slots and step.slots[seat] >= 0:
            number = drawing.view["slots"][step.slots[seat]]
            key = drawing.edition.scoring_tiles[number].key
            tile = f"<small>{words.say(f'scoring.{key}')}</small>"
        cells.append(f"<td>{badges(amounts)}{tile}</td>")
    name = words.say(f"ui.step.{step.source.replace(':', '.')}")
    css = ' class="now" aria-current="step"' if current else ""
    return f'<tr{css}><th scope="row">{name}</th>{"".join(cells)}</tr>'


def badges(amounts: Amounts) -> str:
    """What a seat gained and lost, as rewards and costs."""
    return "".join(
        inline(Badge(GAIN, f"+{n}", ICONS[what]) if n > 0 else Badge(COST, f"−{-n}", ICONS[what]))
        + f'<span class="unseen">{n} {what}</span>'
        for what, n in amounts.items()
        if n and what in ICONS
    )
