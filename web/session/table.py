"""A game on the table: who is asked, who may see what, what stands in between.

Knows no page: every question the page has is answered from here, and every tap comes here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from boonlake.engine.decision import Decision, Record
from boonlake.engine.game import HUMAN, Game, Sight, View, Why
from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY, SCORING, TURN

from .fresh import Memory
from .replay import Replay
from .scoring import ScoringStep, scoring_steps
from .settings import Settings
from .states import (
    CURTAIN,
    OVER,
    PLAY,
    READY,
    REPLAY,
    REPLAYING,
    SHOWING,
    THINKING,
    WATCH,
    WATCHING,
)

if TYPE_CHECKING:
    from .coach import Coach
    from .hint import Hint
    from .review import Review

READ, CONFIRM, SKIP = "page next", "page confirm", "page skip"
HERE, HIDE = "page ready", "page back"
"""What people tap that is no move: read on, end the turn, skip; I am here, hide my hand."""


class Table:
    """One match with the people around it."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        names: list[str],
        colours: list[str],
        *,
        name: str = "",
        title: str = "",
    ) -> None:
        self.history = match
        """The whole game as it was played."""
        self.settings = settings
        self.names = names
        """What people call themselves, by seat; "" for those without a name."""
        self.colours = colours
        self.name = name
        """The name under which the game is kept."""
        self.title = title
        self.hurried = False
        """Computer players and scorings are shown without waiting, whatever is set."""
        self.played_elsewhere = False
        """Another tab plays; here the game is only looked at."""
        self.replay: Replay | None = None
        self.holder = NOBODY
        """The person who has the device in hand."""
        self.peeking = NOBODY
        """The person who wants to look at their hand although nothing asks for it."""
        self.ending = NOBODY
        """The person who still has to confirm the end of a turn."""
        self.scoring_steps: list[ScoringStep] = []
        """The steps of the scoring on show."""
        self.scoring_at = 0
        """The step on show."""
        self.account: list[Record] = []
        """What the opponent has just done, until it has been read."""
        self.hint: Hint | None = None
        """The hint that somebody asked for last."""
        self.coach: Coach | None = None
        """Who explains a first game."""
        self.review: Review | None = None
        """The review of the game, once somebody has asked for it."""
        self.awaited = False
        """Whether the tab that plays the game has been asked for it."""
        self.failure = ""
        """Why the computer player that is asked could not decide; the game waits."""
        self.asks_next = False
        """Whether somebody wants to be asked for what is joined with their next choice else."""
        self._latest: list[Record] = []
        self._memory = Memory()
        self._sight: tuple[Any, int, int, Sight] | None = None
        self.seat_people()

    def seat_people(self) -> None:
        """Whoever is the only person has the device; it lies before nobody who is none."""
        people = self.people
        if len(people) == 1:
            self.holder = people[0]
        elif self.holder not in people:
            self.holder = NOBODY

    # Who and what

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.history.game

    @property
    def match(self) -> Match:
        """The game up to the position that is shown."""
        return self.replay.match if self.replay else self.history

    @property
    def mode(self) -> str:
        """How the table is used."""
        if self.replay:
            return REPLAY
        return WATCH if self.played_elsewhere else PLAY

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, word in enumerate(self.history.seats) if word == HUMAN]

    @property
    def called(self) -> str:
        """What the game is called: by its title, else by the people in it; "" without either."""
        people = [self.names[seat] for seat in self.people if seat < len(self.names)]
        return self.title or ", ".join(name for name in people if name)

    @property
    def alone(self) -> bool:
        """Whether one person has the device all game long."""
        return len(self.people) <= 1

    @property
    def latest(self) -> list[Record]:
        """The records of the last choice and of what was forced after it."""
        return self.replay.latest if self.replay else self._latest

    def decision(self) -> Decision | None:
        """The decision that is open in the position shown."""
        return self.match.decision()

    @property
    def state(self) -> str:
        """What the page waits for."""
        if self.replay:
            return REPLAYING
        if self.played_elsewhere:
            return WATCHING
        if self.account or self.scoring_steps:
            return SHOWING
        decision = self.decision()
        if decision is None:
            return OVER
        if self.peeking != NOBODY:
            return READY if self.holder == self.peeking else CURTAIN
        if self.ending != NOBODY:
            return READY
        if self.history.seats[decision.seat] != HUMAN:
            return THINKING
        return CURTAIN if self._needs_curtain(decision) else READY

    def _needs_curtain(self, decision: Decision) -> bool:
        if self.alone or self.settings.open_hands or decision.seat == self.holder:
            return False
        return self.game.is_private(self.history.state)

    @property
    def facing(self) -> int:
        """The person before whom the curtain opens."""
        if self.peeking != NOBODY:
            return self.peeking
        decision = self.decision()
        return decision.seat if decision else NOBODY

    @property
    def shown(self) -> int:
        """The seat whose hidden things may be seen now; −1 if nobody's."""
        only = self.people[0] if len(self.people) == 1 else NOBODY
        if self.replay:
            return self.replay.eye if self._sees_all else only
        if self.played_elsewhere:
            return only
        state = self.state
        if self.alone:
            return only
        if state in (CURTAIN, THINKING, SHOWING, OVER):
            return NOBODY
        seat = self.ending if self.ending != NOBODY else self.facing
        return seat if self.settings.open_hands or seat == self.holder else NOBODY

    @property
    def _sees_all(self) -> bool:
        """In a replay of a finished game every hand may be seen."""
        return self.replay is not None and self.replay.finished and self.replay.eye != NOBODY

    @property
    def front(self) -> int:
        """The seat whose board lies at the front."""
        if self.replay:  # it stays the same, so that the table lies still
            return self.replay.eye if self.replay.eye != NOBODY else max(0, self.shown)
        shown = self.shown
        if shown != NOBODY:
            return shown
        decision = self.decision()
        if decision is not None and self.history.seats[decision.seat] == HUMAN:
            return decision.seat
        if self.holder != NOBODY:
            return self.holder
        return self.people[0] if self.people else 0

    def call_coach(self, told: Iterable[str] = ()) -> None:
        """A coach sits down who has told some things already."""
        from .coach import Coach

        self.coach = Coach(self, told)

    # Questions that change nothing

    def sight(self) -> Sight:
        """What may be seen now; made once for a position and whoever sees it."""
        match, shown = self.match, self.shown
        state, position = match.state, len(match.moves)
        last = self._sight
        if last and last[0] is state and last[1:3] == (position, shown):
            return last[3]
        sight = self.game.sight(state, shown)
        self._sight = (state, position, shown, sight)
        return sight

    def remembered(self) -> View | None:
        """What the seat that looks saw when its last turn ended; None where nobody plays."""
        if self.mode != PLAY or self.shown == NOBODY:
            return None
        return self._memory.of(self.history, self.shown)

    def options(self) -> list[str]:
        """The moves a person may take now."""
        decision = self.decision()
        busy = self.ending != NOBODY or self.peeking != NOBODY
        if decision is None or busy or self.state != READY:
            return []
        return decision.options

    @property
    def aims(self) -> tuple[object, ...]:
        """What decides what a tap means; while nothing can be taken the game may go on."""
        state = self.state
        moves = len(self.history.moves) if state in (READY, SHOWING, CURTAIN) else NOBODY
        return self.name, state, moves, self.scoring_at, self.ending, self.holder

    def preview(self, option: str) -> list[Record]:
        """What an option would do, as far as that can be known."""
        return self.game.preview(self.history.state, option)

    def ways(self, option: str) -> list[str]:
        """How an option can be paid, where that would be asked next."""
        return self.game.ways(self.history.state, option)

    def why_not(self, thing: str) -> Why | None:
        """Why whoever is asked cannot take a thing now."""
        decision = self.decision()
        if decision is None or self.state != READY:
            return None
        return self.game.why_not(self.history.state, decision.seat, thing)

    def lacking(self, thing: str) -> Why | None:
        """What whoever looks lacks to pay for a thing."""
        seat = self.shown
        return None if seat == NOBODY else self.game.lacking(self.match.state, seat, thing)

    def untold(self) -> list[int]:
        """By seat: the points of a scoring on show that are still to be told."""
        steps = self.scoring_steps[self.scoring_at + 1 :] if self.scoring_steps else []
        points = self.game.score_sheet.points
        return [
            sum(step.amounts[seat].get(points, 0) for step in steps)
            for seat in range(len(self.history.seats))
        ]

    # Moves

    def take(self, option: str) -> None:
        """Take what was tapped: a move, or a button of the page itself."""
        if self.coach:
            self.coach.go_on()
        if option.startswith("page "):
            self._turn_page(option)
            return
        decision = self.decision()
        assert decision is not None
        if len(self.people) > 1 and decision.seat != self.holder:
            self.holder = NOBODY  # somebody else has tapped, on a screen without a hand
        self.play(option)

    def play(self, move: str) -> None:
        """Make a move of anybody, then those that are forced; see what has to be shown."""
        match = self.history
        decision, turn = match.decision(), match.turn
        self.failure = ""
        self._latest = list(match.play(move))
        self._play_forced(decision.seat if decision else NOBODY)
        self.asks_next = False
        self.scoring_at = 0
        self.scoring_steps = [] if self.is_hurried else scoring_steps(match, self._latest)
        self.account = [] if self.is_hurried else self.game.account(self._latest)
        if decision and match.seats[decision.seat] == HUMAN and turn == decision.seat:
            self._ask_for_end(decision.seat)

    def _play_forced(self, last: int) -> None:
        """Single choices; the device never goes to somebody who has nothing to choose.

        It lies before the person whose hand it shows, and before the one who has moved last.
        """
        match = self.history
        while (decision := match.decision()) and match.seats[decision.seat] == HUMAN:
            elsewhere = not self.alone and decision.seat not in (self.holder, last)
            if decision.forced and (self.settings.auto or elsewhere):
                self._latest += match.play(decision.options[0])
            elif decision.seat == last and (move := self._sure(decision)):
                self._latest += match.play(move)
            else:
                return

    def _sure(self, decision: Decision) -> str:
        """What nobody would leave out is joined with the choice before it.

        Not where somebody wants to be asked, or the coach has something to say about it.
        """
        if not self.settings.auto or self.asks_next or (self.coach and self.coach.step):
            return ""
        return self.game.surely(decision, self.history.moves[-1])

    def _ask_for_end(self, seat: int) -> None:
        """The end of a person's turn waits for a word, where undo would be lost by going on."""
        ended = any(record[0] in (TURN, SCORING) for record in self._latest)
        ended = ended and (self.history.can_undo(self.people) or not self.alone)
        if ended and self.settings.confirm and not self.is_hurried and not self.history.may_pass:
            self.ending = seat

    @property
    def ends_by_itself(self) -> bool:
        """Whether the turn goes on after a moment in which it can be taken back.

        Only where one person plays with computers, and never for those who read or listen.
        """
        wanted = self.settings.moment and self.settings.look != "text"
        return self.ending != NOBODY and self.alone and wanted and self.mode == PLAY

    @property
    def is_hurried(self) -> bool:
        """Whether nobody wants to wait for what is shown."""
        return self.hurried or self.settings.speed == "instant"

    def _turn_page(self, option: str) -> None:
        if option == HERE:
            decision = self.decision()
            self.holder = self.facing
            if decision and decision.seat == self.peeking:
                self.peeking = NOBODY
        elif option == HIDE:
            self.peeking = self.holder = NOBODY
        elif option == READ and self.account:
            self.account = []
        elif option == READ:
            self.scoring_at += 1
            if self.scoring_at >= len(self.scoring_steps):
                self.scoring_steps = []
        elif option == SKIP:
            self.scoring_steps = []
        elif option == CONFIRM:
            self.ending = NOBODY

    def peek(self, seat: int) -> None:
        """A person wants to see their own hand."""
        if seat in self.people and not self.alone and not self.scoring_steps:
            self.peeking = seat

    def hand_over(self, seat: int, word: str) -> None:
        """Somebody else plays a seat from now on."""
        self.history.hand_over(seat, word)
        self.failure = ""
        self.seat_people()
        if self.ending == seat and word != HUMAN:
            self.ending = NOBODY

    def resume(self, *, step: int, account: bool, ending: int) -> None:
        """What was on show when the game was kept is on show again."""
        match = self.history
        point = match.undo_point()
        since = match.records[point if point is not None else match.first :]
        latest = [record for records in since for record in records]
        if account:
            self.account = self.game.account(latest)
        if step != NOBODY:
            self.scoring_steps = scoring_steps(match, latest)
            self.scoring_at = min(max(0, step), max(0, len(self.scoring_steps) - 1))
        if ending in self.people and match.decision() is not None:
            self.ending = ending

    # Taking back

    @property
    def _can_go_back(self) -> bool:
        return self.state in (READY, SHOWING, OVER)

    def can_undo(self) -> bool:
        """Whether a person can take the last choice back now."""
        return self._can_go_back and self.history.can_undo(self.people)

    def can_ask_back(self) -> bool:
        """Whether only an agreement can take the last choice back."""
        match = self.history
        return (
            self._can_go_back
            and not match.can_undo(self.people)
            and match.undo_point(self.people) is not None
        )

    def can_restart(self) -> bool:
        """Whether something of this turn can be taken back at once."""
        match = self.history
        start = match.turn_start if match.may_pass else max(match.turn_start, match.barrier)
        return self.can_undo() and start < len(match.moves)

    def can_redo(self) -> bool:
        """Whether a choice taken back can be played again now."""
        return self.state == READY and bool(self.history.future)

    def undo(self) -> None:
        """Take back the last choice of a person."""
        self.history.undo(self.people)
        self._forget()

    def back_to(self, position: int) -> None:
        """Take back everything after a position; whoever had to agree has agreed."""
        self.history.undo_to(position, forced=True)
        self._forget()

    def restart(self) -> None:
        """Back to the beginning of the turn, or as far as allowed."""
        self.history.restart_turn()
        self._forget()

    def redo(self) -> None:
        """Play again what was taken back."""
        self.history.redo(self.people)
        self._forget()

    def _forget(self) -> None:
        self.scoring_steps, self.account, self._latest = [], [], []
        self.ending = self.peeking = NOBODY
        self.failure, self.asks_next = "", False

    # Replay

    def begin_replay(self) -> Replay:
        """Look at earlier positions; hands are hidden as they are at the table."""
        if self.replay is None:
            self.replay = Replay(self.history, self.front)
        return self.replay

    def leave_replay(self) -> None:
        """Back to where the game is."""
        self.replay = None
