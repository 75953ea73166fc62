"""Long work is done in slices, so that a page can breathe between two of them."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

T = TypeVar("T")


def whole(slices: Generator[Any, None, T]) -> T:
    """What all slices come to, without a pause between them."""
    while True:
        try:
            next(slices)
        except StopIteration as end:
            result: T = end.value
            return result
