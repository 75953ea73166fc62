"""What the final scoring counts, and the rank that the points of a game alone reach."""

from __future__ import annotations

from boonlake.engine.game import Sight
from boonlake.games.settlement.components.model import CRAFTSMEN, GUILDS

from ...kit.icons import icon
from .scene import Scene


def counted(line: str, seat: int, sight: Sight, scene: Scene) -> str:
    """What a line of the final scoring has counted for a seat."""
    points = sight.insight.points[seat][line]
    if not points:
        return ""
    if line not in GUILDS:
        worth = next(kind.effect.vp for kind in scene.components.buildings if kind.key == line)
        return f"{points // worth} × {worth}"
    guild = GUILDS.index(line)
    numbers = sight.view["players"][seat]["heroes"]
    heroes = sum(scene.components.heroes[number].guild == guild for number in numbers)
    each = "" if guild == CRAFTSMEN or points % heroes else f" × {points // heroes}"
    return f"{icon('hero')} {heroes}{each}"


def ranks(reached: int, scene: Scene) -> str:
    """All ranks with their points, the one reached marked."""
    every = scene.components.ranks
    lines = "".join(_rank(nth, nth == reached, scene) for nth in range(len(every)))
    name = scene.say(f"rank.{every[reached].key}")
    return (
        f'<div class="ranking"><p class="rank-name">{scene.say("ui.rank", rank=name)}</p>'
        f'<ol class="ranks">{lines}</ol></div>'
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
