"""The market: buildings on nine spaces, and the face-down piles beside it."""

from __future__ import annotations

from boonlake.games.settlement.components.model import COLOURS
from boonlake.games.settlement.insight import Board, Price

from ...kit.icons import icon
from .badges import NOTHING, cost_badges, effect_badges, fit, inlined, missing_words, swap
from .heroes import payable
from .placing import building_places
from .scene import ROMAN, Scene, View


def market(view: View, scene: Scene, able: Board | None) -> str:
    """All nine spaces."""
    twice = scene.again()
    spaces = []
    for space, (key, again) in enumerate(building_places(view, scene.components)):
        if not key:
            spaces.append('<div class="building-card no-building"></div>')
            continue
        price = able.market[space] if able is not None else None
        spaces.append(
            card(
                view["market"][space],
                twice if again else scene,
                key,
                height=view["stacks"][space],
                price=price,
            )
        )
    return f'<div class="market-spaces">{"".join(spaces)}</div>{piles(view, scene)}'


def card(kind: int, scene: Scene, key: str, *, height: int = 1, price: Price | None = None) -> str:
    """A building to be built: what it costs and does, and what is missing for it."""
    note = payable(price.how) if price else ""
    missing = price.missing if price else NOTHING
    building = scene.components.buildings[kind]
    name = scene.say(f"building.{building.key}")
    stack = f'<b class="stack">×{height}</b>' if height > 1 else ""
    css = " ".join(filter(None, ("building-card", "stacked" if stack else "", note)))
    inner = (
        f'<span class="card-price">{inlined(cost_badges(building.cost, missing))}'
        f"{_by_trading(note)}{missing_words(missing, scene)}</span>"
        f"{icon(building.key, 'building-icon')}"
        f'<span class="building-name{fit(name)}">{name}</span>'
        f"{swap(*effect_badges(building))}{stack}"
    )
    return f"<div{scene.attributes(key, css)}>{scene.inside(key, inner)}</div>"


def _by_trading(note: str) -> str:
    return icon("trade") if note == "by-trading" else ""


def piles(view: View, scene: Scene) -> str:
    """How much is left, face down, and of the monsters."""
    landscapes = "".join(
        f"<i>{ROMAN[row]}</i>{count}" for row, count in enumerate(view["landscape_piles"])
    )
    counts = [
        ("pile-building", icon("pile-building"), "·".join(map(str, view["building_piles"]))),
        ("pile-landscape", icon("pile-landscape"), landscapes),
        ("pile-hero", icon("pile-hero"), str(view["hero_pile"])),
    ]
    if view["artefact_pile"]:
        counts.append(("pile-artefact", icon("pile-artefact"), str(view["artefact_pile"])))
    counts += [
        (f"monster-{colour}", icon(f"sign-{colour}"), str(left))
        for colour, left in zip(COLOURS, view["monsters"], strict=True)
    ]
    return '<div class="piles">{}</div>'.format(
        "".join(
            f'<span class="pile-count" data-about="{about}">{drawn}<b>{count}</b></span>'
            for about, drawn, count in counts
        )
    )
