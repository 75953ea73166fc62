"""Heroes as cards, and the row from which they are invited."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.settlement.components.model import COLOURS, CRAFTSMEN, DIAMOND, GUILDS, Hero
from boonlake.games.settlement.insight import BY_TRADING, DIRECTLY, Board, HeroOffer

from ...kit.badges import COST, GAIN, Badge, inline
from ...kit.icons import icon
from .badges import BONUS, NOTHING, POINTS, cost_badges, fit, inlined, missing_words
from .scene import Scene, View

COUNTED = ("landscape", "building", "fortress")
"""By guild: the icon of what its heroes count."""


def payable(how: str) -> str:
    """The class that says whether something could be paid now."""
    return how if how in (DIRECTLY, BY_TRADING) else "out-of-reach"


def row(view: View, scene: Scene, able: Board | None) -> str:
    """The four spaces with their surcharges, the dearest on the left."""
    spaces = []
    for space, number in enumerate(view["hero_row"]):
        offer = able.heroes[space] if able is not None else None
        hero = scene.components.heroes[number] if number >= 0 else None
        shown = '<div class="hero-card no-hero"></div>'
        if hero is not None:
            shown = card(hero, scene, offer)
        spaces.append(f'<div class="hero-space">{_surcharge(scene, space, offer)}{shown}</div>')
    return "".join(spaces)


def _surcharge(scene: Scene, space: int, offer: HeroOffer | None) -> str:
    more = scene.components.surcharges[space]
    missing = offer is not None and offer.price.missing[DIAMOND] > 0
    tag = inline(Badge(COST, f"−{more}", "diamond", missing)) if more else "0"
    return f'<span class="surcharge" data-about="surcharge-{space + 1}">{tag}</span>'


def card(hero: Hero, scene: Scene, offer: HeroOffer | None = None) -> str:
    """A hero: guild, name, price, points, bonus settlers and the monster that comes along."""
    guild = GUILDS[hero.guild]
    note = payable(offer.price.how) if offer else ""
    missing = offer.price.missing if offer else NOTHING
    css = " ".join(filter(None, (f"hero-card guild-{guild}", note)))
    key = f"hero-{hero.key}"
    traded = icon("trade") if note == BY_TRADING else ""
    bonus = inline(Badge(GAIN, f"+{hero.bonus}", BONUS)) if hero.bonus else ""
    name = scene.say(f"hero.{hero.key}")
    sign = icon(f"sign-{COLOURS[hero.monster]}", "hero-sign")
    inner = (
        f'<span class="hero-head">{icon(f"guild-{guild}")}'
        f'<span class="hero-name{fit(name)}">{name}</span></span>'
        f'<span class="card-price">{inlined(cost_badges(hero.cost, missing))}{traded}'
        f"{missing_words(missing, scene)}</span>"
        f'<span class="hero-points">{_points(hero)}{_now(hero, offer.vp if offer else None)}</span>'
        f'{icon(f"hero-{guild}", "hero-portrait")}<span class="hero-foot">{bonus}{sign}</span>'
    )
    return f"<div{scene.attributes(key, css)}>{scene.inside(key, inner)}</div>"


def _points(hero: Hero) -> str:
    """The printed points, and what they count."""
    points = inline(Badge(GAIN, f"+{hero.vp}", POINTS))
    if hero.guild == CRAFTSMEN:
        return points
    counted = icon(COUNTED[hero.guild])
    return f'<span class="counts">{points}<span class="counts-sign">×</span>{counted}</span>'


def _now(hero: Hero, worth: int | None) -> str:
    """What a hero who counts something would be worth now."""
    if worth is None or hero.guild == CRAFTSMEN:
        return ""
    return f'<small class="worth">= {worth}</small>'


def invited(numbers: Sequence[int], scene: Scene) -> str:
    """Heroes that somebody has invited, by guild."""
    every = [scene.components.heroes[number] for number in numbers]
    ordered = sorted(every, key=lambda hero: hero.guild)
    return f'<div class="invited">{"".join(card(hero, scene) for hero in ordered)}</div>'
