"""Shapes of stored JSON: whoever reads what others may have written declares it, with bounds.

`read` turns a text into plain data, `Shape.check` lets through what fits and says of anything else
what is wrong with it, in one sentence:

    RESULT = Object({"when": Number(0), "seats": List(String(40), 1, 8)})
    result = RESULT.check(read(text, 4_000), "result")
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from .plain import frozen

LARGEST = 1 << 64
LONGEST_STRING = 60
LONGEST_LIST = 2_000
DEEPEST = 12
"""How deeply lists may lie in lists where a shape does not say what they hold."""
MAX_DEPTH = 50
"""In the browser too deep a nesting ends Python itself instead of raising an error."""

_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
"""A bracket, or a whole string: brackets inside of it are none."""


class Misfit(ValueError):
    """Foreign data that has not the shape it should have; the message is one sentence."""


def read(text: str | None, longest: int) -> Any:
    """The data of a JSON text; Misfit if there is none, or if it is too long or too deep."""
    if not text:
        raise Misfit("there is nothing to read")
    if len(text) > longest:
        raise Misfit(f"the text has {len(text)} characters, more than {longest}")
    if depth(text) > MAX_DEPTH:
        raise Misfit(f"its brackets are nested deeper than {MAX_DEPTH}")
    try:
        return json.loads(text)
    except ValueError:
        raise Misfit("it is not JSON") from None


def depth(text: str) -> int:
    """How deeply brackets are nested, those inside strings left out."""
    depth = deepest = 0
    for bracket in _BRACKET.findall(text):
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in "]}":
            depth -= 1
    return deepest


class Shape(ABC):
    """What data has to look like."""

    @abstractmethod
    def misfit(self, data: Any, where: str) -> str:
        """Where data does not fit, in one sentence that begins with the place; "" if it fits."""

    def fits(self, data: Any) -> bool:
        """Whether data fits."""
        return not self.misfit(data, "it")

    def check(self, data: Any, where: str = "it") -> Any:
        """The data if it fits; Misfit otherwise."""
        wrong = self.misfit(data, where)
        if wrong:
            raise Misfit(wrong)
        return data


class Number(Shape):
    """A whole number within bounds."""

    def __init__(self, low: int = -LARGEST, high: int = LARGEST) -> None:
        self.low, self.high = low, high

    def misfit(self, data: Any, where: str) -> str:
        """True and false are no numbers."""
        if type(data) is not int:
            return f"{where} should be a whole number"
        if not self.low <= data <= self.high:
            return f"{where} should be between {self.low} and {self.high}"
        return ""


class Flag(Shape):
    """True or false."""

    def misfit(self, data: Any, where: str) -> str:
        """0 and 1 are no flags."""
        return "" if type(data) is bool else f"{where} should be true or false"


class String(Shape):
    """A string that is not too long; with `among`, one of these."""

    def __init__(self, longest: int = LONGEST_STRING, among: tuple[str, ...] = ()) -> None:
        self.longest, self.among = longest, among

    def misfit(self, data: Any, where: str) -> str:
        """Too long, or not one of those that are allowed."""
        if type(data) is not str or len(data) > self.longest:
            return f"{where} should be a string of at most {self.longest} characters"
        if self.among and data not in self.among:
            return f"{where} should be one of {', '.join(map(repr, self.among))}"
        return ""


class Maybe(Shape):
    """Nothing, or a shape."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def misfit(self, data: Any, where: str) -> str:
        """What the shape says of anything but nothing."""
        return "" if data is None else self.shape.misfit(data, where)


class Nothing(Shape):
    """None."""

    def misfit(self, data: Any, where: str) -> str:
        """Anything else."""
        return "" if data is None else f"{where} should be null"


