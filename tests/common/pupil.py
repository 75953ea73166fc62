"""Somebody who plays a first game as its coach suggests, and notes what was told when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from boonlake import games
from boonlake.engine.decision import Decision
from boonlake.engine.game import HUMAN
from boonlake.engine.lesson import Moment, Step
from boonlake.engine.match import Match
from web.session.scoring import scoring_steps

Wilful = Callable[[Decision], str | None]
"""May choose an option although the coach points at others."""


@dataclass
class Told:
    """A step that was told: after how many decisions and taps, and at which options it pointed."""

    step: Step
    decisions: int
    taps: int
    pointed: list[str]


@dataclass
class Pupil:
    """Plays a first game to its end."""

    name: str
    wilful: Wilful = lambda decision: None
    told: list[Told] = field(default_factory=list)
    decisions: int = 0
    taps: int = 0

    def __post_init__(self) -> None:
        game = games.get(self.name)
        first = game.box.first_game
        assert first is not None
        self.match = Match(game, first.seats, first.seed)
        self.seat = first.seats.index(HUMAN)
        words = ["greedy" if word == HUMAN else word for word in first.seats]
        self.players = [game.player(word, n, first.seed) for n, word in enumerate(words)]
        self.lesson = game.box.teaching().lesson

    @property
    def keys(self) -> list[str]:
        """What was told, in its order."""
        return [told.step.key for told in self.told]

    def when(self, key: str) -> Told:
        """How a step was told."""
        return next(told for told in self.told if told.step.key == key)

    def play(self) -> Pupil:
        """Do what the coach points at, and else what seems good."""
        while decision := self.match.decision():
            mine = decision.seat == self.seat
            if mine and decision.forced:
                records = self.match.play(decision.options[0])
            else:
                move = self._move(decision) if mine else self._advised(decision)
                records = self.match.play(move)
            if scoring_steps(self.match, records):
                self._listen(Moment(self.seat, None, self.match.records, showing=True))
                self.taps += 1
        self._listen(Moment(self.seat, None, self.match.records, over=True))
        return self

    def _advised(self, decision: Decision) -> str:
        game, state = self.match.game, self.match.state
        return self.players[decision.seat].choose(
            decision, partial(game.view, state, decision.seat)
        )

    def _move(self, decision: Decision) -> str:
        pointed = self._listen(Moment(self.seat, decision, self.match.records))
        move = self._advised(decision)
        self.decisions += 1
        self.taps += 1
        return self.wilful(decision) or (move if move in pointed or not pointed else pointed[0])

    def _listen(self, moment: Moment) -> list[str]:
        """Go on until the coach is silent; what it pointed at last."""
        options = moment.decision.options if moment.decision else []
        pointed: list[str] = []
        while step := self.lesson.due(moment, self.keys):
            pointed = step.target(options)[0]
            self.taps += 1
            self.told.append(Told(step, self.decisions, self.taps, pointed))
        return pointed
