"""Settings are read back, and whatever cannot be read is as it was at first."""

from __future__ import annotations

import pytest

from web.session.settings import Settings, language_of, read


def test_settings_are_read_back() -> None:
    made = Settings(language="pl", theme="dark", auto=False, names=["Ann"], seats=["human"])
    assert read(made.text()) == made


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"theme":7,"names":"x","auto":"yes","seats":[1]}',
        '{"theme":"red"}',
        '{"theme":' + "[" * 4_000 + "]" * 4_000 + ',"auto":false}',
        '{"theme":"' + "]" * 4_000 + '","names":' + "[" * 2_000 + "]" * 2_000 + ',"auto":false}',
    ],
)
def test_settings_that_cannot_be_read_are_as_at_first(text: str) -> None:
    assert read(text) == Settings()


def test_what_can_be_read_counts_whatever_stands_beside_it() -> None:
    assert read('{"theme":"dark","speed":"fast","seats":["human","steady"]}') == Settings(
        theme="dark", seats=["human", "steady"]
    )


def test_the_first_known_language_is_spoken() -> None:
    assert language_of(["fr-FR", "pl-PL", "de"]) == "pl"
    assert language_of(["", "fr"]) == "en"