class Plain(Shape):
    """Numbers, strings and lists of them, whatever they mean."""

    def misfit(self, data: Any, where: str) -> str:
        """Too deep, too long, or objects and fractions."""
        return "" if self._is_plain(data, 0) else f"{where} holds what it cannot hold"

    def _is_plain(self, data: Any, depth: int) -> bool:
        if isinstance(data, list):
            return (
                depth < DEEPEST
                and len(data) <= LONGEST_LIST
                and all(self._is_plain(item, depth + 1) for item in data)
            )
        if isinstance(data, str):
            return len(data) <= LONGEST_STRING
        return data is None or (isinstance(data, int) and abs(data) <= LARGEST)


class List(Shape):
    """A list of so many items, all of one shape; without one they may be anything plain."""

    def __init__(self, item: Shape | None = None, least: int = 0, most: int = LONGEST_LIST) -> None:
        self.item = item or Plain()
        self.least, self.most = least, most

    def misfit(self, data: Any, where: str) -> str:
        """The first item that does not fit."""
        if type(data) is not list:
            return f"{where} should be a list"
        if not self.least <= len(data) <= self.most:
            return f"{where} should be a list of {self.least} to {self.most} items"
        return _first(self.item.misfit(item, f"{where}[]") for item in data)


class Row(Shape):
    """A list with a shape for each of its items."""

    def __init__(self, *items: Shape) -> None:
        self.items = items

    def misfit(self, data: Any, where: str) -> str:
        """The first item that does not fit."""
        if type(data) is not list or len(data) != len(self.items):
            return f"{where} should be a list of {len(self.items)} items"
        return _first(
            item.misfit(value, f"{where}[{i}]")
            for i, (item, value) in enumerate(zip(self.items, data, strict=True))
        )


class Known(Shape):
    """One of some strings, numbers and tuples of them, which are lists in JSON."""

    def __init__(self, values: Iterable[Any], what: str) -> None:
        self.spelled = frozenset(repr(value) for value in values)
        """As they are spelled in Python, in which 1 is not True."""
        self.what = what

    def misfit(self, data: Any, where: str) -> str:
        """Anything else."""
        known = repr(frozen(data)) in self.spelled
        return "" if known else f"{where} is none of the {self.what} there are"


class Object(Shape):
    """An object with exactly these keys; those of `optional` may be missing.

    Beside those of an `open` one other keys may stand; they are not looked at.
    """

    def __init__(
        self,
        fields: Mapping[str, Shape],
        optional: frozenset[str] = frozenset(),
        open: bool = False,  # noqa: A002 - what such an object is called
    ) -> None:
        self.fields, self.optional, self.open = fields, optional, open

    def misfit(self, data: Any, where: str) -> str:
        """A key too many or too few, or the first value that does not fit."""
        if type(data) is not dict:
            return f"{where} should be an object"
        odd = self.fields.keys() - data.keys() - self.optional
        if not self.open:
            odd |= data.keys() - self.fields.keys()
        if odd:
            return f"{where}.{_shown(min(odd))} is missing or unknown"
        return _first(
            shape.misfit(data[key], f"{where}.{key}")
            for key, shape in self.fields.items()
            if key in data
        )


def like(
    example: Any, longest_string: int = LONGEST_STRING, longest_list: int = LONGEST_LIST
) -> Shape:
    """The shape of everything that looks like an example.

    Its lists of objects have as many items as the example's; what empty lists and lists of lists
    hold cannot be told from it, so that may be anything plain.
    """
    if isinstance(example, dict):
        return Object(
            {key: like(value, longest_string, longest_list) for key, value in example.items()}
        )
    if isinstance(example, list):
        if not example or isinstance(example[0], list):
            return List(most=longest_list)
        item = like(example[0], longest_string, longest_list)
        if isinstance(example[0], dict):
            return List(item, len(example), len(example))
        return List(item, most=longest_list)
    if isinstance(example, bool):
        return Flag()
    if isinstance(example, int):
        return Number()
    return Nothing() if example is None else String(longest_string)


def _shown(key: str) -> str:
    """A foreign key as it may stand in a sentence."""
    return "".join(c if c.isprintable() else "?" for c in key[:40])


def _first(misfits: Iterable[str]) -> str:
    return next(filter(None, misfits), "")
