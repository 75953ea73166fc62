"""The rules in our own words, and help about the page; both can be searched."""

from __future__ import annotations

import re
from html import escape

from boonlake.text import Text

from . import Context, Panel

NUMBERS = re.compile(r" \([R\d. ]+\)$")
"""The numbers of rules behind a line: they tie the line to the docs and say nothing to players."""


def panel(context: Context, rest: str) -> Panel:
    """All chapters, the one named by `rest` open; or what a search finds."""
    language = context.language
    field = (
        f'<input type="search" data-field="search" aria-label="{language.say("ui.search")}" '
        f'placeholder="{language.say("ui.search")}" autocomplete="off">'
    )
    wanted = context.screen.search.strip().lower()
    shown = _found(language.text, wanted) if wanted else _chapters(language.text, rest)
    return Panel(
        language.say("ui.rules"), field, "help", found=shown or language.say("ui.nothing-found")
    )


def chapters(text: Text) -> list[tuple[str, str, list[str]]]:
    """Key, title and lines of every chapter as players read them, help about the page first."""
    return [
        (key, title, [NUMBERS.sub("", line) for line in lines])
        for key, title, lines in (*text.chapters("help"), *text.chapters("rules"))
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
