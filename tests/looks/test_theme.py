"""Text stands out from its ground in light and in dark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
FILES = ("css/theme.css", "games/boonlake/colours.css")
STYLES = "".join((WEB / name).read_text("utf-8") for name in FILES)
THEMES = ("light", "dark")
PAIRS = (
    ("ink", "paper"),
    ("ink", "panel"),
    ("ink", "raised"),
    ("ink-soft", "paper"),
    ("ink-soft", "panel"),
    ("accent-ink", "accent"),
    ("warn", "panel"),
    ("warn", "paper"),
    ("good", "panel"),
    ("print", "card"),
    ("print", "tile"),
    ("print-soft", "card"),
    ("print-soft", "tile"),
    ("gain-ink", "gain-ground"),
    ("cost-ink", "cost-ground"),
    ("print", "need-ground"),
    ("ink", "land-boonlake"),
    ("ink", "land-unknown"),
    ("ink", "land-new-hope"),
    ("ink", "land-southern"),
    ("print", "border-light"),
    ("print-soft", "border-light"),
    ("ink", "wild"),
    ("ink", "water"),
)


def colour(name: str, theme: str) -> tuple[float, float, float]:
    """The red, green and blue of a variable, each from 0 to 1."""
    found = re.search(rf"--{name}: (light-dark\((#\w+), (#\w+)\)|#\w+);", STYLES)
    assert found, name
    light, dark = found[2] or found[1], found[3] or found[1]
    digits = (light if theme == "light" else dark)[1:]
    red, green, blue = (int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4))
    return red, green, blue


def luminance(rgb: tuple[float, float, float]) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str, theme: str) -> float:
    low, high = sorted(luminance(colour(name, theme)) for name in (first, second))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_contrast(text: str, ground: str, theme: str) -> None:
    assert contrast(text, ground, theme) >= 4.5


def test_motion_can_be_switched_off() -> None:
    assert "prefers-reduced-motion: reduce" in STYLES
