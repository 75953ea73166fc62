"""What words of scenario lines say together: levels, levers, regions."""

from __future__ import annotations

from ....engine.scenario import WordError
from ....engine.scenario_words import number
from . import names


def site_levels(words: list[str]) -> list[int]:
    """The levels that `wood 1 loam 2` says, in the order of the resources."""
    levels = [0, 0, 0, 0]
    if len(words) % 2:
        raise WordError("expected pairs like 'wood 1 loam 2'")
    for word, level in zip(words[::2], words[1::2], strict=True):
        levels[names.resource(word)] = number(level, "a level", 0, 2)
    return levels


def lever_bits(words: list[str]) -> tuple[int, int]:
    """All levers and the used ones, as bits, that `3 8 used 10` says."""
    up, _, used = split_at(words, "used")
    down = sum(1 << n for n in {names.lever(word) for word in used})
    return down | sum(1 << n for n in {names.lever(word) for word in up}), down


def region_bits(words: list[str]) -> int:
    """Regions as bits."""
    return sum(1 << region for region in {names.region(word) for word in words})


def split_at(words: list[str], mark: str) -> tuple[list[str], bool, list[str]]:
    """The words before and behind a mark, and whether it is there."""
    if mark not in words:
        return words, False, []
    at = words.index(mark)
    return words[:at], True, words[at + 1 :]
