"""The action board: seven strips on seven rows.

`strips(view, scene, now)` is one row per strip: the ship's steps, what the row costs, the strip's
name and card kind, its left part, and after the arrow what everybody may do. `now` is the strip
that is being carried out.
"""

from __future__ import annotations

from boonlake.games.boonlake.components.model import KINDS, STRIPS
from boonlake.games.boonlake.insight import UnderWay

from ...kit.badges import COST, GAIN, Badge, inline
from ...kit.icons import icon
from ...kit.pieces import token
from .scene import Scene, View

OR = '<span class="or">/</span>'
HIRED = Badge(GAIN, "+1", "inhabitant")
ANY_CARD = icon("play")
BUILD = f'<span class="choice">{icon("develop")}{OR}{icon("upgrade")}</span>'


def _drawn(n: int) -> str:
    return inline(Badge(GAIN, f"+{n}", "card"))


LEFT = {
    "pioneer": icon("explore") + icon("explore") + BUILD,
    "settle": BUILD,
    "cattle": icon("place-pasture"),
    "region": icon("strip-region"),
    "hire": inline(HIRED) + icon("explore"),
    "progress": icon("modernize"),
    "builder": f'<span class="choice">{ANY_CARD}{OR}{_drawn(2)}</span>',
}
RIGHT = {
    "pioneer": _drawn(2) + ANY_CARD,
    "settle": f'<span class="choice">{icon("develop")}{OR}{icon("upgrade")}{OR}{ANY_CARD}</span>',
    "cattle": f'<span class="choice">{icon("place-cattle")}{OR}{ANY_CARD}</span>',
    "region": inline(Badge(GAIN, "+1", "coin")) + '<span class="or">×</span>' + icon("presences"),
    "hire": inline(Badge(COST, "−3", "coin/card")) + inline(HIRED),
    "progress": (
        f'<span class="choice">{inline(Badge(COST, "−1", "inhabitant"))}{icon("modernize")}{OR}'
        f"{_drawn(1)}</span>"
    ),
    "builder": ANY_CARD,
}
ARROW = (
    '<svg class="part-arrow" viewBox="0 0 14 20" aria-hidden="true"><path d="M2 2l9 8-9 8z"/></svg>'
)


def strips(view: View, scene: Scene, now: UnderWay | None = None) -> str:
    """All strips from the top row to the bottom row."""
    return "".join(
        strip_row(scene, strip, row, now if now and now.strip == strip else None)
        for row, strip in enumerate(view["strips"])
    )


def strip_row(scene: Scene, strip: int, row: int, now: UnderWay | None = None) -> str:
    """One strip on its row."""
    name = STRIPS[strip]
    kind = scene.components.strip_kinds[strip]
    kind_name = KINDS[kind] if kind >= 0 else "coins"
    figures = scene.components.rows[row]
    lost = inline(Badge(COST, f"−{figures.vp}", "vp")) if figures.vp else ""
    first = icon(kind_name) if kind >= 0 else inline(Badge(GAIN, "+3", "coin"))
    inner = (
        f'<span class="strip-row" data-about="row-{row}"><b>{figures.steps}</b>{icon("ship-step")}'
        f"{_chosen(scene, now)}{lost}</span>"
        f'<span class="strip-head">{icon(f"strip-{name}", "strip-icon")}'
        f'<span class="strip-kind">{first}</span>'
        f'<span class="strip-name">{scene.say(f"strip.{name}")}</span></span>'
        f'<span class="strip-parts"><span class="part">{LEFT[name]}</span>{ARROW}'
        f'<span class="part part-all">{RIGHT[name]}</span></span>'
    )
    key = f"strip-{name}"
    state = f" under-way under-way-{now.part}" if now else ""
    attributes = scene.attributes(key, f"strip kind-{kind_name}{state}")
    return f"<div{attributes}>{scene.inside(key, inner)}</div>"


def _chosen(scene: Scene, now: UnderWay | None) -> str:
    """The marker of the seat that carries the strip out."""
    if now is None:
        return ""
    sentence = scene.say(f"ui.under-way.{now.part}", name=scene.names[now.seat])
    marker = token("marker", scene.colours[now.seat])
    return (
        f'<span class="strip-now" title="{sentence}">{marker}</span>'
        f'<span class="unseen">{sentence}</span>'
    )
