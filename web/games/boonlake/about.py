"""What a thing on the table is, in words, and the rules that speak of it.

`about(key, view, scene)` answers for every value of `data-about`; the key is a kind and a name,
like `space-13`, `card-forge` or `coin-track-4`. An unknown key has no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from boonlake.games.boonlake.components.model import KINDS, REGIONS, RESOURCES, STRIPS, ScoringTile

from .explain import RULES as EFFECT_RULES
from .explain import card_lines, card_rules, cost_lines, effect_line, effects_text, site_text
from .player_board import REMOVED
from .scene import Scene, View

LEVELS = ("inhabitant", "house", "settlement")
SITES = "ab"
SCORINGS = 4
STRIP_RULES = {
    "pioneer": "R10.1",
    "settle": "R11.1",
    "cattle": "R12.1",
    "region": "R13.1",
    "hire": "R14.1",
    "progress": "R15.1",
    "builder": "R17.1",
}
SCORING_RULES = {
    "presences": "R20.1",
    "coin-track": "R20.2",
    "card-track": "R20.3",
    "lower-track": "R20.4",
    "sites": "R20.5",
    "adjacent": "R20.6",
    "levers": "R20.7",
    "cattle": "R20.8",
    "settlements": "R20.9",
    "bridges": "R20.10",
    "give": "R20.14",
    "sunset-day": "R20.15",
}
LEVER_RULES = {
    number: f"R16.{line}"
    for number, line in enumerate((6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18), 1)
}
COUNTER_RULES = {"ranch": "R26.1", "supply": "R26.3", "vp": "R26.7"}
STOCK_RULES = {"tile": "R5.1", "pasture": "R12.1", "deck": "R26.5", "discard-pile": "R26.6"}


class About(NamedTuple):
    """A title, sentences, and the numbers of the rules."""

    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]


def about(key: str, view: View, scene: Scene) -> About | None:
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


def _space(name: str, view: View, scene: Scene) -> About:
    number = int(name)
    space = scene.edition.spaces[number]
    text = scene.text
    lines = [text("effect.space.region", region=text(f"region.{REGIONS[space.region]}"))]
    if view["tiles"][number] == -1:
        lines.append(text("effect.pasture"))
    elif view["tiles"][number] == 0:
        lines.append(
            text("effect.space.reward", what=effects_text(space.reward, scene))
            if space.reward
            else text("effect.space.bare")
        )
        lines += [text("effect.space.start")] * bool(space.start)
    for word, pairs in (("bridge", scene.edition.bridges), ("ford", scene.edition.fords)):
        for a, b in pairs:
            if number in (a, b):
                lines.append(text(f"effect.space.{word}", n=a + b - number))
    return About(text("effect.space.name", n=number), tuple(lines), ("R5.2", "R5.7"))


def _site(name: str, view: View, scene: Scene) -> About:
    number, i = int(name[:-1]), SITES.index(name[-1])
    site = scene.edition.tiles[view["tiles"][number] - 1].sites[i]
    standing = view["sites"][2 * number + i]
    what = site_text(site, scene)
    lines = []
    if standing:
        seat, level = divmod(standing - 1, 3)
        piece = scene.text(f"piece.{LEVELS[level]}")
        lines.append(scene.text("effect.plot.taken", name=scene.names[seat], piece=piece))
    if what:
        lines.append(scene.text("effect.plot.empty", what=what))
    elif not standing:
        lines.append(scene.text("effect.plot.free"))
    return About(scene.text("effect.plot.name", site=name), tuple(lines), ("R6.1", "R6.5", "R6.6"))


def _building(name: str, view: View, scene: Scene) -> About:
    """A building tile by its number, wherever it lies; −1 is a pasture."""
    number = int(name)
    if number < 0:
        return About(scene.text("effect.tile.pasture"), (scene.text("effect.pasture"),), ("R12.1",))
    sites = scene.edition.tiles[number].sites
    lines = []
    for site, place in zip(sites, ("upper", "lower"), strict=False):
        what = site_text(site, scene)
        told = (
            scene.text("effect.plot.empty", what=what) if what else scene.text("effect.plot.free")
        )
        both = len(sites) > 1
        lines.append(scene.text(f"effect.tile.{place}", what=told) if both else told)
    return About(scene.text("effect.tile.name"), tuple(lines), ("R5.1", "R6.1"))


def _river(name: str, view: View, scene: Scene) -> About:
    space = {s.key: s for course in scene.edition.river for s in course}[name]
    last = any(course[-1] is space for course in scene.edition.river)
    lines = [
        scene.text("effect.river.reward", what=effects_text(space.reward, scene))
        if space.reward
        else scene.text("effect.river.bare"),
        scene.text("effect.river.harbour" if space.harbour else "effect.river.mooring"),
    ]
    if space.lock_before:
        lines.append(scene.text("effect.river.lock"))
    if last:
        lines.append(scene.text("effect.river.last"))
    return About(
        scene.text("effect.river.name", n=name), tuple(lines), ("R18.3", "R18.7", "R18.10")
    )


def _lock(name: str, view: View, scene: Scene) -> About:
    number = int(name)
    what = "last" if number == SCORINGS else "starts"
    lines = [scene.text(f"effect.lock.{what}", round=(number + 1) // 2)]
    if number <= view["scorings"]:
        lines.append(scene.text("effect.lock.past"))
    return About(scene.text("effect.lock.name", n=number), tuple(lines), ("R18.10", "R19.1"))


def _region(name: str, view: View, scene: Scene) -> About:
    region = REGIONS.index(name)
    reward = effects_text(scene.edition.labels[region], scene)
    covered = view["labels"] >> region & 1
    lines = (
        scene.text("effect.region.reward", what=reward),
        scene.text("effect.region.covered" if covered else "effect.region.open"),
    )
    return About(scene.text(f"region.{name}"), lines, ("R13.1", "R13.3"))


def _strip(name: str, view: View, scene: Scene) -> About:
    text = scene.text
    strip = STRIPS.index(name)
    kind = scene.edition.strip_kinds[strip]
    everybody = "others" if name == "pioneer" else "all"
    first = (
        text("effect.strip.card", kind=text(f"kind.{KINDS[kind]}"))
        if kind >= 0
        else text("effect.strip.coins")
    )
    lines = (
        first,
        text("effect.strip.you", what=text(f"effect.strip.{name}.left")),
        text(f"effect.strip.{everybody}", what=text(f"effect.strip.{name}.right")),
    )
    return About(text(f"strip.{name}"), lines, ("R2.5", STRIP_RULES[name]))


def _row(name: str, view: View, scene: Scene) -> About:
    row = scene.edition.rows[int(name)]
    lines = [scene.text("effect.row.steps", n=row.steps)]
    if row.vp:
        lines.append(scene.text("effect.row.lost", n=row.vp))
    title = scene.text("effect.row.name", n=int(name) + 1)
    return About(title, tuple(lines), ("R2.4", "R18.1"))


def _slot(name: str, view: View, scene: Scene) -> About:
    tile = scene.edition.scoring_tiles[view["slots"][int(name)]]
    told = _tile(tile, scene)
    owner = view["owners"][int(name)]
    if owner < 0:
        return told
    mine = scene.text("effect.scoring.owner", name=scene.names[owner])
    return told._replace(lines=(*told.lines, mine), rules=(*told.rules, "R19.8"))


def _scoring(name: str, view: View, scene: Scene) -> About:
    tile = {tile.key: tile for tile in scene.edition.scoring_tiles}[name]
    told, project = _tile(tile, scene), _project_of(tile, scene)
    return About(told.title, told.lines + project.lines, told.rules + project.rules)


def _tile(tile: ScoringTile, scene: Scene) -> About:
    text, condition = scene.text, tile.condition
    if condition.word == "presences":
        first, second = (text(f"region.{REGIONS[region]}") for region in condition.regions)
        asked = text("effect.scoring.presences", first=first, second=second)
    elif condition.word == "give":
        what, n = condition.give
        give = text(f"goods.{what}", n=n)
        if condition.or_coins:
            coins = text("goods.coins", n=condition.or_coins)
            give = text("effect.scoring.or", first=give, second=coins)
        take = text("goods.vp", n=condition.each_vp)
        asked = text("effect.scoring.give", give=give, take=take)
    else:
        asked = text(f"effect.scoring.{condition.word}")
    values = ", ".join("+".join(map(str, value)) for value in condition.values)
    lines = (
        asked,
        text("effect.scoring.values", values=values),
        text("effect.scoring.points"),
    )
    return About(text(f"scoring.{tile.key}"), lines, (SCORING_RULES[condition.word], "R19.5"))


def _project(name: str, view: View, scene: Scene) -> About:
    return _project_of(scene.edition.scoring_tiles[view["slots"][int(name)]], scene)


def _project_of(tile: ScoringTile, scene: Scene) -> About:
    gains = effects_text([(f"{tile.track}-step", 1, ""), ("vp", tile.vp, "")], scene)
    lines = (
        scene.text("effect.project.cost", what=" ".join(cost_lines(tile.cost, scene))),
        scene.text("effect.project.gain", what=gains),
        scene.text("effect.project.once"),
    )
    return About(scene.text("effect.project.name"), lines, ("R4.1", "R4.4", "R4.6"))


def _card(name: str, view: View, scene: Scene) -> About:
    card = {card.key: card for card in scene.edition.cards}[name]
    kind = scene.text("effect.card.kind", kind=scene.text(f"kind.{KINDS[card.kind]}"))
    return About(scene.text(f"card.{name}"), (kind, *card_lines(card, scene)), card_rules(card))


def _lever(name: str, view: View, scene: Scene) -> About:
    number = int(name)
    price = scene.edition.levers[number - 1]
    lines = [scene.text(f"levers.{number}")]
    player = view["players"][max(view["seat"], 0)]
    if not player["levers"] >> number & 1:
        lines.append(scene.text("effect.lever.price", n=price))
    else:
        state = "down" if player["down"] >> number & 1 else "up"
        lines.append(scene.text(f"effect.lever.{state}"))
    return About(scene.text(f"lever.{number}"), tuple(lines), ("R15.5", LEVER_RULES[number]))


def _recess(name: str, view: View, scene: Scene) -> About:
    number = int(name)
    recess = scene.edition.recesses[number]
    before = sum(other.piece == recess.piece for other in scene.edition.recesses[:number])
    removed = view["players"][max(view["seat"], 0)][REMOVED[recess.piece]]
    state = "empty" if before < removed else "pays"
    what = effects_text(recess.income, scene)
    lines = (scene.text(f"effect.recess.{state}", what=what), *_tier_lines(recess.tier, scene))
    return About(scene.text(f"piece.{recess.piece}"), lines, ("R8.4", "R19.10"))


def _tier(name: str, view: View, scene: Scene) -> About:
    tier = int(name)
    income = scene.edition.tier_income[tier - 1]
    lines = list(_tier_lines(tier, scene))
    if income:
        lines.append(scene.text("effect.recess.pays", what=effects_text(income, scene)))
    return About(scene.text("effect.tier.name", n=tier), tuple(lines), ("R9.1", "R9.3", "R25.4"))


def _tier_lines(tier: int, scene: Scene) -> tuple[str, ...]:
    lines = [scene.text("effect.tier.plain")]
    if scene.edition.tier_income[tier - 1]:
        lines.append(scene.text("effect.tier.inhabitant"))
    if scene.edition.tier_vp[tier - 1]:
        lines.append(scene.text("effect.tier.final", n=scene.edition.tier_vp[tier - 1]))
    return tuple(lines)


def _resource(name: str, view: View, scene: Scene) -> About:
    level = view["players"][max(view["seat"], 0)]["sites"][RESOURCES.index(name)]
    lines = (scene.text("effect.production", n=level), scene.text("effect.canal"))
    return About(scene.text(f"resource.{name}"), lines, ("R3.4", "R3.5", "R3.7"))


def _track(name: str, view: View, scene: Scene) -> About:
    return About(
        scene.text(f"track.{name}"), (scene.text("effect.track.last"),), ("R21.1", "R21.4")
    )


def _track_space(track: str) -> Callable[[str, View, Scene], About]:
    def tell(name: str, view: View, scene: Scene) -> About:
        space = getattr(scene.edition, f"{track}_track")[int(name)]
        lines = [scene.text("effect.track.income", what=effects_text(space.income, scene))]
        if space.crossed:
            what = effects_text(space.crossed, scene)
            lines.append(scene.text("effect.track.crossed", what=what))
        return About(scene.text(f"track.{track}"), tuple(lines), ("R21.2", "R21.5"))

    return tell


def _counter(name: str, view: View, scene: Scene) -> About:
    rule = COUNTER_RULES.get(name, "R26.4")
    return About(scene.text(f"effect.counter.{name}"), (), (rule,))


def _stock(name: str, view: View, scene: Scene) -> About:
    counts = {
        "tile": view["mound"],
        "pasture": view["pastures"],
        "deck": view["deck"],
        "discard-pile": len(view["discards"]),
    }
    line = scene.text(f"effect.stock.{name}", n=counts[name])
    return About(line, (), (STOCK_RULES[name],))


def _effect(name: str, view: View, scene: Scene) -> About:
    """A word of the effect vocabulary with its number: `coins.3`, `site.0.wood`."""
    word, _, rest = name.partition(".")
    number, _, arg = rest.partition(".")
    line = effect_line((word, int(number), arg), scene)
    return About(line, (), (EFFECT_RULES[word],))


def _solo(name: str, view: View, scene: Scene) -> About:
    word = "tile" if name.startswith("tile") else name
    rules = {"tile": "R28.7", "stack": "R28.3", "cactus": "R30.1"}
    return About(scene.text(f"effect.solo.{word}"), (), (rules.get(word, "R32.2"),))


TELLERS: dict[str, Callable[[str, View, Scene], About]] = {
    "space": _space,
    "site": _site,
    "tile": _building,
    "river": _river,
    "lock": _lock,
    "region": _region,
    "strip": _strip,
    "row": _row,
    "slot": _slot,
    "scoring": _scoring,
    "project": _project,
    "coin-track": _track_space("coin"),
    "card-track": _track_space("card"),
    "card": _card,
    "lever": _lever,
    "recess": _recess,
    "tier": _tier,
    "resource": _resource,
    "production": _resource,
    "canal": _resource,
    "track": _track,
    "counter": _counter,
    "stock": _stock,
    "effect": _effect,
    "solo": _solo,
}
"""By kind; `card-track` stands before `card`, whose name it would be otherwise."""
