"""Trials that only weigh a position: they lead where the moves themselves lead."""

from __future__ import annotations

import pytest

from boonlake.engine.chance import Chance
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.agenda import AGENDA


@pytest.mark.parametrize(
    "seats", [["random"] * 2, ["random"] * 4, ["random", "eminence"]], ids=" ".join
)
def test_a_probe_leads_where_the_move_leads(seats: list[str]) -> None:
    """What is not listed can be listed afterwards, and the same seat is asked the same."""
    state, chance = GAME.new(seats, 11), Chance(11)
    while state.options:
        for move in state.options:
            applied, probed = state.copy(), state.copy()
            AGENDA.apply(applied, move)
            AGENDA.probe(probed, move)
            assert probed.agenda == applied.agenda
            assert GAME.digest(probed) == GAME.digest(applied)
            AGENDA.settle(probed)
            assert GAME.decision(probed) == GAME.decision(applied)
        AGENDA.apply(state, state.options[chance.below(len(state.options))])
