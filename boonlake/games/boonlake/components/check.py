"""What a component set must keep to: the limits the rules set, and sound structure."""

from __future__ import annotations

from ....engine.components import Source
from . import check_boards, check_cards, check_map
from .model import ComponentSet
from .parse import SECTIONS


def check(source: Source, components: ComponentSet) -> None:
    """Note every fault of a set, beside those found while it was parsed."""
    _check_sections(source)
    _check_name(source, components)
    check_cards.check(source, components)
    check_map.check(source, components)
    check_boards.check(source, components)


def _check_sections(source: Source) -> None:
    for section in SECTIONS:
        if section not in source.sections:
            source.missing(section)
    for section, heading in source.headings.items():
        if section not in SECTIONS:
            names = ", ".join(SECTIONS)
            source.fault(heading, f"there is no section [{section}], choose from {names}")


def _check_name(source: Source, components: ComponentSet) -> None:
    if not components.name:
        source.fault_in("set", "the set has no name, write name | and the name")
