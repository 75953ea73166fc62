"""What a thing on the table is, in words, and the rules that speak of it.

`explain(key, sight, scene)` answers for every value of `data-about`; the key is a kind and a name,
like `field-2b`, `hero-mason` or `good-wood`. An unknown key has no answer.
"""

from __future__ import annotations

from collections.abc import Callable

from boonlake.engine.game import Sight

from ....kit.look import Explanation
from ..scene import Scene
from . import beside_boards, on_boards

TELLERS: dict[str, Callable[[str, Sight, Scene], Explanation]] = {
    "field": on_boards.field,
    "landscape": on_boards.landscape,
    "wilderness": on_boards.wilderness,
    "settlement": on_boards.settlement,
    "plot": on_boards.plot,
    "good": on_boards.good,
    "action": on_boards.action,
    "building": beside_boards.building,
    "hero": beside_boards.hero,
    "guild": beside_boards.guild,
    "artefact": beside_boards.artefact,
    "monster": beside_boards.monster,
    "pile": beside_boards.pile,
    "surcharge": beside_boards.surcharge,
}
"""By kind of thing."""
SINGLE: dict[str, Callable[[Sight, Scene], Explanation]] = {
    "trades": beside_boards.trades,
    "rounds": beside_boards.rounds,
    "start-marker": beside_boards.start_marker,
    "passed": beside_boards.passed,
    "estimate": beside_boards.estimate,
}
"""Things of which there is one."""


def explain(key: str, sight: Sight, scene: Scene) -> Explanation | None:
    """What the thing called `key` is; None if there is no such thing.

    With `@` and a number behind it the thing lies on the board of that seat.
    """
    key, _, whose = key.partition("@")
    if whose.isdecimal() and int(whose) < len(sight.view["players"]):
        sight = sight._replace(view={**sight.view, "seat": int(whose)})
    if key in SINGLE:
        return SINGLE[key](sight, scene)
    kind, _, name = key.partition("-")
    if kind not in TELLERS:
        return None
    try:
        return TELLERS[kind](name, sight, scene)
    except (LookupError, ValueError, StopIteration):
        return None
