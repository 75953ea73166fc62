"""What is shared between states is never copied with them."""

from copy import deepcopy

from boonlake.games.boonlake.board import Player
from boonlake.games.boonlake.game import GAME
from playing import position


def test_a_deep_copy_shares_components_and_tables() -> None:
    state = position(GAME, ["random"] * 3, 5, 80)
    copy = deepcopy(state)
    assert copy.components is state.components
    assert copy.tables is state.tables
    assert GAME.digest(copy) == GAME.digest(state)


def test_a_deep_copy_goes_its_own_way() -> None:
    state = position(GAME, ["random"] * 2, 5, 80)
    before = GAME.digest(state)
    copy = deepcopy(state)
    GAME.apply(copy, copy.options[0])
    assert GAME.digest(state) == before
    assert GAME.digest(copy) != before


def test_the_facts_of_a_board_leave_nothing_out() -> None:
    """A board is known again by them, so another figure anywhere is another board."""
    player = position(GAME, ["random"] * 2, 5, 80).players[0]
    for name in Player.__slots__:
        other = player.copy()
        value = getattr(other, name)
        setattr(other, name, value + 1 if isinstance(value, int) else (*value, 1))
        assert other.facts() != player.facts(), name
    assert player.copy().facts() == player.facts()
