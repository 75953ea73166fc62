"""The four scoring tiles: what each asks for, its special project, and how far each seat is.

`tiles(view, scene, following, progress)` draws the slots; `following` is the scoring that counts
next, `progress[slot][seat]` what that seat has towards the tile's value of it.
`tile_card(scene, tile)` is one tile on its own, for choosing and for browsing.
"""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, Condition, ScoringTile
from boonlake.games.boonlake.insight import Progress

from ...kit.badges import COST, GAIN, Badge, inline
from ...kit.icons import icon
from ...kit.pieces import token
from .badges import cost_badges
from .scene import Scene, View

LINE = SCORED = "score"
"""The line of a scoring that counts tiles, and the kind of record that tells of one."""
GIVEN = {"inhabitants": "inhabitant", "vases": "vase", "coins": "coin"}


def condition_icon(tile: ScoringTile) -> str:
    """The icon of what a tile asks for."""
    if tile.condition.word == "presences":
        pair = "-".join(REGIONS[region] for region in tile.condition.regions)
        return f"scoring-regions-{pair}"
    return f"scoring-{tile.key}"


def tiles(
    view: View,
    scene: Scene,
    following: int,
    progress: Sequence[Sequence[Progress | None]] = (),
) -> str:
    """The slots that hold a tile already."""
    return "".join(
        _kept_slot(
            view, scene, number, following, progress[number] if number < len(progress) else ()
        )
        for number, tile in enumerate(view["slots"])
        if tile >= 0
    )


def _kept_slot(
    view: View, scene: Scene, number: int, following: int, progress: Sequence[Progress | None]
) -> str:
    """A slot, made again only when something on it has changed."""
    key = f"slot-{number}"
    shown = (
        view["slots"][number],
        view["owners"][number],
        [
            (player["markers"][number], player["projects"] >> number & 1)
            for player in view["players"]
        ],
        following,
        tuple(progress),
        scene.marks.get(key),
        scene.marks.get(f"project-{number}"),
    )
    return scene.pictures.of(key, shown, lambda: slot(view, scene, number, following, progress))


def slot(
    view: View,
    scene: Scene,
    number: int,
    following: int,
    progress: Sequence[Progress | None] = (),
) -> str:
    """One scoring tile in its slot with the markers on it."""
    tile = scene.components.scoring_tiles[view["slots"][number]]
    owner = view["owners"][number]
    mine = (
        f'<span class="slot-owner">{token("marker", scene.colours[owner])}<b>×2</b></span>'
        if owner >= 0
        else ""
    )
    key = f"slot-{number}"
    brings = "".join(map(inline, scene.price(key)))
    ask = (
        f'<span class="slot-head">{icon(condition_icon(tile), "slot-icon")}'
        f'<span class="slot-name">{scene.say(f"scoring.{tile.key}")}</span>{mine}{brings}</span>'
        f"{_values(view, scene, tile.condition, number, following)}{_progress(scene, progress)}"
    )
    return (
        f'<div class="slot"><div{scene.attributes(key, "slot-ask")}>{scene.inside(key, ask)}</div>'
        f"{_project(view, scene, tile, number)}</div>"
    )


def _values(view: View, scene: Scene, condition: Condition, number: int, following: int) -> str:
    """The four values, the next one marked, with the markers of those who scored there."""
    cells = []
    for nth, value in enumerate(condition.values, 1):
        here = "".join(
            token("marker", scene.colours[seat], f"scored-{number}-{seat}")
            for seat, player in enumerate(view["players"])
            if player["markers"][number] == nth
        )
        state = "next" if nth == following else "past" if nth < following else ""
        cells.append(
            f'<span class="value {state}"><b>{"+".join(map(str, value))}</b>'
            f'<span class="value-points">±{nth}</span>'
            f'<span class="value-markers">{here}</span></span>'
        )
    return f'<span class="values">{"".join(cells)}</span>'


def _progress(scene: Scene, progress: Sequence[Progress | None]) -> str:
    """How far each seat is; None for a seat that scores no tiles."""
    if not progress:
        return ""
    seats = "".join(
        f'<span class="progress {"met" if reached.met else "short"}">'
        f"{token('marker', scene.colours[seat])}{reached.have}"
        f"{icon('done') if reached.met else ''}</span>"
        for seat, reached in enumerate(progress)
        if reached is not None
    )
    return f'<span class="progresses">{seats}</span>'


def project_badges(tile: ScoringTile) -> tuple[list[Badge], list[Badge]]:
    """What a special project costs and what it brings."""
    gains = [
        Badge(GAIN, "+2", "inhabitant"),
        Badge(GAIN, "", f"{tile.track}-step"),
        Badge(GAIN, f"+{tile.vp}", "vp"),
    ]
    return cost_badges(tile.cost), gains


def _project(view: View, scene: Scene, tile: ScoringTile, number: int) -> str:
    costs, gains = project_badges(tile)
    done = "".join(
        token("inhabitant", scene.colours[seat], f"project-{number}-{seat}")
        for seat, player in enumerate(view["players"])
        if player["projects"] >> number & 1
    )
    key = f"project-{number}"
    inner = (
        f'<span class="project-cost">{"".join(map(inline, costs))}</span>'
        f'<span class="project-gain">{"".join(map(inline, gains))}{done}</span>'
    )
    return f"<div{scene.attributes(key, 'project')}>{scene.inside(key, inner)}</div>"


def scored(records: Sequence[Record], seat: int, view: View, scene: Scene) -> str:
    """The name of the tile that a seat has scored, from the records of a scoring."""
    slots = [record[2] for record in records if record[0] == SCORED and record[1] == seat]
    if not slots:
        return ""
    tile = scene.components.scoring_tiles[view["slots"][slots[-1]]]
    return scene.say(f"scoring.{tile.key}")


def tile_card(scene: Scene, tile: ScoringTile) -> str:
    """A scoring tile on its own, with all its figures."""
    costs, gains = project_badges(tile)
    values = "".join(
        f'<span class="value"><b>{"+".join(map(str, value))}</b>'
        f'<span class="value-points">±{nth}</span></span>'
        for nth, value in enumerate(tile.condition.values, 1)
    )
    return (
        f'<div class="slot slot-card"{_about(tile)}><div class="slot-ask"><span class="slot-head">'
        f"{icon(condition_icon(tile), 'slot-icon')}"
        f'<span class="slot-name">{scene.say(f"scoring.{tile.key}")}</span></span>'
        f'{_exchange(tile.condition)}<span class="values">{values}</span></div>'
        f'<div class="project"><span class="project-cost">{"".join(map(inline, costs))}</span>'
        f'<span class="project-gain">{"".join(map(inline, gains))}</span></div></div>'
    )


def _about(tile: ScoringTile) -> str:
    return f' data-about="scoring-{tile.key}"'


def _exchange(condition: Condition) -> str:
    """What an exchange tile takes and pays each time."""
    if condition.word != "give":
        return ""
    what, n = condition.give
    given = inline(Badge(COST, f"−{n}", GIVEN[what]))
    if condition.or_coins:
        given += f'<span class="or">/</span>{inline(Badge(COST, f"−{condition.or_coins}", "coin"))}'
    paid = inline(Badge(GAIN, f"+{condition.each_vp}", "vp"))
    return f'<span class="slot-swap">{given}<span class="swap-arrow">→</span>{paid}</span>'
