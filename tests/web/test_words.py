"""Text mode: whole games by keyboard alone, from what the accessibility tree says.

Whoever plays here reads roles and names, never attributes or pictures, and presses keys.
"""

from __future__ import annotations

import re
from functools import partial
from random import Random

import pytest

from boonlake import games
from boonlake.text import Text, in_words
from boonlake.text.seats import seat_names

from .conftest import Table
from .playing import Person, replayed, saved
from .test_looks import violations

BUTTON = re.compile(r"""^\s*- '?button "((?:[^"\\]|\\.)*)\"""", re.M)
"""A button and its name in the accessibility tree."""
MOST = 3000
RESULT = "Result, graphs, rematch"
"""The only button of a game that has ended; what it opens is about to be shown by itself."""
DECISIONS = 40

AT_REST = """
() => new Promise(done => {
  const look = () => {
    const busy = document.querySelector('[role=region] .thinks');
    busy ? setTimeout(look, 5) : done(document.activeElement === document.body);
  };
  setTimeout(look, 0);
})
"""
"""Waits until no computer player thinks; whether nothing has the focus."""

BY_ENTER = """
([seed, most]) => new Promise((done, fail) => {
  const app = document.getElementById("app"), lost = [];
  let number = seed, asked = 0;
  const near = e => e.checkVisibility() && !e.closest("[data-covered]");
  const found = selector => [...document.querySelectorAll(selector)].filter(near);
  const next = () => {
    try {
      const state = app.dataset.state;
      if (state === "thinking") return setTimeout(next, 10);
      if (document.activeElement === document.body) lost.push([asked, state]);
      if (state === "over" || asked >= most) return done({state, asked, lost});
      asked += 1;
      const options = found("[data-option]");
      const all = options.length ? options : found("[role=button][data-about]");
      number = (number * 1103515245 + 12345) % 2147483648;
      const chosen = all[Math.floor(number / 65536) % all.length];
      chosen.focus();
      const key = new KeyboardEvent("keydown", {key: "Enter", bubbles: true, cancelable: true});
      if (chosen.dispatchEvent(key) && chosen.tagName === "BUTTON") chosen.click();
      setTimeout(next, 0);
    } catch (error) { fail(error); }
  };
  next();
})
"""
"""Takes any option with Enter until the game is over; notes when nothing has the focus."""


class Reader:
    """Somebody who hears what roles and names say, and presses keys."""

    def __init__(self, table: Table, seed: int) -> None:
        self.page = table.page
        self.chance = Random(seed)
        self.lost = 0
        """How often nothing had the focus."""

    def rest(self) -> None:
        """Wait until somebody is asked, and notice a lost focus."""
        self.lost += bool(self.page.evaluate(AT_REST))

    def dialog(self) -> str:
        """What lies over the table, as roles and names; "" for nothing."""
        found = self.page.get_by_role("dialog")
        return found.first.aria_snapshot() if found.count() else ""

    def asked(self) -> str:
        """The part that says what to do, as roles and names."""
        return self.page.get_by_role("region", name="What to do").aria_snapshot()

    def at(self) -> str:
        """What has the focus."""
        return self.page.locator(":focus").aria_snapshot()

    def take(self, buttons: list[str]) -> None:
        """Go from the first button to any, and press it."""
        first = BUTTON.search(self.at())
        assert first is not None, f"the focus is on {self.at()!r}, not on one of {buttons}"
        there = buttons.index(first[1])
        wanted = self.chance.randrange(len(buttons))
        for _ in range(abs(wanted - there)):
            self.page.keyboard.press("Tab" if wanted > there else "Shift+Tab")
        self.page.keyboard.press("Enter")

    def play(self) -> int:
        """A whole game; how many choices it took."""
        for n in range(MOST):
            self.rest()
            over = self.dialog()
            if "The winner" in over:
                return n
            if over:
                self.page.keyboard.press("Tab")
                while not BUTTON.search(self.at()):
                    self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
            elif (buttons := BUTTON.findall(self.asked())) != [RESULT]:
                self.take(buttons)
        raise AssertionError("the game does not end")


