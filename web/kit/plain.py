"""The plain look: seats with their scores, and what the view says, in words.

A game may describe its views (`Game.described`). Of one that does not, the values of the view are
shown as they are, under texts `view.<key>` or else their keys; a list with one value for every
seat stands with the seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from boonlake.engine.game import Game, Sight
from boonlake.engine.records import NOBODY

from .buttons import signed
from .pieces import MARKER, token
from .scene import Scene
from .sections import section

UNSEEN = frozenset({"agenda", "decision", "seat"})
"""Keys of a view that say what is asked, which the prompt does."""
NOTHING = "–"


def sections(scene: Scene[Any]) -> str:
    """The empty parts of the table."""
    return section(scene, "seats", "plain-seats", "ui.players") + section(
        scene, "position", "plain-position", "ui.position"
    )


def groups(game: Game[Any], sight: Sight, scene: Scene[Any]) -> dict[str, str]:
    """The seats, and everything that belongs to nobody."""
    seats = len(sight.standing.scores)
    return {
        "seats": "".join(
            f'<article class="plain-seat seat-{scene.colours[n]}">{_head(n, sight, scene)}'
            f"{seat(game, n, sight, scene)}</article>"
            for n in range(seats)
        ),
        "position": _described(game, NOBODY, sight, scene)
        or _listed(
            {key: value for key, value in _seen(sight) if not _is_of_seats(value, seats)}, scene
        ),
    }


def _described(game: Game[Any], number: int, sight: Sight, scene: Scene[Any]) -> str:
    """What a seat has, or (−1) what belongs to nobody, in the words of the game."""
    if scene.words is None:
        return ""
    lines = game.described(scene.words, sight.view, number)
    return _lines((escape(name), escape(value)) for name, value in lines)


def seat(game: Game[Any], number: int, sight: Sight, scene: Scene[Any]) -> str:
    """What the view says of a seat."""
    if described := _described(game, number, sight, scene):
        return described
    seats = len(sight.standing.scores)
    facts: dict[str, Any] = {}
    for key, value in _seen(sight):
        if _is_of_seats(value, seats):
            facts |= value[number] if isinstance(value[number], dict) else {key: value[number]}
    return _listed(facts, scene)


def _head(number: int, sight: Sight, scene: Scene[Any]) -> str:
    points = signed(sight.standing.scores[number])
    marker = token(MARKER, scene.colours[number])
    return f"<h3>{marker}<span>{scene.name(number)}</span><b>{points}</b></h3>"


def _seen(sight: Sight) -> list[tuple[str, Any]]:
    return [(key, value) for key, value in sight.view.items() if key not in UNSEEN]


def _is_of_seats(value: Any, seats: int) -> bool:
    """Whether a value has one part for every seat."""
    return isinstance(value, list | tuple) and len(value) == seats and seats > 0


def _listed(facts: dict[str, Any], scene: Scene[Any]) -> str:
    return _lines((_name(key, scene), _readable(value, scene)) for key, value in facts.items())


def _lines(pairs: Iterable[tuple[str, str]]) -> str:
    lines = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in pairs)
    return f'<dl class="plain-facts">{lines}</dl>' if lines else ""


def _name(key: str, scene: Scene[Any]) -> str:
    name = scene.text(f"view.{key}")
    return escape(key.replace("_", " ") if name == f"view.{key}" else name)


def _readable(value: Any, scene: Scene[Any]) -> str:
    """A value of a view in a line."""
    if isinstance(value, dict):
        return "; ".join(f"{_name(key, scene)} {_readable(v, scene)}" for key, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_readable(part, scene) for part in value) or NOTHING
    if value is None or value == "" or value is False:
        return NOTHING
    return escape(str(value)) if value is not True else "✓"
