"""The project cards of our own set: inside the limits of the rules, and named everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.model import KINDS, REGIONS, RESOURCES, STRIPS, Card, Sum
from boonlake.games.boonlake.text import TEXTS

CARDS = load().cards

AT_ONCE = (
    "coin-step",
    "card-step",
    "coins",
    "inhabitants 2",
    "vases 1",
    "raise-lever",
    "free-house",
    "easy-settlement",
    "swap 3 cards > 2 inhabitants",
    "swap 2 cards > 4 coins / 4 coins > 2 cards",
    "swap 3 cards > 1 vases + 2 coins / 1 vases + 2 coins > 3 cards",
    "swap 5 cards > 4 vp / 4 vp > 5 cards",
    "swap 2 cards > N vp",
    "swap 1 inhabitants > 8 coins",
    "swap 2 vases > 4 vp",
)
AT_THE_END = (
    *(f"presences {region} 1" for region in REGIONS),
    "cattle 1",
    "sites 1",
    "houses 1",
    "settlements 2",
    "reach coin-track",
    "reach card-track",
    "reach levers",
    "reach cattle",
    "reach houses",
    "reach settlements",
)
ALWAYS = (
    "lever-discount",
    "card-discount 1",
    *(f"discard-bonus {kind} 1" for kind in KINDS),
    "cow-discount 1",
    "cow-coins 2",
    "ship-coins 1",
    "harbour-coins 2",
    "harbour-cards 2",
    "extra-vase 1",
)
OF_ANY_NUMBER = ("coin-step", "card-step", "coins", "lever-discount")
WITHOUT_NUMBER = ("raise-lever", "free-house", "easy-settlement")


def symbols(card: Card) -> list[str]:
    """The effects of a card as the rulebook tells them apart."""
    found = [f"reach {word}" for word, _ in card.reach]
    for word, n, further in (*card.now, *card.end, *card.always):
        if word == "swap":
            found.append(swap(card))
        elif word in OF_ANY_NUMBER or word in WITHOUT_NUMBER:
            found.append(word)
        else:
            found.append(f"{word} {further} {n}" if further else f"{word} {n}")
    return found


def swap(card: Card) -> str:
    """The swap of a card; the VP for two cards are a number that differs from card to card."""
    first = card.swaps[0]
    if first.give == (("cards", 2),) and first.take[0][0] == "vp":
        return "swap 2 cards > N vp"
    ways = (f"{together(way.give)} > {together(way.take)}" for way in card.swaps)
    return "swap " + " / ".join(ways)


def together(things: Sum) -> str:
    """Things given or taken together, as the component files write them."""
    return " + ".join(f"{n} {what}" for what, n in things)


def test_165_cards_with_55_of_each_kind() -> None:
    assert len({card.key for card in CARDS}) == len(CARDS) == 165
    assert Counter(KINDS[card.kind] for card in CARDS) == dict.fromkeys(KINDS, 55)


def test_the_figures_the_rulebook_shows() -> None:
    named = {card.key: card for card in CARDS}
    forge, bank = named["forge"].cost, named["bank"].cost
    assert (forge.coins, forge.vases, forge.needs) == (2, 0, (0, 1, 2, 0))
    assert (bank.coins, bank.vases, bank.needs) == (0, 0, (0, 2, 4, 0))
    assert {"mayor", "workshop", "art-gallery"} <= named.keys()


def test_the_rulebook_tells_40_effects_apart() -> None:
    assert (len(AT_ONCE), len(AT_THE_END), len(ALWAYS)) == (15, 14, 11)


@pytest.mark.parametrize("symbol", [*AT_ONCE, *AT_THE_END, *ALWAYS])
def test_every_effect_stands_on_several_cards_of_two_kinds(symbol: str) -> None:
    kinds = [card.kind for card in CARDS if symbol in symbols(card)]
    assert len(kinds) >= 3
    assert len(set(kinds)) >= 2


def test_no_card_has_an_effect_that_the_rules_do_not_know() -> None:
    known = {*AT_ONCE, *AT_THE_END, *ALWAYS}
    assert {card.key: symbols(card) for card in CARDS if not known.issuperset(symbols(card))} == {}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_card_costs_and_brings_something_within_limits(card: Card) -> None:
    assert 1 <= len(symbols(card)) <= 3
    assert 0 <= card.vp <= 8
    assert 0 <= card.cost.coins <= 10
    assert 1 <= sum(card.cost.needs) <= 6
    assert card.cost.vases <= 1
    for _, ((low, low_vp), (high, high_vp)) in card.reach:
        assert low < high
        assert 0 < low_vp < high_vp


def test_each_resource_is_asked_for_about_as_often() -> None:
    asked = [sum(card.cost.needs[i] for card in CARDS) for i in range(4)]
    assert max(asked) <= 1.5 * min(asked)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = names_in(language, "card")
    assert names.keys() == {card.key for card in CARDS}
    assert len(names) == len(set(names.values()))


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_every_other_component_is_named(language: str) -> None:
    assert names_in(language, "kind").keys() == set(KINDS)
    assert names_in(language, "resource").keys() == set(RESOURCES)
    assert names_in(language, "region").keys() == set(REGIONS)
    assert names_in(language, "strip").keys() == set(STRIPS)
    assert names_in(language, "lever").keys() == {str(n) for n in range(1, 13)}
    assert names_in(language, "scoring").keys() == {tile.key for tile in load().scoring_tiles}


def names_in(language: str, what: str) -> dict[str, str]:
    """The names of one sort of components, by their keys; no key stands twice."""
    text = (TEXTS.folder / language / "names.txt").read_text("utf-8")
    lines = [line.split(" = ", 1) for line in text.splitlines() if line.startswith(f"{what}.")]
    names = {key.removeprefix(f"{what}."): name for key, name in lines}
    assert len(lines) == len(names)
    return names
