"""Taps of a turn: what the page joins, measured at a table without a page."""

from __future__ import annotations

from tools.turns import Walk, played

SEED = 144
"""A game in which a card of a Pioneer turn can be paid in several ways."""


def test_a_pioneer_turn_of_twelve_taps_takes_eight() -> None:
    """Strip, card, play, pay; two tiles revealed and placed; a house, the ship, a site, the end."""
    turns = Walk(played(SEED)).go()
    turn = next(t for t in turns if any(move.startswith("pay ") for move in t.moves))
    verbs = [move.partition(" ")[0] for move in turn.moves]
    tiles = ["reveal", "explore", "reveal", "explore"]
    assert verbs == ["strip", "play", "pay", *tiles, "house", "ship", "site"]
    assert turn.strip == "pioneer"
    assert turn.single == 12
    assert turn.taps == 8


def test_joining_never_costs_a_tap_where_nothing_is_declined() -> None:
    turns = [turn for turn in Walk(played(1)).go() if "pass" not in turn.moves]
    assert turns
    assert all(turn.taps < turn.single for turn in turns)
