"""What stands in the prompt's place when nothing can be taken: the bars of a replay and of a
game that another tab plays. What changes while a slider is dragged stands in elements of its own.
"""

from __future__ import annotations

from html import escape

from ..games.boonlake.pieces import token
from ..session.going_back import free_to_go
from ..session.replay import Replay
from ..session.table import NOBODY, Table
from .glyphs import glyph
from .prompt import button
from .words import Words

SLIDER = "replay-slider"
NOW, TOOLS = "replay-now", "replay-tools"
STEPS = (
    ("first", "first"),
    ("scoring-back", "back scoring"),
    ("turn-back", "back turn"),
    ("step-back", "back step"),
    ("play", "play"),
    ("step-on", "on step"),
    ("turn-on", "on turn"),
    ("scoring-on", "on scoring"),
    ("last", "last"),
)
LINES = 3
"""Sentences of the log that are shown of one move."""


def bar(table: Table, words: Words) -> str:
    """The bar of a table at which nothing can be taken."""
    return _replay(table, words) if isinstance(table, Replay) else _watching(words)


def _watching(words: Words) -> str:
    return (
        f'<p class="ask">{words.say("keep.elsewhere")}</p>'
        f'<div class="takes">'
        f"{button('page take-over', words.text.t('keep.take-over'), 'primary')}</div>"
    )


def _replay(table: Replay, words: Words) -> str:
    """Only what stays the same during a replay, so that the slider can be dragged."""
    whole = table.whole
    label = words.say("keep.position")
    return (
        f'<div class="replay"><div id="{NOW}" class="replay-now"></div>'
        f'<input type="range" id="{SLIDER}" class="replay-slider" data-field="replay" '
        f'min="{whole.first}" max="{len(whole.moves)}" aria-label="{label}">'
        f'<div id="{TOOLS}" class="replay-tools"></div></div>'
    )


def now(table: Replay, words: Words, names: list[str]) -> str:
    """Where the replay is, and what has just happened there."""
    place = words.say("keep.move-of", n=table.position, all=len(table.whole.moves))
    return (
        f'<p class="replay-place">{place}</p><p class="ask">{_told(table, words, names)}</p>'
        '<button type="button" class="quiet" data-act="replay leave">'
        f"{words.say('keep.leave-replay')}</button>"
    )


def _told(table: Replay, words: Words, names: list[str]) -> str:
    edition = table.match.state.edition
    lines = []
    seat = NOBODY
    for record in table.fresh:
        line = words.line(edition, record, names, table.shown)
        if line:
            lines.append(line)
            seat = record[1] if seat == NOBODY else seat
    mine = token("marker", table.colours[seat]) if seat != NOBODY else ""
    shown = " ".join(lines[:LINES]) + (" …" if len(lines) > LINES else "")
    return f"{mine}<span>{shown or words.say('keep.beginning')}</span>"


def tools(table: Replay, words: Words, names: list[str]) -> str:
    """Buttons to move through the game, and what can be made of a position."""
    steps = "".join(_step(table, words, name, act) for name, act in STEPS)
    return (
        f'<div class="replay-steps" role="group">{steps}</div>{_eyes(table, words, names)}'
        f'<div class="takes">{_fork(table, words)}{_back(table, words)}</div>'
    )


def _step(table: Replay, words: Words, name: str, act: str) -> str:
    if name == "play" and table.playing:
        name = "pause"
    label = words.say(f"keep.replay.{name}")
    return (
        f'<button type="button" class="step" data-act="replay {act}" aria-label="{label}" '
        f'title="{label}">{glyph(name)}</button>'
    )


def _eyes(table: Replay, words: Words, names: list[str]) -> str:
    """Through whose eyes a finished game is seen."""
    if not table.open or len(names) < 2:
        return ""
    buttons = "".join(
        f'<button type="button" data-act="replay eye {seat}" '
        f'aria-pressed="{"true" if seat == table.eye else "false"}" '
        f'aria-label="{escape(name)}" title="{escape(name)}">'
        f"{token('marker', table.colours[seat])}</button>"
        for seat, name in enumerate(names)
    )
    label = words.say("keep.eyes")
    return f'<div class="segments eyes" role="group" aria-label="{label}">{buttons}</div>'


def _fork(table: Replay, words: Words) -> str:
    return (
        f'<button type="button" class="primary" data-act="fork">{words.say("keep.fork")}</button>'
    )


def _back(table: Replay, words: Words) -> str:
    """Taking back to the position shown, at once or when all agree."""
    if table.position == len(table.whole.moves):
        return ""
    key = "keep.back-to-here" if free_to_go(table.whole, table.position) else "keep.ask-back"
    return f'<button type="button" data-act="back-to-here">{words.say(key)}</button>'
