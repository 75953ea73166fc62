"""What is said aloud to those who listen: every move once, scorings by their steps, what is asked.

Nothing is read from the picture: how far the game has been told is a place in its records, so a
move is told once, whether it was drawn by itself, together with others, or not at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from boonlake.engine.decision import Record
from boonlake.engine.records import NOBODY

from ...session.scoring import line_of
from ...session.states import READY
from . import latest

if TYPE_CHECKING:
    from ...session.table import Table
    from .drawing import Drawing


class Told(NamedTuple):
    """Sentences that belong together, safe in markup."""

    lines: tuple[str, ...]
    private: bool = False
    """Whether they name something that only the person who looks now may know."""


class Announcer:
    """Knows how much of a game has been told."""

    def __init__(self) -> None:
        self._name: str | None = None
        """The game that is told."""
        self._move = self._record = 0
        """The next record to tell: that of which move, and which of its records."""
        self._known = 0
        """How many moves had been made when somebody last looked."""
        self._back = False
        """Whether something was taken back that has not been told yet."""
        self._steps: set[str] = set()
        """The lines of the scoring under way that were told as its steps."""
        self._asked: tuple[object, ...] = ()
        """What was asked last, and where."""
        self.heard: list[Record] = []
        """The records that were told last."""
        self.stepped = False
        """Whether a step of a scoring was among what was told last."""

    def notice(self, table: Table) -> None:
        """Look where the game is: of one that is opened only what is asked is told."""
        moves = len(table.history.moves)
        fresh = table.name != self._name
        if fresh or moves < self._known:
            self._back = not fresh
            self._name, self._asked = table.name, ()
            self._move, self._record = moves, 0
            self._steps.clear()
        self._known = moves

    def news(self, drawing: Drawing) -> list[Told]:
        """All that has not been told yet."""
        self.notice(drawing.table)
        told: list[Told] = []
        self.heard, self.stepped = [], False
        if self._back:
            self._back = False
            told.append(Told((drawing.language.say("ui.told.back"),)))
        told += self._moves(drawing)
        told += self._scoring(drawing)
        told += self._question(drawing)
        return told

    # Moves

    def _moves(self, drawing: Drawing) -> Iterator[Told]:
        """By move: what happened, up to what is told as a step of the scoring on show."""
        table = drawing.table
        shown_as_steps = {step.line for step in table.scoring_steps} - table.game.scoring.chosen
        records = table.history.records
        while self._move < len(records):
            move: list[Record] = []
            for record in records[self._move][self._record :]:
                line = line_of(table.game, record)
                if line in shown_as_steps:
                    yield from _told(drawing, move)
                    return
                self._record += 1
                if line not in self._steps:
                    move.append(record)
                    self.heard.append(record)
            yield from _told(drawing, move)
            self._move, self._record = self._move + 1, 0
        self._steps.clear()

    def _scoring(self, drawing: Drawing) -> Iterator[Told]:
        """The steps of a scoring that are on show; what was chosen has been told as moves."""
        table = drawing.table
        game = table.game
        for step in table.scoring_steps[: table.scoring_at + 1]:
            if step.line in self._steps or step.line in game.scoring.chosen:
                continue
            self._steps.add(step.line)
            self.stepped = True
            records = [record for record in step.records if line_of(game, record) == step.line]
            yield from _told(drawing, records, step.line)

    # What is asked

    def _question(self, drawing: Drawing) -> Iterator[Told]:
        """What is asked now, and in a replay where it is; once for every position."""
        table = drawing.table
        question = _replayed(drawing) if table.replay else escape(_asked(drawing))
        asked = (len(table.match.moves), table.mode, question)
        if question and asked != self._asked:
            yield Told((question,))
        self._asked = asked


def _asked(drawing: Drawing) -> str:
    table = drawing.table
    if table.state != READY or table.peeking != NOBODY:
        return ""
    if table.ending != NOBODY:
        return drawing.language.text.t("ui.turn-done", name=drawing.names[table.ending])
    return drawing.sentence()


def _replayed(drawing: Drawing) -> str:
    table, language = drawing.table, drawing.language
    place = language.say("keep.move-of", n=len(table.match.moves), all=len(table.history.moves))
    return " ".join([f"{place}.", *latest.sentences(table, language, drawing.names)])


def _told(drawing: Drawing, records: list[Record], step: str = "") -> Iterator[Told]:
    """The sentences of records, after the name of the step of a scoring that they make up."""
    table, language = drawing.table, drawing.language
    lines: list[str] = []
    private = False
    for record in records:
        line = language.line(table.game, record, drawing.names, table.shown)
        if not line:
            continue
        lines.append(line)
        if record[1] == table.shown != NOBODY and not table.alone:
            private |= line != language.line(table.game, record, drawing.names, NOBODY)
    if lines and step:
        lines.insert(0, language.say(f"ui.step.{step.replace(':', '.')}") + ".")
    if lines:
        yield Told(tuple(lines), private)
