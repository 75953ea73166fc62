"""Effects, costs and swaps in words.

`effect_line(effect, scene)` is one sentence; `effects_text(effects, scene)` several in a row.
Every word of the effect vocabulary has a text `effect.<word>` and a rule in `RULES`.
"""

from __future__ import annotations

from collections.abc import Iterable

from boonlake.games.boonlake.components.model import RESOURCES, Card, Cost, Effect, Site, Sum, Swap

from ..scene import Scene

RULES = {
    "coins": "R22.3",
    "cards": "R7.4",
    "vases": "R22.5",
    "inhabitants": "R22.4",
    "vp": "R7.10",
    "coin-step": "R22.1",
    "card-step": "R22.2",
    "track-steps": "R7.7",
    "coin-income": "R7.8",
    "card-income": "R7.9",
    "site": "R26.8",
    "vase-or-site": "R18.9",
    "raise-lever": "R22.13",
    "free-house": "R22.14",
    "easy-settlement": "R22.15",
    "settlement-vp": "R7.12",
    "swap": "R22.6",
    "presences": "R23.1",
    "cattle": "R23.2",
    "sites": "R23.3",
    "houses": "R23.4",
    "settlements": "R23.5",
    "reach": "R23.6",
    "lever-discount": "R24.1",
    "card-discount": "R24.2",
    "discard-bonus": "R24.3",
    "cow-discount": "R24.5",
    "cow-coins": "R24.6",
    "ship-coins": "R24.7",
    "harbour-coins": "R24.8",
    "harbour-cards": "R24.8",
    "extra-vase": "R24.9",
}
"""The rule that says most about a word."""


def effect_line(effect: Effect, scene: Scene) -> str:
    """What an effect brings, as a sentence."""
    word, n, arg = effect
    if n < 0:
        return scene.text(f"effect.{word}.lost", n=-n)
    if word == "presences":
        return scene.text("effect.presences", n=n, region=scene.text(f"region.{arg}"))
    return scene.text(f"effect.{word}.{arg}" if arg else f"effect.{word}", n=n)


def effects_text(effects: Iterable[Effect], scene: Scene) -> str:
    """What effects bring, one sentence after the other."""
    return " ".join(effect_line(effect, scene) for effect in effects)


def cost_lines(cost: Cost, scene: Scene) -> list[str]:
    """What is paid, and what only has to be there."""
    given = (("coins", cost.coins), ("vases", cost.vases), ("cards", cost.cards))
    lines = [scene.text(f"effect.cost.{what}", n=n) for what, n in given if n]
    lines += [
        scene.text("effect.need", goods=scene.text(f"goods.{resource}", n=n))
        for resource, n in zip(RESOURCES, cost.needs, strict=True)
        if n
    ]
    return lines or [scene.text("effect.no-cost")]


def sum_text(things: Sum, scene: Scene) -> str:
    """Things given or taken together."""
    words = [scene.text(f"goods.{what}", n=n) for what, n in things]
    whole = words[0]
    for word in words[1:]:
        whole = scene.text("goods.and", first=whole, last=word)
    return whole


def swap_line(swap: Swap, scene: Scene) -> str:
    """One direction of an exchange."""
    return scene.text(
        "effect.swap", give=sum_text(swap.give, scene), take=sum_text(swap.take, scene)
    )


def site_text(site: Site, scene: Scene) -> str:
    """What a building site costs and brings."""
    paid = any((site.cost.coins, site.cost.vases, site.cost.cards))
    lines = cost_lines(site.cost, scene) if paid else []
    lines += [effect_line(effect, scene) for effect in site.gain]
    if site.settlement_vp:
        lines.append(effect_line(("settlement-vp", site.settlement_vp, ""), scene))
    return " ".join(lines)


def card_lines(card: Card, scene: Scene) -> list[str]:
    """Everything on a card, line by line."""
    now = [effect_line(effect, scene) for effect in card.now if effect[0] != "swap"]
    now += [swap_line(swap, scene) for swap in card.swaps]
    end = [effect_line(effect, scene) for effect in card.end]
    for word, steps in card.reach:
        end += [scene.text(f"effect.reach.{word}", need=need, n=vp) for need, vp in steps]
    always = [effect_line(effect, scene) for effect in card.always]
    lines = [" ".join(cost_lines(card.cost, scene))]
    for moment, sentences in (("now", now), ("end", end), ("always", always)):
        if sentences:
            lines.append(scene.text(f"effect.card.{moment}", what=" ".join(sentences)))
    if card.vp:
        lines.append(scene.text("effect.card.vp", n=card.vp))
    return lines


def card_rules(card: Card) -> tuple[str, ...]:
    """The rules that a card's effects follow."""
    words = [effect[0] for effect in (*card.now, *card.end, *card.always)]
    words += ["reach"] * bool(card.reach)
    return ("R3.1", *dict.fromkeys(RULES[word] for word in words))
