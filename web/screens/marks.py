"""From the options of a decision to the things on the table that take them.

An option lies on the element it is about (see views/scene.py for the ids). Where several options
lie on one element, tapping it opens a choice between them; what lies nowhere is a button.
"""

from __future__ import annotations

from dataclasses import dataclass, field

PLACES = {
    "strip": "strip",
    "explore": "space",
    "pasture": "space",
    "cow": "space",
    "develop": "site",
    "house": "site",
    "settlement": "site",
    "region": "region",
    "modernize": "lever",
    "raise": "lever",
    "site": "production",
    "track": "track",
    "play": "card",
    "discard": "card",
    "drop": "card",
    "project": "project",
    "score": "slot",
}
"""The kind of element on which the options of a verb lie."""
NUMBERED_FROM_ONE = frozenset({"project", "score"})
ASK_FIRST = frozenset({"play", "discard"})
"""A card is never played or discarded by a single tap."""


@dataclass(slots=True)
class Placing:
    """Where the options of a decision lie."""

    direct: dict[str, str] = field(default_factory=dict)
    """By element: the one option that a tap takes."""
    choices: dict[str, list[str]] = field(default_factory=dict)
    """By element: the options that a tap offers."""
    buttons: list[str] = field(default_factory=list)
    """Options without a place on the table."""
    levers: list[str] = field(default_factory=list)
    """Levers that may be used now."""

    def at(self, place: str) -> str:
        """The one option that a tap on an element takes; "" if there is none or a choice."""
        uses = [option for option in self.levers if things_of(option) == place]
        return uses[0] if len(uses) == 1 else self.direct.get(place, "")


def place_of(option: str, landings: list[str]) -> str:
    """The id of the element on which an option lies; "" if it lies on none.

    `landings` are the keys of the river spaces that 1, 2, … steps lead to.
    """
    verb, *words = option.split()
    if verb == "ship":
        return f"river-{landings[int(words[0]) - 1]}"
    kind = PLACES.get(verb)
    if kind is None:
        return ""
    name = str(int(words[0]) - 1) if verb in NUMBERED_FROM_ONE else words[0]
    return f"{kind}-{name}"


def placing(options: list[str], landings: list[str]) -> Placing:
    """Where every option of a decision lies."""
    made = Placing()
    by_place: dict[str, list[str]] = {}
    for option in options:
        if option.startswith("lever "):
            made.levers.append(option)
            continue
        place = place_of(option, landings)
        if place:
            by_place.setdefault(place, []).append(option)
        else:
            made.buttons.append(option)
    for place, there in by_place.items():
        if len(there) == 1 and there[0].partition(" ")[0] not in ASK_FIRST:
            made.direct[place] = there[0]
        else:
            made.choices[place] = there
    return made


def things_of(option: str) -> str:
    """What an option is about, in the words of an explanation; "" if about no thing."""
    verb, *words = option.split()
    if verb == "lever":
        return f"lever-{words[0]}"
    return place_of(option, []) if verb != "ship" else ""
