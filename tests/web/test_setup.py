"""The set-up screen."""

from __future__ import annotations

import pytest

from boonlake.text import LANGUAGES, Text

from .conftest import Table
from .playing import saved


def test_two_taps_start_a_game(table: Table, site: str) -> None:
    table.open(site)
    assert table.state == "setup"
    table.page.click('[data-act="start"]')
    table.wait_options()
    assert saved(table).seats[0] == "human"


def test_continue_comes_first_and_back_loses_nothing(table: Table, site: str) -> None:
    table.open(site)
    table.page.click('[data-act="players 3"]')
    table.page.click('[data-act="start"]')
    table.take(table.wait_options()[0])
    moves = saved(table).moves
    table.page.go_back()
    table.wait("setup")
    first = table.page.locator(".setup button[data-act]:not([data-act^=language])").first
    assert first.get_attribute("data-act") == "continue"
    first.click()
    table.wait_options()
    assert saved(table).moves[: len(moves)] == moves


def test_names_and_seats_are_remembered(table: Table, site: str) -> None:
    table.open(site)
    table.page.click('[data-act="players 2"]')
    table.page.fill('[data-field="name 0"]', "Łucja & Co")
    table.page.click('[data-act="start"]')
    table.wait_options()
    assert saved(table).names[0] == "Łucja & Co"
    table.page.goto(site)
    table.wait("setup")
    assert table.page.input_value('[data-field="name 0"]') == "Łucja & Co"


def test_people_without_a_name_are_called_in_the_language_shown(table: Table, site: str) -> None:
    table.open(site)
    name = '[data-field="name 0"]'
    first = {code: Text(code).t("ui.person", n=1) for code in LANGUAGES}
    for code in (*LANGUAGES, "en"):
        table.page.click(f'[data-act="language {code}"]')
        table.page.wait_for_function(
            "([name, wanted]) => document.querySelector(name).value === wanted",
            arg=[name, first[code]],
        )
    table.page.fill(name, "Jo")
    table.page.click('[data-act="language de"]')
    table.page.wait_for_selector("html[lang=de]")
    assert table.page.input_value(name) == "Jo"


def test_a_seat_without_a_name_is_said_at_its_field(table: Table, site: str) -> None:
    table.open(f"{site}?lang=en")
    table.page.fill('[data-field="name 0"]', "   ")
    table.page.click('[data-act="start"]')
    assert table.state == "setup"
    field = table.page.locator('[data-field="name 0"]')
    assert field.get_attribute("aria-invalid") == "true"
    assert "name" in table.page.inner_text("#problem-name-0")


@pytest.mark.parametrize("seed", ["pi", "-3", "1.5", "99999999999999"])
def test_a_seed_that_is_none_is_said_at_its_field(table: Table, site: str, seed: str) -> None:
    table.open(f"{site}?lang=en")
    table.page.click('[data-act="more"]')
    table.page.fill('[data-field="seed"]', seed)
    table.page.click('[data-act="start"]')
    assert table.state == "setup"
    assert "whole number" in table.page.inner_text("#problem-seed")


@pytest.mark.parametrize(
    "seats",
    [
        "human,human,human,human,human",
        "human,eminence:hard,human",
        "eminence,eminence",
        "human,ghost",
        "",
    ],
)
def test_seats_that_cannot_play_are_said_on_the_set_up(table: Table, site: str, seats: str) -> None:
    table.open(f"{site}?game=boonlake&seats={seats}&lang=en")
    assert table.state == "setup"
    assert table.page.inner_text("#problem-seats")
    assert not table.errors


def test_a_seed_without_end_is_said_on_the_set_up(table: Table, site: str) -> None:
    table.open(f"{site}?game=boonlake&seats=human,human&lang=en&seed={'7' * 5_000}")
    assert table.state == "setup"
    assert "whole number" in table.page.inner_text("#problem-seed")
    assert not table.errors


def test_a_game_is_chosen_by_its_picture_and_remembered(table: Table, site: str) -> None:
    table.open(site)
    table.page.click('[data-act="game settlement"]')
    table.page.wait_for_selector('[data-act="game settlement"][aria-pressed=true]')
    table.page.click('[data-act="players 1"]')
    table.page.click('[data-act="start"]')
    table.wait_options()
    game = saved(table)
    assert (game.game, game.seats) == ("settlement", ["human"])
    table.page.goto(site)
    table.wait("setup")
    pressed = table.page.locator('.box[aria-pressed="true"]')
    assert pressed.get_attribute("data-act") == "game settlement"
    assert not table.errors


def test_an_address_opens_a_game_of_one_person_alone(table: Table, site: str) -> None:
    table.open(f"{site}?game=settlement&seats=human")
    table.wait_options()
    game = saved(table)
    assert (game.game, game.seats) == ("settlement", ["human"])
    assert not table.errors
