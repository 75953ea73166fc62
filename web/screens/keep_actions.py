"""What the buttons and fields about keeping games do."""

from __future__ import annotations

from collections.abc import Callable, Generator
from time import time
from typing import TYPE_CHECKING

from boonlake.engine.save import MAX_NAME, SaveError, tidy
from web.browser import dom, outside

from ..session import summary as notes
from ..session.desk import Notice
from ..session.importing import Bringing, look_through
from ..session.library import MAX_TITLE, FullError, without_snapshot
from ..session.opening import Fault, playable
from ..session.packing import MAX_BACKUP, bundled, packed
from ..session.replay import Looking
from ..session.results import RESULTS, merged
from ..session.seats import HUMAN
from ..session.table import NOBODY
from .actions import act
from .panels import bring, share
from .replaying import slide

if TYPE_CHECKING:
    from .page import Page

SLICE = 0.03
"""Seconds for which games are looked through before the page is drawn again."""

Field = Callable[["Page", str, str], None]


# The list


@act("play-game")
def play_game(page: Page, name: str) -> None:
    """Take up a game of the list."""
    if page.table is not None and page.table.name == name:
        page.panel = ""
        page.draw()
        return
    page.panel = ""
    dom.address(f"?play={name}", step=True)
    if not page.kept.open_game(name):
        dom.address("")
        page.show_setup()


@act("game-more")
def game_more(page: Page, name: str) -> None:
    """Show or hide the tools of a game in the list."""
    desk = page.kept.desk
    desk.more = "" if desk.more == name else name
    desk.renaming = ""
    page.draw()


@act("rename")
def rename(page: Page, name: str) -> None:
    """Ask for another title."""
    page.kept.desk.renaming = name
    page.draw()
    dom.focus("#game-title")


@act("title")
def title(page: Page, name: str) -> None:
    """Give a game the title that was typed."""
    desk, typed = page.kept.desk, outside.value_of("#game-title")
    desk.renaming = desk.more = ""
    try:
        page.kept.shelf.rename(name, typed)
    except (SaveError, FullError):
        desk.notice = Notice("keep.not-renamed")
    if page.table is not None and page.table.name == name:
        desk.title = tidy(typed, MAX_TITLE)
    page.draw()


@act("duplicate")
def duplicate(page: Page, name: str) -> None:
    """A second game from here on."""
    shelf, desk = page.kept.shelf, page.kept.desk
    text = shelf.text(name)
    note = shelf.note(name) or notes.of_text(text)
    if not text or note is None:
        return
    fresh = shelf.fresh_name(int(time() * 1000))
    called = notes.shown_title(note, page.words.text.t("keep.untitled"))
    note.when = int(time() * 1000)
    try:
        shelf.add(fresh, text, note)
        shelf.rename(fresh, page.words.text.t("keep.copy-of", title=called))
    except (SaveError, FullError):
        shelf.delete(fresh)
        desk.notice = Notice("keep.no-room")
    desk.more = ""
    page.draw()


@act("delete")
def delete(page: Page, name: str) -> None:
    """Put a game away; the list offers a way back."""
    if page.table is not None and page.table.name == name:
        dom.address("")
        page.show_setup()
        page.panel = "games"
    page.kept.shelf.delete(name)
    page.kept.desk.more = ""
    page.draw()


@act("bring-back")
def bring_back(page: Page, name: str) -> None:
    """A deleted game is among the others again."""
    page.kept.shelf.bring_back(name)
    page.draw()


@act("drop-damaged")
def drop_damaged(page: Page, name: str) -> None:
    """A damaged game that nobody wants any more."""
    page.kept.shelf.drop_damaged(name)
    page.draw()


@act("download")
def download(page: Page, name: str) -> None:
    """Save the text of any game as it is, also of a damaged one."""
    shelf = page.kept.shelf
    text = shelf.box.get(f"boonlake.damaged.{name}") or shelf.any_text(name)
    outside.download(f"boonlake-{name}.txt", text)


# Telling


@act("dismiss")
def dismiss(page: Page, rest: str) -> None:
    """A notice has been read."""
    page.kept.desk.notice = None
    page.draw()


@act("later")
def later(page: Page, rest: str) -> None:
    """No reminder for some days."""
    page.kept.reminded()
    page.draw()


# Taking along


def prepare_share(page: Page, name: str) -> None:
    """Text and link of a game, before its panel is opened."""
    desk = page.kept.desk
    text = without_snapshot(page.kept.shelf.text(name) or "")
    desk.share_text, desk.share_link = text, outside.link(packed(text))
    desk.copied = ""


@act("copy-text")
def copy_text(page: Page, rest: str) -> None:
    """The game as text on the clipboard."""
    desk = page.kept.desk
    outside.copy(desk.share_text, share.TEXT, lambda done: _copied(page, "text", done))


