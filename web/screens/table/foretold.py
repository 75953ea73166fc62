"""What the choices of a scoring would bring, beside the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from ...kit.badges import inline
from ...kit.buttons import notes
from ...kit.look import Look
from .prices import Sums, tag


def row(
    labels: Mapping[str, str],
    prices: Mapping[str, Sums],
    look: Look,
    place_of: Callable[[str], str],
    name: str,
) -> str:
    """A note for every option that is known to change something; "" for none."""
    drawn = "".join(
        f'<span class="foretold" data-about="{place_of(option)}"><span>{escape(label)}</span>'
        f"{''.join(map(inline, tag(option, prices.get(option, {}), look)))}</span>"
        for option, label in labels.items()
        if tag(option, prices.get(option, {}), look)
    )
    return notes(drawn, name) if drawn else ""
