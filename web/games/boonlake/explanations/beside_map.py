"""Things beside the map: strips, scoring tiles with their projects, cards, tracks."""

from __future__ import annotations

from collections.abc import Callable

from boonlake.games.boonlake.components.model import KINDS, STRIPS, ScoringTile
from boonlake.games.boonlake.wording.effects import card_lines, effects_text
from boonlake.games.boonlake.wording.things import (
    project_lines,
    row_lines,
    strip_lines,
    tile_lines,
)

from ....kit.look import Explanation
from ..scene import Scene, View
from .effects import card_rules

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


def strip(name: str, view: View, scene: Scene) -> Explanation:
    number = STRIPS.index(name)
    lines = strip_lines(number, scene.components.strip_kinds[number], scene.text)
    return Explanation(scene.text(f"strip.{name}"), tuple(lines), (STRIP_RULES[name], "R2.5"))


def row(name: str, view: View, scene: Scene) -> Explanation:
    lines = row_lines(scene.components.rows[int(name)], scene.text)
    title = scene.text("effect.row.name", n=int(name) + 1)
    return Explanation(title, tuple(lines), ("R2.4", "R18.1"))


def slot(name: str, view: View, scene: Scene) -> Explanation:
    tile = scene.components.scoring_tiles[view["slots"][int(name)]]
    explained = _tile(tile, scene)
    owner = view["owners"][int(name)]
    if owner < 0:
        return explained
    mine = scene.text("effect.scoring.owner", name=scene.names[owner])
    return explained._replace(lines=(*explained.lines, mine), rules=(*explained.rules, "R19.8"))


def scoring(name: str, view: View, scene: Scene) -> Explanation:
    tile = {tile.key: tile for tile in scene.components.scoring_tiles}[name]
    explained, project = _tile(tile, scene), _project_of(tile, scene)
    return Explanation(
        explained.title, explained.lines + project.lines, explained.rules + project.rules
    )


def _tile(tile: ScoringTile, scene: Scene) -> Explanation:
    rules = (SCORING_RULES[tile.condition.word], "R19.5")
    lines = tuple(tile_lines(tile, scene.text))
    return Explanation(scene.text(f"scoring.{tile.key}"), lines, rules)


def project(name: str, view: View, scene: Scene) -> Explanation:
    return _project_of(scene.components.scoring_tiles[view["slots"][int(name)]], scene)


def _project_of(tile: ScoringTile, scene: Scene) -> Explanation:
    lines = tuple(project_lines(tile, scene.text))
    return Explanation(scene.text("effect.project.name"), lines, ("R4.1", "R4.4", "R4.6"))


def card(name: str, view: View, scene: Scene) -> Explanation:
    card = {card.key: card for card in scene.components.cards}[name]
    kind = scene.text("effect.card.kind", kind=scene.text(f"kind.{KINDS[card.kind]}"))
    return Explanation(
        scene.text(f"card.{name}"), (kind, *card_lines(card, scene.text)), card_rules(card)
    )


def track(name: str, view: View, scene: Scene) -> Explanation:
    return Explanation(
        scene.text(f"track.{name}"), (scene.text("effect.track.last"),), ("R21.1", "R21.4")
    )


def track_space(track: str) -> Callable[[str, View, Scene], Explanation]:
    def tell(name: str, view: View, scene: Scene) -> Explanation:
        space = getattr(scene.components, f"{track}_track")[int(name)]
        lines = [scene.text("effect.track.income", what=effects_text(space.income, scene.text))]
        if space.crossed:
            what = effects_text(space.crossed, scene.text)
            lines.append(scene.text("effect.track.crossed", what=what))
        return Explanation(scene.text(f"track.{track}"), tuple(lines), ("R21.2", "R21.5"))

    return tell
