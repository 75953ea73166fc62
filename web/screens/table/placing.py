"""From the options of a decision to the things on the table that take them.

An option lies on the place that the game's look gives it. Where several options lie on one place,
tapping it opens a choice between them; what lies nowhere is a button.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from boonlake.engine.game import Sight

from ...kit.look import Look


@dataclass(slots=True)
class Placing:
    """Where the options of a decision lie."""

    direct: dict[str, str] = field(default_factory=dict)
    """By place: the one option that a tap takes."""
    choices: dict[str, list[str]] = field(default_factory=dict)
    """By place: the options that a tap offers."""
    buttons: list[str] = field(default_factory=list)
    """Options without a place on the table."""
    beside: list[str] = field(default_factory=list)
    """Options that may be taken beside the choice itself."""
    beside_at: dict[str, list[str]] = field(default_factory=dict)
    """The same by the thing to which they belong."""

    def at(self, place: str) -> str:
        """The one option that a tap on a place takes; "" if there is none or a choice."""
        uses = self.beside_at.get(place, [])
        return uses[0] if len(uses) == 1 else self.direct.get(place, "")


def placing(options: list[str], main: int, look: Look, sight: Sight) -> Placing:
    """Where every option of a decision lies; the first `main` are the choice itself."""
    placed = Placing()
    by_place: dict[str, list[str]] = {}
    for n, option in enumerate(options):
        if thing := look.thing_beside(option):
            placed.beside_at.setdefault(thing, []).append(option)
        if thing or n >= main:
            placed.beside.append(option)
        elif place := look.place_of(option, sight):
            by_place.setdefault(place, []).append(option)
        else:
            placed.buttons.append(option)
    for place, there in by_place.items():
        if len(there) == 1 and not look.asks_first(there[0]):
            placed.direct[place] = there[0]
        else:
            placed.choices[place] = there
    return placed
