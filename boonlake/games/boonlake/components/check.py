"""What a component set must keep to: the limits the rules set, and sound structure."""

from __future__ import annotations

from ....engine.components import Source, limits
from . import check_boards, check_cards, check_map
from .model import ComponentSet
from .parse import SECTIONS


def check(source: Source, components: ComponentSet) -> None:
    """Note every fault of a set, beside those found while it was parsed."""
    limits.sections(source, SECTIONS)
    limits.has_name(source, components.name)
    check_cards.check(source, components)
    check_map.check(source, components)
    check_boards.check(source, components)
