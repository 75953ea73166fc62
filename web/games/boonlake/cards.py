"""Project cards, drawn from their effect data.

`face(card, scene, size)` is one card (`size`: small, hand or large), `back()` its back,
`fan(view, scene, missing)` the own hand, `whole_hand(view, scene, missing)` the same by kind, and
`played(view, scene, seat)` what a seat has played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from boonlake.games.boonlake.components.model import (
    KINDS,
    Card,
    ComponentSet,
    Effect,
    Sum,
    Swap,
)
from boonlake.games.boonlake.shortage import Shortage

from ...kit.badges import COST, GAIN, Badge, inline
from ...kit.icons import icon
from .badges import GOODS, cost_badges, effect_badges, effect_icon, missing_words
from .scene import Scene, View

AFFORDABLE, SHORT = "affordable", "short"
Missing = Mapping[int, Shortage | None]
"""By card of a hand: what is missing to pay it."""
REACHED = {
    "coin-track": "coin-step",
    "card-track": "card-step",
    "levers": "lever",
    "cattle": "cattle",
    "houses": "house",
    "settlements": "settlement",
}


def face(
    card: Card,
    scene: Scene,
    size: str = "hand",
    note: str = "",
    short: Shortage | None = None,
    *,
    new: bool = False,
) -> str:
    """A card with its kind, name, cost, effects and printed points, and what is missing for it."""
    kind = KINDS[card.kind]
    name = scene.say(f"card.{card.key}")
    costs = "".join(inline(badge) for badge in cost_badges(card.cost, short))
    dense = "dense" if costs.count("<svg") > 5 or (card.swaps and card.reach) else ""
    css = " ".join(filter(None, (f"card card-{size} kind-{kind}", dense, note)))
    attributes = scene.attributes(f"card-{card.key}", css)
    points = inline(Badge(GAIN, f"+{card.vp}", "vp")) if card.vp else ""
    inner = (
        f'<div class="card-head"><span class="card-kind">{icon(kind)}</span>'
        f'<span class="card-name {_fit(name)}">{name}</span>{_new(scene) if new else ""}</div>'
        f'<div class="card-cost">{costs or FREE}</div>'
        f'<div class="card-effects">{_effects(card)}</div>'
        f'<div class="card-points">{points}</div>{_missing(short, scene)}'
    )
    return f"<div{attributes}>{scene.inside(f'card-{card.key}', inner)}</div>"


def _new(scene: Scene) -> str:
    """The sign of a card that came since the last turn."""
    label = scene.say("ui.new-card")
    return f'<span class="card-new" title="{label}"><span class="unseen">{label}</span></span>'


def _missing(short: Shortage | None, scene: Scene) -> str:
    return f'<small class="missing-words">{missing_words(short, scene)}</small>' if short else ""


def _fit(name: str) -> str:
    """A class that makes room for a long word, so that none is broken."""
    parts = name.replace("-", "- ").replace(SOFT_HYPHEN, "- ").split()
    longest = max(max(len(part) for part in parts), 14 if len(name) > 20 else 0)
    return f"fit-{min(longest, 16)}" if longest > 11 else ""


SOFT_HYPHEN = "\u00ad"
FREE = '<span class="card-free" aria-hidden="true">0</span>'


@lru_cache(maxsize=256)
def _effects(card: Card) -> str:
    """One line per moment: at once, at the end, always."""
    now = "".join(_now(effect, card.swaps) for effect in card.now)
    end = "".join(_end(effect) for effect in card.end)
    end += "".join(_reach(word, steps) for word, steps in card.reach)
    always = "".join(_always(effect) for effect in card.always)
    return "".join(
        f'<div class="moment moment-{moment}">{icon(moment, "moment-icon")}'
        f'<span class="moment-effects">{inner}</span></div>'
        for moment, inner in (("now", now), ("end", end), ("always", always))
        if inner
    )


def _now(effect: Effect, swaps: tuple[Swap, ...]) -> str:
    if effect[0] != "swap":
        return inline(effect_badges([effect])[0])
    both = _reversed(swaps)
    arrow = "⇄" if both else "→"
    return "".join(
        f'<span class="swap"><span>{_sum(way.give, COST, "−")}</span>'
        f'<span><span class="swap-arrow">{arrow}</span>{_sum(way.take, GAIN, "+")}</span></span>'
        for way in (swaps[:1] if both else swaps)
    )


def _reversed(swaps: tuple[Swap, ...]) -> bool:
    """Whether the second way of an exchange is the first one backwards."""
    return len(swaps) == 2 and swaps[0] == Swap(swaps[1].take, swaps[1].give)


def _sum(things: Sum, shape: str, sign: str) -> str:
    return "".join(inline(Badge(shape, f"{sign}{n}", GOODS[what])) for what, n in things)


def _end(effect: Effect) -> str:
    """Points for each of something."""
    return (
        f'<span class="per">{inline(Badge(GAIN, f"+{effect[1]}", "vp"))}'
        f'<span class="per-sign">×</span>{icon(effect_icon(effect))}</span>'
    )


def _reach(word: str, steps: tuple[tuple[int, int], ...]) -> str:
    """Points for reaching the lower or the higher of two marks."""
    pairs = "".join(inline(Badge(GAIN, f"{need}: +{points}", "vp")) for need, points in steps)
    return f'<span class="reach">{icon(REACHED[word])}<span>{pairs}</span></span>'


def _always(effect: Effect) -> str:
    return inline(effect_badges([effect])[0])


def back(css: str = "") -> str:
    """The back of a card."""
    return f'<div class="card card-back {css}">{icon("boonlake")}</div>'


def fan(view: View, scene: Scene, missing: Missing) -> str:
    """The hand of the seat whose view this is, with the way to all its cards in full."""
    numbers = _hand(view)
    faces = "".join(_in_hand(n, scene, missing) for n in numbers)
    lying = f'<div class="fan" style="--n:{max(2, len(numbers))}">{faces}</div>'
    return _all_cards(scene, len(numbers)) + lying if numbers else lying


def _all_cards(scene: Scene, count: int) -> str:
    """The way to the whole hand, where cards lie over each other."""
    return (
        '<button type="button" class="all-cards" data-act="open hand">'
        f"{icon('card')}<b>{count}</b><span>{scene.say('ui.all-cards')}</span></button>"
    )


def whole_hand(view: View, scene: Scene, missing: Missing) -> tuple[str, str]:
    """The same cards by kind, each in full: a title, and the cards."""
    numbers = _hand(view)
    payable = scene.say("ui.hand-affordable", n=sum(missing[n] is None for n in numbers))
    piles = _piles(numbers, scene, "hand", missing)
    new = sum(f"card-{scene.components.cards[n].key}" in scene.fresh for n in numbers)
    if new:
        payable += f' <span class="card-new"></span> {scene.say("ui.new-cards", n=new)}'
    return scene.say("ui.hand-count", n=len(numbers)), f'<p class="note">{payable}</p>{piles}'


def drawn_since(before: View, view: View, components: ComponentSet) -> frozenset[str]:
    """The cards of a hand that were not in it before."""
    had, has = (seen["players"][view["seat"]]["hand"] for seen in (before, view))
    return frozenset(f"card-{components.cards[n].key}" for n in set(has) - set(had))


def _hand(view: View) -> list[int]:
    numbers: list[int] = view["players"][view["seat"]]["hand"]
    return numbers


def _in_hand(number: int, scene: Scene, missing: Missing) -> str:
    """A card with a sign whether it could be paid now."""
    short, card = missing[number], scene.components.cards[number]
    note = AFFORDABLE if short is None else SHORT
    key = f"card-{card.key}"
    new = key in scene.fresh
    return scene.pictures.of(
        key,
        (short, scene.marks.get(key), new),
        lambda: face(card, scene, "hand", note, short, new=new),
    )


def played(view: View, scene: Scene, seat: int) -> str:
    """The cards a seat has played, by kind, the newest last."""
    return _piles(view["players"][seat]["played"], scene, "small", {})


def _piles(numbers: Sequence[int], scene: Scene, size: str, missing: Missing) -> str:
    """A pile for each kind; cards of a hand with what is missing for them."""
    cards = scene.components.cards
    piles = []
    for index, kind in enumerate(KINDS):
        pile = [number for number in numbers if cards[number].kind == index]
        inner = "".join(
            _in_hand(n, scene, missing) if n in missing else face(cards[n], scene, size)
            for n in pile
        )
        piles.append(
            f'<section class="pile kind-{kind}"><h3>{icon(kind)} {scene.say(f"kind.{kind}")} '
            f'<span class="count">{len(pile)}</span></h3>'
            f'<div class="pile-cards">{inner}</div></section>'
        )
    return f'<div class="played">{"".join(piles)}</div>'
