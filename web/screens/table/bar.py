"""The bar: round, how far the game is, seats with their scores, undo, log, menu."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from boonlake.engine.game import Sight

from ...kit.buttons import signed
from ...kit.icons import icon
from ...kit.look import Look
from ...kit.pieces import MARKER, token
from ...kit.scene import Scene
from ..language import Language
from . import hint

if TYPE_CHECKING:
    from ...session.table import Table


def bar(table: Table, language: Language, look: Look, sight: Sight, scene: Scene[Any]) -> str:
    """The whole bar."""
    round_name = language.say("ui.round", n=sight.standing.round)
    tools = "".join(_tool(language, tool.key, tool.act, picture=tool.icon) for tool in look.tools)
    can_undo = table.can_undo() or table.can_ask_back()
    return (
        f'<span class="where"><b>{round_name}</b>{look.where(sight, scene)}</span>'
        f'<span class="bar-seats">{_seats(table, language, look, sight, scene)}</span>'
        f"{_tool(language, 'ui.undo', 'undo', off=not can_undo, picture='undo')}"
        f"{_tool(language, 'ui.redo', 'redo', picture='undo') if table.can_redo() else ''}"
        f"{hint.tool(language, off=not table.options())}{tools}"
        f"{_tool(language, 'ui.log', 'open log', picture='log')}"
        f"{_tool(language, 'ui.menu', 'open menu', picture='menu')}"
    )


def _tool(language: Language, key: str, act: str, *, picture: str, off: bool = False) -> str:
    label = language.say(key)
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="tool" data-act="{act}" aria-label="{label}"{disabled}>'
        f"{icon(picture)}<span>{label}</span></button>"
    )


def _seats(table: Table, language: Language, look: Look, sight: Sight, scene: Scene[Any]) -> str:
    decision = table.decision()
    deciding = decision.seat if decision else -1
    turn = look.turn_of(sight)
    buttons = []
    untold = table.untold()
    for seat, (name, score) in enumerate(zip(scene.names, sight.standing.scores, strict=True)):
        points = score - untold[seat]
        state = " turn" if turn == seat else ""
        state += " deciding" if deciding == seat else ""
        more = language.say("ui.seat-points", n=points)
        buttons.append(
            f'<button type="button" class="bar-seat{state}" data-act="open seat {seat}">'
            f"{token(MARKER, scene.colours[seat])}"
            f'<span class="bar-name">{escape(name)}</span> <b>{signed(points)}</b>'
            f"{_expected(language, sight, seat, scene)}"
            f"{look.seat_note(seat, sight, scene)}"
            f'<span class="unseen"> {more}</span></button>'
        )
    return "".join(buttons)


def _expected(language: Language, sight: Sight, seat: int, scene: Scene[Any]) -> str:
    """The points of a seat if the game ended now, where they are others than those so far."""
    outlook = sight.outlook
    if outlook is None or outlook.scores == sight.standing.scores:
        return ""
    points = outlook.scores[seat]
    return scene.pictures.of(
        f"expected-{seat}", (points,), lambda: _expected_points(language, points)
    )


def _expected_points(language: Language, points: int) -> str:
    label = language.say("ui.estimate", n=points)
    return (
        f'<small class="bar-expected" title="{label}" aria-hidden="true">→ {signed(points)}</small>'
        f'<span class="unseen"> ({label})</span>'
    )
