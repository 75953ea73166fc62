"""Small signs for the buttons of a replay."""

from __future__ import annotations

SHAPES = {
    "first": "M5 4v16M20 4L9 12l11 8z",
    "last": "M19 4v16M4 4l11 8-11 8z",
    "turn-back": "M12 4L3 12l9 8zM21 4l-9 8 9 8z",
    "turn-on": "M3 4l9 8-9 8zM12 4l9 8-9 8z",
    "step-back": "M17 4L6 12l11 8z",
    "step-on": "M7 4l11 8L7 20z",
    "scoring-back": "M9 5L3 12l6 7M20.5 5v14M13 5h7.5l-2.4 3.5L20.5 12H13M13 5v14",
    "scoring-on": "M15 5l6 7-6 7M3.500 5v14M3.5 5H11l-2.400 3.5L11 12H3.5",
    "play": "M5 3l16 9-16 9z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "more": "M5 10.500h.1M12 10.500h.1M19 10.500h.1",
}
LINES = frozenset({"scoring-back", "scoring-on", "more"})


def glyph(name: str) -> str:
    """A sign, drawn in the colour of the text."""
    css = "glyph lines" if name in LINES else "glyph"
    path = f'<path d="{SHAPES[name]}"/>'
    return f'<svg class="{css}" viewBox="0 0 24 24" aria-hidden="true">{path}</svg>'
