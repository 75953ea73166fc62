"""Taking games along and bringing them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...browser import address, clock, dom, files
from ...session import exchange
from ...session.packing import MAX_BACKUP, packed
from ..panels import bring, share
from . import action, field

if TYPE_CHECKING:
    from ..page import Page


def prepare(page: Page, panel: str) -> None:
    """What the panels about sharing show when they are opened."""
    word, _, name = panel.partition(" ")
    if word == "share":
        text = exchange.shared_text(page.session, name)
        page.stage.screen.shared_text, page.stage.screen.copied = text, ""
        page.stage.screen.shared_link = address.link(packed(text))
    elif word == "bring":
        page.session.importing = None


@action("copy-text")
def copy_text(page: Page, rest: str) -> None:
    """The game as text on the clipboard."""
    files.copy(page.stage.screen.shared_text, share.TEXT, lambda done: _copied(page, "text", done))


@action("copy-link")
def copy_link(page: Page, rest: str) -> None:
    """The link on the clipboard."""
    files.copy(page.stage.screen.shared_link, share.LINK, lambda done: _copied(page, "link", done))


def _copied(page: Page, what: str, done: bool) -> None:
    page.stage.screen.copied = what if done else "refused"
    if done:
        page.session.library.note_export(page.stage.screen.panel.partition(" ")[2])
    page.stage.draw()


@action("save-file")
def save_file(page: Page, name: str) -> None:
    """A game as a file; without a name the one on the table, as it is now."""
    name, text = exchange.file_of(page.session, name)
    files.download(f"boonlake-{name}.txt", text)
    page.stage.draw()


@action("backup")
def backup(page: Page, rest: str) -> None:
    """All games in one file."""
    text = exchange.backup(page.session)
    files.download(f"boonlake-{clock.day(page.session.clock())}.txt", text)
    page.stage.draw()


# Bringing in


@action("bring-check")
def bring_check(page: Page, rest: str) -> None:
    """Look through what was pasted."""
    exchange.bring(page.session, dom.value_of(bring.TEXT)[: MAX_BACKUP + 1])


@field("bring-file")
def bring_file(page: Page, rest: str, value: str) -> None:
    """A file was chosen."""

    def read(text: str | None) -> None:
        if text is None:
            exchange.refuse(page.session, "too-large")
        else:
            exchange.bring(page.session, text)

    files.read_file(bring.FILE, MAX_BACKUP, read)


def bring_link(page: Page, link: str) -> None:
    """A link was opened that carries a game."""
    page.stage.screen.panel = "bring"
    exchange.bring(page.session, link)


@action("bring-keep")
def bring_keep(page: Page, rest: str) -> None:
    """Keep what is sound, and open it if it is one game."""

    def kept(name: str) -> None:
        if name:
            page.open_game(name)
        else:
            page.stage.screen.panel = "games"
            page.stage.draw()

    exchange.keep_brought(page.session, kept)
