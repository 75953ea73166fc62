"""Reasons why something cannot be taken, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.game import Why
from ....text import Text
from ..components.model import ComponentSet
from .words import Words


def reason(text: Text, components: ComponentSet, why: Why, names: Sequence[str] = ()) -> str:
    """An answer of `why_not` as a sentence; seats without a name go by their colour."""
    key, arguments = why
    words = Words(text, components, names)
    said = dict(arguments)
    if "seat" in said:
        said["seat"] = words.seat(said["seat"])
    for name in ("goods", "missing"):
        if name in said:
            said[name] = words.sum(said[name])
    return text.t(key, **said)
