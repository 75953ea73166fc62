"""Records at a glance: what is drawn of them in a recap, and the places they are about."""

from __future__ import annotations

from boonlake.engine.decision import Record
from boonlake.games.settlement.components.model import COLOURS
from boonlake.games.settlement.tables import FIELD_NAMES

from ...kit.icons import icon
from ...kit.pieces import token
from .scene import ROMAN, Scene

FIELDS = ("explore", "monster", "fight", "fortress", "activate")
"""Kinds of record about a field of the wilderness."""


def picture(record: Record, scene: Scene) -> str:
    """What a record tells at a glance; "" for one that does not matter so much."""
    kind, seat = record[0], record[1]
    components = scene.components
    if kind == "explore":
        landscape = components.landscapes[record[3]]
        return _deed(icon("act-explore"), scene.say(f"landscape.{landscape.key}"))
    if kind == "monster":
        return _deed(icon(f"monster-{COLOURS[record[3]]}"), field_name(record[2]))
    if kind == "fight":
        return _deed(icon("act-fight") + icon(f"monster-{COLOURS[record[3]]}"), "")
    if kind == "fortress":
        return _deed(token("fortress", scene.colours[seat]), field_name(record[2]))
    if kind == "activate":
        return _deed(icon("act-activate") + icon("fortress"), field_name(record[2]))
    if kind == "wilderness":
        return _deed(icon("act-wilderness"), ROMAN[record[2]])
    if kind == "settlement":
        return _deed(icon("act-settlement"), "")
    if kind == "build":
        key = components.buildings[record[2]].key
        return _deed(icon("act-build") + icon(key), scene.say(f"building.{key}"))
    if kind == "hero":
        hero = components.heroes[record[2]]
        return _deed(icon("hero"), scene.say(f"hero.{hero.key}"))
    if kind == "artefact":
        key = components.artefacts[record[2]].key
        return _deed(icon(key), scene.say(f"artefact.{key}"))
    return _deed(icon("passed"), "") if kind == "pass" else ""


def _deed(drawn: str, text: str) -> str:
    return f'<span class="deed">{drawn}<span>{text}</span></span>'


def field_name(field: int) -> str:
    """A field of the wilderness as people call it, such as IIa."""
    return ROMAN[int(FIELD_NAMES[field][0]) - 1] + FIELD_NAMES[field][1]


def place_of(record: Record, seat_shown: int) -> str:
    """The id of the thing a record is about; "" if there is none on the table.

    What happens on the board of another is about that board, which is drawn in small.
    """
    place = _on_board(record)
    return f"seat-{record[1]}" if place and record[1] != seat_shown else place


def _on_board(record: Record) -> str:
    kind = record[0]
    if kind in FIELDS:
        return f"field-{FIELD_NAMES[record[2]]}"
    if kind in ("wilderness", "settlement"):
        return f"{kind}-{record[2] + 1}"
    return f"plot-{record[3]}" if kind in ("build", "use", "store") else ""
