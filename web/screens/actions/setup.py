"""The set-up: who plays what, and start; settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...browser import address, focus
from . import action, field

if TYPE_CHECKING:
    from ..page import Page


@action("game")
def choose_game(page: Page, name: str) -> None:
    """Another game."""
    page.session.draft.choose_game(name)
    page.session.draft.number_people(page.session.text)
    page.stage.speak(page.stage.language.code)
    page.preload()
    page.stage.draw()


@action("players")
def players(page: Page, count: str) -> None:
    """So many players."""
    page.session.draft.resize(int(count))
    page.session.draft.number_people(page.session.text)
    page.stage.draw()


@action("colour")
def colour(page: Page, seat: str) -> None:
    """The next colour for a seat."""
    page.session.draft.next_colour(int(seat))
    page.stage.draw()


@action("more")
def more(page: Page, rest: str) -> None:
    """Everything that can be set up."""
    page.stage.screen.all_settings = True
    page.stage.draw()


@action("start")
def start(page: Page, rest: str) -> None:
    """Start the game, or say what is wrong."""
    draft = page.session.draft
    if draft.check():
        page.start(step=True)
    else:
        page.stage.screen.all_settings = page.stage.screen.all_settings or "seed" in draft.problems
        page.stage.draw()
        focus.give('[aria-invalid="true"]')


@action("continue")
def go_on(page: Page, rest: str) -> None:
    """Take up the last game."""
    entry = page.session.library.unfinished()
    if entry is not None:
        page.open_game(entry.name)


@action("rematch")
def rematch(page: Page, rest: str) -> None:
    """The same people at the same places, another game."""
    page.session.draft.seed = ""
    page.start(step=True)


@action("home")
def home(page: Page, rest: str) -> None:
    """Leave the table for the set-up."""
    address.show("", step=True)
    page.session.leave()


# Panels and what is told


@action("open")
def open_panel(page: Page, name: str) -> None:
    """Open a panel."""
    page.open_panel(name)


@action("close")
def close(page: Page, rest: str) -> None:
    """Close the panel."""
    page.close_panel()


@action("dismiss")
def dismiss(page: Page, rest: str) -> None:
    """A notice has been read."""
    from ...session import arranging

    arranging.dismiss(page.session)


@action("later")
def later(page: Page, rest: str) -> None:
    """No reminder for some days."""
    page.session.note_reminder()
    page.stage.draw()


# Settings


@action("language")
def language(page: Page, code: str) -> None:
    """Another language, whatever is shown."""
    page.session.choose_language(code)
    page.stage.speak(code)
    page.stage.draw()


@action("set")
def set_choice(page: Page, rest: str) -> None:
    """Change a setting that has a few values."""
    name, value = rest.split()
    page.session.choose(name, value)
    page.stage.apply_settings()
    if name == "look":
        page.stage.turn_look()
    page.stage.draw()


@field("set")
def set_switch(page: Page, name: str, value: str) -> None:
    """Turn a setting on or off."""
    page.session.switch(name, value == "on")
    page.stage.apply_settings()
    page.stage.draw()


@action("go")
def go(page: Page, name: str) -> None:
    """A link leads somewhere."""
    from ..shortcuts import go

    go(page, name)


# Fields of the set-up


@field("name")
def name_player(page: Page, seat: str, value: str) -> None:
    """A person is called something."""
    page.session.draft.names[int(seat)] = value


@field("who")
def seat_player(page: Page, seat: str, value: str) -> None:
    """Somebody else sits there."""
    page.session.draft.seats[int(seat)] = value
    page.stage.draw()


@field("choice")
def choose(page: Page, key: str, value: str) -> None:
    """Something else that a game lets people choose."""
    page.session.draft.choices[key] = value


@field("seed")
def seed(page: Page, rest: str, value: str) -> None:
    """A seed was typed."""
    page.session.draft.seed = value.strip()


@field("shuffle")
def shuffle(page: Page, rest: str, value: str) -> None:
    """Whether lots are drawn for the starting player."""
    page.session.draft.shuffle_start = value == "on"


@field("training")
def training(page: Page, rest: str, value: str) -> None:
    """Whether undo may go back past what was drawn."""
    page.session.draft.training = value == "on"


@field("search")
def search(page: Page, rest: str, value: str) -> None:
    """Something is looked for in a panel."""
    page.stage.screen.search = value
    page.stage.draw()
