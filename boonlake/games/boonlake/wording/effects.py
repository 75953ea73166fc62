"""Effects, costs and swaps in words, as they stand on cards, tiles, spaces and tracks.

`effect_line(effect, t)` is one sentence; `effects_text(effects, t)` several in a row. Every word of
the effect vocabulary has a text `effect.<word>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..components.model import RESOURCES, Card, Cost, Effect, Site, Sum, Swap

Say = Callable[..., str]
"""Looks a text up: `t(key, **arguments)`."""


def effect_line(effect: Effect, t: Say) -> str:
    """What an effect brings, as a sentence."""
    word, n, arg = effect
    if n < 0:
        return t(f"effect.{word}.lost", n=-n)
    if word == "presences":
        return t("effect.presences", n=n, region=t(f"region.{arg}"))
    return t(f"effect.{word}.{arg}" if arg else f"effect.{word}", n=n)


def effects_text(effects: Iterable[Effect], t: Say) -> str:
    """What effects bring, one sentence after the other."""
    return " ".join(effect_line(effect, t) for effect in effects)


def cost_lines(cost: Cost, t: Say) -> list[str]:
    """What is paid, and what only has to be there."""
    given = (("coins", cost.coins), ("vases", cost.vases), ("cards", cost.cards))
    lines = [t(f"effect.cost.{what}", n=n) for what, n in given if n]
    needs = tuple((what, n) for what, n in zip(RESOURCES, cost.needs, strict=True) if n)
    if needs:
        lines.append(t("effect.need", goods=sum_text(needs, t)))
    return lines or [t("effect.no-cost")]


def sum_text(things: Sum, t: Say) -> str:
    """Things given or taken together."""
    *first, last = (t(f"goods.{what}", n=n) for what, n in things)
    return t("goods.and", first=", ".join(first), last=last) if first else last


def swap_line(swap: Swap, t: Say) -> str:
    """One direction of an exchange."""
    return t("effect.swap", give=sum_text(swap.give, t), take=sum_text(swap.take, t))


def site_text(site: Site, t: Say) -> str:
    """What a building site costs and brings."""
    paid = any((site.cost.coins, site.cost.vases, site.cost.cards))
    lines = cost_lines(site.cost, t) if paid else []
    lines += [effect_line(effect, t) for effect in site.gain]
    if site.settlement_vp:
        lines.append(effect_line(("settlement-vp", site.settlement_vp, ""), t))
    return " ".join(lines)


def card_lines(card: Card, t: Say) -> list[str]:
    """Everything on a card, line by line."""
    now = [effect_line(effect, t) for effect in card.now if effect[0] != "swap"]
    now += [swap_line(swap, t) for swap in card.swaps]
    end = [effect_line(effect, t) for effect in card.end]
    for word, steps in card.reach:
        end += [t(f"effect.reach.{word}", need=need, n=vp) for need, vp in steps]
    always = [effect_line(effect, t) for effect in card.always]
    lines = [" ".join(cost_lines(card.cost, t))]
    for moment, sentences in (("now", now), ("end", end), ("always", always)):
        if sentences:
            lines.append(t(f"effect.card.{moment}", what=" ".join(sentences)))
    if card.vp:
        lines.append(t("effect.card.vp", n=card.vp))
    return lines
