"""The names of options: every move in notation as a short label for a button."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....text import Text
from ..components.model import RESOURCES, ComponentSet
from ..rules import surcharge
from ..rules.cards import DISCARD_COINS
from ..rules.choices import BUILDER_CARDS
from ..rules.hire import HIRE_CARDS, HIRE_COINS
from ..rules.levers import INHABITANT_FOR_CARDS, JOKER, JOKER_AND_COINS, VASE, lever
from ..rules.permanents import DISCARD_BONUS
from ..rules.pioneer import PIONEER_CARDS
from ..rules.progress import PROGRESS_CARDS
from ..tables import tables_of
from .names import Names

View = dict[str, Any]
Label = Callable[[Names, View, list[str]], str]


def option_label(text: Text, components: ComponentSet, view: View, move: str) -> str:
    """A move that is offered now, as a short label."""
    parts = move.split()
    return LABELS[parts[0]](Names(text, components), view, parts)


def _player(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["decision"]["seat"]]
    return player


def _with_levers(w: Names, what: str, levers: Iterable[str]) -> str:
    """A label, and the levers that are used with it."""
    named = _levers(w, levers)
    return w.t("option.with", what=what, levers=named) if named else what


def _levers(w: Names, levers: Iterable[str]) -> str:
    return ", ".join(w.t("option.lever", n=n) for n in levers)


def _boats(w: Names, a: str, b: str) -> dict[str, str]:
    return {"a": w.t(f"resource.{a}"), "b": w.t(f"resource.{b}")}


# Names that stand for themselves


def _named(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"{m[0]}.{m[1]}")


def _plain(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}")


# Cards and payment


def _card(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", card=w.t(f"card.{m[1]}"))


def _discard(w: Names, view: View, m: list[str]) -> str:
    kind = w.components.cards[tables_of(w.components).card_number[m[1]]].kind
    coins = DISCARD_COINS + _player(view)["permanents"][DISCARD_BONUS + kind]
    return w.t("option.discard", card=w.t(f"card.{m[1]}"), n=coins)


def _of_slot(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", tile=w.tile(view["slots"][int(m[1]) - 1]))


def _keep(w: Names, view: View, m: list[str]) -> str:
    return w.t("option.keep", tile=w.t(f"scoring.{m[1]}"))


def _pass(w: Names, view: View, m: list[str]) -> str:
    if len(m) > 1:
        return w.t("option.pass.levers", levers=_levers(w, m[1:]))
    kind = view["decision"]["kind"]
    return w.t(f"option.pass.{kind}" if kind in OWN_PASS else "option.pass")


def _pay(w: Names, view: View, m: list[str]) -> str:
    coins, a, b = m[1:4]
    goods = w.goods("coins", int(coins))
    if list(_player(view)["boats"]) == [RESOURCES.index(a), RESOURCES.index(b)]:
        what = w.t("option.pay.stay", goods=goods)
    else:
        what = w.t("option.pay", goods=goods, **_boats(w, a, b))
    return _with_levers(w, what, m[4:])


def _boat(w: Names, view: View, m: list[str]) -> str:
    return w.t("option.boat", **_boats(w, m[1], m[2]))


def _give(w: Names, view: View, m: list[str]) -> str:
    inhabitants, vp, with_lever = surcharge.parse(" ".join(m))
    goods = [(what, n) for what, n in (("inhabitants", inhabitants), ("vp", vp)) if n]
    what = w.t("option.give", goods=w.sum(goods)) if goods else w.t("option.free")
    return _with_levers(w, what, [str(with_lever)] if with_lever else ())


# Map


def _space(w: Names, view: View, m: list[str]) -> str:
    return _with_levers(w, w.t(f"option.{m[0]}", n=m[1]), m[2:])


def _site(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", site=m[1])


# Actions, river, tracks


def _draw(w: Names, view: View, m: list[str]) -> str:
    drawn = {"pioneer-choice": PIONEER_CARDS, "builder": BUILDER_CARDS}
    n = drawn.get(view["decision"]["kind"], PROGRESS_CARDS)
    return w.t("option.draw", goods=w.goods("cards", n))


def _collect(w: Names, view: View, m: list[str]) -> str:
    return w.t("option.collect.lever" if len(m) > 1 else "option.collect")


def _hire(w: Names, view: View, m: list[str]) -> str:
    n = HIRE_COINS if m[1] == "coins" else HIRE_CARDS
    return w.t(f"option.hire.{m[1]}", goods=w.goods(m[1], n))


def _ship(w: Names, view: View, m: list[str]) -> str:
    return w.t("option.ship", n=int(m[1]))


def _produce(w: Names, view: View, m: list[str]) -> str:
    return w.t("option.site", resource=w.t(f"resource.{m[1]}"))


def _swap(w: Names, view: View, m: list[str]) -> str:
    swap = w.components.cards[view["agenda"][-1][2]].swaps[int(m[1]) - 1]
    return w.t("option.swap", give=w.sum(swap.give), take=w.sum(swap.take))


def _exchange(w: Names, view: View, m: list[str]) -> str:
    condition = w.components.scoring_tiles[view["slots"][view["agenda"][-1][2]]].condition
    (times,) = condition.values[view["scorings"] - 1]
    what, each = condition.give
    in_goods = int(m[1])
    goods = [(what, each * in_goods), ("coins", condition.or_coins * (times - in_goods))]
    return w.t("option.exchange", goods=w.sum((word, n) for word, n in goods if n))


# Levers


def _numbered_lever(w: Names, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", n=m[1], lever=w.lever(int(m[1])))


def _lever(w: Names, view: View, m: list[str]) -> str:
    n, *rest = m[1:]
    used = lever(int(n))
    if used.number == INHABITANT_FOR_CARDS:
        take = w.sum((("inhabitants", used.inhabitants), ("vp", used.vp)))
        return w.t(f"option.lever.{n}", give=w.goods("cards", used.gives_cards), take=take)
    if used.number == JOKER_AND_COINS:
        return w.t(f"option.lever.{n}", goods=w.goods("coins", used.coins))
    if used.number == JOKER:
        amount = used.coins if rest == ["coins"] else used.cards
        return w.t(f"option.lever.{n}.{rest[0]}", goods=w.goods(rest[0], amount))
    if used.number == VASE:
        goods = w.goods("coins", used.coins)
        return _with_levers(w, w.t(f"option.lever.{n}.{rest[0]}", goods=goods), rest[1:])
    return _with_levers(w, w.t(f"option.lever.{n}"), rest)


OWN_PASS = frozenset(
    {
        "card",
        "reveal",
        "pasture",
        "hire",
        "modernize",
        "upgrade",
        "swap",
        "step-choice",
        "last-levers",
    }
)
"""Kinds of decision whose passing has a name of its own."""

LABELS: dict[str, Label] = {
    "boat": _boat,
    "collect": _collect,
    "cow": _space,
    "decline": _plain,
    "develop": _site,
    "discard": _discard,
    "draw": _draw,
    "drop": _card,
    "exchange": _exchange,
    "explore": _space,
    "give": _give,
    "hire": _hire,
    "house": _site,
    "keep": _keep,
    "lever": _lever,
    "modernize": _numbered_lever,
    "pass": _pass,
    "pasture": _space,
    "pay": _pay,
    "play": _card,
    "project": _of_slot,
    "raise": _numbered_lever,
    "region": _named,
    "reveal": _plain,
    "score": _of_slot,
    "settlement": _site,
    "ship": _ship,
    "site": _produce,
    "strip": _named,
    "swap": _swap,
    "track": _named,
    "vase": _plain,
}
