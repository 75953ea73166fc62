"""The empty table: what is drawn once, with a place for every group that changes."""

from __future__ import annotations

from functools import cache

from ..games.boonlake import board_map, player_board
from ..games.boonlake.icons import sheet
from ..games.boonlake.scene import Scene
from .words import Words

PANES = ("hand", "board", "tiles", "tracks")
"""What a narrow screen shows one at a time."""


@cache
def _sheet(colours: tuple[str, ...]) -> str:
    return sheet(colours)


def frame(scene: Scene, words: Words) -> str:
    """The table without anything on it; the same until language or colours change."""
    parts = "".join(
        f'<div id="board-{name}" class="board-{name}"></div>' for name in player_board.PARTS
    )
    fit = f'<button type="button" id="fit" data-act="fit" hidden>{words.say("ui.fit")}</button>'
    return (
        f'{_sheet(scene.colours)}<div class="table" id="table">'
        '<header id="bar" class="bar"></header>'
        f"{_section(words, 'map', 'map-box', 'effect.map', board_map.shell(scene) + fit, focus=0)}"
        f"{_section(words, 'strips', 'strips', 'ui.strips', focus=0)}"
        f"{_section(words, 'tiles', 'tiles', 'ui.pane.tiles', focus=0)}"
        f"{_section(words, 'tracks', 'tracks', 'ui.pane.tracks', focus=0)}"
        f"{_section(words, 'prompt', 'prompt', 'ui.prompt', focus=-1)}"
        f'<nav class="panes" aria-label="{words.say("ui.panes")}">{_tabs(words)}</nav>'
        f"{_section(words, 'board', 'own-board', 'ui.pane.board', parts, focus=0)}"
        f"{_section(words, 'hand', 'hand', 'ui.pane.hand', focus=0)}</div>"
    )


def _section(
    words: Words, place: str, css: str, label: str, inner: str = "", focus: int | None = None
) -> str:
    """A part of the table; from the focus on it, arrow keys lead to what lies there."""
    index = "" if focus is None else f' tabindex="{focus}"'
    return (
        f'<section id="{place}" class="{css}"{index} aria-label="{words.say(label)}">'
        f"{inner}</section>"
    )


def _tabs(words: Words) -> str:
    return "".join(
        f'<button type="button" id="tab-{name}" class="pane-tab" data-act="pane {name}">'
        f"{words.say(f'ui.pane.{name}')}</button>"
        for name in PANES
    )
