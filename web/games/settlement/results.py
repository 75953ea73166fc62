"""How a game alone is judged: the rank that its points reach."""

from __future__ import annotations

from ...kit.icons import icon
from .scene import Scene


def ranks(reached: int, scene: Scene) -> str:
    """All ranks with their points, the one reached marked."""
    every = scene.components.ranks
    lines = "".join(_rank(nth, nth == reached, scene) for nth in range(len(every)))
    name = scene.say(f"rank.{every[reached].key}")
    return (
        f'<p class="rank-name">{scene.say("ui.rank", rank=name)}</p><ol class="ranks">{lines}</ol>'
    )


def _rank(nth: int, reached: bool, scene: Scene) -> str:
    css = "rank rank-reached" if reached else "rank"
    name = scene.say(f"rank.{scene.components.ranks[nth].key}")
    return (
        f'<li class="{css}">{icon("done") if reached else "<i></i>"}'
        f"<b>{name}</b><span>{_span(nth, scene)}</span></li>"
    )


def _span(nth: int, scene: Scene) -> str:
    """From how many points to how many a rank goes."""
    every = scene.components.ranks
    if nth + 1 == len(every):
        return f"≥ {every[nth].least}"
    return f"{every[nth].least}–{every[nth + 1].least - 1}"
