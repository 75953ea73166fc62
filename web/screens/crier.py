"""Says aloud what a table has to tell, a moment after it was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake.engine.records import NOBODY

from ..browser import aloud, clock, device

if TYPE_CHECKING:
    from ..session.table import Table
    from .table.announcing import Announcer
    from .table.drawing import Drawing

SOON = 60
"""Milliseconds after a picture: what happens in between is said together, and no tap waits."""


class Crier:
    """Somebody who reads out what happens at a table."""

    def __init__(self) -> None:
        self._announcer: Announcer | None = None
        self._drawing: Drawing | None = None
        """The newest picture of which nothing has been said yet."""
        self._reader = NOBODY
        """Who looked last."""

    def look(self, drawing: Drawing) -> None:
        """There is a new picture; what it tells is said soon."""
        if self._announcer is None:
            from .table.announcing import Announcer

            self._announcer = Announcer()
        if drawing.table.shown != self._reader:
            self._reader = drawing.table.shown
            aloud.forget(private=True)
        self._announcer.notice(drawing.table)
        if self._drawing is None:
            clock.after(SOON, self._speak)
        self._drawing = drawing

    def leave(self) -> None:
        """Nobody sits at a table any more."""
        if self._announcer is not None:
            self._announcer, self._drawing = None, None
            aloud.forget()

    def _speak(self) -> None:
        drawing, self._drawing = self._drawing, None
        if drawing is None or self._announcer is None:
            return
        for told in self._announcer.news(drawing):
            aloud.say(" ".join(told.lines), private=told.private)
        settings = drawing.table.settings
        if settings.sounds or settings.vibration:
            self._sound(drawing.table, self._announcer)

    def _sound(self, table: Table, announcer: Announcer) -> None:
        """Make heard and felt what has just been told."""
        from ..browser import sounds
        from .table.hearing import TREMBLES, sound_of

        points = table.game.score_sheet.points
        person = table.people[0] if table.alone and table.people else table.shown
        sound = sound_of(announcer.heard, person, points, steps=announcer.stepped)
        if sound and table.settings.sounds:
            sounds.play(sound)
        if table.settings.vibration and sound in TREMBLES:
            device.vibrate(TREMBLES[sound])
