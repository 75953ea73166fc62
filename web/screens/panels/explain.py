"""What a thing on the table is, in words, and why it cannot be taken now."""

from __future__ import annotations

from html import escape

from boonlake.games.boonlake.components.model import STRIPS
from boonlake.games.boonlake.why import why_not
from boonlake.games.boonlake.wording import reason

from ...games.boonlake import board_map, cards, scoring_tiles
from ...games.boonlake.about import about
from ...games.boonlake.icons import icon
from ...games.boonlake.scene import Scene, View
from ...session.table import READY
from . import Context, Panel

ASKED = frozenset({"card", "project", "production", "site", "space", "lever", "strip"})
ASKED |= frozenset({"river", "region", "slot"})
"""Kinds of things that can be taken at times."""
HOMES = dict.fromkeys(("space", "site", "river", "region", "lock", "stock"), "")
HOMES |= dict.fromkeys(("strip", "row"), "of-right")
HOMES |= dict.fromkeys(
    ("slot", "project", "coin-track", "card-track", "track"), "of-right of-drawer"
)
"""By kind of thing: where it lies, so that its explanation lies elsewhere; all others lie low."""
NUMBERED_FROM_ONE = frozenset({"project", "slot"})


def panel(context: Context, rest: str) -> Panel:
    """The thing with the id `rest`."""
    view, scene = context.sight()
    told = about(rest, view, scene)
    if told is None:
        return Panel(context.words.say("ui.unknown"), "")
    lines = "".join(f"<p>{escape(line)}</p>" for line in told.lines)
    rules = ", ".join(told.rules)
    body = f'<div class="explain-text">{_why(context, rest)}{lines}'
    if rules:
        chapter = rules.split(".")[0].removeprefix("R")
        body += (
            f'<button type="button" class="quiet rule" data-act="open help rules.{chapter}">'
            f"{context.words.say('ui.rule', rules=rules)}</button>"
        )
    css = next((css for kind, css in HOMES.items() if rest.startswith(f"{kind}-")), "of-drawer")
    return Panel(
        escape(told.title), f"{picture(rest.partition('@')[0], view, scene)}{body}</div>", css
    )


def title(context: Context, key: str) -> str:
    """What a thing is called."""
    told = about(key, *context.sight())
    return told.title if told else ""


def picture(key: str, view: View, scene: Scene) -> str:
    """The thing itself, drawn large where that helps."""
    kind, _, name = key.partition("-")
    edition = scene.edition
    if kind == "card":
        card = next((card for card in edition.cards if card.key == name), None)
        return cards.face(card, scene.reading(), "large") if card else ""
    if kind in ("slot", "project") and name.isdecimal() and view["slots"][int(name)] >= 0:
        tile = edition.scoring_tiles[view["slots"][int(name)]]
        return scoring_tiles.tile_card(scene, tile)
    if kind == "lever":
        return icon(f"lever-{name}", "explain-icon")
    if kind == "strip" and name in STRIPS:
        return icon(f"strip-{name}", "explain-icon")
    if kind == "tile":
        return board_map.tile_face(scene, int(name))
    if kind == "space" and view["tiles"][int(name)] > 0:
        return board_map.tile_face(scene, view["tiles"][int(name)] - 1)
    return ""


def _why(context: Context, key: str) -> str:
    """The reason against taking the thing, if somebody could have meant that."""
    table, drawing = context.table, context.drawing
    kind, _, name = key.partition("-")
    if table is None or drawing is None or kind not in ASKED or table.state != READY:
        return ""
    if "@" in name or key.startswith("card-track-"):  # of another board, or no card
        return ""
    asked = table.asked()
    if asked is None:
        return ""
    if kind in NUMBERED_FROM_ONE:
        name = str(int(name) + 1)
    why = why_not(table.match.state, asked.seat, f"{kind} {name}")
    if why is None:
        return ""
    return f'<p class="why">{escape(reason(context.words.text, why, drawing.names))}</p>'
