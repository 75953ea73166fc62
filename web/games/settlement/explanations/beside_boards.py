"""Things that belong to nobody yet: heroes, buildings, artefacts, monsters, piles, trades."""

from __future__ import annotations

from boonlake.engine.game import Sight
from boonlake.games.settlement.components.model import COLOURS, GUILDS, Building
from boonlake.games.settlement.wording.things import (
    amount,
    cost_line,
    fight_line,
    hero_lines,
)

from ....kit.look import Explanation
from ..placing import STACK
from ..scene import ROMAN, Scene

TRADES = 5
"""How many sorts of trade there are."""
PILE_RULES = {
    "building": ("R1.1", "R4.4"),
    "landscape": ("R1.2", "R5.2"),
    "hero": ("R1.3", "R12.5"),
    "artefact": ("R16.1", "R16.2"),
}


def building(name: str, sight: Sight, scene: Scene) -> Explanation:
    key = name.removesuffix(STACK)
    kind = next(kind for kind in scene.components.buildings if kind.key == key)
    lines = [cost_line(kind, scene.text), *building_lines(kind, scene)]
    rules = (building_rule(kind, scene), "R4.1", "R4.2", "R14.2")
    return Explanation(scene.text(f"building.{key}"), tuple(lines), rules)


def building_lines(kind: Building, scene: Scene) -> list[str]:
    """What activating a building does."""
    return [scene.text(f"building.text.{kind.key}")]


def building_rule(kind: Building, scene: Scene) -> str:
    """The rule about a building; they stand in the order of the component set."""
    return f"R17.{kind.number + 1}"


def hero(name: str, sight: Sight, scene: Scene) -> Explanation:
    card = next(card for card in scene.components.heroes if card.key == name)
    lines = hero_lines(card, sight.view["hero_row"], scene.components.surcharges, scene.text)
    guild = scene.text(f"guild.{GUILDS[card.guild]}")
    rules = ("R12.1", "R12.2", "R12.3", "R6.1", f"R19.{card.guild + 1}")
    return Explanation(f"{scene.text(f'hero.{name}')} ({guild})", tuple(lines), rules)


def guild(name: str, sight: Sight, scene: Scene) -> Explanation:
    number = GUILDS.index(name)
    line = scene.text("about.hero.worth", what=scene.text(f"guild.text.{name}"))
    return Explanation(scene.text(f"guild.{name}"), (line,), (f"R19.{number + 1}",))


def artefact(name: str, sight: Sight, scene: Scene) -> Explanation:
    number = next(a.number for a in scene.components.artefacts if a.key == name)
    lines = [scene.text(f"artefact.text.{name}")]
    if number in sight.view["artefact_row"]:
        lines.append(scene.text("about.artefact.row"))
    rules = (f"R18.{number + 1}", "R13.5")
    return Explanation(scene.text(f"artefact.{name}"), tuple(lines), rules)


def monster(name: str, sight: Sight, scene: Scene) -> Explanation:
    colour = COLOURS.index(name)
    lines = (
        scene.text("about.monster.appears", colour=scene.text(f"colour.{name}")),
        fight_line(scene.components.monsters[colour], scene.text),
        scene.text("about.monster.left", n=sight.view["monsters"][colour]),
    )
    return Explanation(scene.text(f"monster.{name}"), lines, ("R6.1", f"R7.{colour + 1}"))


def pile(name: str, sight: Sight, scene: Scene) -> Explanation:
    view = sight.view
    if name == "landscape":
        counts = ", ".join(
            f"{ROMAN[row]}: {count}" for row, count in enumerate(view["landscape_piles"])
        )
    elif name == "building":
        counts = " + ".join(map(str, view["building_piles"]))
    else:
        counts = str(view[f"{name}_pile"])
    title = scene.text(f"about.pile.{name}")
    return Explanation(title, (scene.text("about.pile", counts=counts),), PILE_RULES[name])


def surcharge(name: str, sight: Sight, scene: Scene) -> Explanation:
    space = int(name)
    more = scene.components.surcharges[space - 1]
    line = (
        scene.text("about.surcharge.more", goods=amount("diamond", more, scene.text))
        if more
        else scene.text("about.surcharge.none")
    )
    lines = (line, scene.text("about.surcharge.row"))
    return Explanation(scene.text("about.surcharge", n=space), lines, ("R12.2", "R12.5", "R14.1"))


def trades(sight: Sight, scene: Scene) -> Explanation:
    """All sorts of trade."""
    lines = [scene.text(f"about.trades.{nth}") for nth in range(1, TRADES + 1)]
    rules = tuple(f"R11.{nth}" for nth in range(1, TRADES + 1))
    return Explanation(scene.text("about.trades"), (scene.text("about.trades.text"), *lines), rules)


def rounds(sight: Sight, scene: Scene) -> Explanation:
    """How far the game is."""
    title = scene.text("about.rounds", n=sight.view["round"], rounds=scene.components.rounds)
    return Explanation(title, (scene.text("about.rounds.text"),), ("R2.1", "R14.1", "R14.2"))


def start_marker(sight: Sight, scene: Scene) -> Explanation:
    """Who begins a round."""
    line = scene.text("about.start-marker.text")
    return Explanation(scene.text("about.start-marker"), (line,), ("R2.2", "R13.1"))


def passed(sight: Sight, scene: Scene) -> Explanation:
    """Out of the round."""
    line = scene.text("about.passed.text")
    return Explanation(scene.text("about.passed"), (line,), ("R2.6", "R13.2", "R13.4", "R13.5"))


def estimate(sight: Sight, scene: Scene) -> Explanation:
    """Points so far."""
    line = scene.text("about.estimate.text")
    return Explanation(scene.text("about.estimate"), (line,), ("R15.1",))
