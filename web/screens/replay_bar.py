"""What stands in the prompt's place when nothing can be taken: the bars of a replay and of a
game that another tab plays. What changes while a slider is dragged stands in elements of its own.
"""

from __future__ import annotations

from html import escape

from boonlake.engine.records import NOBODY

from ..kit.buttons import button
from ..kit.glyphs import glyph
from ..kit.pieces import MARKER, token
from ..session.agreement import is_free
from ..session.replay import Replay
from ..session.replaying import can_review
from ..session.session import TAKE_OVER
from ..session.table import Table
from .language import Language

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


def bar(table: Table, language: Language) -> str:
    """The bar of a table at which nothing can be taken."""
    return _replay(table.replay, language) if table.replay else _watching(table, language)


def _watching(table: Table, language: Language) -> str:
    asked = f'<p class="ask">{language.say("keep.elsewhere")}</p>'
    if table.awaited:
        return asked
    take = button(TAKE_OVER, language.text.t("keep.take-over"), "primary")
    return f'{asked}<div class="takes">{take}</div>'


def _replay(replay: Replay, language: Language) -> str:
    """Only what stays the same during a replay, so that the slider can be dragged."""
    game = replay.game
    label = language.say("keep.position")
    return (
        f'<div class="replay"><div id="{NOW}" class="replay-now"></div>'
        f'<input type="range" id="{SLIDER}" class="replay-slider" data-field="replay" '
        f'min="{game.first}" max="{len(game.moves)}" aria-label="{label}">'
        f'<div id="{TOOLS}" class="replay-tools"></div></div>'
    )


def now(table: Table, language: Language, names: list[str]) -> str:
    """Where the replay is, and what has just happened there."""
    position, moves = len(table.match.moves), len(table.history.moves)
    place = language.say("keep.move-of", n=position, all=moves)
    better = table.replay.better if table.replay else None
    if better is not None:
        from .review_bar import now as better_now

        return better_now(better, language, _latest(table, language, names))
    return (
        f'<p class="replay-place">{place}</p><p class="ask">{_latest(table, language, names)}</p>'
        '<button type="button" class="quiet" data-act="replay leave">'
        f"{language.say('keep.leave-replay')}</button>"
    )


def _latest(table: Table, language: Language, names: list[str]) -> str:
    """What the last move did, and whose it was."""
    lines = []
    seat = NOBODY
    for record in table.latest:
        line = language.line(table.game, record, names, table.shown)
        if line:
            lines.append(line)
            seat = record[1] if seat == NOBODY else seat
    mine = token(MARKER, table.colours[seat]) if seat != NOBODY else ""
    shown = " ".join(lines[:LINES]) + (" …" if len(lines) > LINES else "")
    if not table.match.moves:
        shown = language.say("keep.beginning")
    return f"{mine}<span>{shown}</span>"


def tools(table: Table, language: Language, names: list[str]) -> str:
    """Buttons to move through the game, and what can be made of a position."""
    replay = table.replay
    assert replay is not None
    steps = "".join(_step(replay, language, name, act) for name, act in STEPS)
    return (
        f'<div class="replay-steps" role="group">{steps}</div>'
        f"{_eyes(replay, language, names, table.colours)}"
        f'<div class="takes">{_fork(language)}{_review(table, language)}'
        f"{_back(replay, language)}</div>"
    )


def _review(table: Table, language: Language) -> str:
    """To the review of a finished game."""
    if not can_review(table) or (table.replay and table.replay.better):
        return ""
    return f'<button type="button" data-act="review">{language.say("review.title")}</button>'


def _step(replay: Replay, language: Language, name: str, act: str) -> str:
    if name == "play" and replay.playing:
        name = "pause"
    label = language.say(f"keep.replay.{name}")
    return (
        f'<button type="button" class="step" data-act="replay {act}" aria-label="{label}" '
        f'title="{label}">{glyph(name)}</button>'
    )


def _eyes(replay: Replay, language: Language, names: list[str], colours: list[str]) -> str:
    """Through whose eyes a finished game is seen."""
    if not replay.finished or len(names) < 2:
        return ""
    buttons = "".join(
        f'<button type="button" data-act="replay eye {seat}" '
        f'aria-pressed="{"true" if seat == replay.eye else "false"}" '
        f'aria-label="{escape(name)}" title="{escape(name)}">'
        f"{token(MARKER, colours[seat])}</button>"
        for seat, name in enumerate(names)
    )
    label = language.say("keep.eyes")
    return f'<div class="segments eyes" role="group" aria-label="{label}">{buttons}</div>'


def _fork(language: Language) -> str:
    label = language.say("keep.fork")
    return f'<button type="button" class="primary" data-act="fork">{label}</button>'


def _back(replay: Replay, language: Language) -> str:
    """Taking back to the position shown, at once or when all agree."""
    if replay.at_end or replay.better is not None:
        return ""
    free = is_free(replay.game, replay.position)
    key = "keep.back-to-here" if free else "keep.ask-back"
    return f'<button type="button" data-act="back-to-here">{language.say(key)}</button>'
