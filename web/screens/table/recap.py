"""What the others did since the last choice of the person who is asked now, one line each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY, TURN

from ...kit.badges import change, inline
from ...kit.look import POINTS, Look
from ...kit.pieces import MARKER, token
from ...kit.scene import Scene
from ..language import Language

if TYPE_CHECKING:
    from ...session.table import Table


@dataclass(slots=True)
class Deeds:
    """What one seat did, as pictures and as sentences, and what that brought it."""

    pictures: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    points: int = 0


def begins(table: Table, look: Look, reader: int) -> int:
    """The position from which there is something to tell.

    At the beginning of a turn that is the end of the last one; within a round of choices it is
    the last real choice.
    """
    match = table.match
    if look.is_turn_start(table.sight()):
        return _turns_of_others(match, reader)
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        if match.seat_of[n] == reader and not match.was_forced[n]:
            return n
    return match.first


def _turns_of_others(match: Match, reader: int) -> int:
    """Where the first turn began that somebody else had since the reader's last one."""
    first = len(match.moves)
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        for record in reversed(match.records[n]):
            if record[0] != TURN:
                continue
            if record[1] != reader:
                first = n
            elif first < len(match.moves):
                return first
    return first


def deeds(
    table: Table, language: Language, look: Look, scene: Scene[Any], reader: int
) -> dict[int, Deeds]:
    """By seat in the order of moving: what it did that is worth a look."""
    by_seat: dict[int, Deeds] = {}
    points_of = table.game.score_sheet.points_of
    for records in table.match.records[begins(table, look, reader) :]:
        for record in records:
            seat = record[1]
            if seat in (reader, NOBODY):
                continue
            done = by_seat.setdefault(seat, Deeds())
            done.points += points_of(record)
            if deed := look.deed(record, scene):
                sentence = language.line(table.game, record, scene.names, reader)
                picture = deed.picture or f'<span class="deed">{sentence}</span>'
                done.pictures.insert(0 if deed.leads else len(done.pictures), picture)
                done.sentences.append(sentence)
    return {seat: done for seat, done in by_seat.items() if done.pictures}


def recap(table: Table, language: Language, look: Look, scene: Scene[Any], reader: int) -> str:
    """A button that tells in short and opens the log where it begins; "" if there is nothing."""
    by_seat = deeds(table, language, look, scene, reader)
    if not by_seat:
        return ""
    lines = "".join(_line(seat, done, language, scene) for seat, done in by_seat.items())
    first = begins(table, look, reader) + 1
    return (
        f'<button type="button" class="recap" data-act="open log {first}">'
        f'<span class="unseen">{language.say("ui.recap")} </span>{lines}</button>'
    )


def _line(seat: int, done: Deeds, language: Language, scene: Scene[Any]) -> str:
    won = change(done.points, POINTS)
    spoken = " ".join(done.sentences)
    if done.points:
        spoken += f" {language.say('ui.recap.vp', points=won.text, n=done.points)}"
    return (
        f'<span class="recap-line"><span class="unseen">{scene.name(seat)}: {spoken}</span>'
        f'<span class="recap-deeds" aria-hidden="true">{token(MARKER, scene.colours[seat])}'
        f"{''.join(done.pictures)}</span>{inline(won) if done.points else ''}</span>"
    )
