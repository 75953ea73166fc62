"""What an artefact may bring a seat in a round."""

from __future__ import annotations

from ..components.model import FIELDS, ROWS, Artefact
from ..state import Player, State
from .worth import Moment

USUAL = {
    "build": 0.86,
    "explore": 0.48,
    "fortress": 1.56,
    "mask": 0.65,
    "mirror": 0.24,
}
"""Artefacts that suit everybody about equally."""
FIGHTS, MORE_FIGHTS = 0.56, 0.42
"""What more for every fight is worth at least, and the part of a diamond for each monster there."""
HEROES_INVITED = 2.73
"""How many heroes are invited in a round."""
SCROLL, SCROLL_BEST = 0.55, 0.26
"""For the Scroll: the part of a basic resource for each row, and of the best row."""
LEFT_OF_ROUND = 6.0
"""Settlers of a whole round."""


def worth(s: State, player: Player, m: Moment, hands: int) -> float:
    """What the artefact on a board will still bring; after passing, in the next round."""
    if player.artefact < 0:
        return 0.0
    artefact = s.components.artefacts[player.artefact]
    if artefact.power == "take":
        return 0.0
    if player.passed:
        return _in_a_round(player, artefact, m) if m.rounds else 0.0
    left = min(1.0, hands / LEFT_OF_ROUND)
    return _in_a_round(player, artefact, m) * left if left else 0.0


def _in_a_round(player: Player, artefact: Artefact, m: Moment) -> float:
    """What an artefact brings in a whole round, by what is on the board."""
    power = artefact.power
    if power in USUAL:
        return USUAL[power]
    if power == "fight":
        return FIGHTS + MORE_FIGHTS * m.diamond * player.monsters.bit_count()
    if power == "hero":
        return HEROES_INVITED * m.settler * (1.0 if m.rounds < 4 else 0.5)
    if power == "activate":
        return max(_fortified(player, m), default=0.3)
    rows = _settlement_rows(player, m) if power == "again-settlement" else _rows(player, m)
    if power == "wilderness":
        return SCROLL * sum(1.0 for row in rows if row) * m.basic + SCROLL_BEST * max(rows)
    return max(0.3, max(rows) - m.settler)


def _fortified(player: Player, m: Moment) -> list[float]:
    return [
        m.resources[player.landscapes[field]]
        for field in range(FIELDS)
        if player.fortresses >> field & 1
    ]


def _rows(player: Player, m: Moment) -> list[float]:
    return [
        sum(
            m.resources[player.landscapes[field]]
            for field in range(ROWS * row, ROWS * (row + 1))
            if not player.monsters >> field & 1
        )
        for row in range(ROWS)
    ]


def _settlement_rows(player: Player, m: Moment) -> list[float]:
    return [
        sum(m.buildings[kind] for kind in player.buildings[ROWS * row : ROWS * (row + 1)])
        for row in range(ROWS)
    ]
