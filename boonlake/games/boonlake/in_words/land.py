"""The map and the river in words: what lies where, and who stands there."""

from __future__ import annotations

from collections import Counter

from ....engine.game import View
from ....engine.words import Chapter
from ..components.model import REGIONS, RiverSpace, Site
from ..rules.cattle import PASTURE_LIMIT
from ..state import PASTURE, level_of, owner_of
from ..wording.effects import effects_text, site_text
from ..wording.names import Names

PIECES = ("inhabitant", "house", "settlement")


def regions(w: Names, view: View) -> Chapter:
    """The spaces of the map, region by region."""
    parts = tuple(_region(w, view, region) for region in range(len(REGIONS)))
    left = (
        w.t("effect.stock.tile", n=view["mound"]),
        w.t("effect.stock.pasture", n=view["pastures"]),
    )
    return Chapter("map", w.t("effect.map"), left, parts)


def _region(w: Names, view: View, region: int) -> Chapter:
    label = effects_text(w.components.labels[region], w.t)
    covered = view["labels"] >> region & 1
    lines = [w.t("words.label.covered" if covered else "words.label.open", reward=label)]
    for space in w.components.spaces[1:]:
        if space.region == region:
            lines.append(space_line(w, view, space.number))
    return Chapter(f"region-{REGIONS[region]}", w.region(region), tuple(lines))


def space_line(w: Names, view: View, number: int) -> str:
    """What lies on a space, who is there, and what is next to it."""
    tile = view["tiles"][number]
    if tile == PASTURE:
        what = _pasture(w, view, number)
    elif tile:
        sites = w.components.tiles[tile - 1].sites
        what = " ".join(_site(w, view, number, i, site) for i, site in enumerate(sites))
        what = w.t("words.space.tile", n=number, sites=what)
    else:
        reward = effects_text(w.components.spaces[number].reward, w.t)
        key = "words.space.empty" if reward else "words.space.bare"
        what = w.t(key, n=number, reward=reward)
    return w.t("words.space.beside", what=what, spaces=_neighbours(w, number))


def _neighbours(w: Names, number: int) -> str:
    """The spaces next to one; those across water by the way there."""
    ways = {"bridge": w.components.bridges, "ford": w.components.fords}
    across = {
        a + b - number: way for way, pairs in ways.items() for a, b in pairs if number in (a, b)
    }
    return ", ".join(
        w.t(f"words.beside.{across[near]}", n=near) if near in across else str(near)
        for near in w.components.neighbours[number]
    )


def _pasture(w: Names, view: View, number: int) -> str:
    owners = Counter(view["cows"][number])
    cattle = ", ".join(w.t("words.cattle", name=w.seat(seat), n=n) for seat, n in owners.items())
    if not cattle:
        return w.t("words.space.meadow", n=number, most=PASTURE_LIMIT)
    return w.t("words.space.pasture", n=number, cattle=cattle, most=PASTURE_LIMIT)


def _site(w: Names, view: View, number: int, i: int, site: Site) -> str:
    name, standing = f"{number}{'ab'[i]}", view["sites"][2 * number + i]
    if standing:
        piece = w.t(f"piece.{PIECES[level_of(standing)]}")
        return w.t("words.site.taken", site=name, name=w.seat(owner_of(standing)), piece=piece)
    what = site_text(site, w.t)
    return w.t("words.site.free" if what else "words.site.bare", site=name, what=what)


def river(w: Names, view: View) -> Chapter:
    """The course of this round, and the ships on it."""
    course = w.components.river[view["round"] - 1]
    lines = tuple(_space(w, view, n, space) for n, space in enumerate(course))
    return Chapter("river", w.t("words.river"), lines)


def _space(w: Names, view: View, n: int, space: RiverSpace) -> str:
    ships = [w.seat(seat) for seat, at in enumerate(view["ships"]) if at == n]
    reward = effects_text(space.reward, w.t) or w.t("words.river.bare")
    said = [w.t("words.river.space", n=n + 1, reward=reward)]
    if space.lock_before:
        said.insert(0, w.t("words.river.lock"))
    if space.harbour:
        said.append(w.t("words.river.harbour"))
    if ships:
        said.append(w.t("words.river.ships", n=len(ships), names=w.listed(ships)))
    return " ".join(said)
