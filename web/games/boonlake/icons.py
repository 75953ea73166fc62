"""The icon sheet and how icons are placed.

`sheet(colours)` is put once into the page; `icon(name)` is an inline picture for panels,
`use(name, x, y, size)` places one in a drawing. `NAMES` lists every icon.
"""

from __future__ import annotations

from collections.abc import Iterable

from .pieces import symbols
from .shapes_things import REGION_SHAPES, THINGS
from .shapes_words import ACTIONS, CONDITIONS, EFFECTS, LEVER_SHAPES, STRIP_SHAPES

PAIRS = {
    f"scoring-regions-{a}-{b}": f">{a} -1.2 -1.2 .66\n>{b} 9.4 9.4 .66"
    for a in REGION_SHAPES
    for b in REGION_SHAPES
    if a != b
}
SHAPES = {
    **THINGS,
    **REGION_SHAPES,
    **EFFECTS,
    **ACTIONS,
    **STRIP_SHAPES,
    **LEVER_SHAPES,
    **CONDITIONS,
    **PAIRS,
}
NAMES = tuple(SHAPES)


def sheet(colours: Iterable[str], names: Iterable[str] = NAMES) -> str:
    """The icons of these names and the pieces of these colours, as one hidden drawing."""
    icons = "".join(
        f'<symbol id="i-{name}" viewBox="0 0 24 24">{_markup(SHAPES[name])}</symbol>'
        for name in names
    )
    pieces = "".join(symbols(colour) for colour in colours)
    return f'<svg class="sheet" width="0" height="0" aria-hidden="true">{icons}{pieces}</svg>'


def icon(name: str, css: str = "") -> str:
    """An icon as an inline picture for running text and panels."""
    return f'<svg class="icon {css}" aria-hidden="true"><use href="#i-{name}"/></svg>'


def use(name: str, x: float, y: float, size: float) -> str:
    """An icon centred at x, y of a drawing."""
    half = size / 2
    return (
        f'<use href="#i-{name}" x="{x - half:.3g}" y="{y - half:.3g}" '
        f'width="{size:.3g}" height="{size:.3g}"/>'
    )


def _markup(shape: str) -> str:
    """The elements of an icon from the lines that describe it."""
    parts: list[str] = []
    for line in _lines(shape):
        if line.startswith(">"):
            name, x, y, scale = line[1:].split()
            inner = _markup(SHAPES[name])
            parts.append(f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>')
            continue
        words, _, path = line.partition("|")
        parts.append(_element(" ".join(f"i-{word}" for word in words.split()), path))
    return "".join(parts)


def _lines(shape: str) -> list[str]:
    """The described elements; a line that opens none goes on with the path above it."""
    lines: list[str] = []
    for raw in shape.strip().split("\n"):
        line = raw.strip()
        if line.startswith(">") or "|" in line:
            lines.append(line)
        else:
            lines[-1] += " " + line
    return lines


def _element(css: str, path: str) -> str:
    if path.startswith("@"):
        x, y, r = path[1:].split(",")
        return f'<circle class="{css}" cx="{x}" cy="{y}" r="{r}"/>'
    if path.startswith("#"):
        x, y, width, height, r = path[1:].split(",")
        return f'<rect class="{css}" x="{x}" y="{y}" width="{width}" height="{height}" rx="{r}"/>'
    return f'<path class="{css}" d="{path}"/>'
