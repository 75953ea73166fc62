"""What the session tells becomes a picture: the look and the words of the game, what lies on the
screen, the computer players around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser import clock, device, dom
from ..games import look_of
from ..session.events import Changed, Left, Moved, PlayerFailed, Reviewed, SatDown, Turned
from ..session.session import Session
from ..session.states import OVER, THINKING
from .language import Language, language_for
from .painter import Painter
from .screen import Screen

if TYPE_CHECKING:
    from ..kit.look import Look
    from ..opponents.hints import Hints
    from ..opponents.players import Opponents
    from ..opponents.reviews import Reviews
    from ..opponents.thinking import Thinking
    from ..session.table import Table
    from .table.drawing import Drawing


MOMENT = 4000
"""Milliseconds in which a turn that ends by itself can be taken back."""


class Stage:
    """Everything that a session is shown with."""

    def __init__(self, session: Session, code: str) -> None:
        self.session = session
        self.screen = Screen(
            moment=clock.moment, forgetful=device.forgets(), vibrates=device.vibrates()
        )
        self.language = Language(code)
        self.painter = Painter(self)
        self.opponents: Opponents | None = None
        self._thinking: Thinking | None = None
        self._look: Look | None = None
        self._hints: Hints | None = None
        self._reviews: Reviews | None = None
        events = session.events
        events.on(SatDown, lambda event: self._sit_down(event.table))
        events.on(Left, lambda event: self._leave())
        events.on(Moved, lambda event: self._move())
        events.on(Turned, lambda event: self.draw())
        events.on(Reviewed, lambda event: self.painter.draw_panel())
        events.on(PlayerFailed, lambda event: self.draw())
        events.on(Changed, self._hear)

    # Look, words and settings

    @property
    def look(self) -> Look:
        """How the game on the table looks."""
        assert self._look is not None
        return self._look

    @property
    def zoomed(self) -> str:
        """The id of the part of the table that can be zoomed; "" if there is none."""
        return self._look.zoomed if self._look else ""

    @property
    def thinking(self) -> Thinking:
        """Where computer players think."""
        from ..browser import worker
        from ..opponents.thinking import Thinking

        if self._thinking is None:
            self._thinking = Thinking(lambda: worker.start("thinker"))
        return self._thinking

    @property
    def hints(self) -> Hints:
        """Hints for whoever asks."""
        from ..opponents.hints import Hints
        from .onlookers import PageOnlookers

        if self._hints is None:
            self._hints = Hints(self.session, self.thinking, PageOnlookers(self))
        return self._hints

    @property
    def reviews(self) -> Reviews:
        """Reviews of finished games."""
        from ..opponents.reviews import Reviews

        if self._reviews is None:
            self._reviews = Reviews(self.session, self.thinking)
        return self._reviews

    def speak(self, code: str) -> None:
        """A language, with the words of the game that is shown."""
        table, draft = self.session.table, self.session.draft
        self.language = language_for(code, table.game.name if table else draft.game)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Language and looks of the whole page."""
        settings = self.session.settings
        dom.set_root(language=self.language.code, theme=settings.theme, motion=settings.motion)
        device.keep_awake(self.session.table is not None and settings.awake)

    def turn_look(self) -> None:
        """Show the game on the table as a picture or in words, as it is set."""
        table = self.session.table
        if table is not None:
            self._look = look_of(table.game, in_words=self.session.settings.look == "text")
            self.screen.lay(self._look)

    # What the session tells

    def _sit_down(self, table: Table) -> None:
        """From now on the page shows this table."""
        from ..opponents.players import Opponents
        from .onlookers import PageOnlookers

        self._stand_up()
        self.screen.clear()
        self.turn_look()
        self.speak(self.language.code)
        self.opponents = Opponents(self.session, table, self.thinking, PageOnlookers(self))
        self.go_on()

    def _stand_up(self) -> None:
        """Nobody thinks about the table any more."""
        if self.opponents:
            self.opponents.leave()
        self.opponents = None

    def _leave(self) -> None:
        """The table is left for the set-up."""
        self._stand_up()
        self.screen.clear()
        self.speak(self.language.code)
        self.draw()

    def _move(self) -> None:
        """The game went on or back."""
        self.screen.unpick()
        if self.screen.panel == "agree":
            self.screen.panel = ""
        self.go_on()

    def _hear(self, change: Changed) -> None:
        """Something beside the table changed; what other tabs write matters to lists only."""
        if not change.elsewhere or self.session.table is None or self.screen.panel == "games":
            self.draw()

    def go_on(self) -> None:
        """Draw, and let computer players move when it is their turn."""
        table = self.session.table
        assert table is not None
        if table.state == OVER and not self.screen.panel:
            self.screen.panel = "over"
        self.draw(turn_to=True)
        if table.state == THINKING and self.opponents:
            self.opponents.wake()
        if table.ends_by_itself:
            self._await_end(table, self.painter.pictures)

    def _await_end(self, table: Table, since: int) -> None:
        """End the turn after a moment, unless it is taken back or something is looked at."""
        from ..session.table import CONFIRM

        position = len(table.history.moves)

        def end() -> None:
            ending = self.session.table is table and table.ends_by_itself
            if not ending or len(table.history.moves) != position:
                return
            if self.screen.panel or self.painter.pictures != since:
                self._await_end(table, self.painter.pictures)
            else:
                self.session.take(CONFIRM)

        clock.after(MOMENT, end)

    def draw(self, *, turn_to: bool = False, prepared: Drawing | None = None) -> None:
        """Bring the page up to date."""
        self.painter.draw(turn_to=turn_to, prepared=prepared)
