"""The rules: a picture book, and all of them in our own words with help about the page."""

from __future__ import annotations

import re
from html import escape

from boonlake.text import Text

from . import Context, Panel
from .book import found_pages, has_book, leaf, page_of, turners

NUMBERS = re.compile(r" \([R\d. ]+\)$")
"""The numbers of rules behind a line: they tie the line to the docs and say nothing to players."""
ALL = "all"
"""All rules, and not the picture book."""


def panel(context: Context, rest: str) -> Panel:
    """A page of the picture book, `all` chapters, or the one that is named; or what a search finds.

    Without a name the book opens at its first page. While somebody types only what is found
    changes, so that the field stays as it is.
    """
    language = context.language
    field = (
        f'<input type="search" data-field="search" aria-label="{language.say("ui.search")}" '
        f'placeholder="{language.say("ui.search")}" autocomplete="off">'
    )
    wanted = context.screen.search.strip().lower()
    booked = has_book(context)
    page = page_of(context, rest) if booked else ""
    if wanted:
        shown = (found_pages(context, wanted) if booked else "") + _found(language.text, wanted)
    elif page:
        shown = leaf(context, page)
    else:
        shown = _chapters(language.text, rest)
    return Panel(
        language.say("ui.rules"),
        f'<div class="help-head">{field}{_tabs(context, page) if booked else ""}</div>',
        "help wide" if booked else "help",
        turners(context, page) if page else "",
        found=shown or language.say("ui.nothing-found"),
    )


def _tabs(context: Context, page: str) -> str:
    """The way from the book to all rules and back."""
    language = context.language
    tabs = "".join(
        f'<button type="button" data-act="open help{rest}" '
        f'aria-pressed="{"true" if on else "false"}">{language.say(key)}</button>'
        for rest, key, on in (("", "ui.book", bool(page)), (f" {ALL}", "ui.book.all", not page))
    )
    return f'<div class="segments help-tabs" role="group">{tabs}</div>'


def chapters(text: Text) -> list[tuple[str, str, list[str]]]:
    """Key, title and lines of every chapter as players read them, the rules first."""
    return [
        (key, title, [NUMBERS.sub("", line) for line in lines])
        for key, title, lines in (*text.chapters("rules"), *text.chapters("help"))
    ]


def _chapters(text: Text, opened: str) -> str:
    return "".join(
        f'<details class="chapter" id="{key.replace(".", "-")}"{" open" if key == opened else ""}>'
        f"<summary>{escape(title)}</summary>{_lines(lines, '')}</details>"
        for key, title, lines in chapters(text)
    )


def _found(text: Text, wanted: str) -> str:
    parts = []
    for _, title, lines in chapters(text):
        hits = [line for line in lines if wanted in line.lower() or wanted in title.lower()]
        if hits:
            parts.append(f"<h3>{escape(title)}</h3>{_lines(hits, wanted)}")
    return "".join(parts)


def _lines(lines: list[str], wanted: str) -> str:
    return (
        f'<ul class="rules">{"".join(f"<li>{_marked(line, wanted)}</li>" for line in lines)}</ul>'
    )


def _marked(line: str, wanted: str) -> str:
    """A line with what was searched for marked."""
    at = line.lower().find(wanted) if wanted else -1
    if at < 0:
        return escape(line)
    end = at + len(wanted)
    return f"{escape(line[:at])}<mark>{escape(line[at:end])}</mark>{escape(line[end:])}"
