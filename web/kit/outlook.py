"""Points by where they would come from if the game ended now."""

from __future__ import annotations

from typing import Any

from boonlake.engine.game import Sight

from .buttons import signed
from .scene import Scene


def expected(seat: int, sight: Sight, scene: Scene[Any]) -> str:
    """The points of a seat if the game ended now, with what would be added; "" when it is over."""
    outlook = sight.outlook
    if outlook is None:
        return ""
    lines = "".join(
        f"<li><span>{scene.say(f'ui.source.{line}')}</span><b>{signed(n)}</b></li>"
        for line, n in outlook.to_come[seat].items()
        if n
    )
    total = scene.say("ui.estimate", n=outlook.scores[seat])
    return f'<p class="expected">{total}</p><ul class="estimate-lines">{lines}</ul>'
