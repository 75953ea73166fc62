"""What a seat may expect in the end, by kinds of things: the prospect, taken apart for people."""

from __future__ import annotations

from ....players.reasons import Brings, Held
from ..components.model import FIELDS, GOLD
from ..rules.final import points
from ..state import State
from . import artefacts, prospect
from .worth import moment


def to_come(s: State) -> int:
    """The rounds to come, of a position between two rounds."""
    return 0 if s.over else s.components.rounds + 1 - s.round


def expected(s: State, seat: int) -> float:
    """VP to be expected of a seat in the end."""
    return prospect.prospect(s, seat, to_come(s))


def expected_of_others(s: State, seat: int) -> float:
    """VP to be expected of the others on average."""
    others = [expected(s, other) for other in range(s.seats) if other != seat]
    return sum(others) / len(others) if others else 0.0


def brings(s: State, seat: int) -> Brings:
    """What a seat's lead is made of; together it is the lead."""
    theirs = expected_of_others(s, seat)
    return {**_own(s, seat), "others": Held(-theirs, -theirs)}


def _own(s: State, seat: int) -> dict[str, Held]:
    player, rounds = s.players[seat], to_come(s)
    wood, loam, stone, diamond, gold = player.goods
    basic = wood + loam + stone
    if not rounds:
        vp = sum(points(s, seat).values())
        return {"points": Held(vp, vp), "gold": Held(gold, 0.01 * player.goods[GOLD])}
    at = len(prospect.BASIC) - rounds
    board = (player.landscapes, player.monsters, player.fortresses)
    wild = prospect.wilderness(s.components, at, *board)
    built = prospect.settlement(s.components, at, player.buildings, player.stored)
    artefact = artefacts.worth(s, player, moment(s.components, rounds), s.components.settlers)
    return {
        "basic": Held(basic, basic * prospect.BASIC[at]),
        "diamonds": Held(diamond, diamond * prospect.DIAMONDS[at]),
        "gold": Held(gold, gold * prospect.GOLDS[at]),
        "bonus": Held(player.bonus, player.bonus * prospect.BONUS[at]),
        "landscapes": Held(FIELDS - player.landscapes.count(0), wild),
        "buildings": Held(FIELDS - player.buildings.count(0), built),
        "heroes": Held(len(player.heroes), prospect.heroes(s, player, at)),
        "artefact": Held(player.artefact >= 0, artefact),
    }
