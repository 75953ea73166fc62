"""Heroes: the row with its surcharges, and inviting one."""

from __future__ import annotations

from ..components.model import Goods
from ..state import Player, State
from .goods import gain_bonus
from .payment import payable, priced, start_paying
from .trade import has_mirror


def hero_options(s: State, player: Player, options: list[str]) -> None:
    """Every hero of the row that can be paid, from the left."""
    mirror, goods, tables = has_mirror(s, player), player.goods, s.tables
    for space, hero in enumerate(s.hero_row):
        if hero >= 0 and payable(goods, tables.hero_cost[hero][space], mirror):
            options.append(tables.hero[hero])


def invite(s: State, seat: int, move: str) -> None:
    """Pay for a hero, surcharge included."""
    start_paying(s, seat, "hero", s.hero_row.index(s.tables.hero_number[move[5:]]))


def surcharge(s: State, space: int) -> Goods:
    """What a hero costs more on a space of the row."""
    return (0, 0, 0, s.components.surcharges[space], 0)


def _cost(s: State, seat: int, space: int) -> tuple[tuple[Goods, str], ...]:
    hero = s.components.heroes[s.hero_row[space]]
    return ((hero.cost, f"hero:{hero.key}"), (surcharge(s, space), f"surcharge:{space + 1}"))


@priced("hero", _cost)
def _paid(s: State, seat: int, space: int) -> None:
    player = s.players[seat]
    hero = s.components.heroes[s.hero_row[space]]
    player.heroes = (*player.heroes, hero.number)
    s.hero_row[space] = -1
    s.records.append(("hero", seat, hero.number, space))
    gain_bonus(s, seat, hero.bonus, f"hero:{hero.key}")
    if s.tables.powers[player.artefact] == "hero":
        artefact = s.components.artefacts[player.artefact]
        gain_bonus(s, seat, artefact.bonus, f"artefact:{artefact.key}")
    close_up(s, space)


def close_up(s: State, gap: int) -> None:
    """Heroes left of a gap move one space to the right; a new one enters on the left."""
    row = s.hero_row
    row[1 : gap + 1] = row[:gap]
    row[0] = -1
    enter(s, 0)


def enter(s: State, space: int) -> None:
    """A hero of the pile comes into the row, if there is one."""
    if s.hero_pile:
        s.hero_row[space] = s.hero_pile.pop()
        s.records.append(("hero-arrives", -1, s.hero_row[space], space))


def fill_row(s: State) -> None:
    """The row at set-up."""
    for space in range(len(s.hero_row)):
        enter(s, space)


def discard_last(s: State) -> None:
    """At the end of a round the hero on the last space leaves."""
    last = len(s.hero_row) - 1
    if s.hero_row[last] >= 0:
        s.discarded_heroes.append(s.hero_row[last])
        s.records.append(("discard-hero", -1, s.hero_row[last]))
    close_up(s, last)
