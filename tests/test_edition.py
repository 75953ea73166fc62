"""The cards of our edition are fair: priced by the stated valuation, none better than another."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from statistics import mean

import pytest

from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.grammar import card as read_card
from boonlake.games.boonlake.components.model import KINDS, Card
from tools.edition.dominance import dominated, dominates
from tools.edition.measure import by_effect, seats_of_games, tables
from tools.edition.tables import valuation_tables
from tools.edition.valuation import half_of, price, residual, shown, worth

CARDS = load().cards
DOCS = Path(__file__).parent.parent / "docs"


def effects(card: Card) -> frozenset[tuple[str, ...]]:
    """What a card is good for, without any number."""
    swaps = {
        ("swap", *(what for what, _ in s.give), *(what for what, _ in s.take)) for s in card.swaps
    }
    words = {(w, further) for w, _, further in (*card.now, *card.end, *card.always) if w != "swap"}
    return frozenset(swaps | words | {("reach", word) for word, _ in card.reach})


def made(cost: str, vp: int, text: str) -> Card:
    """A card that exists only here."""
    return read_card(0, "test", "day", cost, str(vp), text)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_a_card_is_worth_its_price(card: Card) -> None:
    assert abs(residual(card)) <= 0.75


@pytest.mark.parametrize("kind", range(3), ids=KINDS)
def test_no_kind_of_cards_is_better_than_the_others(kind: int) -> None:
    assert abs(mean(residual(card) for card in CARDS if card.kind == kind)) <= 0.2


def test_both_halves_of_the_game_have_cards_of_their_own() -> None:
    early = sum(half_of(card) == 0 for card in CARDS)
    assert 50 <= early <= 115


def test_no_card_dominates_another() -> None:
    assert [(a.key, b.key) for a, b in dominated(CARDS)] == []


def test_cards_near_one_price_differ_in_what_they_are_good_for() -> None:
    alike = [
        (a.key, b.key)
        for a, b in combinations(CARDS, 2)
        if effects(a) == effects(b) and abs(price(a, 0) - price(b, 0)) < 2
    ]
    assert alike == []


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (("1 coins 1 wood", 2, "now coins 2"), ("1 coins 1 wood", 2, "now coins 2")),
        (("1 coins 1 wood", 2, "now coins 2"), ("1 coins 2 wood", 1, "now coins 2")),
        (("1 coins", 2, "now coin-step 1"), ("5 coins", 2, "now coin-step 1, coins 4")),
        (("1 coins", 2, "now swap 2 cards > 5 vp"), ("1 coins", 2, "now swap 2 cards > 4 vp")),
        (("1 coins", 2, "end reach cattle 2>3 4>8"), ("1 coins", 2, "end reach cattle 3>3 4>7")),
    ],
)
def test_a_card_never_worse_dominates(
    better: tuple[str, int, str], worse: tuple[str, int, str]
) -> None:
    assert dominates(made(*better), made(*worse))


@pytest.mark.parametrize(
    ("card", "other"),
    [
        (("1 coins 1 wood", 2, "now coins 2"), ("1 coins 1 iron", 2, "now coins 2")),
        (("2 coins", 3, "now vases 1"), ("1 coins", 2, "now vases 1")),
        (("1 vases", 2, "now coin-step 1"), ("4 coins", 2, "now coin-step 1")),
        (("1 coins", 2, "end cattle 1"), ("1 coins", 2, "end houses 1")),
        (("1 coins", 2, "end reach cattle 2>3 4>6"), ("1 coins", 2, "end reach cattle 3>2 4>7")),
        (("1 coins", 2, "always ship-coins 1"), ("1 coins", 2, "now raise-lever")),
    ],
)
def test_a_card_worse_in_one_thing_does_not(
    card: tuple[str, int, str], other: tuple[str, int, str]
) -> None:
    assert not dominates(made(*card), made(*other))


def test_a_worked_example_of_the_valuation() -> None:
    forge = made("2 coins 2 loam 1 stone", 3, "now coin-step 1")
    assert price(forge, 0) == pytest.approx(2 + 2)
    assert worth(forge, 0) == pytest.approx(4.5 + 3 * 1.2)
    assert residual(forge) == pytest.approx(4.5 + 3 * 1.2 - (3 + 1.2 * 4))


def test_resources_weigh_less_in_the_second_round_and_more_if_of_one_sort() -> None:
    assert shown((0, 1, 2, 0), 1) < shown((0, 1, 2, 0), 0) < shown((0, 0, 3, 0), 0)
    assert shown((2, 2, 2, 2), 0) > shown((2, 2, 2, 0), 0)


def test_the_page_about_the_edition_shows_the_valuation_in_use() -> None:
    page = (DOCS / "edition.md").read_text("utf-8").splitlines()
    assert [line for line in valuation_tables() if line not in page] == []


def test_measured_games_show_what_became_of_every_card() -> None:
    seats = seats_of_games(["random", "random"], 2, seed=3)
    assert [sum(s.ahead for s in seats[i : i + 2]) for i in (0, 2)] == [0, 0]
    assert all(s.played and s.played.keys() <= s.held for s in seats)
    lines = tables(seats, CARDS)
    assert lines[0].startswith("seats 4, ")
    assert [line.split()[0] for line in lines[-len(CARDS) :]] == [card.key for card in CARDS]


def test_effects_are_told_by_who_played_such_cards(tmp_path: Path) -> None:
    coins = next(card for card in CARDS if [word for word, _, _ in card.now] == ["coins"])
    games = [{"scores": [30, 10], "played": [[coins.number], []]}]
    file = tmp_path / "series.jsonl"
    file.write_text("\n".join(map(json.dumps, [{"seats": ["steady", "steady"]}, *games])))
    assert "| coins | +10.0 | 1 |" in by_effect([file], CARDS)
