"""What the final scoring counts, and the rank that the points of a game alone reach."""

from __future__ import annotations

from boonlake.games.settlement.components.model import (
    ADVENTURERS,
    BUILDERS,
    CRAFTSMEN,
    DEFENDERS,
    FIELDS,
    GUILDS,
)

from ...kit.icons import icon
from .scene import Scene, View


def counted(line: str, seat: int, view: View, scene: Scene) -> str:
    """What a line of the final scoring has counted for a seat."""
    player = view["players"][seat]
    if line not in GUILDS:
        built = zip(player["buildings"], player["stored"], strict=True)
        kind = next(kind for kind in scene.components.buildings if kind.key == line)
        stored = sum(n for built_kind, n in built if built_kind == kind.number + 1)
        return f"{stored} × {kind.effect.vp}" if stored else ""
    guild = GUILDS.index(line)
    heroes = sum(scene.components.heroes[number].guild == guild for number in player["heroes"])
    if not heroes:
        return ""
    if guild == CRAFTSMEN:
        return f"{icon('hero')} {heroes}"
    things = {
        ADVENTURERS: FIELDS - player["landscapes"].count(0),
        BUILDERS: FIELDS - player["buildings"].count(0),
        DEFENDERS: player["fortresses"].bit_count(),
    }
    return f"{icon('hero')} {heroes} × {things[guild]}"


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
