"""On which things of the table options lie, and how their buttons look."""

from __future__ import annotations

from boonlake.games.settlement.components.model import ROWS, ComponentSet
from boonlake.games.settlement.tables import FIELD_NAMES

from .scene import View

PLACES = {
    "explore": "field",
    "fight": "field",
    "fortress": "field",
    "activate": "field",
    "wilderness": "wilderness",
    "settlement": "settlement",
    "hero": "hero",
    "artefact": "artefact",
}
"""The kind of thing on which the options of a verb lie."""
PANES = {
    "field": "board",
    "wilderness": "board",
    "settlement": "board",
    "plot": "board",
    "building": "market",
    "hero": "heroes",
    "artefact": "heroes",
}
"""On which pane of a narrow screen a kind of thing lies."""
SHOWN = frozenset({"use", "take"})
"""Verbs whose buttons say what they cost and bring."""
TRADE = "trade"
CSS = {"pass": "quiet", "end": "primary"}


def place_of(option: str, view: View, components: ComponentSet) -> str:
    """The id of the thing on which an option lies; "" if it lies on none."""
    verb, *words = option.split()
    if verb in PLACES:
        return f"{PLACES[verb]}-{words[0]}"
    if verb == "build":
        return "-".join(("building", *words))
    if verb == "row":
        return f"plot-{_free_plot(view, int(words[0]) - 1)}"
    if verb == "use":
        return f"plot-{_plot_of(words[0], view, components)}"
    return ""


def at_issue(view: View, components: ComponentSet) -> str:
    """The id of what a choice is about that lies on the table; "" for nothing."""
    if view["decision"] is None:
        return ""
    kind, _, *rest = view["agenda"][-1]
    if kind == "pay" and rest[0] == "hero":
        return f"hero-{components.heroes[view['hero_row'][rest[1]]].key}"
    if kind == "pay" and rest[0] == "use":
        return f"plot-{rest[1]}"
    if kind == "pay":
        space: int = rest[1]
        return building_places(view, components)[space][0]
    if kind == "mask":
        return f"field-{FIELD_NAMES[rest[0]]}"
    return f"wilderness-{rest[0] + 1}" if kind == "luck" else ""


STACK = "-stack"
"""Behind the id of a building that lies on a stack, while another lies alone."""


def building_places(view: View, components: ComponentSet) -> list[tuple[str, bool]]:
    """By space of the market: the id of its building, and whether an earlier space has it too."""
    spaces = list(zip(view["market"], view["stacks"], strict=True))
    alone = {kind for kind, height in spaces if height == 1}
    ids: list[tuple[str, bool]] = []
    for kind, height in spaces:
        if kind < 0:
            ids.append(("", False))
            continue
        stacked = height > 1 and kind in alone
        key = f"building-{components.buildings[kind].key}{STACK if stacked else ''}"
        ids.append((key, any(key == other for other, _ in ids)))
    return ids


def _free_plot(view: View, row: int) -> int:
    """The field of a settlement row on which the next building stands."""
    _, seat, _ = view["agenda"][-1]
    return int(view["players"][seat]["buildings"].index(0, ROWS * row))


def _plot_of(key: str, view: View, components: ComponentSet) -> int:
    """The field of a building whose effect is offered."""
    _, seat, left = view["agenda"][-1]
    built = view["players"][seat]["buildings"]
    number = next(building.number for building in components.buildings if building.key == key)
    return next(
        field for field, kind in enumerate(built) if left >> field & 1 and kind == number + 1
    )
