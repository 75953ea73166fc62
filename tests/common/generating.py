"""Tests whose examples are generated: always the same ones, on every machine.

They stand in tests/generated, because hypothesis does not run inside Pyodide.
"""

from __future__ import annotations

import os
import re
import tracemalloc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import process_time

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

FOREIGN = 2_000
"""So many examples of what others may have written there are in all, where EXAMPLES in the
environment does not ask for more: see `foreign`."""
SECONDS = 1.0
MEGABYTES = 50
LONGEST_SENTENCE = 1_000
"""A line that is quoted whole, and the words that could stand there instead."""


def examples(most: int) -> settings:
    """How many examples a test may take; nothing is kept between runs, no clock decides."""
    return settings(
        max_examples=most,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def foreign(share: int) -> settings:
    """The examples of one sort of foreign text: its share of `FOREIGN`, or of what is asked for."""
    asked = int(os.environ.get("EXAMPLES", FOREIGN))
    return examples(max(1, share * asked // FOREIGN))


@contextmanager
def bounded() -> Iterator[None]:
    """Whatever a foreign text says takes little time and little memory."""
    tracemalloc.start()
    start = process_time()
    try:
        yield
        seconds, (_, peak) = process_time() - start, tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert seconds < SECONDS
    assert peak < MEGABYTES * 1_000_000


def assert_is_sentence(said: str) -> None:
    """What refuses a text is one line, and not longer than can be read."""
    assert said.strip()
    assert "\n" not in said
    assert len(said) < LONGEST_SENTENCE


LONGEST_LINE = 500_000
"""Longer than any game may be."""
WILD = (
    *("", " ", "0", "-1", "7", "99", "1000000000", "9" * 400, "1e9", "٣", "²", "0x10", "3.5"),
    *("a", "-", "none", "any", "human", "seat", "pass", "<b>", "&amp;", "💥", "ż", "\x00", "\t"),
    *("[", "]", "{", "[[[[", "|", ":", "#", "=", "=== game", "snapshot 0", "null", "a " * 60),
)
"""What is put where something else belongs."""

_PARTS = re.compile(r"([\s|,:]+)")


@st.composite
def damaged(draw: st.DrawFn, texts: Sequence[str]) -> str:
    """One of the texts, some of its lines and words dropped, doubled, exchanged or replaced."""
    lines = draw(st.sampled_from(texts)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + 1] = draw(_edits(lines, at))
    return "\n".join(lines)


@st.composite
def _edits(draw: st.DrawFn, lines: Sequence[str], at: int) -> list[str]:
    """What stands in the place of a line afterwards; never nothing at all."""
    line = lines[at]
    way = draw(st.integers(0, 6))
    if way <= 2:
        parts = _PARTS.split(line)
        part = draw(st.integers(0, len(parts) - 1))
        parts[part] = draw(st.sampled_from(WILD))
        return ["".join(parts)]
    if way == 3:
        return [] if len(lines) > 1 else [""]
    if way == 4:
        return [line, lines[draw(st.integers(0, len(lines) - 1))]]
    if way == 5:
        return [line[: draw(st.integers(0, len(line)))] + draw(st.text(max_size=20))]
    return [(line * draw(st.sampled_from((2, 50, 3_000))))[:LONGEST_LINE]]
