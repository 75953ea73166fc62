"""The names of options: every move in notation as a short label for a button."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....text import Text
from ..components.model import RESOURCES, Edition
from ..rules.acts import BUILDER_CARDS
from ..rules.build import parse_give
from ..rules.cards import DISCARD_BONUS, DISCARD_COINS
from ..rules.levers import CARDS_GIVEN, CARDS_VP, JOKER_GOODS, VASE_COINS
from ..rules.payment import JOKER_COINS
from ..rules.turn import HIRE_CARDS, HIRE_COINS, PIONEER_CARDS
from ..tables import tables_of
from .words import Words

View = dict[str, Any]
Label = Callable[[Words, View, list[str]], str]

PROGRESS_CARDS = 1


def option_label(text: Text, edition: Edition, view: View, move: str) -> str:
    """A move that is offered now, as a short label."""
    parts = move.split()
    return LABELS[parts[0]](Words(text, edition), view, parts)


def _player(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["decision"]["seat"]]
    return player


def _with_levers(w: Words, what: str, levers: Iterable[str]) -> str:
    """A label, and the levers that are used with it."""
    named = _levers(w, levers)
    return w.t("option.with", what=what, levers=named) if named else what


def _levers(w: Words, levers: Iterable[str]) -> str:
    return ", ".join(w.t("option.lever", n=n) for n in levers)


def _boats(w: Words, a: str, b: str) -> dict[str, str]:
    return {"a": w.t(f"resource.{a}"), "b": w.t(f"resource.{b}")}


# Names that stand for themselves


def _named(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"{m[0]}.{m[1]}")


def _plain(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}")


# Cards and payment


def _card(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", card=w.t(f"card.{m[1]}"))


def _discard(w: Words, view: View, m: list[str]) -> str:
    kind = w.edition.cards[tables_of(w.edition).card_number[m[1]]].kind
    coins = DISCARD_COINS + _player(view)["permanents"][DISCARD_BONUS + kind]
    return w.t("option.discard", card=w.t(f"card.{m[1]}"), n=coins)


def _of_slot(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", tile=w.tile(view["slots"][int(m[1]) - 1]))


def _keep(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.keep", tile=w.t(f"scoring.{m[1]}"))


def _pass(w: Words, view: View, m: list[str]) -> str:
    if len(m) > 1:
        return w.t("option.pass.levers", levers=_levers(w, m[1:]))
    kind = view["decision"]["kind"]
    return w.t(f"option.pass.{kind}" if kind in OWN_PASS else "option.pass")


def _pay(w: Words, view: View, m: list[str]) -> str:
    coins, a, b = m[1:4]
    goods = w.goods("coins", int(coins))
    if list(_player(view)["boats"]) == [RESOURCES.index(a), RESOURCES.index(b)]:
        what = w.t("option.pay.stay", goods=goods)
    else:
        what = w.t("option.pay", goods=goods, **_boats(w, a, b))
    return _with_levers(w, what, m[4:])


def _boat(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.boat", **_boats(w, m[1], m[2]))


def _give(w: Words, view: View, m: list[str]) -> str:
    inhabitants, vp, lever = parse_give(" ".join(m))
    goods = [(what, n) for what, n in (("inhabitants", inhabitants), ("vp", vp)) if n]
    what = w.sum(goods) if goods else w.t("option.free")
    return _with_levers(w, what, m[-1:] if lever else ())


# Map


def _space(w: Words, view: View, m: list[str]) -> str:
    return _with_levers(w, w.t(f"option.{m[0]}", n=m[1]), m[2:])


def _site(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", site=m[1])


# Actions, river, tracks


def _draw(w: Words, view: View, m: list[str]) -> str:
    drawn = {"pioneer-choice": PIONEER_CARDS, "builder": BUILDER_CARDS}
    n = drawn.get(view["decision"]["kind"], PROGRESS_CARDS)
    return w.t("option.draw", goods=w.goods("cards", n))


def _collect(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.collect.lever" if len(m) > 1 else "option.collect")


def _hire(w: Words, view: View, m: list[str]) -> str:
    n = HIRE_COINS if m[1] == "coins" else HIRE_CARDS
    return w.t(f"option.hire.{m[1]}", goods=w.goods(m[1], n))


def _ship(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.ship", n=int(m[1]))


def _produce(w: Words, view: View, m: list[str]) -> str:
    return w.t("option.site", resource=w.t(f"resource.{m[1]}"))


def _swap(w: Words, view: View, m: list[str]) -> str:
    swap = w.edition.cards[view["agenda"][-1][2]].swaps[int(m[1]) - 1]
    return w.t("option.swap", give=w.sum(swap.give), take=w.sum(swap.take))


def _exchange(w: Words, view: View, m: list[str]) -> str:
    condition = w.edition.scoring_tiles[view["slots"][view["agenda"][-1][2]]].condition
    (times,) = condition.values[view["scorings"] - 1]
    what, each = condition.give
    in_goods = int(m[1])
    goods = [(what, each * in_goods), ("coins", condition.or_coins * (times - in_goods))]
    return w.t("option.exchange", goods=w.sum((word, n) for word, n in goods if n))


# Levers


def _numbered_lever(w: Words, view: View, m: list[str]) -> str:
    return w.t(f"option.{m[0]}", n=m[1], lever=w.lever(int(m[1])))


def _lever(w: Words, view: View, m: list[str]) -> str:
    which = m[1]
    if which == "12":
        take = w.sum((("inhabitants", 1), ("vp", CARDS_VP)))
        return w.t("option.lever.12", give=w.goods("cards", CARDS_GIVEN), take=take)
    if which == "11":
        return w.t("option.lever.11", goods=w.goods("coins", JOKER_COINS))
    if which == "10":
        return w.t(f"option.lever.10.{m[2]}", goods=w.goods(m[2], JOKER_GOODS))
    if which == "1":
        goods = w.goods("coins", VASE_COINS)
        return _with_levers(w, w.t(f"option.lever.1.{m[2]}", goods=goods), m[3:])
    return _with_levers(w, w.t(f"option.lever.{which}"), m[2:])


OWN_PASS = frozenset({"reveal", "pasture", "hire", "modernize", "upgrade", "swap", "last-levers"})
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
