"""Things on the map: spaces, sites, tiles, river, locks, regions, what is left."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import REGIONS
from boonlake.games.boonlake.rules.scoring import SCORINGS
from boonlake.games.boonlake.wording.effects import effects_text, site_text

from ....kit.look import Explanation
from ..scene import Scene, View

LEVELS = ("inhabitant", "house", "settlement")
SITES = "ab"
STOCK_RULES = {"tile": "R5.1", "pasture": "R12.1", "deck": "R26.5", "discard-pile": "R26.6"}


def space(name: str, view: View, scene: Scene) -> Explanation:
    number = int(name)
    space = scene.components.spaces[number]
    text = scene.text
    lines = [text("effect.space.region", region=text(f"region.{REGIONS[space.region]}"))]
    if view["tiles"][number] == -1:
        lines.append(text("effect.pasture"))
    elif view["tiles"][number] == 0:
        lines.append(
            text("effect.space.reward", what=effects_text(space.reward, scene.text))
            if space.reward
            else text("effect.space.bare")
        )
        lines += [text("effect.space.start")] * bool(space.start)
    for word, pairs in (("bridge", scene.components.bridges), ("ford", scene.components.fords)):
        for a, b in pairs:
            if number in (a, b):
                lines.append(text(f"effect.space.{word}", n=a + b - number))
    return Explanation(text("effect.space.name", n=number), tuple(lines), ("R5.2", "R5.7"))


def site(name: str, view: View, scene: Scene) -> Explanation:
    number, i = int(name[:-1]), SITES.index(name[-1])
    site = scene.components.tiles[view["tiles"][number] - 1].sites[i]
    standing = view["sites"][2 * number + i]
    what = site_text(site, scene.text)
    lines = []
    if standing:
        seat, level = divmod(standing - 1, 3)
        piece = scene.text(f"piece.{LEVELS[level]}")
        lines.append(scene.text("effect.plot.taken", name=scene.names[seat], piece=piece))
    if what:
        lines.append(scene.text("effect.plot.empty", what=what))
    elif not standing:
        lines.append(scene.text("effect.plot.free"))
    return Explanation(
        scene.text("effect.plot.name", site=name), tuple(lines), ("R6.1", "R6.5", "R6.6")
    )


def building(name: str, view: View, scene: Scene) -> Explanation:
    """A building tile by its number, wherever it lies; −1 is a pasture."""
    number = int(name)
    if number < 0:
        return Explanation(
            scene.text("effect.tile.pasture"), (scene.text("effect.pasture"),), ("R12.1",)
        )
    sites = scene.components.tiles[number].sites
    lines = []
    for site, place in zip(sites, ("upper", "lower"), strict=False):
        what = site_text(site, scene.text)
        sentence = (
            scene.text("effect.plot.empty", what=what) if what else scene.text("effect.plot.free")
        )
        both = len(sites) > 1
        lines.append(scene.text(f"effect.tile.{place}", what=sentence) if both else sentence)
    return Explanation(scene.text("effect.tile.name"), tuple(lines), ("R5.1", "R6.1"))


def river(name: str, view: View, scene: Scene) -> Explanation:
    space = {s.key: s for course in scene.components.river for s in course}[name]
    last = any(course[-1] is space for course in scene.components.river)
    lines = [
        scene.text("effect.river.reward", what=effects_text(space.reward, scene.text))
        if space.reward
        else scene.text("effect.river.bare"),
        scene.text("effect.river.harbour" if space.harbour else "effect.river.mooring"),
    ]
    if space.lock_before:
        lines.append(scene.text("effect.river.lock"))
    if last:
        lines.append(scene.text("effect.river.last"))
    return Explanation(
        scene.text("effect.river.name", n=name), tuple(lines), ("R18.3", "R18.7", "R18.10")
    )


def lock(name: str, view: View, scene: Scene) -> Explanation:
    number = int(name)
    what = "last" if number == SCORINGS else "starts"
    lines = [scene.text(f"effect.lock.{what}", round=(number + 1) // 2)]
    if number <= view["scorings"]:
        lines.append(scene.text("effect.lock.past"))
    return Explanation(scene.text("effect.lock.name", n=number), tuple(lines), ("R18.10", "R19.1"))


def region(name: str, view: View, scene: Scene) -> Explanation:
    region = REGIONS.index(name)
    reward = effects_text(scene.components.labels[region], scene.text)
    covered = view["labels"] >> region & 1
    lines = (
        scene.text("effect.region.reward", what=reward),
        scene.text("effect.region.covered" if covered else "effect.region.open"),
    )
    return Explanation(scene.text(f"region.{name}"), lines, ("R13.1", "R13.3"))


def stock(name: str, view: View, scene: Scene) -> Explanation:
    counts = {
        "tile": view["mound"],
        "pasture": view["pastures"],
        "deck": view["deck"],
        "discard-pile": len(view["discards"]),
    }
    line = scene.text(f"effect.stock.{name}", n=counts[name])
    return Explanation(line, (), (STOCK_RULES[name],))
