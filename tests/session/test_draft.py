"""Setting a game up: who may sit where, and what is wrong with a set-up."""

from __future__ import annotations

import pytest

from boonlake import games
from boonlake.text import Text
from web.session.draft import Draft, draft_of
from web.session.settings import Settings

from .kept_games import PALETTE

FIRST = games.names()[0]


def draft(
    *seats: str, names: tuple[str, ...] = ("Ann", "Ben", "Cem", "Dot"), seed: str = ""
) -> Draft:
    """A set-up as somebody might fill it in."""
    made = Draft(FIRST, list(seats), list(names), [], PALETTE, seed)
    made.fill()
    return made


@pytest.mark.parametrize(
    ("made", "field"),
    [
        (draft("human"), "seats"),
        (draft(*["human"] * 5), "seats"),
        (draft("human", "eminence:hard", "human"), "seats"),
        (draft("human", "ghost"), "seats"),
        (draft("human", "human", names=("Ann", "  ")), "name 1"),
        (draft("human", "human", seed="pi"), "seed"),
        (draft("human", "human", seed="-1"), "seed"),
        (draft("human", "human", seed="12345678901"), "seed"),
        (draft("human", "human", seed="7" * 5_000), "seed"),
        (draft("eminence", "eminence"), "seats"),
    ],
)
def test_a_set_up_says_what_is_wrong_at_its_field(made: Draft, field: str) -> None:
    assert not made.check()
    assert field in made.problems


def test_the_starting_player_may_be_drawn_by_lot() -> None:
    made = draft("human", "random", "human")
    made.shuffle_start = True
    firsts = {made.order(lot)[1][0] for lot in range(30)}
    assert firsts == {"Ann", "Ben", "Cem"}


def test_colours_go_with_their_seats() -> None:
    made = draft("human", "human", "human")
    made.colours = ["white", "black", "red", "blue"]
    made.shuffle_start = True
    _, names, colours = made.order(5)
    pairs = dict(zip(names, colours, strict=False))
    assert pairs == {"Ann": "white", "Ben": "black", "Cem": "red"}


def test_a_seat_takes_the_next_colour_and_whoever_had_it_the_seats() -> None:
    made = draft("human", "human")
    made.colours = ["red", "blue", "white", "black"]
    made.next_colour(0)
    assert made.colours == ["blue", "red", "white", "black"]
    made.next_colour(1)
    assert made.colours == ["red", "blue", "white", "black"]


@pytest.mark.parametrize("game", games.names())
def test_a_changed_number_of_players_stays_playable(game: str) -> None:
    made = draft_of(Settings(), PALETTE)
    made.choose_game(game)
    for players in (*made.player_counts(), *reversed(made.player_counts())):
        made.resize(players)
        made.number_people(Text("en"))
        assert made.players == players
        assert made.check()


@pytest.mark.parametrize(
    "seats", [[], ["ghost", "human"], ["human"] * 9, ["human"], ["human", "eminence:hard"]]
)
@pytest.mark.parametrize("game", ["", "chess", *games.names()])
def test_whatever_was_remembered_a_game_can_be_started(game: str, seats: list[str]) -> None:
    settings = Settings(game=game, seats=seats, colours=["pink", "red", "red"])
    made = draft_of(settings, PALETTE)
    made.number_people(Text("en"))
    assert made.check()
    assert len(set(made.colours)) == len(made.colours) >= len(made.seats)


def test_people_without_a_name_go_by_their_number_in_the_language_spoken() -> None:
    made = draft("human", "human", names=("Ann", ""))
    made.number_people(Text("de"))
    assert made.names == ["Ann", "Spieler 2"]
    assert made.own_names(Text("de")) == ["Ann", ""]
