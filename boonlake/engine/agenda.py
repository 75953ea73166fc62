"""The agenda: a stack of frames. A rule pops a frame and pushes what follows from it.

A frame is its kind, the seat it concerns, and primitive arguments, so a nested choice is a frame
and never a flag, and a game can be saved in the middle of anything. A kind is either carried out
by itself (`runs`) or asked: `offers` lists the options, `takes` carries one out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeVar

from .decision import Decision, IllegalMove, MalformedMove, Record

Frame = tuple[Any, ...]
"""Something still to be done: its kind, the seat it concerns, then what the kind calls for."""

PASS = "pass"


def argument(move: str) -> str:
    """What stands behind the verb of a move: `13a` in `develop 13a`."""
    return move.partition(" ")[2]


class Agent(Protocol):
    """What a state needs in order to have an agenda."""

    agenda: list[Frame]
    """Frames still to be done, the next one last."""
    records: list[Record]
    """What the move under way has done so far."""
    options: list[str]
    """What can be taken now."""
    main: int
    """How many of the options are the choice itself; the others may be taken beside it."""
    opened: bool
    """Whether what may be taken beside a choice of one option would give more to choose from."""


A = TypeVar("A", bound=Agent)

Run = Callable[[A, Frame], None]
Offer = Callable[[A, Frame], list[str]]
Take = Callable[[A, Frame, str], None]
OfferBeside = Callable[[A, Frame, list[str]], None]
OpensBeside = Callable[[A, Frame], bool]
TakeBeside = Callable[[A, Frame, str], None]
Surely = Callable[[A, Frame], bool]


def always(*_: object) -> bool:
    """Of decisions that are never left out."""
    return True


def _never(*_: object) -> bool:
    """Of what has to be looked at, or does not occur in a game."""
    return False


class Agenda(Generic[A]):
    """The rules of a game by the kind of frame they serve."""

    def __init__(self, verbs: Iterable[str]) -> None:
        self.verbs = frozenset(verbs)
        """The first words of all moves."""
        self.run: dict[str, Run[A]] = {}
        """What happens by itself."""
        self.offer: dict[str, Offer[A]] = {}
        """What can be chosen; nothing, or only passing, means that nobody is asked."""
        self.take: dict[str, Take[A]] = {}
        """What a choice does; the frame has left the agenda already."""
        self.surely: dict[str, Surely[A]] = {}
        """What can tell at a glance that somebody is asked; where it cannot, options are listed."""
        self.with_beside: set[str] = set()
        """Kinds of decision beside which something else may be taken."""
        self.offer_beside: OfferBeside[A] = _nothing
        self.open_beside: OpensBeside[A] = _never
        self.take_beside: TakeBeside[A] = _nothing

    # Marking rules

    def runs(self, kind: str) -> Callable[[Run[A]], Run[A]]:
        """Mark the rule that carries out a frame by itself."""

        def mark(rule: Run[A]) -> Run[A]:
            self.run[kind] = rule
            return rule

        return mark

    def offers(
        self, *kinds: str, beside: bool = False, surely: Surely[A] = _never
    ) -> Callable[[Offer[A]], Offer[A]]:
        """Mark the rule that lists what can be chosen.

        `beside`: also what lies beside it; `surely`: tells at a glance that somebody is asked.
        """

        def mark(rule: Offer[A]) -> Offer[A]:
            for kind in kinds:
                self.offer[kind] = rule
                self.surely[kind] = surely
            if beside:
                self.with_beside.update(kinds)
            return rule

        return mark

    def takes(self, *kinds: str) -> Callable[[Take[A]], Take[A]]:
        """Mark the rule that carries out a choice."""

        def mark(rule: Take[A]) -> Take[A]:
            for kind in kinds:
                self.take[kind] = rule
            return rule

        return mark

    def offers_beside(self, rule: OfferBeside[A]) -> OfferBeside[A]:
        """Mark the rule that adds what a seat may take beside its decision."""
        self.offer_beside = rule
        return rule

    def opens_beside(self, rule: OpensBeside[A]) -> OpensBeside[A]:
        """Mark the rule that tells whether what lies beside would give more to choose from."""
        self.open_beside = rule
        return rule

    def takes_beside(self, rule: TakeBeside[A]) -> TakeBeside[A]:
        """Mark the rule that carries out what was taken beside a decision, which stays open."""
        self.take_beside = rule
        return rule

    # Playing

    def settle(self, s: A, unlisted: bool = False) -> None:
        """Carry out what happens by itself until somebody has to choose or the game is over.

        `unlisted`: there are no options where somebody is surely asked; see `probe`.
        """
        while frame := self.run_on(s):
            kind = frame[0]
            if unlisted and self.surely[kind](s, frame):
                break
            options = self.offer[kind](s, frame)
            main = len(options)
            if main and kind in self.with_beside:
                self.offer_beside(s, frame, options)
            opened = False
            if main <= 1:
                opened = len(options) > main and self.open_beside(s, frame)
                if not opened and (not main or options[0] == PASS):
                    s.agenda.pop()
                    continue
            s.options, s.main, s.opened = options, main, opened
            return
        s.options, s.main, s.opened = [], 0, False

    def run_on(self, s: A) -> Frame | None:
        """Carry out what happens by itself, up to the next frame that may ask somebody."""
        agenda, runs = s.agenda, self.run
        while agenda:
            frame = agenda[-1]
            run = runs.get(frame[0])
            if run is None:
                return frame
            agenda.pop()
            run(s, frame)
        return None

    def decision(self, s: A) -> Decision | None:
        """Who has to choose what now; None when the game is over."""
        if not s.agenda:
            return None
        frame = s.agenda[-1]
        return Decision(frame[1], frame[0], s.options, s.main, s.opened)

    def apply(self, s: A, move: str) -> list[Record]:
        """Carry out a move of the deciding seat and everything that follows by itself."""
        records = self._take(s, move)
        self.settle(s)
        return records

    def probe(self, s: A, move: str) -> None:
        """As `apply`, but what can be chosen next is listed only where it must be looked at.

        For trials that weigh the position: where it has no options it can be settled once more.
        """
        self._take(s, move)
        self.settle(s, unlisted=True)

    def try_out(self, s: A, move: str) -> Frame | None:
        """Carry out a move without listing what can be chosen next; the frame that may ask for it.

        For trials that only weigh the position: before another move the state has to be settled.
        """
        self._take(s, move)
        return self.run_on(s)

    def _take(self, s: A, move: str) -> list[Record]:
        try:
            index = s.options.index(move)
        except ValueError:
            raise self.refusal(s, move) from None
        records: list[Record] = []
        s.records = records
        frame = s.agenda[-1]
        if index < s.main:
            s.agenda.pop()
            self.take[frame[0]](s, frame, move)
        else:
            self.take_beside(s, frame, move)
        return records

    def refusal(self, s: A, move: str) -> MalformedMove | IllegalMove:
        """The error for a move that is not offered, in one sentence."""
        if not s.agenda:
            return IllegalMove(f"{move!r} cannot be taken: the game is over")
        if move.partition(" ")[0] not in self.verbs:
            return MalformedMove(f"{move!r} is not a move; one would be {s.options[0]!r}")
        shown = ", ".join(s.options[:6]) + (", …" if len(s.options) > 6 else "")
        return IllegalMove(f"{move!r} is not offered to seat {s.agenda[-1][1]}; offered: {shown}")


def _nothing(*_: object) -> None:
    """Games in which nothing is taken beside a decision."""
