"""What stands between players and the table: the curtain, a scoring, the end."""

from __future__ import annotations

from ..views.pieces import token
from .prompt import button
from .show import Step
from .table import Table
from .table_view import names_of
from .words import Words


def curtain(words: Words, name: str, colour: str) -> str:
    """Hides everything private until the right person has the device."""
    return (
        '<div class="curtain"><div class="curtain-card">'
        f"{token('marker', colour)}<h2>{words.say('ui.pass-to', name=name)}</h2>"
        f"<p>{words.say('ui.pass-why')}</p>"
        f"{button('page ready', words.say('ui.ready', name=name), 'big primary')}</div></div>"
    )


def scoring(table: Table, words: Words) -> str:
    """The step of a scoring that is on show."""
    step: Step = table.steps[0]
    names = names_of(table, words)
    rows = "".join(
        f"<tr><th>{name}</th><td>{amounts}</td></tr>"
        for name, amounts in zip(names, step.amounts, strict=True)
    )
    return (
        f'<div class="sheet-panel" role="dialog"><h2>{step.source}</h2><table>{rows}</table>'
        f"{button('page next', words.say('ui.next'), 'primary')}"
        f"{button('page skip', words.say('ui.skip'), 'quiet')}</div>"
    )


def over(table: Table, words: Words) -> str:
    """The final scores."""
    outcome = table.match.game.outcome(table.match.state) or {}
    names = names_of(table, words)
    rows = "".join(
        f"<tr><th>{name}</th><td>{score}</td></tr>"
        for name, score in zip(names, outcome["scores"], strict=True)
    )
    return (
        f'<div class="sheet-panel" role="dialog"><h2>{words.say("ui.over")}</h2><table>{rows}</table>'
        f'<button type="button" data-act="home">{words.say("ui.new-game")}</button></div>'
    )
