"""What a thing on the table is, in words, and the rules that speak of it.

`explain(key, view, scene)` answers for every value of `data-about`; the key is a kind and a name,
like `space-13`, `card-forge` or `coin-track-4`. An unknown key has no answer.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kit.look import Explanation
from ..scene import Scene, View
from . import beside_map, on_boards, on_map

TELLERS: dict[str, Callable[[str, View, Scene], Explanation]] = {
    "space": on_map.space,
    "site": on_map.site,
    "tile": on_map.building,
    "river": on_map.river,
    "lock": on_map.lock,
    "region": on_map.region,
    "strip": beside_map.strip,
    "row": beside_map.row,
    "slot": beside_map.slot,
    "scoring": beside_map.scoring,
    "kept": beside_map.scoring,
    "project": beside_map.project,
    "coin-track": beside_map.track_space("coin"),
    "card-track": beside_map.track_space("card"),
    "card": beside_map.card,
    "lever": on_boards.lever,
    "recess": on_boards.recess,
    "tier": on_boards.tier,
    "resource": on_boards.resource,
    "production": on_boards.resource,
    "canal": on_boards.resource,
    "track": beside_map.track,
    "counter": on_boards.counter,
    "stock": on_map.stock,
    "effect": on_boards.effect,
    "solo": on_boards.solo,
}
"""By kind; `card-track` stands before `card`, whose name it would be otherwise."""


def explain(key: str, view: View, scene: Scene) -> Explanation | None:
    """What the thing called `key` is; None if there is no such thing.

    With `@` and a number behind it the thing lies on the board of that seat.
    """
    key, _, whose = key.partition("@")
    if whose.isdecimal() and int(whose) < len(view["players"]):
        view = {**view, "seat": int(whose)}
    for kind, tell in TELLERS.items():
        if key.startswith(f"{kind}-"):
            try:
                return tell(key[len(kind) + 1 :], view, scene)
            except (LookupError, ValueError):
                return None
    return None
