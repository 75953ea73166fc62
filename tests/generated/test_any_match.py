"""A match stays the game of its moves, whatever is played, taken back and played again."""

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from boonlake.engine.match import Match
from generating import examples
from toy.game import GAME

SEATS = ["human", "human", "human"]


class AnyMatch(RuleBasedStateMachine):
    """A match in which anything is played, taken back and played again, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match(GAME, SEATS, 7, training=True)

    @precondition(lambda self: self.match.decision() is not None)
    @rule(choice=st.integers(0, 99))
    def play(self, choice: int) -> None:
        asked = self.match.decision()
        assert asked is not None
        self.match.play(asked.options[choice % len(asked.options)])

    @precondition(lambda self: self.match.undo_point() is not None)
    @rule()
    def undo(self) -> None:
        self.match.undo()

    @rule(part=st.floats(0, 1))
    def undo_to(self, part: float) -> None:
        self.match.undo_to(int(part * len(self.match.moves)))

    @precondition(lambda self: self.match.future)
    @rule()
    def redo(self) -> None:
        self.match.redo()

    @rule(part=st.floats(0, 1))
    def go_on_elsewhere(self, part: float) -> None:
        before = GAME.digest(self.match.state)
        other = self.match.branch(int(part * len(self.match.moves)))
        other.undo_to(0)
        assert GAME.digest(self.match.state) == before

    @invariant()
    def is_the_game_of_its_moves(self) -> None:
        again = Match(GAME, SEATS, 7)
        for move in self.match.moves:
            again.play(move)
        assert GAME.digest(self.match.state) == GAME.digest(again.state)
        assert self.match.records == again.records
        assert self.match.seat_of == again.seat_of


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = examples(60)