def opened(table: Table, site: str, game: str, seats: str, *, look: str = "text") -> Reader:
    """A game in words, begun by keyboard."""
    address = f"{site}?game={game}&seats={seats}&seed=7&lang=en&speed=instant&look={look}"
    table.open(address)
    reader = Reader(table, 5)
    table.page.keyboard.press("p")
    return reader


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boonlake", "human,random"),
        ("boonlake", "human,eminence:easy"),
        ("settlement", "human,random"),
        ("settlement", "human"),
    ],
)
def test_a_whole_game_is_heard_and_typed(table: Table, site: str, game: str, seats: str) -> None:
    reader = opened(table, site, game, seats)
    assert reader.play() > 30
    assert reader.lost == 0
    match = replayed(saved(table))
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    for points in outcome.scores:
        assert str(points).replace("-", "−") in reader.dialog()
    assert table.errors == []


@pytest.mark.parametrize(
    ("name", "seats"), [("boonlake", "human,random"), ("settlement", "human,random")]
)
def test_the_tree_says_of_every_option_what_its_preview_says(
    table: Table, site: str, name: str, seats: str
) -> None:
    """The beginning of two games; tests/screens holds the buttons of ten whole ones against it."""
    assert heard(table, site, name, seats, DECISIONS) > DECISIONS // 2


def heard(table: Table, site: str, name: str, seats: str, most: int) -> int:
    """Hold what the tree says of every option against its preview; at how many decisions."""
    reader = opened(table, site, name, seats)
    person, game = Person(table, 1), games.get(name)
    text = Text("en", game.texts, hyphens=False)
    for asked in range(most):
        reader.rest()
        person.catch_up()
        match = person.match
        decision = match.decision()
        if decision is None:
            return asked
        names = seat_names(match.seats, ["Player 1"], text)
        sight = game.sight(match.state, decision.seat)
        preview = partial(game.preview, match.state)
        offers = in_words.offers(game, text, sight, names, preview)
        told = reader.asked().replace("\\", "")
        buttons = [name.replace("\\", "") for name in BUTTON.findall(told)]
        assert len(buttons) == len(offers)
        for button, offer in zip(buttons, offers, strict=True):
            said = " ".join(filter(None, (offer.price, *offer.follows)))
            assert button == (f"{offer.label}. {said}" if said else offer.label)
            assert " ".join(offer.about)[:60] in told
        reader.take(BUTTON.findall(reader.asked()))
    assert table.errors == []
    return most


def test_words_and_picture_change_places_and_the_way_around_is_by_keys(
    table: Table, site: str
) -> None:
    opened(table, site, "boonlake", "human,human", look="picture")
    page = table.page
    link = page.get_by_role("link").first
    assert link.text_content() == "Play in words"
    link.press("Enter")
    page.get_by_role("button", name="I am Player 1").press("Enter")
    focus = page.locator(":focus")
    for key, heading in (("h", "Your hand"), ("m", "Map"), ("b", "Your board")):
        page.keyboard.press(key)
        assert str(focus.text_content()).startswith(heading)
    for key, title in (("l", "Log"), ("s", "Scores"), ("?", "Keys")):
        page.keyboard.press(key)
        assert focus.text_content() == title
        page.keyboard.press("Escape")
        assert str(focus.text_content()).startswith("Your board")
    page.keyboard.press("p")
    assert BUTTON.search(focus.aria_snapshot())
    page.keyboard.press("Enter")
    page.get_by_role("button", name="I am Player 2").press("Enter")
    assert "Player 2" in page.get_by_role("region", name="What to do").aria_snapshot()
    asked = page.get_by_role("region", name="What to do").bounding_box()
    told = page.get_by_role("region", name="Position").bounding_box()
    assert asked is not None
    assert told is not None
    assert asked["y"] + asked["height"] <= told["y"] + 1, "nothing lies over anything else"
    assert violations(table) == []
    page.keyboard.press("w")
    assert page.get_by_role("heading", name="Your board").count() == 0
    assert page.get_by_role("region", name="Map").count() == 1
    page.reload()
    table.wait()
    assert page.get_by_role("link").first.text_content() == "Play in words"
    assert table.errors == []


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boonlake", "human,eminence:easy"),
        ("settlement", "human,human"),
        ("settlement", "human"),
    ],
)
def test_the_picture_never_loses_the_focus(table: Table, site: str, game: str, seats: str) -> None:
    """Options are taken with Enter; at every decision the focus is on something."""
    opened(table, site, game, seats, look="picture")
    end = table.page.evaluate(BY_ENTER, [3, MOST])
    assert end["state"] == "over"
    assert end["lost"] == []
    assert end["asked"] > 20
    assert table.errors == []
