"""Icons: the sheet that is put once into the page, and how icons are placed.

`icon(name)` is an inline picture for panels, `use(name, x, y, size)` places one in a drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .pieces import SHARED as SHARED_PIECES
from .pieces import Shape, symbols
from .shapes import SHARED as SHARED_ICONS

NONE: Mapping[str, str] = {}


class IconSet:
    """Every icon and every piece that a table can show: those of the page and those of a game."""

    def __init__(
        self, icons: Mapping[str, str] = NONE, pieces: Mapping[str, Shape] = SHARED_PIECES
    ) -> None:
        self.icons = {**SHARED_ICONS, **icons}
        self.pieces = {**pieces, **SHARED_PIECES}
        self._last: tuple[tuple[str, ...], str] = ((), "")
        """The sheet that was made last, and its colours: most pages show only one."""

    def sheet(self, colours: Iterable[str]) -> str:
        """All icons, and the pieces of these colours, as one hidden drawing."""
        wanted = tuple(colours)
        if not self._last[1] or self._last[0] != wanted:
            self._last = (wanted, self.part(wanted, self.icons))
        return self._last[1]

    def part(self, colours: Iterable[str], names: Iterable[str]) -> str:
        """The icons of these names only."""
        drawn = "".join(
            f'<symbol id="i-{name}" viewBox="0 0 24 24">{self._markup(self.icons[name])}</symbol>'
            for name in names
        )
        pieces = "".join(symbols(colour, self.pieces) for colour in colours)
        return f'<svg class="sheet" width="0" height="0" aria-hidden="true">{drawn}{pieces}</svg>'

    def _markup(self, shape: str) -> str:
        """The elements of an icon from the lines that describe it."""
        parts: list[str] = []
        for line in _lines(shape):
            if line.startswith(">"):
                name, x, y, scale = line[1:].split()
                inner = self._markup(self.icons[name])
                parts.append(f'<g transform="translate({x} {y}) scale({scale})">{inner}</g>')
                continue
            words, _, path = line.partition("|")
            parts.append(_element(" ".join(f"i-{word}" for word in words.split()), path))
        return "".join(parts)


SHARED = IconSet()
"""What the page shows where no game is on the table."""


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
