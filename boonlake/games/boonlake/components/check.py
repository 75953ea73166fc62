"""What a component set must keep to: the limits the rules set, and sound structure."""

from __future__ import annotations

from ....engine.components import Source
from . import check_boards, check_cards, check_map
from .model import Edition
from .parse import SECTIONS


def check(source: Source, edition: Edition) -> None:
    """Note every fault of a set, beside those found while it was parsed."""
    _check_sections(source)
    _check_name(source, edition)
    check_cards.check(source, edition)
    check_map.check(source, edition)
    check_boards.check(source, edition)


def _check_sections(source: Source) -> None:
    for section in SECTIONS:
        if section not in source.sections:
            source.missing(section)
    for section, heading in source.headings.items():
        if section not in SECTIONS:
            names = ", ".join(SECTIONS)
            source.fault(heading, f"there is no section [{section}], choose from {names}")


def _check_name(source: Source, edition: Edition) -> None:
    if not edition.name:
        source.fault_in("set", "the set has no name, write name | and the name")
