"""One stretch of a match, held against the best line that is found.

All is seen from the seat that decided: whatever was hidden from it is guessed, and every line is
weighed on the same guesses. The line is chosen on some guesses and weighed on others, so that
a line that was merely lucky is not praised, and only what is to be believed of the difference
counts (`weighing.py`). Where it may matter, both are weighed on more guesses.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple

from ...engine.chance import Chance
from ...engine.game import Game
from ...engine.match import Match
from .. import steps
from ..lines import Lines
from ..reasons import Reason, reasons
from ..weighing import Weighed, believed, brought_by, lead_of, weighing
from .stretches import Stretch, ends_stretch

LONGEST = 40
"""Moves after which a line ends in any case."""
LEAST = 0.5
"""A line that is better by fewer points is not said to be."""

Line = tuple[str, ...]
"""Moves of one seat."""


class Effort(NamedTuple):
    """How much thought a stretch is worth."""

    word: str
    taught: bool
    """Whether the game's teacher is asked what it would do."""
    sight: int
    """On how many guesses all lines are looked at, to the end of the turn."""
    few: int
    """How many that look best there are played on; one alone is the best."""
    choosing: int
    """On how many guesses the best of these is chosen."""
    least: int
    """On how many others it is weighed at least."""
    most: int
    """And on how many where it may matter."""
    careful: bool
    """Whether that is played on by players that plan."""


OVERVIEW = Effort("overview", False, 1, few=2, choosing=1, least=2, most=3, careful=False)
OPENING = Effort("opening", False, 2, few=4, choosing=2, least=2, most=4, careful=False)
"""In an overview, for how a turn begins: there most is decided."""
DEEP = Effort("deep", True, 2, few=4, choosing=3, least=4, most=8, careful=True)
EFFORTS = {effort.word: effort for effort in (OVERVIEW, OPENING, DEEP)}


class Judgement(NamedTuple):
    """What a seat decided in a stretch, and what would have been better."""

    at: int
    seat: int
    best: float
    """The final lead to be expected with the best line."""
    played: float
    """The final lead to be expected with the line that was played."""
    line: Line
    """The better line; () if none was found."""
    why: tuple[Reason, ...]
    """What it brings more."""
    deep: bool

    @property
    def given(self) -> float:
        """The points given away."""
        return self.best - self.played


class Asked:
    """A stretch as the seat saw it: what was hidden is guessed, and lines are weighed on that."""

    def __init__(self, match: Match, stretch: Stretch, chance: str) -> None:
        game: Game[Any] = match.game
        lines = game.lines(stretch.seat)
        assert lines is not None, f"lines of {game.name} cannot be weighed"
        self.game, self.seat, self.seed = game, stretch.seat, match.seed
        self.lines: Lines[Any] = lines
        self.played: Line = tuple(match.moves[stretch.at : stretch.end])
        self._view = game.view(match.jump(stretch.at), stretch.seat)
        self._chance = Chance(match.seed, f"{chance} {stretch.at}")

    def guess(self) -> Any:
        """The position with everything hidden guessed anew."""
        state = self.game.guess(self._view, self._chance)
        self.lines.begin(state)
        return state

    def at_first_sight(self, state: Any, line: Line) -> Generator[None, None, float]:
        """How far a line leads by the end of the turn."""
        trial = state.copy()
        follow(self.game, trial, self.seat, line)
        yield
        yield from self.lines.at_first_sight(trial)
        return self.lines.lead(trial)

    def weigh(self, state: Any, line: Line, *, careful: bool) -> Generator[None, None, Weighed]:
        """Where a line leads."""
        trial = state.copy()
        follow(self.game, trial, self.seat, line)
        yield
        return (yield from weighing(self.lines, trial, careful=careful))

    def quickly(self, guesses: int) -> Generator[None, None, list[Weighed]]:
        """Where what was played leads with quick players.

        They tell it for stretches that are looked at closely, too: turns are held against others.
        """
        weighed = []
        for _ in range(guesses):
            weighed.append((yield from self.weigh(self.guess(), self.played, careful=False)))
        return weighed

    def weigh_late(
        self, state: Any, line: Line, *, careful: bool
    ) -> Generator[None, None, Weighed | None]:
        """Where a line leads that is played as soon as it can be after what was played."""
        trial = state.copy()
        follow(self.game, trial, self.seat, self.played)
        yield
        if not (yield from self.lines.until(trial, line[0], careful=careful)):
            return None
        follow(self.game, trial, self.seat, line)
        return (yield from weighing(self.lines, trial, careful=careful))

    def compare(
        self, line: Line, effort: Effort
    ) -> Generator[None, None, tuple[float, list[Weighed], list[Weighed]]]:
        """By how many points a line leads further than what was played, and where both lead.

        What was played leads at least where the line does if it comes a turn late: what can still
        be made up for is not given away.
        """
        states: list[Any] = []
        theirs: list[Weighed] = []
        ours: list[Weighed] = []
        careful = effort.careful
        more = 0.0
        while len(ours) < effort.least or (len(ours) < effort.most and more > 0):
            state = self.guess()
            states.append(state)
            ours.append((yield from self.weigh(state, self.played, careful=careful)))
            if line != self.played:
                theirs.append((yield from self.weigh(state, line, careful=careful)))
                more = self._believed(theirs, ours, careful=careful)
        if more <= 0:
            return more, theirs, ours
        late: list[Weighed] = []
        for state, played in zip(states, ours, strict=True):
            late.append((yield from self.weigh_late(state, line, careful=careful)) or played)
        more_than_late = self._believed(theirs, late, careful=careful)
        return (more_than_late, theirs, late) if more_than_late < more else (more, theirs, ours)

    def _believed(
        self, better: Sequence[Weighed], other: Sequence[Weighed], *, careful: bool
    ) -> float:
        """By how many points one line leads further; less of that if quick players say so."""
        more = believed(self.lines, better, other)
        return more if careful else more * self.lines.quick_trust


