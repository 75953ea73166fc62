"""Reasons why something cannot be taken, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.game import Why
from ....text import Text
from ..components.model import REGIONS


def reason(text: Text, why: Why, names: Sequence[str] = ()) -> str:
    """An answer of `why_not` as a sentence; seats without a name go by their colour."""
    key, arguments = why
    return text.t(
        key, **{name: _say(text, name, value, names) for name, value in arguments.items()}
    )


def _say(text: Text, name: str, value: Any, names: Sequence[str]) -> object:
    """An argument in words: seats and regions by name, missing resources as a list."""
    if name == "seat":
        return names[value] if value < len(names) else text.t(f"seatcolour.{value}")
    if name == "region":
        return text.t(f"region.{REGIONS[value]}")
    if name == "missing":
        return ", ".join(f"{n} {text.t(f'resource.{resource}')}" for resource, n in value)
    return value
