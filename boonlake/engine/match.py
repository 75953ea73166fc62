"""A match: a game with its history. Plays, takes back, plays again; does no input or output."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .decision import Decision, Record
from .game import NO_CHOICES, Game
from .records import NOBODY, TURN

SNAPSHOT_EVERY = 4
"""Taking back replays at most this many moves from a kept copy of the state."""


class UndoError(ValueError):
    """Something that cannot be taken back or played again; the message is one sentence."""


class Match:
    """A game and its moves so far.

    Positions are numbered by the moves made before them: 0 is the set-up, `len(moves)` is now.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[str],
        seed: int,
        choices: Mapping[str, str] = NO_CHOICES,
        *,
        training: bool = False,
    ) -> None:
        self._start(game, seats, seed, choices, game.new(seats, seed, choices))
        self.training = training

    def resumed(self, state: Any, moves: list[str]) -> Match:
        """The same table with a game that goes on from a position; its moves can only be read."""
        match = Match.__new__(Match)
        match._start(self.game, self.first_seats, self.seed, self.choices, state)
        match.first = len(moves)
        match.from_snapshot = True
        match.moves = moves[:]
        match.records = [[] for _ in moves]
        match.seat_of = [-1] * len(moves)
        match.was_forced = [False] * len(moves)
        match._snapshots = {match.first: state.copy()}
        match.training = False
        return match

    def _start(
        self,
        game: Game[Any],
        seats: Sequence[str],
        seed: int,
        choices: Mapping[str, str],
        state: Any,
    ) -> None:
        self.game = game
        self.first_seats = list(seats)
        """Who sat where when the game began."""
        self.seats = list(seats)
        """Who sits where now; a seat may be handed over without changing the game."""
        self.seed = seed
        self.choices = dict(choices)
        self.taught = False
        """A coach sits beside the person who plays."""
        self.marked = False
        """Somebody went back past something that had been shown or drawn."""
        self.first = 0
        """The first position that can be reached; earlier moves can only be read."""
        self.from_snapshot = False
        """Whether that position was shown by a snapshot and does not follow from the set-up."""
        self.moves: list[str] = []
        self.records: list[list[Record]] = []
        self.seat_of: list[int] = []
        self.was_forced: list[bool] = []
        self.future: list[str] = []
        """Moves taken back, which can be played again, the next one first."""
        self.state: Any = state
        self._snapshots: dict[int, Any] = {0: state.copy()}

    # Playing

    def decision(self) -> Decision | None:
        """Who has to choose what now; None when the game is over."""
        return self.game.decision(self.state)

    def play(self, move: str) -> list[Record]:
        """Make a move; another move than the one taken back here forgets what was taken back."""
        records = self._advance(move)
        if self.future and self.future[0] == move:
            del self.future[0]
        else:
            self.future.clear()
        return records

    def _advance(self, move: str) -> list[Record]:
        decision = self.decision()
        records = self.game.apply(self.state, move)
        self.moves.append(move)
        self.records.append(records)
        self.seat_of.append(decision.seat if decision else -1)
        self.was_forced.append(bool(decision and decision.forced and move == decision.options[0]))
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self._snapshots[len(self.moves)] = self.state.copy()
        return records

    @property
    def is_first_game(self) -> bool:
        """Whether this is the game that teaches, with its own table and lots."""
        return (tuple(self.first_seats), self.seed) == self.game.box.first_game

    def hand_over(self, seat: int, word: str) -> None:
        """Give a seat to somebody else, a person or a computer player."""
        self.seats[seat] = word

    # Taking back and playing again

    @property
    def may_pass(self) -> bool:
        """Whether this match may go back past the barrier: solo and training matches."""
        return self.training or self.game.box.seating.is_solo(self.first_seats)

    @property
    def barrier(self) -> int:
        """The earliest position since which nothing was revealed and no chance struck."""
        kinds = self.game.reveals
        for n in range(len(self.moves), self.first, -1):
            if any(record[0] in kinds for record in self.records[n - 1]):
                return n
        return self.first

    @property
    def turn_start(self) -> int:
        """The position at which the current turn began."""
        for n in range(len(self.moves), self.first, -1):
            if any(record[0] == TURN for record in self.records[n - 1]):
                return n
        return self.first

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        for records in reversed(self.records):
            for record in reversed(records):
                if record[0] == TURN:
                    return int(record[1])
        return NOBODY

    def undo_point(self, by: Collection[int] | None = None) -> int | None:
        """The position before the last real choice (of one of the seats given), if there is one."""
        for n in range(len(self.moves) - 1, self.first - 1, -1):
            if not self.was_forced[n] and (by is None or self.seat_of[n] in by):
                return n
        return None

    def can_undo(self, by: Collection[int] | None = None) -> bool:
        """Whether `undo` would do something without being forced."""
        point = self.undo_point(by)
        return point is not None and (self.may_pass or point >= self.barrier)

    def undo(self, by: Collection[int] | None = None, *, forced: bool = False) -> None:
        """Take back the last real choice (of one of the seats given) and all that followed it."""
        point = self.undo_point(by)
        if point is None:
            raise UndoError("There is no move to take back.")
        self.undo_to(point, forced=forced)

    def undo_to(self, n: int, *, forced: bool = False) -> None:
        """Go back to position n; past the barrier only if allowed or forced, and then marked."""
        if not self.first <= n <= len(self.moves):
            raise UndoError(
                f"There is no position {n} to go back to;"
                f" it must be between {self.first} and {len(self.moves)}."
            )
        past = n < self.barrier
        if past and not (forced or self.may_pass):
            raise UndoError("Something hidden was revealed since then, so it cannot be taken back.")
        self.marked = self.marked or past
        self.future[:0] = self.moves[n:]
        self.state = self.jump(n)
        for log in (self.moves, self.records, self.seat_of, self.was_forced):
            del log[n:]
        for kept in [k for k in self._snapshots if k > n]:
            del self._snapshots[kept]

    def restart_turn(self, *, forced: bool = False) -> None:
        """Go back to the turn's beginning, or as far towards it as the barrier allows."""
        start = self.turn_start
        if not (forced or self.may_pass):
            start = max(start, self.barrier)
        if start == len(self.moves):
            raise UndoError("There is nothing in this turn that can be taken back.")
        self.undo_to(start, forced=forced)

    def redo(self, by: Collection[int] | None = None) -> list[Record]:
        """Play again what one `undo` took back."""
        if not self.future:
            raise UndoError("There is no move to play again.")
        records = self.play(self.future[0])
        while self.future and (decision := self.decision()):
            if not decision.forced and (by is None or decision.seat in by):
                break
            records += self.play(self.future[0])
        return records

    # Looking

    def jump(self, n: int) -> Any:
        """The state at position n, for looking at; the match stays where it is."""
        if not self.first <= n <= len(self.moves):
            raise UndoError(
                f"There is no position {n} to look at;"
                f" it must be between {self.first} and {len(self.moves)}."
            )
        nearest = max(k for k in self._snapshots if k <= n)
        state = self._snapshots[nearest].copy()
        for move in self.moves[nearest:n]:
            self.game.apply(state, move)
        return state

    def branch(self, n: int) -> Match:
        """A match of its own that goes on from position n."""
        other = Match.__new__(Match)
        other._start(self.game, self.first_seats, self.seed, self.choices, self.jump(n))
        other.training = self.training
        other.marked = self.marked or n < self.barrier
        other.taught = self.taught
        other.seats = self.seats[:]
        other.first, other.from_snapshot = self.first, self.from_snapshot
        other.moves = self.moves[:n]
        other.records = self.records[:n]
        other.seat_of = self.seat_of[:n]
        other.was_forced = self.was_forced[:n]
        other._snapshots = {k: kept for k, kept in self._snapshots.items() if k <= n}
        return other
