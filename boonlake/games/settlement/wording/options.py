"""The names of options: every move in notation as a short label for a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....engine.game import View
from ....text import Text
from ..components.model import COLOURS, GOODS, ROWS, ComponentSet, Goods
from ..rules.trade import BY_MOVE
from ..tables import FIELD_NAMES, tables_of
from .words import ROMAN, Words

Label = Callable[[Words, View, list[str]], str]


def option_label(text: Text, components: ComponentSet, view: View, move: str) -> str:
    """A move that is offered now, as a short label."""
    parts = move.split()
    return LABELS[parts[0]](Words(text, components), view, parts)


def goods_of(words: Sequence[str]) -> Goods:
    """The goods that words like `2 wood 1 gold` mean."""
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    wood, loam, stone, diamond, gold = (counts.get(what, 0) for what in GOODS)
    return (wood, loam, stone, diamond, gold)


def _kind_at(view: View, field: int) -> int:
    kind: int = view["players"][view["decision"]["seat"]]["landscapes"][field] - 1
    return kind


def _build(w: Words, view: View, m: list[str]) -> str:
    building = w.components.buildings[tables_of(w.components).building_number[m[1]]]
    key = "option.build.stack" if len(m) > 2 else "option.build"
    return w.t(key, building=w.building(building.number), cost=w.sum(building.cost))


def _explore(w: Words, view: View, m: list[str]) -> str:
    field = FIELD_NAMES.index(m[1])
    settlers = w.goods("settlers", w.components.explore[field // ROWS])
    return w.t("option.explore", field=w.field(field), settlers=settlers)


def _fight(w: Words, view: View, m: list[str]) -> str:
    field = FIELD_NAMES.index(m[1])
    monster = w.components.monsters[w.components.landscapes[_kind_at(view, field)].monster]
    return w.t(
        "option.fight",
        monster=w.monster(monster.colour),
        field=w.field(field),
        settlers=w.goods("settlers", monster.settlers),
        reward=w.sum(monster.reward),
    )


def _field(w: Words, view: View, m: list[str]) -> str:
    field = FIELD_NAMES.index(m[1])
    landscape = w.components.landscapes[_kind_at(view, field)]
    resource = w.t(f"resource.{GOODS[landscape.resource]}")
    return w.t(f"option.{m[0]}", field=w.field(field), resource=resource)


def _wilderness(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.wilderness", row=ROMAN[int(m[1]) - 1])


def _row(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", row=w.row(int(m[1]) - 1))


def _hero(w: Words, view: View, m: list[str]) -> str:
    tables = tables_of(w.components)
    number = tables.hero_number[m[1]]
    cost = tables.hero_cost[number][view["hero_row"].index(number)]
    return w.t("option.hero", hero=w.hero(number), cost=w.sum(cost))


def _plain(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}")


def _pass(w: Words, view: View, m: list[str]) -> str:
    effects = view["decision"]["kind"] == "effects"
    return w.t("option.pass.effects" if effects else "option.pass")


def _use(w: Words, view: View, m: list[str]) -> str:
    building = w.components.buildings[tables_of(w.components).building_number[m[1]]]
    effect, name = building.effect, w.building(building.number)
    if effect.give_any:
        give = w.goods(m[2], 1)
        return w.t("option.use.swap", building=name, give=give, take=w.sum(effect.take))
    if len(m) > 2:
        return w.t("option.use.gain", building=name, take=w.goods(m[2], 1))
    if effect.vp:
        give, points = w.sum(effect.give), w.goods("vp", effect.vp)
        return w.t("option.use.store", building=name, give=give, points=points)
    take = w.goods("bonus", effect.bonus) if effect.bonus else w.sum(effect.take)
    if any(effect.give):
        return w.t("option.use.swap", building=name, give=w.sum(effect.give), take=take)
    return w.t("option.use.gain", building=name, take=take)


def _take(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.take", goods=w.goods(m[1], 1))


def _monster(w: Words, view: View, m: list[str]) -> str:
    landscape = w.components.landscapes[_kind_at(view, view["agenda"][-1][2])]
    monster = w.t(f"monster.{COLOURS[landscape.monster]}")
    return w.t(f"option.monster.{m[1]}", monster=monster)


def _goods(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", goods=w.sum(goods_of(m[1:])))


def _artefact(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.artefact", artefact=w.t(f"artefact.{m[1]}"))


def _trade(w: Words, view: View, m: list[str]) -> str:
    trade = BY_MOVE[" ".join(m)]
    return w.t("option.trade", give=w.sum(trade.give), take=w.sum(trade.take))


LABELS: dict[str, Label] = {
    "activate": _field,
    "artefact": _artefact,
    "build": _build,
    "end": _plain,
    "explore": _explore,
    "fight": _fight,
    "fortress": _field,
    "hero": _hero,
    "keep": _goods,
    "monster": _monster,
    "pass": _pass,
    "pay": _goods,
    "row": _row,
    "settlement": _row,
    "take": _take,
    "trade": _trade,
    "use": _use,
    "wilderness": _wilderness,
}
