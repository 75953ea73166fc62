"""What the others did since the last choice of the person who is asked now, one line each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, STRIPS

from ..games.boonlake.badges import COST, GAIN, Badge, inline
from ..games.boonlake.icons import icon
from ..games.boonlake.pieces import token
from ..games.boonlake.scene import Scene
from ..session.ledger import points_of
from .words import Words

if TYPE_CHECKING:
    from ..session.table import Table

BUILT = {"develop": "inhabitant", "house": "house", "settlement": "settlement"}
"""By kind of record: the piece that was put on a building site."""


@dataclass(slots=True)
class Deeds:
    """What one seat did, as pictures and as sentences, and what that brought it."""

    pictures: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    vp: int = 0


def begins(table: Table, reader: int) -> int:
    """The position from which there is something to tell.

    At the beginning of a turn that is the end of the last one; within a round of choices it is
    the last real choice.
    """
    match = table.match
    if match.state.agenda and match.state.agenda[-1][0] == "strip":
        return _turns_of_others(table, reader)
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        if match.seat_of[n] == reader and not match.was_forced[n]:
            return n
    return match.first


def _turns_of_others(table: Table, reader: int) -> int:
    """Where the first turn began that somebody else had since the reader's last one."""
    match = table.match
    first = len(match.moves)
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        for record in reversed(match.records[n]):
            if record[0] != "turn":
                continue
            if record[1] != reader:
                first = n
            elif first < len(match.moves):
                return first
    return first


def deeds(table: Table, words: Words, scene: Scene, reader: int) -> dict[int, Deeds]:
    """By seat in the order of moving: what it did that is worth a look, its strip first."""
    made: dict[int, Deeds] = {}
    for records in table.match.records[begins(table, reader) :]:
        for record in records:
            seat = record[1]
            if seat in (reader, -1):
                continue
            done = made.setdefault(seat, Deeds())
            done.vp += points_of(record)
            if picture := _picture(record, scene):
                at = 0 if record[0] == "strip" else len(done.pictures)
                done.pictures.insert(at, picture)
                line = words.line(scene.edition, record, list(scene.names), reader)
                done.sentences.append(line)
    return {seat: done for seat, done in made.items() if done.pictures}


def recap(table: Table, words: Words, scene: Scene, reader: int) -> str:
    """A button that tells in short and opens the log where it begins; "" if there is nothing."""
    told = deeds(table, words, scene, reader)
    if not told:
        return ""
    lines = "".join(_line(seat, done, words, scene) for seat, done in told.items())
    return (
        f'<button type="button" class="recap" data-act="open log {begins(table, reader) + 1}">'
        f'<span class="unseen">{words.say("ui.recap")} </span>{lines}</button>'
    )


def _line(seat: int, done: Deeds, words: Words, scene: Scene) -> str:
    points = _points(done.vp)
    spoken = " ".join(done.sentences)
    if done.vp:
        spoken += f" {words.say('ui.recap.vp', points=_signed(done.vp))}"
    return (
        f'<span class="recap-line"><span class="unseen">{scene.name(seat)}: {spoken}</span>'
        f'<span class="recap-deeds" aria-hidden="true">{token("marker", scene.colours[seat])}'
        f"{''.join(done.pictures)}</span>{points}</span>"
    )


def _signed(vp: int) -> str:
    return f"+{vp}" if vp > 0 else f"−{-vp}"


def _points(vp: int) -> str:
    return inline(Badge(GAIN if vp > 0 else COST, _signed(vp), "vp")) if vp else ""


def _picture(record: Record, scene: Scene) -> str:
    """What a record tells at a glance; "" for one that does not matter so much."""
    kind, seat = record[0], record[1]
    if kind == "strip":
        name = STRIPS[record[2]]
        return _deed(icon(f"strip-{name}"), scene.say(f"strip.{name}"), "recap-strip")
    if kind == "play":
        key = scene.edition.cards[record[2]].key
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


def _deed(picture: str, text: str, css: str = "") -> str:
    return f'<span class="deed {css}">{picture}<span>{text}</span></span>'
