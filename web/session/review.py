"""The review of the game on a table: what is judged so far, kept with the game."""

from __future__ import annotations

from boonlake.engine.match import Match
from boonlake.players.review.account import Told, account, mattered
from boonlake.players.review.course import Judged, Task, tasks
from boonlake.players.review.judging import Judgement
from boonlake.players.review.keeping import recall, write
from boonlake.players.review.stretches import Stretch, stretches, turns

from .library import Library


class Review:
    """A review that is going on, or as far as it has come."""

    def __init__(self, match: Match, seats: list[int], library: Library, name: str) -> None:
        self.match = match
        self.seats = seats
        """The seats whose review it is: the people's, or all of computer players."""
        self._library, self._name = library, name
        self.judged: Judged = recall(match, library.review(name))
        self.stretches: dict[int, Stretch] = {each.at: each for each in stretches(match)}
        self.others = sorted({each.seat for each in self.stretches.values()} - set(seats))
        """The other seats that had something to choose."""
        self._turns = turns(match)
        self.running = False
        self.failed = False
        """Whether it could not go on the last time."""
        self.answers: dict[tuple[int, str], float | None] = {}
        """What moves were worth that somebody tried to find, by position and move; None while it
        is thought about."""
        self.words: dict[tuple[int, str, tuple[str, ...]], str] = {}
        """Lines in words, by where they begin, language and moves."""
        self.choices: dict[int, int] = {}
        """By position: how many moves there were to choose from; found together with words."""
        self._todo: tuple[int, list[Task]] | None = None
        self._told: tuple[int, list[Told]] | None = None
        self._done = 0

    @property
    def told(self) -> list[Told]:
        """The turns that are judged so far."""
        if self._told is None or self._told[0] != self._done:
            self._told = (self._done, account(self.match, self._turns, self.judged))
        return self._told[1]

    def of(self, seat: int) -> list[Told]:
        """The turns of a seat."""
        return [each for each in self.told if each.turn.seat == seat]

    def mattered(self, seat: int) -> list[Told]:
        """The turns in which a seat gave most away."""
        return mattered(self.told, seat)

    def blamed(self, told: Told) -> list[Judgement]:
        """What of a turn would have been better otherwise, the worst first."""
        found = [self.judged[each.at] for each in told.turn.stretches if each.at in self.judged]
        return sorted((each for each in found if each.line), key=lambda each: -each.given)

    @property
    def overview(self) -> tuple[int, int]:
        """How many stretches of the overview are judged, and how many there are."""
        return sum(at in self.judged for at in self.stretches), len(self.stretches)

    @property
    def closer(self) -> tuple[int, int]:
        """After the overview: how many stretches are looked at closely, and how many will be."""
        done = sum(each.deep for each in self.judged.values())
        return done, done + len(self.todo())

    def todo(self) -> list[Task]:
        """What is to be judged next."""
        if self._todo is None or self._todo[0] != self._done:
            seats = [*self.seats, *self.others]
            self._todo = (self._done, tasks(self._turns, self.judged, seats))
        return self._todo[1]

    def note(self, judgement: Judgement) -> None:
        """Another stretch is judged."""
        self.judged[judgement.at] = judgement
        self._done += 1

    def keep(self) -> None:
        """Keep it with the game; where there is no room it lasts as long as the page."""
        self._library.keep_review(self._name, write(self.match, self.judged))

    def differs(self, judgement: Judgement) -> int:
        """The position at which the better line leaves the one that was played."""
        at = judgement.at
        for move in judgement.line:
            if at >= len(self.match.moves) or self.match.moves[at] != move:
                break
            at += 1
        return at

    def is_question(self, judgement: Judgement) -> bool:
        """Whether somebody may look for the better line: there were several moves beside the one
        that was played."""
        return self.choices.get(self.differs(judgement), 0) > 2

    def better(self, judgement: Judgement) -> Match:
        """The game up to the stretch, gone on with by the better line."""
        match = self.match.branch(judgement.at)
        for move in judgement.line:
            decision = match.decision()
            if decision is None or move not in decision.options:
                break
            match.play(move)
        return match
