"""What an artefact may bring a seat in a round."""

from __future__ import annotations

from ..components.model import FIELDS, ROWS, Artefact
from ..state import Player, State
from .worth import Moment

USUAL = {
    "build": 1.6,
    "explore": 1.8,
    "fortress": 1.2,
    "mask": 1.5,
    "mirror": 1.0,
}
"""Artefacts that suit everybody about equally."""
LEFT_OF_ROUND = 6.0
"""Settlers of a whole round."""


def worth(s: State, player: Player, m: Moment) -> float:
    """What the artefact on a board will still bring; after passing, in the next round."""
    if player.artefact < 0:
        return 0.0
    artefact = s.components.artefacts[player.artefact]
    if artefact.power == "take":
        return 0.0
    if player.passed:
        return _in_a_round(player, artefact, m) if m.rounds else 0.0
    left = min(1.0, (player.settlers + player.bonus) / LEFT_OF_ROUND)
    return _in_a_round(player, artefact, m) * left


def _in_a_round(player: Player, artefact: Artefact, m: Moment) -> float:
    """What an artefact brings in a whole round, by what is on the board."""
    power = artefact.power
    if power in USUAL:
        return USUAL[power]
    if power == "fight":
        return 1.2 + m.goods[3] * 0.6 * player.monsters.bit_count()
    if power == "hero":
        return 1.6 * m.settler * (1.0 if m.rounds < 4 else 0.5)
    if power == "activate":
        return max(_fortified(player, m), default=0.3)
    rows = _settlement_rows(player, m) if power == "again-settlement" else _rows(player, m)
    if power == "wilderness":
        return 0.5 * sum(1.0 for row in rows if row) * m.goods[0] + 0.2 * max(rows)
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
    share = m.settler / ROWS
    return [
        sum(m.buildings[kind] + share for kind in player.buildings[ROWS * row : ROWS * (row + 1)])
        for row in range(ROWS)
    ]
