"""The list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...browser import address, dom, files, focus
from ...session import arranging
from . import action

if TYPE_CHECKING:
    from ..page import Page


@action("play-game")
def play_game(page: Page, name: str) -> None:
    """Take up a game of the list."""
    page.open_game(name)


@action("game-more")
def game_more(page: Page, name: str) -> None:
    """Show or hide the tools of a game in the list."""
    screen = page.stage.screen
    screen.tools_of = "" if screen.tools_of == name else name
    screen.renaming = ""
    page.stage.draw()


@action("rename")
def rename(page: Page, name: str) -> None:
    """Ask for another title."""
    page.stage.screen.renaming = name
    page.stage.draw()
    focus.give("#game-title")


@action("title")
def title(page: Page, name: str) -> None:
    """Give a game the title that was typed."""
    page.stage.screen.renaming = page.stage.screen.tools_of = ""
    arranging.rename(page.session, name, dom.value_of("#game-title"))


@action("duplicate")
def duplicate(page: Page, name: str) -> None:
    """A second game from here on."""
    page.stage.screen.tools_of = ""
    arranging.duplicate(page.session, name)


@action("delete")
def delete(page: Page, name: str) -> None:
    """Put a game away; the list offers a way back."""
    table = page.session.table
    page.stage.screen.tools_of = ""
    if table is not None and table.name == name:
        address.show("")
        page.session.leave()
        page.stage.screen.panel = "games"
    arranging.delete(page.session, name)


@action("bring-back")
def bring_back(page: Page, name: str) -> None:
    """A deleted game is among the others again."""
    arranging.bring_back(page.session, name)


@action("drop-damaged")
def drop_damaged(page: Page, name: str) -> None:
    """A damaged game that nobody wants any more."""
    arranging.drop_damaged(page.session, name)


@action("download")
def download(page: Page, name: str) -> None:
    """Save the text of any game as it is, also of a damaged one."""
    files.download(f"boonlake-{name}.txt", page.session.library.damaged_text(name))
