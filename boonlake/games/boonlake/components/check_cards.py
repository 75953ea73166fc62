"""The limits of cards and building tiles."""

from __future__ import annotations

from ....engine.components import Line, Source
from ....engine.components.limits import counted, exactly, lines, occurs, unique
from .grammar import ALWAYS_WORDS, END_WORDS, REACH_WORDS, cost
from .model import KINDS, REGIONS, Card, ComponentSet, Cost, Site

CARDS = 165
NAMED = {"forge": "2 coins 2 loam 1 stone", "bank": "4 loam 2 stone"}
"""The cards whose whole cost the rules show."""

ALSO_NAMED = ("mayor", "workshop", "art-gallery")
GROUPS = {"a": 6, "b": 2, "c": 2, "grey": 25}
PASTURES = 7
SETTLEMENT_LOSS = -5
NOW_WORDS = (
    "coin-step",
    "card-step",
    "coins",
    "inhabitants",
    "vases",
    "raise-lever",
    "free-house",
    "easy-settlement",
)
SWAPS = (
    "3 cards > 2 inhabitants",
    "2 cards > 4 coins",
    "4 coins > 2 cards",
    "3 cards > 1 vases + 2 coins",
    "1 vases + 2 coins > 3 cards",
    "5 cards > 4 vp",
    "4 vp > 5 cards",
    "1 inhabitants > 8 coins",
    "2 vases > 4 vp",
)
SITE_WORDS = (
    "coins",
    "cards",
    "coin-step",
    "card-step",
    "track-steps",
    "coin-income",
    "card-income",
    "vp",
    "vases",
)


def check(source: Source, components: ComponentSet) -> None:
    """Note what is wrong with cards, building tiles and pastures."""
    _check_cards(source, components)
    _check_card_effects(source, components)
    _check_tiles(source, components)
    exactly(source, "pastures", components.pastures, PASTURES, "pastures")


def _check_cards(source: Source, components: ComponentSet) -> None:
    lines(source, "cards", CARDS, "cards")
    unique(source, "cards", "card")
    by_key = {card.key: card for card in components.cards}
    for key in (*NAMED, *ALSO_NAMED):
        occurs(source, "cards", key in by_key, f"the key {key!r}, which the rules name")
    for card, line in zip(components.cards, source.understood["cards"], strict=True):
        if card.key in NAMED and card.cost != cost(NAMED[card.key]):
            source.fault(line, f"{card.key} costs {line.cells[2]!r}, write {NAMED[card.key]}")
        _check_card(source, line, card)


def _check_card(source: Source, line: Line, card: Card) -> None:
    price = card.cost
    if price.cards:
        source.fault(line, "the cost of a card has cards in it, write vases, coins and resources")
    if min(price.coins, price.vases, *price.needs, card.vp) < 0:
        source.fault(line, "a cost or the printed VP is below 0, write 0 or more")
    for word, n, _ in (*card.now, *card.end, *card.always):
        if n < 0 or (n == 0 and word in NOW_WORDS[:5]):
            source.fault(line, f"effect {word} has the number {n}, write one above 0")
    for word, _, _ in card.now:
        if word not in (*NOW_WORDS, "swap"):
            words = ", ".join((*NOW_WORDS, "swap"))
            source.fault(line, f"{word!r} is no effect of a card, choose from {words}")
    for word, steps in card.reach:
        if len(steps) != 2 or steps[0] >= steps[1] or steps[0][1] > steps[1][1]:
            text = f"reach {word} needs two rising steps, write it like {word} 3>2 5>6"
            source.fault(line, text)


def _check_card_effects(source: Source, components: ComponentSet) -> None:
    """Every effect that the rules explain is on some card, and every kind of card exists."""
    cards = components.cards
    now = {word for card in cards for word, _, _ in card.now}
    end = {" ".join((word, further)).strip() for card in cards for word, _, further in card.end}
    reach = {word for card in cards for word, _ in card.reach}
    always = {" ".join((word, more)).strip() for card in cards for word, _, more in card.always}
    swaps = {_written(way) for card in cards for way in ((s.give, s.take) for s in card.swaps)}
    for kind, name in enumerate(KINDS):
        occurs(source, "cards", any(card.kind == kind for card in cards), f"the kind {name}")
    for word in NOW_WORDS:
        occurs(source, "cards", word in now, f"now {word}")
    for way in SWAPS:
        occurs(source, "cards", way in swaps, f"now swap {way}")
    for_vp = any(way.startswith("2 cards > ") and way.endswith(" vp") for way in swaps)
    occurs(source, "cards", for_vp, "now swap 2 cards > and some vp")
    for word in (*END_WORDS, *[f"presences {region}" for region in REGIONS]):
        occurs(source, "cards", word in end, f"end {word}")
    for word in REACH_WORDS:
        occurs(source, "cards", word in reach, f"end reach {word}")
    for word in (*ALWAYS_WORDS, *[f"discard-bonus {kind}" for kind in KINDS]):
        occurs(source, "cards", word in always, f"always {word}")


def _written(way: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]) -> str:
    give, take = (" + ".join(f"{n} {what}" for what, n in side) for side in way)
    return f"{give} > {take}"


def _check_tiles(source: Source, components: ComponentSet) -> None:
    unique(source, "tiles", "tile")
    counted(source, "tiles", [tile.group for tile in components.tiles], GROUPS, "tiles of group")
    for tile, line in zip(components.tiles, source.understood["tiles"], strict=True):
        for site in tile.sites:
            _check_site(source, line, site)
    sites = [site for tile in components.tiles for site in tile.sites]
    gains = {word for site in sites for word, _, _ in site.gain}
    for word in SITE_WORDS:
        occurs(source, "tiles", word in gains, word)
    occurs(
        source,
        "tiles",
        any(("vp", -n, "") in site.gain for site in sites for n in range(1, 9)),
        "a loss of VP, like vp -2",
    )
    occurs(source, "tiles", any(site.cost.cards for site in sites), "a price in cards")
    occurs(source, "tiles", Site() in sites, "a free site")
    occurs(source, "tiles", any(site.settlement_vp > 0 for site in sites), "settlement-vp above 0")
    occurs(source, "tiles", any(site.settlement_vp < 0 for site in sites), "settlement-vp -5")
    shown = Site(Cost(4), (("coin-step", 1, ""),))
    occurs(source, "tiles", shown in sites, "pay 4 coins: coin-step 1, which the rules show")


def _check_site(source: Source, line: Line, site: Site) -> None:
    price = site.cost
    if price.vases or any(price.needs) or (price.coins and price.cards):
        source.fault(line, "a site is paid otherwise, write pay N coins or pay N cards")
    if price.coins < 0 or price.cards < 0:
        source.fault(line, "the price of a site is below 0, write 0 or more")
    for word, n, _ in site.gain:
        if word not in SITE_WORDS:
            words = ", ".join((*SITE_WORDS, "settlement-vp"))
            source.fault(line, f"{word!r} is no effect of a site, choose from {words}")
        elif word == "track-steps" and n != 3:
            source.fault(line, f"track-steps {n} on a site, write track-steps 3")
        elif n < 0 and word != "vp":
            source.fault(line, f"{word} {n} on a site, write pay and the price before a colon")
    if site.settlement_vp < 0 and site.settlement_vp != SETTLEMENT_LOSS:
        source.fault(line, f"settlement-vp {site.settlement_vp}, a loss is always -5")
