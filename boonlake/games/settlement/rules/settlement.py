"""Action 6: activating a settlement row, and the effects of buildings."""

from __future__ import annotations

from ..components.model import BASICS, DIAMOND, FIELDS, GOODS, ROWS, Building, Goods
from ..state import SETTLEMENT, Player, State
from .agenda import PASS, Frame, offers, takes
from .goods import UNITS, covers, gain, gain_bonus, gain_one, pay
from .landscapes import resource_at
from .payment import payable, priced, start_paying
from .rows import SETTLERS, may_activate
from .settlers import place
from .trade import has_mirror

AGAIN = "again-settlement"


def fortified(s: State, player: Player) -> list[int]:
    """The resources of one's own landscapes with a fortress (ruling S8)."""
    fields = (field for field in range(FIELDS) if player.fortresses >> field & 1)
    return sorted({resource_at(s, player, field) for field in fields})


def use_options(s: State, player: Player, kind: int) -> list[str]:
    """The ways to use a building of a kind now; none if it would do nothing."""
    tables, goods = s.tables, player.goods
    effect = s.components.buildings[kind].effect
    if effect.word == "fortified":
        return [tables.use_resource[kind][what] for what in fortified(s, player)]
    if effect.take_any:
        return tables.use_basic[kind]
    if effect.give_any:
        return [tables.use_basic[kind][what] for what in range(DIAMOND) if goods[what]]
    if effect.bonus or effect.vp:
        usable = payable(goods, effect.give, has_mirror(s, player))
    else:
        # Trading for what is swapped back into resources would gain nothing.
        usable = covers(goods, effect.give)
    return [tables.use[kind]] if usable else []


def usable_fields(s: State, player: Player, row: int) -> list[int]:
    """The building fields of a row whose effects could be used now."""
    return [
        field
        for field in range(ROWS * row, ROWS * (row + 1))
        if (kind := player.buildings[field]) and use_options(s, player, kind - 1)
    ]


def can_activate(s: State, player: Player, row: int) -> bool:
    """Whether a building of a row can be used and the row may be activated."""
    kinds = player.buildings[ROWS * row : ROWS * (row + 1)]
    return (
        any(kinds)
        and may_activate(s, player, row, SETTLEMENT, AGAIN)
        and any(kind and use_options(s, player, kind - 1) for kind in kinds)
    )


def row_options(s: State, player: Player, options: list[str]) -> None:
    """Every settlement row that can be activated."""
    options += [s.tables.settlement[row] for row in range(ROWS) if can_activate(s, player, row)]


def activate_row(s: State, seat: int, row: int) -> None:
    """Place a settler; the effects follow in any order."""
    place(s, seat, SETTLERS, SETTLEMENT + row)
    s.records.append(("settlement", seat, row))
    built = s.players[seat].buildings
    fields = [field for field in range(ROWS * row, ROWS * (row + 1)) if built[field]]
    s.agenda.append(("effects", seat, sum(1 << field for field in fields)))


@offers("effects", beside=True)
def offer_effects(s: State, frame: Frame) -> list[str]:
    """The effects left that do something, and leaving them out."""
    _, seat, left = frame
    player = s.players[seat]
    built = player.buildings
    options: list[str] = []
    for kind in dict.fromkeys(built[field] for field in range(FIELDS) if left >> field & 1):
        options += use_options(s, player, kind - 1)
    options.append(PASS)
    return options


@takes("effects")
def take_effects(s: State, frame: Frame, move: str) -> None:
    """Use a building; those left are asked again."""
    _, seat, left = frame
    player = s.players[seat]
    player.mirrored = (0, 0, 0)
    if move == PASS:
        return
    _, key, *chosen = move.split()
    building = s.components.buildings[s.tables.building_number[key]]
    field = next(
        f for f in range(FIELDS) if left >> f & 1 and player.buildings[f] == building.number + 1
    )
    left &= ~(1 << field)
    if left:
        s.agenda.append(("effects", seat, left))
    s.records.append(("building-used", seat, building.number, field))
    if chosen:
        _use_with(s, seat, building, GOODS.index(chosen[0]))
    elif building.effect.word == "gain":
        _take(s, seat, building)
    else:
        start_paying(s, seat, "use", field)


def _use_with(s: State, seat: int, building: Building, resource: int) -> None:
    """An effect for which a resource was chosen, to be taken or to be given."""
    source = f"building:{building.key}"
    if building.effect.give_any:
        assert GOODS[resource] in BASICS
        pay(s, seat, UNITS[resource], source)
        _take(s, seat, building)
    else:
        gain_one(s, seat, resource, source)


def _take(s: State, seat: int, building: Building) -> None:
    source = f"building:{building.key}"
    gain(s, seat, building.effect.take, source)
    gain_bonus(s, seat, building.effect.bonus, source)


def _cost(s: State, seat: int, field: int) -> tuple[tuple[Goods, str], ...]:
    building = s.components.buildings[s.players[seat].buildings[field] - 1]
    return ((building.effect.give, f"building:{building.key}"),)


@priced("use", _cost)
def _paid(s: State, seat: int, field: int) -> None:
    player = s.players[seat]
    building = s.components.buildings[player.buildings[field] - 1]
    if building.effect.word == "store":
        stored = player.stored
        player.stored = (*stored[:field], stored[field] + 1, *stored[field + 1 :])
        s.records.append(("store", seat, building.number, field))
    else:
        _take(s, seat, building)
