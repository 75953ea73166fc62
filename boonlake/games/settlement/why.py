"""Why something tapped cannot be taken now: the first reason that matters."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decision import Decision
from ...engine.game import Why
from .components.model import ROWS, Goods
from .rules import settlement, wilderness
from .rules.agenda import decision
from .rules.goods import lack
from .rules.landscapes import can_reach, safe_fields
from .rules.payment import payable
from .rules.rows import may_activate
from .rules.settlers import at_hand
from .rules.trade import BY_MOVE, has_mirror, possible, swappable
from .rules.turn import ACTION, HERO
from .state import SETTLEMENT, WILDERNESS, Player, State
from .tables import FIELD_NAMES

THING_OF = {
    "build": "building",
    "use": "building",
    "explore": "field",
    "fight": "field",
    "fortress": "field",
    "activate": "field",
}
"""What a move is about; other moves are about what their verb says."""

NOT_NOW: Why = ("why.not-now", {})


def why_not(s: State, seat: int, thing: str) -> Why | None:
    """Why a seat cannot take a thing (`hero mason`, `building bank`, `field 2b`, …) or a move.

    None: nothing speaks against it.
    """
    asked = decision(s)
    if asked is None:
        return "why.over", {}
    if asked.seat != seat:
        return "why.not-yours", {"seat": asked.seat}
    if thing in asked.options:
        return None
    word, _, name = thing.partition(" ")
    about = THING_OF.get(word, word)
    name = name.partition(" ")[0] if about != "trade" else name
    if word == about and any(_is_about(move, word, name) for move in asked.options):
        return None
    reason = REASONS.get(about)
    return reason(s, s.players[seat], asked, name) if reason else NOT_NOW


def _is_about(move: str, word: str, name: str) -> bool:
    """Whether a move takes the thing."""
    verb, _, rest = move.partition(" ")
    return THING_OF.get(verb, verb) == word and rest.partition(" ")[0] == name


def _no_action(s: State, player: Player, asked: Decision) -> Why | None:
    """Why no action at all can be taken."""
    if asked.kind != "turn-choice":
        return NOT_NOW
    if s.agenda[-1][2] & ACTION:
        return "why.action-done", {}
    if not at_hand(player):
        return "why.no-settlers", {}
    return None


def _too_few(player: Player, needed: int) -> Why | None:
    hands = at_hand(player)
    return None if hands >= needed else ("why.too-few-settlers", {"n": needed, "have": hands})


def _cannot_pay(s: State, player: Player, cost: Goods) -> Why | None:
    if payable(player.goods, cost, has_mirror(s, player)):
        return None
    return "why.cannot-pay", {"goods": cost, "missing": lack(cost, player.goods)}


def lacking(s: State, seat: int, thing: str) -> Why | None:
    """What a seat lacks to pay for a hero of the row or a building of the market."""
    word, _, name = thing.partition(" ")
    player, tables = s.players[seat], s.tables
    if word == "hero" and (number := tables.hero_number.get(name, -1)) in s.hero_row:
        return _cannot_pay(s, player, tables.hero_cost[number][s.hero_row.index(number)])
    if word == "building" and (kind := tables.building_number.get(name, -1)) in s.market:
        return _cannot_pay(s, player, s.components.buildings[kind].cost)
    return None


def _hero(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    number = s.tables.hero_number.get(name, -1)
    if number not in s.hero_row or number < 0:
        return "why.hero-not-in-row", {}
    if asked.kind != "turn-choice":
        return NOT_NOW
    if s.agenda[-1][2] & HERO:
        return "why.hero-done", {}
    return _cannot_pay(s, player, s.tables.hero_cost[number][s.hero_row.index(number)])


def _building(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    kind = s.tables.building_number.get(name, -1)
    if asked.kind == "effects":
        return "why.cannot-use", {}
    if kind < 0 or kind not in s.market:
        return "why.not-in-market", {}
    no_action = _no_action(s, player, asked)
    if no_action:
        return no_action
    if 0 not in player.buildings:
        return "why.settlement-full", {}
    return _cannot_pay(s, player, s.components.buildings[kind].cost)


def _field(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    if name not in FIELD_NAMES:
        return NOT_NOW
    no_action = _no_action(s, player, asked)
    if no_action:
        return no_action
    field = FIELD_NAMES.index(name)
    kind, bit = player.landscapes[field], 1 << field
    if not kind:
        return _unexplored(s, player, field)
    if player.monsters & bit:
        colour = s.tables.landscape_colour[kind]
        return _too_few(player, s.components.monsters[colour].settlers)
    if player.activated & bit:
        return "why.fortress-used", {}
    return None


def _unexplored(s: State, player: Player, field: int) -> Why | None:
    if not can_reach(player, field):
        first = not any(player.landscapes)
        return ("why.first-in-row-one" if first else "why.not-adjacent"), {}
    row = field // ROWS
    if not s.landscape_piles[row]:
        return "why.pile-empty", {}
    return _too_few(player, s.components.explore[row])


def _row_number(name: str) -> int:
    return int(name) - 1 if name in ("1", "2", "3") else -1


def _wilderness(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    row = _row_number(name)
    if row < 0:
        return NOT_NOW
    no_action = _no_action(s, player, asked)
    if no_action:
        return no_action
    if not any(player.landscapes[ROWS * row : ROWS * (row + 1)]):
        return "why.row-unexplored", {}
    if not safe_fields(player, row):
        return "why.row-monsters", {}
    if not may_activate(s, player, row, WILDERNESS, wilderness.AGAIN):
        return "why.row-used", {}
    return None


def _settlement(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    row = _row_number(name)
    if row < 0:
        return NOT_NOW
    no_action = _no_action(s, player, asked)
    if no_action:
        return no_action
    if not any(player.buildings[ROWS * row : ROWS * (row + 1)]):
        return "why.row-empty", {}
    if not may_activate(s, player, row, SETTLEMENT, settlement.AGAIN):
        return "why.row-used", {}
    return "why.row-useless", {}


def _artefact(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    number = s.tables.artefact_number.get(name, -1)
    if number >= 0 and number == player.artefact:
        return "why.own-artefact", {}
    return "why.artefact-when-passing", {}


def _trade(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    move = f"trade {name}"
    if move not in BY_MOVE:
        return NOT_NOW
    if asked.kind not in ("turn-choice", "effects"):
        return "why.trade-own-turn", {}
    if move in possible(player.goods, swappable(s, player)):
        return None
    mirror = BY_MOVE[move].mirror
    return ("why.trade-mirror" if mirror else "why.trade-lacks"), {}


def _end(s: State, player: Player, asked: Decision, name: str) -> Why | None:
    return ("why.nothing-done", {}) if asked.kind == "turn-choice" else NOT_NOW


Reason = Callable[[State, Player, Decision, str], Why | None]

REASONS: dict[str, Reason] = {
    "hero": _hero,
    "building": _building,
    "field": _field,
    "wilderness": _wilderness,
    "settlement": _settlement,
    "artefact": _artefact,
    "trade": _trade,
    "end": _end,
}
