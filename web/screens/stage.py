"""What the session tells becomes a picture: the look and the words of the game, what lies on the
screen, the computer players around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser import clock, device, dom
from ..games import look_of
from ..session.events import Changed, Left, Moved, PlayerFailed, SatDown, Turned
from ..session.session import Session
from ..session.table import OVER, THINKING, Table
from .language import Language, language_for
from .painter import Painter
from .screen import Screen

if TYPE_CHECKING:
    from ..kit.look import Look
    from ..opponents.hints import Hints
    from ..opponents.players import Opponents
    from ..opponents.thinking import Thinking
    from .table.drawing import Drawing


class Stage:
    """Everything that a session is shown with."""

    def __init__(self, session: Session, code: str) -> None:
        self.session = session
        self.screen = Screen(moment=clock.moment, forgetful=device.forgets())
        self.language = Language(code)
        self.painter = Painter(self)
        self.opponents: Opponents | None = None
        self._thinking: Thinking | None = None
        self._look: Look | None = None
        self._hints: Hints | None = None
        events = session.events
        events.on(SatDown, lambda event: self._sit_down(event.table))
        events.on(Left, lambda event: self._leave())
        events.on(Moved, lambda event: self._move())
        events.on(Turned, lambda event: self.draw())
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

    # What the session tells

    def _sit_down(self, table: Table) -> None:
        """From now on the page shows this table."""
        from ..opponents.players import Opponents
        from .onlookers import PageOnlookers

        self._stand_up()
        self._look = look_of(table.game)
        self.screen.clear()
        self.screen.lay(self._look)
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

    def draw(self, *, turn_to: bool = False, prepared: Drawing | None = None) -> None:
        """Bring the page up to date."""
        self.painter.draw(turn_to=turn_to, prepared=prepared)
