"""Every kind of fault a Boonlake position can have is found and named."""

from collections.abc import Callable
from typing import Any

import pytest

from boonlake.games.boonlake import state as states
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import HOUSE, PASTURE, State, piece
from playing import position


def put(what: str, value: Any) -> Callable[[Any], None]:
    return lambda s: setattr(s, what, value)


def put_own(what: str, value: Any) -> Callable[[Any], None]:
    return lambda s: setattr(s.players[0], what, value)


def put_at(what: str, place: int, value: Any) -> Callable[[Any], None]:
    return lambda s: setattr(s, what, states.put(tuple(getattr(s, what)), place, value))


def empty_space(s: State) -> int:
    return s.tiles.index(0, 1)


def cow_on_grass(s: Any) -> None:
    put_at("cattle", empty_space(s), (0,))(s)


def crowded_pasture(s: Any) -> None:
    space = empty_space(s)
    put_at("tiles", space, PASTURE)(s)
    put_at("cattle", space, (0, 0, 0, 1, 1))(s)


def piece_without_site(s: Any) -> None:
    put_at("sites", 2 * empty_space(s), piece(0, HOUSE))(s)


def ships_together(s: Any) -> None:
    course = s.components.river[s.round - 1]
    s.ships = [next(i for i, space in enumerate(course) if not space.harbour)] * s.seats


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (put("turn", 7), "no seat 7"),
        (put("ships", [0]), "other numbers of boards, turns or ships"),
        (put("round", 3), "round 3"),
        (put("over", True), "the game is over"),
        (put_at("strips", 0, 99), "the strips are"),
        (put("labels", 16), "covered labels"),
        (put("cattle", []), "pastures are not those of the map"),
        (put("sites", []), "not as many spaces"),
        (lambda s: s.deck.append(s.deck[0]), "is there more than once"),
        (lambda s: s.deck.pop(), "cards are nowhere"),
        (lambda s: s.deck.append(999), "cards that do not exist"),
        (lambda s: s.mound.append(s.mound[0]), "is there more than once"),
        (lambda s: s.mound.pop(), "tiles are nowhere"),
        (lambda s: s.mound.append(999), "tiles that do not exist"),
        (put("pastures", 9), "9 pastures are left"),
        (put_at("slots", 0, 99), "scoring tiles that do not exist"),
        (put_at("slots", 0, -1), "a slot is empty"),
        (lambda s: s.spare.append(s.slots[0]), "are there more than once"),
        (lambda s: setattr(s, "slots", s.slots[:3]), "not four slots"),
        (put_at("owners", 0, 5), "owners"),
        (put_at("sites", 2, 99), "site 1a holds 99"),
        (piece_without_site, "no building site"),
        (cow_on_grass, "no pasture"),
        (crowded_pasture, "5 cattle stand"),
        (put_at("cattle", 1, (9,)), "cattle of nobody"),
        (put_own("houses", 5), "seat 0: 5 houses left"),
        (put_own("settlements", 3), "seat 0: 3 settlements left"),
        (put_own("cattle", 4), "seat 0: 4 cattle left"),
        (put_own("supply", 20), "inhabitants"),
        (put_own("tiers", 6), "the inhabitant of tier 1 is free"),
        (put_own("tiers", 1), "tiers 1 are free"),
        (put_own("coins", -1), "seat 0: -1 coins"),
        (put_own("sites", (0, 0, 0, 3)), "production sites"),
        (put_own("boats", (2, 1)), "boats at"),
        (put_own("down", 1 << 12), "are used"),
        (put_own("coin_track", 99), "99 steps on the coin track"),
        (put_own("card_track", 99), "99 steps on the card track"),
        (put_own("projects", 16), "projects"),
        (put_own("markers", (1, 1, 0, 0)), "scoring markers"),
        (put_own("permanents", (9,) * 11), "permanent effects"),
        (put_at("ships", 0, 99), "the river has"),
        (ships_together, "which is no harbour"),
        (lambda s: s.agenda.append(("dance", 0)), "nothing is known of 'dance'"),
        (lambda s: s.agenda.append(("strip", 9)), "by seat 9"),
    ],
)
def test_a_fault_is_named(break_it: Callable[[Any], None], fault: str) -> None:
    state = position(GAME, ["random", "random", "random"], 2, 60)
    assert GAME.faults(state) == []
    break_it(state)
    assert any(fault in text for text in GAME.faults(state)), GAME.faults(state)


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (lambda s: s.eminence.stack.append(s.eminence.revealed[0]), "her tiles are"),
        (lambda s: s.eminence.revealed.append((99, 0)), "her tiles are"),
        (lambda s: s.eminence.revealed.__setitem__(0, (*s.eminence.revealed[0][:1], 9)), "orient"),
        (lambda s: setattr(s.eminence, "cactus", 999), "cactus track"),
        (put_own("coins", 3), "she owns coins"),
    ],
)
def test_a_fault_of_the_wise_eminence_is_named(break_it: Callable[[Any], None], fault: str) -> None:
    state = position(GAME, ["eminence:medium", "random"], 2, 20)
    assert GAME.faults(state) == []
    break_it(state)
    assert any(fault in text for text in GAME.faults(state)), GAME.faults(state)
