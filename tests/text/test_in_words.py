"""Positions and choices in words: complete, from what a seat sees alone, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from boonlake import games
from boonlake.engine.chance import Chance
from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.engine.records import GAIN, NOBODY, PAY, TURN
from boonlake.engine.words import Chapter, Offer
from boonlake.games.boonlake.game import GAME as BOONLAKE
from boonlake.text import LANGUAGES, Text, in_words
from toy.game import GAME as TOY

NAMES = ("Ada", "Ben", "Cleo", "Dirk")
TABLES = (
    ("boonlake", ("random", "random")),
    ("boonlake", ("eminence:medium", "random")),
    ("boonlake", ("random", "random", "random", "random")),
    ("settlement", ("random", "random", "random")),
    ("settlement", ("random",)),
)
SEEDS = (1, 2)
"""Ten games in all."""


def decisions(game: Game[Any], seats: Sequence[str], seed: int) -> Iterator[Any]:
    """The states of a game in which somebody chooses at random."""
    state, chance = game.new(seats, seed), Random(seed)
    while asked := game.decision(state):
        yield state
        game.apply(state, chance.choice(asked.options))


def spoken(game: Game[Any], code: str = "en") -> Text:
    """A language in which a missing text fails the test."""
    return Text(code, game.texts, strict=True)


def offered(game: Game[Any], text: Text, state: Any) -> list[Offer]:
    """What can be chosen, in words."""
    asked = game.decision(state)
    assert asked is not None
    sight = game.sight(state, asked.seat)
    return in_words.offers(game, text, sight, NAMES, partial(game.preview, state))


def whole(chapters: Sequence[Chapter]) -> list[str]:
    """Every sentence and title of chapters."""
    said = []
    for chapter in chapters:
        said += [chapter.title, *chapter.lines, *whole(chapter.parts)]
    return said


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_option_says_what_its_preview_says(
    name: str, seats: tuple[str, ...], seed: int
) -> None:
    """Everything a preview tells stands in the words: sums of goods, and all else by sentence."""
    game = games.get(name)
    text = spoken(game)
    for state in decisions(game, seats, seed):
        asked = game.decision(state)
        assert asked is not None
        offers = offered(game, text, state)
        assert [offer.option for offer in offers] == asked.options
        assert [offer.beside for offer in offers] == [n >= asked.main for n in range(len(offers))]
        for offer in offers:
            paid: dict[tuple[int, str, str], int] = {}
            verb = offer.option.partition(" ")[0]
            for record in game.preview(state, offer.option):
                kind, seat = record[0], record[1]
                if kind in (GAIN, PAY):
                    key = (seat, kind, record[2])
                    paid[key] = paid.get(key, 0) + record[3]
                elif kind != TURN and not (
                    seat == asked.seat and kind in (verb, *game.echoes.get(verb, ()))
                ):
                    sentence = game.wording.line(text, record, NAMES, asked.seat)
                    assert sentence is None or sentence in offer.follows
            assert offer.price == " ".join(changing_hands(text, paid, asked.seat, OWN))
            for other in {key[0] for key in paid} - {asked.seat, NOBODY}:
                for sentence in changing_hands(text, paid, other, OTHERS):
                    assert sentence in offer.follows


OWN = {PAY: "words.costs", GAIN: "words.brings"}
OTHERS = {PAY: "words.other.gives", GAIN: "words.other.gets"}


def changing_hands(
    text: Text, paid: dict[tuple[int, str, str], int], seat: int, keys: dict[str, str]
) -> list[str]:
    """What a seat gives and gets, a sentence each."""
    said = []
    for kind, key in keys.items():
        goods = [
            text.t(f"goods.{what}", n=n)
            for (who, moved, what), n in paid.items()
            if (who, moved) == (seat, kind) and n
        ]
        if goods:
            listed = " and ".join(filter(None, (", ".join(goods[:-1]), goods[-1])))
            said.append(text.t(key, name=NAMES[seat], goods=listed))
    return said


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_games_can_be_told_in_every_language(
    name: str, seats: tuple[str, ...], code: str
) -> None:
    game = games.get(name)
    text = spoken(game, code)
    chance = Random(code)
    for state in decisions(game, seats, 3):
        if chance.random() < 0.8:
            continue
        asked = game.decision(state)
        assert asked is not None
        for seat in (asked.seat, -1):
            sight = game.sight(state, seat)
            said = whole(in_words.position(game, text, sight, NAMES))
            assert all(line.strip() == line and "{" not in line for line in said)
            assert all(line for line in said)
        sight = game.sight(state, asked.seat)
        offered(game, text, state)
        why_not = partial(game.why_not, state, asked.seat)
        refused = in_words.refusals(game, text, sight, NAMES, why_not)
        assert all(each.things and each.reason for each in refused)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_words_come_from_what_the_seat_sees(name: str, seats: tuple[str, ...]) -> None:
    """Whatever hidden things there may be behind a view, the words are the same."""
    game = games.get(name)
    text, chance = spoken(game), Chance(4, "hidden")
    for n, state in enumerate(decisions(game, seats, 5)):
        if n % 9:
            continue
        asked = game.decision(state)
        assert asked is not None
        seat = asked.seat
        guessed = game.guess(game.view(state, seat), chance)
        told, other = (
            whole(in_words.position(game, text, game.sight(s, seat), NAMES))
            for s in (state, guessed)
        )
        assert told == other


def test_every_thing_on_the_table_is_told() -> None:
    """Spaces, sites, ships, cards, levers, tiles: each has its place in the words."""
    game = BOONLAKE
    text = spoken(game)
    states = decisions(game, ("random", "random", "random"), 8)
    state = [next(states) for _ in range(140)][-1]
    asked = game.decision(state)
    assert asked is not None
    chapters = in_words.position(game, text, game.sight(state, asked.seat), NAMES)
    by_key = {chapter.key: whole([chapter]) for chapter in chapters}
    land = " ".join(by_key["map"])
    for space in game.components.spaces[1:]:
        assert f"Space {space.number}," in land
    for number, tile in enumerate(state.tiles):
        if tile > 0:
            assert f" {number}a" in land
    assert len(by_key["river"]) == 1 + len(game.components.river[state.round - 1])
    for seat, name in enumerate(NAMES[:3]):
        assert name in " ".join(by_key["river"])
        if seat != asked.seat:
            assert name in by_key["others"]
    for card in state.players[asked.seat].hand:
        named = text.t(f"card.{game.components.cards[card].key}")
        assert any(line.startswith(f"{named}.") for line in by_key["hand"])
    assert sum(line.startswith("Lever ") for line in by_key["levers"]) == 12
    assert {"goods", "board", "strips", "tracks", "tiles"} <= set(by_key)


def test_cards_that_are_missing_are_refused_with_their_reason() -> None:
    game = BOONLAKE
    text, seen = spoken(game), 0
    for state in decisions(game, ("random", "random"), 2):
        asked = game.decision(state)
        assert asked is not None
        if not any(option.startswith("discard ") for option in asked.options):
            continue
        sight = game.sight(state, asked.seat)
        why_not = partial(game.why_not, state, asked.seat)
        refused = in_words.refusals(game, text, sight, NAMES, why_not)
        named = {thing for each in refused for thing in each.things}
        for number in state.players[asked.seat].hand:
            key = game.components.cards[number].key
            if f"play {key}" not in asked.options:
                seen += 1
                assert text.t("option.play", card=text.t(f"card.{key}")) in named
    assert seen > 20


def test_what_happened_since_the_last_choice() -> None:
    game = games.get("settlement")
    match, chance = Match(game, ("random", "random"), 3), Random(3)
    text = spoken(game)
    for _ in range(60):
        asked = match.decision()
        assert asked is not None
        first = in_words.since(match, asked.seat)
        own = [n for n, seat in enumerate(match.seat_of) if seat == asked.seat]
        unforced = [n for n in own if not match.was_forced[n]]
        assert first == (unforced[-1] if unforced else 0)
        told = in_words.story(match, text, NAMES, asked.seat, first)
        assert all(number > first for number, _ in told)
        match.play(chance.choice(asked.options))
    assert sum(len(lines) for _, lines in in_words.story(match, text, NAMES, 0)) > 60


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_without_words_of_its_own_is_told_plainly(code: str) -> None:
    state = TOY.new(["random", "random"], 1)
    TOY.apply(state, "take 2")
    text = Text(code, TOY.texts)
    chapters = in_words.position(TOY, text, TOY.sight(state, 1), NAMES[:2])
    assert "heap: 19" in whole(chapters)
    ada = next(part for chapter in chapters for part in chapter.parts if part.title == "Ada")
    assert "scores: 2" in ada.lines
    prices = [offer.price for offer in offered(TOY, text, state)]
    assert prices[0] == text.t("words.brings", goods="1 points")
