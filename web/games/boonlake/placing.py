"""On which things of the table options lie, and how their buttons look."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.boonlake.insight import Landing

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
"""The kind of thing on which the options of a verb lie."""
NUMBERED_FROM_ONE = frozenset({"project", "score"})
ASK_FIRST = frozenset({"play", "discard"})
"""A card is never played or discarded by a single tap."""
PANES = {
    "card": "hand",
    "lever": "board",
    "production": "board",
    "project": "tiles",
    "slot": "tiles",
    "track": "tracks",
}
"""On which pane of a narrow screen a kind of thing lies; all others are always seen."""
SHOWN = frozenset({"play", "project", "pay", "give", "score", "exchange"})
"""Verbs whose buttons say what they cost and bring."""
TAGGED = {
    "house": ("inhabitants", "vp"),
    "settlement": ("inhabitants", "vp"),
    "cow": ("inhabitants", "vp"),
    "modernize": ("coins",),
}
"""Verbs whose places carry a tag with what they cost, and what of it."""
PRINTED = frozenset({"strip", "ship"})
"""Verbs whose price is printed where they lie."""
CSS = {"pass": "quiet", "decline": "quiet", "keep": "take-tile"}
"""Passing is a quiet choice; a scoring tile is shown whole."""
CHEAPEST = 2
"""Ways to pay that are seen at once; the others are seen on demand."""


def place_of(option: str, landings: Sequence[Landing]) -> str:
    """The id of the thing on which an option lies; "" if it lies on none.

    `landings` are the river spaces that 1, 2, … steps lead to.
    """
    verb, *words = option.split()
    if verb == "ship":
        return f"river-{landings[int(words[0]) - 1].key}"
    kind = PLACES.get(verb)
    if kind is None:
        return ""
    name = str(int(words[0]) - 1) if verb in NUMBERED_FROM_ONE else words[0]
    return f"{kind}-{name}"


def shown_at_once(buttons: Sequence[str]) -> int:
    """How many buttons are seen: of many ways to pay only the cheapest."""
    paying = len(buttons) > CHEAPEST + 1 and buttons[0].startswith("pay ")
    return CHEAPEST if paying else len(buttons)
