"""What the seat at the front has: goods, settlers, artefact, heroes, points so far."""

from __future__ import annotations

from collections.abc import Mapping

from boonlake.games.settlement.components.model import GOODS, GUILDS
from boonlake.games.settlement.state import BUILD, EXPLORE, FIGHT, FORTRESS

from ...kit.icons import icon
from ...kit.pieces import token
from .scene import Scene, View

PARTS = ("goods", "used", "estimate")
SPACES = {BUILD: "build", EXPLORE: "explore", FIGHT: "fight", FORTRESS: "fortress"}
"""Action spaces that take any number of settlers."""
STORES = {"bank": "gold", "church": "diamond"}
"""Sources of points that are no guild, and what they count."""


def parts(view: View, scene: Scene, seat: int, points: Mapping[str, int]) -> dict[str, str]:
    """The markup of each part."""
    player = view["players"][seat]
    return {
        "goods": goods(player, scene, seat),
        "used": _used(view, scene, seat),
        "estimate": _estimate(player, scene, seat, points),
    }


def goods(player: View, scene: Scene, seat: int) -> str:
    """Resources, settlers and bonus settlers that are there."""
    counters = [(what, icon(what), n) for what, n in zip(GOODS, player["goods"], strict=True)]
    counters += [
        ("settlers", token("settler", scene.colours[seat]), player["settlers"]),
        ("bonus", icon("bonus"), player["bonus"]),
    ]
    return "".join(
        f'<span class="good good-{what}{"" if n else " none"}" data-about="good-{what}" '
        f'role="img" aria-label="{_counted(scene, what, n)}">'
        f"{drawn}<b>{n}</b></span>"
        for what, drawn, n in counters
    )


def _counted(scene: Scene, what: str, n: int) -> str:
    """What there is and how much of it, for those who listen."""
    if what in GOODS:
        return scene.say("words.good", what=scene.text(f"resource.{what}"), n=n)
    return scene.say(f"words.{what}", n=n)


def _used(view: View, scene: Scene, seat: int) -> str:
    """The artefact in use, and the settlers on the action spaces."""
    player = view["players"][seat]
    artefact = ""
    if player["artefact"] >= 0:
        key = scene.components.artefacts[player["artefact"]].key
        artefact = (
            f'<span class="in-use" data-about="artefact-{key}@{seat}">{icon(key)}'
            f"<span>{scene.say(f'artefact.{key}')}</span></span>"
        )
    placed = "".join(
        f'<span class="placed" data-about="action-{name}">{icon(f"act-{name}")}'
        f"{token('settler', scene.colours[seat])}<b>{player['placed'][space]}</b></span>"
        for space, name in SPACES.items()
        if player["placed"][space]
    )
    return artefact + placed + signs(view, scene, seat)


def signs(view: View, scene: Scene, seat: int) -> str:
    """The start marker, and whether a seat has passed."""
    holder = view["next_start"] if view["next_start"] >= 0 else view["start"]
    drawn = ""
    if holder == seat and len(view["players"]) > 1:
        drawn += _sign("start-marker", "start", scene.say("about.start-marker"))
    if view["players"][seat]["passed"]:
        drawn += _sign("passed", "passed", scene.say("about.passed"))
    return drawn


def _sign(about: str, name: str, label: str) -> str:
    return (
        f'<span class="seat-sign" data-about="{about}" role="img" aria-label="{label}">'
        f"{icon(name)}</span>"
    )


def _estimate(player: View, scene: Scene, seat: int, points: Mapping[str, int]) -> str:
    """Points by source if the game ended now, with the way to everything about the seat."""
    counted = dict.fromkeys(GUILDS, 0)
    for number in player["heroes"]:
        counted[GUILDS[scene.components.heroes[number].guild]] += 1
    sources = "".join(
        f'<span class="source">{icon(f"guild-{guild}")}<small>×{n}</small>'
        f"<b>{points[guild]}</b></span>"
        for guild, n in counted.items()
        if n
    )
    sources += "".join(
        f'<span class="source">{icon(source)}<b>{points[source]}</b></span>'
        for source in STORES
        if points.get(source)
    )
    label = scene.say("ui.estimate", n=sum(points.values()))
    return (
        f'<button type="button" class="estimate" data-act="open seat {seat}">'
        f'<span class="unseen">{label}</span><span class="source total" aria-hidden="true">'
        f"{icon('vp')}<b>{sum(points.values())}</b></span>"
        f'<span class="sources" aria-hidden="true">{sources}</span></button>'
    )
