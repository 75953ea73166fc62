"""The bar: round, way to the next lock, seats with their scores, undo, log, menu."""

from __future__ import annotations

from html import escape
from typing import Any

from boonlake.games.boonlake.rules.scoring import SCORINGS

from ..games.boonlake.icons import icon
from ..games.boonlake.pieces import token
from ..session.going_back import can_ask
from ..session.table import Table
from . import hint_view
from .words import Words


def bar(table: Table, words: Words, names: list[str], view: dict[str, Any], to_lock: int) -> str:
    """The whole bar."""
    way = _way(words, to_lock) if view["scorings"] < SCORINGS else ""
    return (
        f'<span class="where"><b>{words.say("ui.round", n=view["round"])}</b>{way}</span>'
        f'<span class="bar-seats">{_seats(table, words, names, view)}</span>'
        f"{_tool(words, 'undo', 'undo', off=not (table.can_undo() or can_ask(table)))}"
        f"{_tool(words, 'redo', 'redo', picture='undo') if table.can_redo() else ''}"
        f"{hint_view.tool(words, off=not table.options())}"
        f"{_tool(words, 'pane.tracks', 'low', picture='coin-step')}"
        f"{_tool(words, 'log', 'open log')}{_tool(words, 'menu', 'open menu')}"
    )


def _way(words: Words, to_lock: int) -> str:
    """How far it is to the next scoring."""
    label = words.say("ui.to-lock", n=to_lock)
    return (
        f'<span class="to-lock" role="img" aria-label="{label}" title="{label}">'
        f"{icon('lock')}{to_lock}</span>"
    )


def _tool(words: Words, name: str, act: str, *, off: bool = False, picture: str = "") -> str:
    label = words.say(f"ui.{name}")
    disabled = " disabled" if off else ""
    return (
        f'<button type="button" class="tool" data-act="{act}" aria-label="{label}"{disabled}>'
        f"{icon(picture or name)}<span>{label}</span></button>"
    )


def signed(points: int) -> str:
    """Points with a true minus."""
    return str(points).replace("-", "−")


def _seats(table: Table, words: Words, names: list[str], view: dict[str, Any]) -> str:
    asked = table.asked()
    deciding = asked.seat if asked else -1
    made = []
    for seat, name in enumerate(names):
        points = view["players"][seat]["vp"]
        state = " turn" if view["turn"] == seat else ""
        state += " deciding" if deciding == seat else ""
        more = words.say("ui.seat-points", n=points)
        made.append(
            f'<button type="button" class="bar-seat{state}" data-act="open seat {seat}">'
            f"{token('marker', table.colours[seat])}"
            f'<span class="bar-name">{escape(name)}</span> <b>{signed(points)}</b>'
            f'<span class="unseen"> {more}</span></button>'
        )
    return "".join(made)
