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
    "keep": "kept",
}
"""The kind of thing on which the options of a verb lie."""
NUMBERED_FROM_ONE = frozenset({"project", "score"})
ASK_FIRST = frozenset({"play", "discard"})
"""A card is never played or discarded by a single tap."""
PANES = {
    "boats": "board",
    "tiers": "board",
    "card": "hand",
    "lever": "board",
    "production": "board",
    "project": "tiles",
    "slot": "tiles",
    "kept": "tiles",
    "strip": "strips",
    "track": "tracks",
}
"""On which pane of a narrow screen a kind of thing lies; all others are always seen."""
SPOTS = {"boats": "#board-canal", "tiers": "#board-tiers"}
"""Parts of one's board that lessons name."""
SHOWN = frozenset({"play", "project", "pay", "give", "score", "exchange"})
"""Verbs whose buttons say what they cost and bring."""
TAGGED = {
    "house": ("inhabitants", "vp"),
    "settlement": ("inhabitants", "vp"),
    "cow": ("inhabitants", "vp"),
    "modernize": ("coins",),
}
"""Verbs whose places carry a tag with what they cost, and what of it."""
FORETOLD = frozenset({"score", "region"})
"""Verbs of scorings: what they would bring is told beside the question."""
PRINTED = frozenset({"strip", "ship"})
"""Verbs whose price is printed where they lie."""
CSS = {"pass": "quiet", "decline": "quiet"}
"""Passing is a quiet choice."""
ON_MAP = frozenset({"space", "site", "region", "river"})
"""Kinds of thing that lie on the map."""


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
