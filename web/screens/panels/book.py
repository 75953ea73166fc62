"""The picture book of a game: one idea on a page, with a drawn example, and a legend of icons."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from boonlake.engine.game import HUMAN, Sight
from boonlake.games import get as game_named
from boonlake.text import Text

from ...games import look_of
from ...kit.icons import icon
from ...kit.illustrated import illustrated, plain
from ...kit.look import Look
from ...kit.pieces import COLOURS
from ...kit.scene import Scene
from . import Context

LEGEND = "icons"
"""The last page, which the look itself writes."""
SHORTEST = 3
"""Words that a search looks for in words of a page have at least so many letters."""


def has_book(context: Context) -> bool:
    """Whether the game has a picture book."""
    return context.game().box.first_game is not None


def pages(context: Context) -> tuple[str, ...]:
    """All pages, the aim first."""
    return (*context.game().box.teaching().pages, LEGEND)


def page_of(context: Context, rest: str) -> str:
    """The page that is opened; "" if none is."""
    every = pages(context)
    named = rest.removeprefix("book ")
    return named if named in every else every[0] if not rest else ""


def _text(context: Context) -> Text:
    """The words of the book, and of the game."""
    box = context.game().box
    return Text(context.language.code, box.teaching().texts, box.texts())


def leaf(context: Context, page: str) -> str:
    """A page with its picture, and all the others."""
    text = _text(context)
    lines = "".join(f"<p>{illustrated(line)}</p>" for line in _lines(text, page))
    look, sight, scene = _example(context, text)
    drawn = _legend(look, scene) if page == LEGEND else look.page_picture(page, sight, scene)
    contents = "".join(
        f'<button type="button" data-act="open help book {name}" '
        f'aria-pressed="{"true" if name == page else "false"}">{_title(text, name)}</button>'
        for name in pages(context)
    )
    return (
        f'{context.sheet(look)}<article class="book {look.css}" data-page="{page}">'
        f"<h3>{_title(text, page)}</h3>"
        f'<div class="book-page"><div class="book-text">{lines}</div>'
        f'<figure class="book-picture">{drawn}</figure></div></article>'
        f'<nav class="book-contents" aria-label="{escape(text.t("ui.book"))}">{contents}</nav>'
    )


def turners(context: Context, page: str) -> str:
    """The way to the pages before and behind one."""
    every, say = pages(context), context.language.say
    at = every.index(page)
    ways = (
        ("ui.book.back", every[at - 1] if at else "", ""),
        ("ui.book.on", every[at + 1] if at + 1 < len(every) else "", "primary"),
    )
    back, on = (
        f'<button type="button" class="{css}" data-act="open help book {name}"'
        f"{'' if name else ' disabled'}>{say(key)}</button>"
        for key, name, css in ways
    )
    return f'{back}<span class="book-at">{at + 1} / {len(every)}</span>{on}'


def _title(text: Text, page: str) -> str:
    return escape(text.t(f"book.{page}.title"))


def _lines(text: Text, page: str) -> list[str]:
    keys = [key for key in text.keys(f"book.{page}.") if key.rpartition(".")[2].isdecimal()]
    return [text.t(key) for key in keys]


def _legend(look: Look, scene: Scene[object]) -> str:
    return "".join(
        f'<section class="legend-group"><h4>{escape(name)}</h4><ul class="icon-legend">'
        + "".join(f"<li>{icon(shape)}<span>{escape(said)}</span></li>" for shape, said in icons)
        + "</ul></section>"
        for name, icons in look.legend(scene)
    )


def found_pages(context: Context, wanted: str) -> str:
    """The pages that a search finds, by their words and by what people may call them."""
    text = _text(context)
    hits = "".join(
        f'<button type="button" class="entry" data-act="open help book {page}">'
        f"<b>{_title(text, page)}</b><small>{escape(_line_with(text, page, wanted))}</small>"
        "</button>"
        for page in pages(context)
        if _says(text, page, wanted)
    )
    return f'<div class="entries book-found">{hits}</div>' if hits else ""


def _says(text: Text, page: str, wanted: str) -> bool:
    """Whether a page is about what somebody looks for."""
    called = [word.strip() for word in text.t(f"book.{page}.words").lower().split(",")]
    known = len(wanted) >= SHORTEST and any(word.startswith(wanted) for word in called)
    return known or any(wanted in plain(line).lower() for line in _lines(text, page))


def _line_with(text: Text, page: str, wanted: str) -> str:
    """The line of a page that says it, or else its first."""
    lines = [plain(line) for line in _lines(text, page)]
    return next((line for line in lines if wanted in line.lower()), lines[0])


def _example(context: Context, text: Text) -> tuple[Look, Sight, Scene[object]]:
    """The position from which examples are drawn: the first game, some turns on."""
    game = context.game()
    colours = tuple(context.drawing.table.colours) if context.drawing else tuple(COLOURS)
    names = (text.t("ui.person", n=1), text.t("ui.person", n=2))
    scene: Scene[object] = Scene(game.components, text.t, colours, names, words=text)
    return look_of(game), _position(game.name), scene.reading()


@lru_cache(maxsize=1)
def _position(name: str) -> Sight:
    game = game_named(name)
    first = game.box.first_game
    assert first is not None
    state = game.new(first.seats, first.seed)
    for move in game.box.teaching().example:
        game.apply(state, move)
    return game.sight(state, first.seats.index(HUMAN))
