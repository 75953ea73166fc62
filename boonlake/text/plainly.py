"""A view of any game in words: its values as they are, under texts `view.<key>` or else its keys.

A list with one value for every seat stands with the seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.game import Sight
from ..engine.words import Chapter
from . import Text

UNSEEN = frozenset({"agenda", "decision", "seat"})
"""Keys of a view that say what is asked, which the prompt does."""
NOTHING = "–"


def plainly(text: Text, sight: Sight, names: Sequence[str]) -> list[Chapter]:
    """What belongs to nobody, then every seat."""
    seats = len(sight.standing.scores)
    seen = {key: value for key, value in sight.view.items() if key not in UNSEEN}
    of_seats = {key for key, value in seen.items() if _is_of_seats(value, seats)}
    of_nobody = {key: value for key, value in seen.items() if key not in of_seats}
    parts = tuple(
        Chapter(f"seat-{n}", name, _listed(text, _facts(seen, of_seats, n)))
        for n, name in enumerate(names)
    )
    return [
        Chapter("position", text.t("ui.position"), _listed(text, of_nobody)),
        Chapter("seats", text.t("ui.players"), parts=parts),
    ]


def _facts(seen: dict[str, Any], of_seats: set[str], seat: int) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for key in seen:
        if key in of_seats:
            value = seen[key][seat]
            facts |= value if isinstance(value, dict) else {key: value}
    return facts


def _is_of_seats(value: Any, seats: int) -> bool:
    """Whether a value has one part for every seat."""
    return isinstance(value, list | tuple) and len(value) == seats and seats > 0


def _listed(text: Text, facts: dict[str, Any]) -> tuple[str, ...]:
    return tuple(f"{_name(text, key)}: {_readable(text, value)}" for key, value in facts.items())


def _name(text: Text, key: str) -> str:
    named = f"view.{key}"
    return text.t(named) if text.has(named) else key.replace("_", " ")


def _readable(text: Text, value: Any) -> str:
    """A value of a view in a line."""
    if isinstance(value, dict):
        return "; ".join(f"{_name(text, key)} {_readable(text, v)}" for key, v in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(_readable(text, part) for part in value) or NOTHING
    if value is None or value == "" or value is False:
        return NOTHING
    return "✓" if value is True else str(value)
