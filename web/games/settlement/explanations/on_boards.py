"""Things on the boards of the seats, and in their supplies."""

from __future__ import annotations

from boonlake.engine.game import Sight
from boonlake.games.settlement.components.model import BASICS, COLOURS, GOODS, ROWS, Landscape
from boonlake.games.settlement.state import SETTLEMENT, WILDERNESS
from boonlake.games.settlement.tables import FIELD_NAMES
from boonlake.games.settlement.wording.things import (
    amount,
    landscape_lines,
    stored_line,
    total,
)

from ....kit.look import Explanation
from ..deeds import field_name
from ..scene import ROMAN, Scene, View
from .beside_boards import building_lines, building_rule

GOOD_RULES = {"settlers": ("R3.1", "R13.4"), "bonus": ("R3.2", "R13.4")}
TRADED = dict.fromkeys(BASICS, (1, 2, 4, 5)) | {"diamond": (2, 3, 5), "gold": (3, 4)}
"""By resource: the sorts of trade it is given or taken in."""
ACTION_RULES = {
    "build": ("R4.1", "R4.2"),
    "explore": ("R5.1", "R5.4"),
    "fight": ("R7.1", "R7.5"),
    "fortress": ("R8.1", "R8.2"),
}


def owner(sight: Sight) -> View:
    """The seat on whose board a thing lies."""
    player: View = sight.view["players"][max(sight.view["seat"], 0)]
    return player


def field(name: str, sight: Sight, scene: Scene) -> Explanation:
    number = FIELD_NAMES.index(name)
    player = owner(sight)
    where = scene.text("about.field", field=field_name(number))
    kind = player["landscapes"][number]
    if not kind:
        row = number // ROWS
        takes = amount("settlers", scene.components.explore[row], scene.text)
        lines = (
            scene.text("about.field.unexplored", settlers=takes),
            scene.text("about.field.adjacent"),
        )
        return Explanation(where, lines, ("R5.1", "R5.3", "R5.4"))
    tile = scene.components.landscapes[kind - 1]
    name = scene.text(f"landscape.{tile.key}")
    return Explanation(f"{name} ({field_name(number)})", *_explored(tile, number, sight, scene))


def _explored(
    tile: Landscape, number: int, sight: Sight, scene: Scene
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is told of a landscape on a board, and the rules."""
    player, kind = owner(sight), scene.components.monsters[tile.monster]
    lines = landscape_lines(tile, number, player, kind, sight.insight.colours, scene.text)
    if player["monsters"] >> number & 1:
        return tuple(lines), ("R7.5", "R9.1")
    if player["fortresses"] >> number & 1:
        return tuple(lines), ("R8.2", "R8.3", "R8.4", "R13.2")
    return tuple(lines), ("R6.1", "R8.1", "R9.1", "R9.3")


def _monster(tile: Landscape, scene: Scene) -> str:
    return scene.text(f"monster.{COLOURS[tile.monster]}")


def landscape(name: str, sight: Sight, scene: Scene) -> Explanation:
    tile = next(kind for kind in scene.components.landscapes if kind.key == name)
    lines = (
        scene.text("about.gives", goods=amount(GOODS[tile.resource], 1, scene.text)),
        scene.text("about.field.may", monster=_monster(tile, scene)),
        scene.text("about.landscape.copies", n=tile.copies, row=ROMAN[tile.row]),
    )
    return Explanation(scene.text(f"landscape.{name}"), lines, ("R5.2", "R6.1"))


def wilderness(name: str, sight: Sight, scene: Scene) -> Explanation:
    row = range(ROWS)[int(name) - 1]
    lines = [scene.text("about.wilderness.text")]
    able = sight.insight.board
    if able is not None and any(able.wilderness[row].brings):
        brings = total(able.wilderness[row].brings, scene.text)
        lines.append(scene.text("about.wilderness.brings", goods=brings))
        lines += [scene.text("about.wilderness.danger")] * bool(able.wilderness[row].monsters)
    if owner(sight)["placed"][WILDERNESS + row]:
        lines.append(scene.text("about.row.used"))
    title = scene.text("about.wilderness", row=ROMAN[row])
    return Explanation(title, tuple(lines), ("R9.1", "R9.2", "R9.3"))


def settlement(name: str, sight: Sight, scene: Scene) -> Explanation:
    row = range(ROWS)[int(name) - 1]
    lines = [scene.text("about.settlement.text")]
    if owner(sight)["placed"][SETTLEMENT + row]:
        lines.append(scene.text("about.row.used"))
    title = scene.text("about.settlement", row=scene.text(f"row.{name}"))
    return Explanation(title, tuple(lines), ("R10.1", "R10.2", "R10.3"))


def plot(name: str, sight: Sight, scene: Scene) -> Explanation:
    player, number = owner(sight), int(name)
    kind = player["buildings"][number]
    if not kind:
        line = scene.text("about.plot.text")
        return Explanation(scene.text("about.plot"), (line,), ("R4.2", "R4.3"))
    building = scene.components.buildings[kind - 1]
    lines = building_lines(building, scene)
    stored = player["stored"][number]
    if stored:
        lines.append(stored_line(building, stored, scene.text))
    rules = (building_rule(building, scene), "R10.1")
    return Explanation(scene.text(f"building.{building.key}"), tuple(lines), rules)


def good(name: str, sight: Sight, scene: Scene) -> Explanation:
    if name in GOOD_RULES:
        title = scene.text(f"about.good.{name}")
        return Explanation(title, (scene.text(f"about.good.{name}.text"),), GOOD_RULES[name])
    GOODS.index(name)
    sort = "basic" if name in BASICS else "rare"
    trades = [scene.text(f"about.trades.{nth}") for nth in TRADED[name]]
    lines = (scene.text(f"about.good.{sort}"), scene.text("about.trades.text"), *trades)
    rule = "R13.2" if name in BASICS else "R13.3"
    return Explanation(scene.text(f"resource.{name}"), lines, (rule, "R11.1"))


def action(name: str, sight: Sight, scene: Scene) -> Explanation:
    title, line = scene.text(f"about.action.{name}"), scene.text(f"about.action.{name}.text")
    return Explanation(title, (line,), ACTION_RULES[name])
