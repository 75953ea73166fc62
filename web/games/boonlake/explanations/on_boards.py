"""Things on the boards of the seats, and on that of the Wise Eminence."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import RESOURCES
from boonlake.games.boonlake.wording.effects import effect_line, effects_text

from ....kit.look import Explanation
from ..player_board import REMOVED
from ..scene import Scene, View
from .effects import RULES

LEVER_RULES = {
    number: f"R16.{line}"
    for number, line in enumerate((6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18), 1)
}
COUNTER_RULES = {"ranch": "R26.1", "supply": "R26.3", "vp": "R26.7"}


def lever(name: str, view: View, scene: Scene) -> Explanation:
    number = int(name)
    price = scene.components.levers[number - 1]
    lines = [scene.text(f"levers.{number}")]
    player = view["players"][max(view["seat"], 0)]
    if not player["levers"] >> number & 1:
        lines.append(scene.text("effect.lever.price", n=price))
    else:
        state = "down" if player["down"] >> number & 1 else "up"
        lines.append(scene.text(f"effect.lever.{state}"))
    return Explanation(scene.text(f"lever.{number}"), tuple(lines), (LEVER_RULES[number], "R15.5"))


def recess(name: str, view: View, scene: Scene) -> Explanation:
    number = int(name)
    recess = scene.components.recesses[number]
    before = sum(other.piece == recess.piece for other in scene.components.recesses[:number])
    removed = view["players"][max(view["seat"], 0)][REMOVED[recess.piece]]
    state = "empty" if before < removed else "pays"
    what = effects_text(recess.income, scene.text)
    lines = (scene.text(f"effect.recess.{state}", what=what), *_tier_lines(recess.tier, scene))
    return Explanation(scene.text(f"piece.{recess.piece}"), lines, ("R8.4", "R19.10"))


def tier(name: str, view: View, scene: Scene) -> Explanation:
    tier = int(name)
    income = scene.components.tier_income[tier - 1]
    lines = list(_tier_lines(tier, scene))
    if income:
        lines.append(scene.text("effect.recess.pays", what=effects_text(income, scene.text)))
    return Explanation(
        scene.text("effect.tier.name", n=tier), tuple(lines), ("R9.1", "R9.3", "R25.4")
    )


def _tier_lines(tier: int, scene: Scene) -> tuple[str, ...]:
    lines = [scene.text("effect.tier.plain")]
    if scene.components.tier_income[tier - 1]:
        lines.append(scene.text("effect.tier.inhabitant"))
    if scene.components.tier_vp[tier - 1]:
        lines.append(scene.text("effect.tier.final", n=scene.components.tier_vp[tier - 1]))
    return tuple(lines)


def resource(name: str, view: View, scene: Scene) -> Explanation:
    level = view["players"][max(view["seat"], 0)]["sites"][RESOURCES.index(name)]
    lines = (scene.text("effect.production", n=level), scene.text("effect.canal"))
    return Explanation(scene.text(f"resource.{name}"), lines, ("R3.4", "R3.5", "R3.7"))


def counter(name: str, view: View, scene: Scene) -> Explanation:
    player = view["players"][max(view["seat"], 0)]
    value = player[name] if name != "hand" else _size(player["hand"])
    rule = COUNTER_RULES.get(name, "R26.4")
    lines = (scene.text(f"effect.counter.{name}"),) if name in ("ranch", "supply") else ()
    return Explanation(scene.text(f"words.have.{name}", n=value), lines, (rule,))


def _size(hand: list[int] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)


def effect(name: str, view: View, scene: Scene) -> Explanation:
    """A word of the effect vocabulary with its number: `coins.3`, `site.0.wood`."""
    word, _, rest = name.partition(".")
    number, _, arg = rest.partition(".")
    line = effect_line((word, int(number), arg), scene.text)
    return Explanation(line, (), (RULES[word],))


def solo(name: str, view: View, scene: Scene) -> Explanation:
    word = "tile" if name.startswith("tile") else name
    rules = {"tile": "R28.7", "stack": "R28.3", "cactus": "R30.1"}
    return Explanation(scene.text(f"effect.solo.{word}"), (), (rules.get(word, "R32.2"),))
