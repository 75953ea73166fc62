"""Reasons why something cannot be taken, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.game import Why
from ....text import Text
from ..components.model import ComponentSet
from .names import Names


def reason(text: Text, components: ComponentSet, why: Why, names: Sequence[str] = ()) -> str:
    """An answer of `why_not` as a sentence; seats without a name go by their colour."""
    key, arguments = why
    words = Names(text, components, names)
    return text.t(key, **{name: _say(words, name, value) for name, value in arguments.items()})


def _say(words: Names, name: str, value: Any) -> object:
    """An argument in words: seats and regions by name, missing resources as a list."""
    if name == "seat":
        return words.seat(value)
    if name == "region":
        return words.region(value)
    if name == "missing":
        return words.sum(value)
    return value
