"""What options are about, and what somebody might want to take beside them."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.game import Sight, View
from ....text import Text
from ..components.model import KINDS, REGIONS, STRIPS, ComponentSet
from ..tables import tables_of
from ..wording.effects import card_lines, effects_text, site_text
from ..wording.names import Names, river_number
from ..wording.things import project_lines, row_lines, strip_lines, tile_lines

CARD_VERBS = frozenset({"play", "discard", "project"})
SITE_VERBS = frozenset({"develop", "house", "settlement"})

About = Callable[[Names, Sight, str], list[str]]


def about(text: Text, components: ComponentSet, sight: Sight, option: str) -> list[str]:
    """What an option takes; of "", what the choice is about."""
    words = Names(text, components)
    if not option:
        return _issue(words, sight.view)
    verb, _, name = option.partition(" ")
    tell = ABOUT.get(verb)
    return tell(words, sight, name.partition(" ")[0]) if tell else []


def _issue(w: Names, view: View) -> list[str]:
    """The building tile that was revealed."""
    agenda = view["agenda"]
    if not agenda or agenda[-1][0] != "place":
        return []
    return _tile(w, agenda[-1][2])


def _tile(w: Names, number: int) -> list[str]:
    sites = w.components.tiles[number].sites
    lines = []
    for place, site in zip(("upper", "lower"), sites, strict=False):
        what = site_text(site, w.t)
        said = w.t("effect.plot.empty", what=what) if what else w.t("effect.plot.free")
        lines.append(w.t(f"effect.tile.{place}", what=said) if len(sites) > 1 else said)
    return lines


def _card(w: Names, sight: Sight, key: str) -> list[str]:
    card = w.components.cards[tables_of(w.components).card_number[key]]
    kind = w.t("effect.card.kind", kind=w.t(f"kind.{KINDS[card.kind]}"))
    return [kind, *card_lines(card, w.t)]


def _strip(w: Names, sight: Sight, name: str) -> list[str]:
    strip = STRIPS.index(name)
    row = sight.view["strips"].index(strip)
    kind = w.components.strip_kinds[strip]
    return [*row_lines(w.components.rows[row], w.t), *strip_lines(strip, kind, w.t)]


def _space(w: Names, sight: Sight, name: str) -> list[str]:
    space = w.components.spaces[int(name)]
    region = w.t("effect.space.region", region=w.region(space.region))
    reward = effects_text(space.reward, w.t)
    return [region, w.t("words.covering", what=reward)] if reward else [region]


def _pasture(w: Names, sight: Sight, name: str) -> list[str]:
    return [w.t("effect.space.region", region=w.region_of(int(name)))]


def _site(w: Names, sight: Sight, name: str) -> list[str]:
    number, i = int(name[:-1]), "ab".index(name[-1])
    site = w.components.tiles[sight.view["tiles"][number] - 1].sites[i]
    what = site_text(site, w.t)
    region = w.t("effect.space.region", region=w.region_of(number))
    return [region, what] if what else [region]


def _upgrade(w: Names, sight: Sight, name: str) -> list[str]:
    return [w.t("effect.space.region", region=w.region_of(int(name[:-1])))]


def _region(w: Names, sight: Sight, name: str) -> list[str]:
    reward = effects_text(w.components.labels[REGIONS.index(name)], w.t)
    return [w.t("effect.region.reward", what=reward)]


def _ship(w: Names, sight: Sight, n: str) -> list[str]:
    landing = sight.insight.landings[int(n) - 1]
    number = river_number(w.components, landing.key)
    reward = effects_text(landing.reward, w.t) or w.t("words.river.bare")
    lines = [w.t("words.river.space", n=number, reward=reward)]
    return [*lines, w.t("words.river.calls")] if landing.scoring else lines


def _lever(w: Names, sight: Sight, n: str) -> list[str]:
    return [w.t(f"levers.{n}")]


def _kept(w: Names, sight: Sight, key: str) -> list[str]:
    tile = next(tile for tile in w.components.scoring_tiles if tile.key == key)
    project = w.t("effect.project.name")
    return [*tile_lines(tile, w.t), f"{project}.", *project_lines(tile, w.t)]


def _slot(w: Names, sight: Sight, n: str) -> list[str]:
    return tile_lines(w.components.scoring_tiles[sight.view["slots"][int(n) - 1]], w.t)


def _project(w: Names, sight: Sight, n: str) -> list[str]:
    return project_lines(w.components.scoring_tiles[sight.view["slots"][int(n) - 1]], w.t)


ABOUT: dict[str, About] = {
    "play": _card,
    "discard": _card,
    "drop": _card,
    "project": _project,
    "strip": _strip,
    "explore": _space,
    "pasture": _space,
    "cow": _pasture,
    "develop": _site,
    "house": _upgrade,
    "settlement": _upgrade,
    "region": _region,
    "ship": _ship,
    "modernize": _lever,
    "raise": _lever,
    "lever": _lever,
    "keep": _kept,
    "score": _slot,
}


# What is missing


def considered(text: Text, components: ComponentSet, view: View) -> list[tuple[str, str]]:
    """Cards and projects where cards can be taken, sites where they can, and own levers."""
    words = Names(text, components)
    asked, player = view["decision"], view["players"][view["decision"]["seat"]]
    options = asked["options"]
    verbs = {option.partition(" ")[0] for option in options}
    things: list[tuple[str, str]] = []
    if verbs & CARD_VERBS and not isinstance(player["hand"], int):
        for number in player["hand"]:
            move = f"play {components.cards[number].key}"
            if move not in options:
                things.append((move, words.t("option.play", card=words.card(number))))
        things += _projects(words, view, options)
    if verbs & SITE_VERBS:
        things += _sites(words, view)
    things += [
        (f"lever {n}", words.t("words.lever.name", n=n, lever=words.lever(n)))
        for n in range(1, len(components.levers) + 1)
        if player["levers"] >> n & 1
    ]
    return things


def _projects(w: Names, view: View, options: list[str]) -> list[tuple[str, str]]:
    return [
        (f"project {slot}", w.t("option.project", tile=w.tile(number)))
        for slot, number in enumerate(view["slots"], 1)
        if number >= 0 and f"project {slot}" not in options
    ]


def _sites(w: Names, view: View) -> list[tuple[str, str]]:
    return [
        (f"site {number}{letter}", w.t("effect.plot.name", site=f"{number}{letter}"))
        for number, tile in enumerate(view["tiles"])
        if tile > 0
        for letter, _ in zip("ab", w.components.tiles[tile - 1].sites, strict=False)
    ]
