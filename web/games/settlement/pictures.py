"""What options without a place are about: payments with what is left, trades, monsters."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.settlement.components.model import COLOURS, GOODS

from ...kit.icons import icon
from .badges import cost_badges, gain_badges, held_badges, inlined, swap
from .scene import Scene, View


def option_picture(option: str, view: View, scene: Scene) -> str:
    """The drawing on the button of an option; "" for none."""
    verb, *words = option.split()
    if verb == "pay":
        return _payment(amounts(words), view, scene)
    if verb == "keep":
        return inlined(held_badges(amounts(words)))
    if verb == "trade":
        middle = words.index("for")
        given, taken = amounts(words[:middle]), amounts(words[middle + 1 :])
        return swap(cost_badges(given), gain_badges(taken))
    if verb == "monster":
        return _monster(view, scene, appears=words[0] == "yes")
    return ""


def amounts(words: Sequence[str]) -> tuple[int, ...]:
    """Goods from notation like `2 wood 1 gold`, in the order of GOODS."""
    counted = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return tuple(counted.get(what, 0) for what in GOODS)


def _payment(given: Sequence[int], view: View, scene: Scene) -> str:
    """What is given, and what is left."""
    has = view["players"][view["decision"]["seat"]]["goods"]
    left = [n - less for n, less in zip(has, given, strict=True)]
    rest = inlined(held_badges(left)) or scene.say("ui.nothing-left")
    return (
        f'{inlined(cost_badges(given))}<span class="rest"><small>{scene.say("ui.left")}</small>'
        f"{rest}</span>"
    )


def _monster(view: View, scene: Scene, *, appears: bool) -> str:
    """The monster that may appear."""
    _, seat, field = view["agenda"][-1]
    kind = scene.components.landscapes[view["players"][seat]["landscapes"][field] - 1]
    css = "" if appears else "stays-away"
    return icon(f"monster-{COLOURS[kind.monster]}", css)
