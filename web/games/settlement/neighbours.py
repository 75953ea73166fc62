"""The boards of the others: each at a glance, and one tap away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boonlake.games.settlement.components.model import GOODS, GUILDS

from ...kit.icons import icon
from ...kit.pieces import MARKER, token
from . import board, heroes, supply
from .scene import Scene, View


def neighbours(view: View, scene: Scene, front: int, points: Sequence[Mapping[str, int]]) -> str:
    """Everybody but the seat at the front, in the order of turns."""
    seats = len(view["players"])
    others = [(front + nth) % seats for nth in range(1, seats)]
    return "".join(_neighbour(view, scene, seat, points[seat]) for seat in others)


def _neighbour(view: View, scene: Scene, seat: int, points: Mapping[str, int]) -> str:
    player = view["players"][seat]
    css = "neighbour has-passed" if player["passed"] else "neighbour"
    has = "".join(
        f"<span>{icon(what)}{n}</span>" for what, n in zip(GOODS, player["goods"], strict=True) if n
    )
    has += f"<span>{token('settler', scene.colours[seat])}{player['settlers']}</span>"
    if player["bonus"]:
        has += f"<span>{icon('bonus')}{player['bonus']}</span>"
    artefact = ""
    if player["artefact"] >= 0:
        artefact = icon(scene.components.artefacts[player["artefact"]].key, "neighbour-artefact")
    return (
        f'<button type="button" id="seat-{seat}" class="{css} seat-{scene.colours[seat]}" '
        f'data-act="open seat {seat}"><span class="neighbour-head">'
        f"{token(MARKER, scene.colours[seat])}<span>{scene.name(seat)}</span>"
        f"{_signs(view, seat)}{artefact}<b>{icon('vp')}{sum(points.values())}</b></span>"
        f"{board.small(view, scene, seat)}"
        f'<span class="neighbour-has" aria-hidden="true">{has}{_guilds(player, scene)}</span>'
        "</button>"
    )


def _signs(view: View, seat: int) -> str:
    holder = view["next_start"] if view["next_start"] >= 0 else view["start"]
    flag = icon("start") if holder == seat else ""
    return flag + (icon("passed") if view["players"][seat]["passed"] else "")


def _guilds(player: View, scene: Scene) -> str:
    """How many heroes of each guild a seat has."""
    counted = dict.fromkeys(GUILDS, 0)
    for number in player["heroes"]:
        counted[GUILDS[scene.components.heroes[number].guild]] += 1
    return "".join(f"<span>{icon(f'guild-{guild}')}{n}</span>" for guild, n in counted.items() if n)


def whole(view: View, scene: Scene, seat: int, points: Mapping[str, int], about: set[int]) -> str:
    """Everything about a seat, for reading: its board, its supply and its heroes."""
    reading = scene.reading(seat)
    player = view["players"][seat]
    parts = supply.parts(view, reading, seat, points)
    drawings = "".join(
        f'<svg class="homeland" viewBox="0 0 {board.BOX[0]} {board.BOX[1]}">{inner}</svg>'
        for inner in (
            board.wilderness(view, reading, seat, None, about),
            board.settlement(view, reading, seat),
        )
    )
    return (
        f'<div class="whole-board seat-{scene.colours[seat]}">'
        f'<div class="goods">{parts["goods"]}</div><div class="used">{parts["used"]}</div>'
        f'<div class="homelands">{drawings}</div>{estimate(scene, points)}</div>'
        f"<h3>{scene.say('ui.invited', n=len(player['heroes']))}</h3>"
        f"{heroes.invited(player['heroes'], reading)}"
    )


def _about(source: str) -> str:
    """The thing that a source of points is."""
    return f"guild-{source}" if source in GUILDS else f"building-{source}"


def estimate(scene: Scene, points: Mapping[str, int]) -> str:
    """Points by source if the game ended now."""
    lines = "".join(
        f'<li data-about="{_about(source)}">'
        f"{icon(f'guild-{source}' if source in GUILDS else source)}"
        f"<span>{scene.say(f'ui.source.{source}')}</span><b>{n}</b></li>"
        for source, n in points.items()
    )
    total = scene.say("ui.estimate", n=sum(points.values()))
    return f'<p data-about="estimate">{total}</p><ul class="estimate-lines">{lines}</ul>'
