"""What is shared between states is never copied with them."""

from copy import deepcopy

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
