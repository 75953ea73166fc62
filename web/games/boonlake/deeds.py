"""Records at a glance: what is drawn of them in a recap, and the places they are about."""

from __future__ import annotations

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, STRIPS, ComponentSet

from ...kit.icons import icon
from ...kit.pieces import token
from .scene import Scene

BUILT = {"develop": "inhabitant", "house": "house", "settlement": "settlement"}
"""By kind of record: the piece that was put on a building site."""
CHOSEN = "strip"
"""The kind of record that tells what a turn is about."""


def picture(record: Record, scene: Scene) -> str:
    """What a record tells at a glance; "" for one that does not matter so much."""
    kind, seat = record[0], record[1]
    if kind == CHOSEN:
        name = STRIPS[record[2]]
        return _deed(icon(f"strip-{name}"), scene.say(f"strip.{name}"), "recap-strip")
    if kind == "play":
        key = scene.components.cards[record[2]].key
        return _deed(icon("play"), scene.say(f"card.{key}"))
    if kind in BUILT:
        site = f"{record[2]}{'ab'[record[3]]}"
        return _deed(token(BUILT[kind], scene.colours[seat]), site)
    if kind == "place":
        return _deed(icon("pasture" if record[3] < 0 else "tile"), str(record[2]))
    if kind == "cow":
        return _deed(token("cattle", scene.colours[seat]), str(record[2]))
    if kind == "lever" and record[3] == "buy":
        return _deed(icon("modernize"), icon(f"lever-{record[2]}"))
    if kind == "project":
        return _deed(icon("project"), str(record[2] + 1))
    if kind == "label":
        name = REGIONS[record[2]]
        return _deed(icon(name), scene.say(f"region.{name}"))
    if kind == "ship":
        return _deed(icon("ship-step"), str(record[4]))
    return ""


def _deed(drawn: str, text: str, css: str = "") -> str:
    return f'<span class="deed {css}">{drawn}<span>{text}</span></span>'


def place_of(record: Record, components: ComponentSet, round_now: int) -> str:
    """The id of the thing a record is about; "" if there is none on the table."""
    kind = record[0]
    if kind in BUILT:
        return f"site-{record[2]}{'ab'[record[3]]}"
    if kind in ("place", "cow"):
        return f"space-{record[2]}"
    if kind == "ship":
        course = components.river[round_now - 1]
        return f"river-{course[record[3]].key}" if record[3] < len(course) else ""
    if kind == CHOSEN:
        return f"strip-{STRIPS[record[2]]}"
    if kind == "label":
        return f"region-{REGIONS[record[2]]}"
    if kind in ("score", "project"):
        return f"slot-{record[2]}"
    if kind == "step":
        return f"track-{record[2]}"
    return ""
