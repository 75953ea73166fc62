"""A game on the table: who is asked, who may see what, what stands in between.

Knows no page: every question the page has is answered from here, and every tap comes here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from boonlake.engine.decision import Decision, Record
from boonlake.engine.match import Match

from .scoring import Step, her_turn, scoring_steps
from .seats import HUMAN
from .settings import Settings

if TYPE_CHECKING:
    from ..screens.hint_view import Advice

PRIVATE = frozenset(
    {
        "builder",
        "builder-all",
        "card",
        "cattle-all",
        "drop",
        "first-site",
        "interim",
        "keep",
        "pioneer-others",
        "settle-all",
        "strip",
    }
)
"""Decisions that offer cards of a hand, or for which it has to be seen; all others are public."""

READY, THINKING, SCORING, CURTAIN, OVER = "ready", "thinking", "scoring", "curtain", "over"
NOBODY = -1


@dataclass(slots=True)
class Table:
    """One match with the people around it.

    `holder` is the person who has the device in hand, `shown` whose hand of cards is on it.
    """

    match: Match
    settings: Settings
    names: list[str]
    colours: list[str]
    name: str = ""
    """The name under which the game is kept."""
    hurried: bool = False
    """Computer players and scorings are shown without waiting, whatever is set."""
    holder: int = NOBODY
    show: list[Step] = field(default_factory=list)
    """The steps of the scoring on show."""
    at: int = 0
    """The step on show."""
    story: list[Record] = field(default_factory=list)
    """What the Wise Eminence has just done, until it has been read."""
    ending: int = NOBODY
    """The person who still has to confirm the end of a turn."""
    fresh: list[Record] = field(default_factory=list)
    """The records of the last choice and of what was forced after it."""
    peek: int = NOBODY
    """The person who wants to look at their hand although nothing asks for it."""
    advice: Advice | None = None
    """The hint that somebody asked for last."""

    def __post_init__(self) -> None:
        people = self.people
        if len(people) == 1:
            self.holder = people[0]

    # Who and what

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, word in enumerate(self.match.seats) if word == HUMAN]

    @property
    def alone(self) -> bool:
        """Whether one person has the device all game long."""
        return len(self.people) <= 1

    @property
    def told(self) -> Match:
        """The match of which the log tells."""
        return self.match

    def asked(self) -> Decision | None:
        """The decision that is open now."""
        return self.match.decision()

    @property
    def state(self) -> str:
        """What the page waits for."""
        if self.story or self.show:
            return SCORING
        asked = self.asked()
        if asked is None:
            return OVER
        if self.peek != NOBODY:
            return READY if self.holder == self.peek else CURTAIN
        if self.ending != NOBODY:
            return READY
        if self.match.seats[asked.seat] != HUMAN:
            return THINKING
        return CURTAIN if self._needs_curtain(asked) else READY

    @property
    def facing(self) -> int:
        """The person before whom the curtain opens."""
        asked = self.asked()
        return self.peek if self.peek != NOBODY else asked.seat if asked else NOBODY

    def look_in(self, seat: int) -> None:
        """A person wants to see their own hand."""
        if seat in self.people and not self.alone and not self.show:
            self.peek = seat

    def _needs_curtain(self, asked: Decision) -> bool:
        if self.alone or self.settings.open_hands or asked.seat == self.holder:
            return False
        if asked.kind == "keep":
            return True
        return asked.kind in PRIVATE and bool(self.match.state.players[asked.seat].hand)

    @property
    def shown(self) -> int:
        """The seat whose hand may be seen now; −1 if nobody's."""
        if self.state == OVER and len(self.people) > 1:
            return NOBODY
        if self.alone:
            return self.people[0] if self.people else NOBODY
        if self.state in (CURTAIN, THINKING, SCORING):
            return NOBODY
        asked = self.asked()
        if asked is None:
            return NOBODY
        seat = self.ending if self.ending != NOBODY else self.facing
        return seat if self.settings.open_hands or seat == self.holder else NOBODY

    @property
    def board(self) -> int:
        """The seat whose board lies at the front."""
        if self.shown != NOBODY:
            return self.shown
        asked = self.asked()
        if asked is not None and self.match.seats[asked.seat] == HUMAN:
            return asked.seat
        if self.holder != NOBODY:
            return self.holder
        return self.people[0] if self.people else 0

    def view(self) -> dict[str, Any]:
        """What may be seen now."""
        seen: dict[str, Any] = self.match.game.view(self.match.state, self.shown)
        return seen

    def options(self) -> list[str]:
        """The moves a person may take now."""
        asked = self.asked()
        busy = self.ending != NOBODY or self.peek != NOBODY
        if asked is None or busy or self.state != READY:
            return []
        return asked.options

    # Moves

    def take(self, option: str) -> None:
        """Take what was tapped: a move, or a button of the page itself."""
        if option.startswith("page "):
            self._turn_page(option)
            return
        asked = self.asked()
        assert asked is not None
        if len(self.people) > 1 and asked.seat != self.holder:
            self.holder = NOBODY  # somebody else has tapped, on a screen without a hand
        self.play(option)

    def play(self, move: str) -> None:
        """Make a move of anybody, then those that are forced; see what has to be shown."""
        asked = self.asked()
        turn = self.match.state.turn
        self.fresh = list(self.match.play(move))
        self._play_forced(asked.seat if asked else NOBODY)
        self.at = 0
        self.show = [] if self._hurried else scoring_steps(self.match, self.fresh)
        self.story = [] if self._hurried else her_turn(self.fresh)
        if asked and self.match.seats[asked.seat] == HUMAN and turn == asked.seat:
            self._ask_for_end(asked.seat)

    def _play_forced(self, last: int) -> None:
        """Single choices; the device never goes to somebody who has nothing to choose.

        It lies before the person whose hand it shows, and before the one who has moved last.
        """
        while (asked := self.asked()) and asked.forced and self.match.seats[asked.seat] == HUMAN:
            elsewhere = not self.alone and asked.seat not in (self.holder, last)
            if not (self.settings.auto or elsewhere):
                return
            self.fresh += self.match.play(asked.options[0])

    def _ask_for_end(self, seat: int) -> None:
        """The end of a person's turn waits for a word, where undo would not reach past it."""
        ended = any(record[0] in ("turn", "scoring") for record in self.fresh)
        if ended and self.settings.confirm and not self._hurried and not self.match.may_pass:
            self.ending = seat

    @property
    def _hurried(self) -> bool:
        return self.hurried or self.settings.speed == "instant"

    def _turn_page(self, option: str) -> None:
        if option == "page ready":
            asked = self.asked()
            self.holder = self.facing
            if asked and asked.seat == self.peek:
                self.peek = NOBODY
        elif option == "page back":
            self.peek = self.holder = NOBODY
        elif option == "page next" and self.story:
            self.story = []
        elif option == "page next":
            self.at += 1
            if self.at >= len(self.show):
                self.show = []
        elif option == "page skip":
            self.show = []
        elif option == "page confirm":
            self.ending = NOBODY

    # Taking back

    def can_undo(self) -> bool:
        """Whether a person can take the last choice back now."""
        return self.state in (READY, SCORING, OVER) and self.match.can_undo(self.people)

    def undo(self) -> None:
        """Take back the last choice of a person."""
        self.match.undo(self.people)
        self._forget()

    def back_to(self, position: int) -> None:
        """Take back everything after a position; whoever had to agree has agreed."""
        self.match.undo_to(position, forced=True)
        self._forget()

    def can_restart(self) -> bool:
        """Whether something of this turn can be taken back at once."""
        match = self.match
        start = match.turn_start if match.may_pass else max(match.turn_start, match.barrier)
        return self.can_undo() and start < len(match.moves)

    def restart(self) -> None:
        """Back to the beginning of the turn, or as far as allowed."""
        self.match.restart_turn()
        self._forget()

    def can_redo(self) -> bool:
        """Whether a choice taken back can be played again now."""
        return self.state == READY and bool(self.match.future)

    def redo(self) -> None:
        """Play again what was taken back."""
        self.match.redo(self.people)
        self._forget()

    def _forget(self) -> None:
        self.show, self.story = [], []
        self.ending = self.peek = NOBODY
        self.fresh = []