def judging(match: Match, stretch: Stretch, effort: Effort) -> Generator[None, None, Judgement]:
    """The judgement of a stretch, in short steps."""
    asked = Asked(match, stretch, f"review {effort.word}")
    line = yield from looking(asked, effort)
    more, theirs, ours = yield from asked.compare(line, effort)
    if more < LEAST and not effort.careful:
        more, option = yield from asked.lines.overlooked(asked.guess(), asked.played)
        if more >= LEAST:
            line = yield from _line_from(asked, option)
            _, theirs, ours = yield from asked.compare(line, effort)
    lead = lead_of((yield from asked.quickly(effort.choosing)) if effort.careful else ours)
    deep = effort is DEEP
    if more < LEAST:
        return Judgement(stretch.at, stretch.seat, lead, lead, (), (), deep)
    why = tuple(reasons(brought_by(theirs), brought_by(ours)))
    return Judgement(stretch.at, stretch.seat, round(lead + more, 2), lead, line, why, deep)


def looking(asked: Asked, effort: Effort) -> Generator[None, None, Line]:
    """The line that looks best beside the one that was played; that one if there is no other."""
    first = asked.guess()
    yield
    found: list[Line] = []
    for step in _candidates(asked, first, effort):
        yield
        if step and step != asked.played and step not in found:
            found.append(step)
    return (yield from _best_of(asked, found, first, effort)) if found else asked.played


def _best_of(
    asked: Asked, found: Sequence[Line], first: Any, effort: Effort
) -> Generator[None, None, Line]:
    """The line that leads furthest: at first sight, then played on."""
    totals = dict.fromkeys(found, 0.0)
    for n in range(effort.sight if len(found) > 1 else 0):
        state = asked.guess() if n else first
        for line in found:
            totals[line] += yield from asked.at_first_sight(state, line)
    ranked = sorted(found, key=lambda line: -totals[line])[: effort.few]
    if len(ranked) == 1 or not (asked.lines.laps or effort.careful):
        return ranked[0]
    totals = dict.fromkeys(ranked, 0.0)
    for _ in range(effort.choosing):
        state = asked.guess()
        for line in ranked:
            totals[line] += (yield from asked.weigh(state, line, careful=False)).lead
    return max(ranked, key=lambda line: totals[line])


def trying(
    match: Match, stretch: Stretch, option: str, effort: Effort
) -> Generator[None, None, float]:
    """By how many points an option leads further ahead than what was played, in short steps."""
    asked = Asked(match, stretch, "trying")
    line = yield from _line_from(asked, option)
    return round((yield from asked.compare(line, effort))[0], 2)


def follow(game: Game[Any], state: Any, seat: int, line: Sequence[str]) -> int:
    """Make the moves of a line as long as they can be made; how many were."""
    for n, move in enumerate(line):
        decision = game.decision(state)
        if decision is None or decision.seat != seat or move not in decision.options:
            return n
        game.apply(state, move)
    return len(line)


def _line_from(asked: Asked, option: str) -> Generator[None, None, Line]:
    """A line that begins with an option."""
    line: Line = ()
    for step in _quickly(asked, asked.guess(), option):
        yield
        line = step or line
    return line


def _candidates(asked: Asked, state: Any, effort: Effort) -> Iterator[Line | None]:
    """Lines that may be better: the teacher's, and those that begin with promising options."""
    if effort.taught:
        word = asked.game.box.teacher
        yield from teaching(asked.game, state.copy(), asked.seat, word, asked.seed)
    rough: dict[str, float] = {}
    for option in asked.lines.options(state):
        rough[option] = asked.lines.right_away(state, option)
        yield None
    for option in asked.lines.promising(state, rough):
        yield from _quickly(asked, state.copy(), option)


def teaching(
    game: Game[Any], state: Any, seat: int, word: str, seed: int, *, to_the_end: bool = False
) -> Iterator[Line | None]:
    """What a computer player would do until something new shows, or to the end of the turn.

    In short steps, each None but the last.
    """
    player = game.player(word, seat, seed)
    line: list[str] = []
    while (decision := game.decision(state)) and decision.seat == seat and len(line) < LONGEST:
        chosen = ""
        for so_far in steps(player, decision, lambda: game.view(state, seat)):
            chosen = so_far
            yield None
        line.append(chosen)
        if ends_stretch(game.apply(state, chosen), frozenset() if to_the_end else game.reveals):
            break
    yield tuple(line)


def _quickly(asked: Asked, state: Any, option: str) -> Iterator[Line | None]:
    """An option and what a quick player makes of it until something new shows."""
    game, line = asked.game, [option]
    while not ends_stretch(game.apply(state, line[-1]), game.reveals) and len(line) < LONGEST:
        yield None
        decision = game.decision(state)
        if decision is None or decision.seat != asked.seat:
            break
        line.append(decision.options[0] if decision.forced else asked.lines.go_on(state))
    yield tuple(line)