@act("copy-link")
def copy_link(page: Page, rest: str) -> None:
    """The link on the clipboard."""
    desk = page.kept.desk
    outside.copy(desk.share_link, share.LINK, lambda done: _copied(page, "link", done))


def _copied(page: Page, what: str, done: bool) -> None:
    page.kept.desk.copied = what if done else "refused"
    if done:
        _exported(page, page.panel.partition(" ")[2])
    page.draw()


def _exported(page: Page, name: str) -> None:
    """Note that a game exists in another place as well."""
    shelf = page.kept.shelf
    note = shelf.note(name)
    if note is not None:
        note.exported = note.moves
        shelf.annotate(name, note)


@act("save-file")
def save_file(page: Page, name: str) -> None:
    """A game as a file; without a name the one on the table, as it is now."""
    kept = page.kept
    if not name and page.table is not None:
        text, name = kept.save_of(page.table).text(), page.table.name
    else:
        text = kept.shelf.text(name) or ""
    outside.download(f"boonlake-{name}.txt", text)
    _exported(page, name)
    page.draw()


@act("backup")
def backup(page: Page, rest: str) -> None:
    """All games in one file."""
    shelf, desk = page.kept.shelf, page.kept.desk
    names = [entry.name for entry in shelf.games()]
    texts = [shelf.text(name) or "" for name in names]
    kept = shelf.box.get(RESULTS) or ""
    outside.download(
        f"boonlake-{outside.day(int(time() * 1000))}.txt", bundled(texts, kept.replace("\n", ""))
    )
    for name in names:
        _exported(page, name)
    desk.notice = Notice("keep.backed-up", {"n": len(names)})
    page.kept.reminded()
    page.draw()


# Bringing in


@act("arrive")
def arrive(page: Page, link: str) -> None:
    """A link was opened that carries a game."""
    page.panel = "bring"
    _check(page, link)


@act("bring-check")
def bring_check(page: Page, rest: str) -> None:
    """Look through what was pasted."""
    _check(page, outside.value_of(bring.TEXT)[: MAX_BACKUP + 1])


def bring_file(page: Page, rest: str, value: str) -> None:
    """A file was chosen."""

    def told(text: str | None) -> None:
        if text is None:
            page.kept.desk.bringing = Bringing(faults=[Fault("too-long")])
            page.draw()
        else:
            _check(page, text)

    outside.read_file(bring.FILE, MAX_BACKUP, told)


def _check(page: Page, text: str) -> None:
    made = page.kept.desk.bringing = Bringing()
    _look_on(page, made, look_through(text, page.kept.shelf, made))


def _look_on(page: Page, made: Bringing, steps: Generator[int, None, None]) -> None:
    """Look through for one slice of time; the rest when the page has been drawn."""
    if made is not page.kept.desk.bringing:
        return
    until = time() + SLICE
    for _ in steps:
        if time() >= until:
            page.draw()
            dom.after(0, lambda: _look_on(page, made, steps))
            return
    page.draw()


@act("bring-keep")
def bring_keep(page: Page, rest: str) -> None:
    """Keep what was found to be sound, and open it if it is one game."""
    kept, made = page.kept, page.kept.desk.bringing
    if made.busy:
        return
    names = []
    now = int(time() * 1000)
    try:
        for game in made.fresh:
            name = kept.shelf.fresh_name(now)
            game.note.when = now
            game.note.exported = game.note.moves
            kept.shelf.add(name, game.text, game.note)
            names.append(name)
    except FullError:
        kept.desk.notice = Notice("keep.no-room")
    if made.results:
        kept.desk.record(merged(kept.desk.results(), made.results))
    kept.desk.bringing = Bringing()
    if len(names) == 1 and len(made.games) == 1:
        play_game(page, names[0])
        return
    if kept.desk.notice is None:
        kept.desk.notice = Notice("keep.brought", {"n": len(names)})
    page.panel = "games"
    page.draw()


# Seats


def hand(page: Page, seat: str, word: str) -> None:
    """Somebody else plays a seat from now on."""
    table = page.table
    number = int(seat)
    if table is None or isinstance(table, Looking) or not playable(word):
        return
    table.match.hand_over(number, word)
    people = table.people
    if len(people) == 1:
        table.holder = people[0]
    elif table.holder not in people:
        table.holder = NOBODY
    if table.ending == number and word != HUMAN:
        table.ending = NOBODY
    page.keep()
    page.go_on()


def player_name(page: Page, seat: str, value: str) -> None:
    """A person at the table is called something else."""
    table = page.table
    if table is None or isinstance(table, Looking):
        return
    table.names += [""] * (len(table.match.seats) - len(table.names))
    table.names[int(seat)] = tidy(value, MAX_NAME)
    page.keep()


FIELDS: dict[str, Field] = {
    "replay": slide,
    "bring-file": bring_file,
    "hand": hand,
    "player-name": player_name,
}
"""By the first word of `data-field`."""
