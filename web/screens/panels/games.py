"""All games of this browser: continue, rename, duplicate, share, delete and bring back."""

from __future__ import annotations

from html import escape

from ...games.boonlake.pieces import COLOURS, token
from ...session.desk import Desk, only_here
from ...session.library import MAX_TITLE, Entry
from ...session.seats import HUMAN
from ...session.summary import Note, shown_title
from ..glyphs import glyph
from ..thumb import picture
from ..words import Words
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The games, then damaged and deleted ones."""
    desk, words = context.desk(), context.words
    games = desk.shelf.games()
    listed = "".join(_game(desk, words, entry) for entry in games)
    body = f'<ul class="games">{listed}</ul>' if games else f"<p>{words.say('keep.no-games')}</p>"
    body += _damaged(desk, words) + _deleted(desk, words)
    body += f"<p><small>{words.say('keep.open-book')}</small></p>"
    foot = (
        f'<button type="button" data-act="open results">{words.say("keep.results")}</button>'
        f'<button type="button" data-act="open bring">{words.say("keep.bring")}</button>'
        f'<button type="button" data-act="backup"{"" if games else " disabled"}>'
        f"{words.say('keep.backup')}</button>"
    )
    return Panel(words.say("keep.games"), body, foot=foot)


def _game(desk: Desk, words: Words, entry: Entry) -> str:
    name, note = entry.name, entry.note
    act = escape(f"play-game {name}")
    key = "keep.look" if note.over else "keep.continue"
    more = "true" if desk.more == name else "false"
    return (
        f'<li class="game">{picture(note.map, note.colours)}{_words(desk, words, entry)}'
        f'<button type="button" class="primary" data-act="{act}">{words.say(key)}</button>'
        f'<button type="button" class="game-more" data-act="{escape(f"game-more {name}")}" '
        f'aria-expanded="{more}" aria-label="{words.say("keep.more")}">{glyph("more")}</button>'
        f"{_tools(desk, words, entry) if desk.more == name else ''}</li>"
    )


def _words(desk: Desk, words: Words, entry: Entry) -> str:
    note = entry.note
    return (
        f'<div class="game-words"><b>{title_of(words, note)}</b>{seats_of(words, note)}'
        f"<small>{facts_of(desk, words, note)}</small></div>"
    )


def title_of(words: Words, note: Note) -> str:
    """What a game is called, safe in markup."""
    return escape(shown_title(note, words.text.t("keep.untitled")))


def seats_of(words: Words, note: Note) -> str:
    """Who sits where, with colours and scores."""
    made = []
    for seat, word in enumerate(note.seats):
        colour = note.colours[seat] if seat < len(note.colours) else ""
        colour = colour if colour in COLOURS else COLOURS[seat % len(COLOURS)]
        kind = word.partition(":")[0]
        name = note.names[seat] if seat < len(note.names) and kind == HUMAN else ""
        if not name:
            key = f"ui.name.{kind}"
            name = words.text.t("ui.person", n=seat + 1) if kind == HUMAN else words.text.t(key)
        score = f" {note.scores[seat]}" if note.over and seat < len(note.scores) else ""
        made.append(f"<span>{token('marker', colour)}{escape(name)}{score}</span>")
    return f'<span class="game-seats">{"".join(made)}</span>'


def facts_of(desk: Desk, words: Words, note: Note) -> str:
    """Round, moves and date of a game, and whether it is only here."""
    facts = []
    if note.over:
        facts.append(words.say("keep.finished"))
    elif note.round:
        facts.append(words.say("ui.round", n=note.round))
    facts.append(words.say("keep.moves", n=note.moves))
    if note.when:
        facts.append(escape(desk.moment(note.when, words.language)))
    if only_here(note):
        facts.append(words.say("keep.only-here"))
    return " · ".join(facts)


def _tools(desk: Desk, words: Words, entry: Entry) -> str:
    name = entry.name
    if desk.renaming == name:
        value = escape(entry.note.title)
        label = words.say("keep.title")
        return (
            '<div class="game-tools">'
            f'<input type="text" id="game-title" data-field="game-title" value="{value}" '
            f'maxlength="{MAX_TITLE}" autocomplete="off" placeholder="{label}" '
            f'aria-label="{label}">'
            f'<button type="button" class="primary" data-act="{escape(f"title {name}")}">'
            f"{words.say('keep.rename.done')}</button></div>"
        )
    acts = (
        ("rename", "keep.rename"),
        ("duplicate", "keep.duplicate"),
        ("open share", "keep.share"),
        ("delete", "keep.delete"),
    )
    return f'<div class="game-tools">{_buttons(words, acts, name)}</div>'


def _buttons(words: Words, acts: tuple[tuple[str, str], ...], name: str) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(f"{act} {name}")}">{words.say(key)}</button>'
        for act, key in acts
    )


def _damaged(desk: Desk, words: Words) -> str:
    entries = desk.shelf.damaged()
    if not entries:
        return ""
    acts = (("download", "keep.download"), ("drop-damaged", "keep.drop"))
    lines = "".join(
        f'<li class="game-line"><span>{title_of(words, entry.note)}'
        f"<small>{facts_of(desk, words, entry.note)}</small></span>"
        f"{_buttons(words, acts, entry.name)}</li>"
        for entry in entries
    )
    return (
        f"<h3>{words.say('keep.damaged')}</h3><p>{words.say('keep.damaged.why')}</p>"
        f'<ul class="games">{lines}</ul>'
    )


def _deleted(desk: Desk, words: Words) -> str:
    entries = desk.shelf.deleted()
    if not entries:
        return ""
    acts = (("bring-back", "keep.bring-back"),)
    lines = "".join(
        f'<li class="game-line"><span>{title_of(words, entry.note)}'
        f"<small>{facts_of(desk, words, entry.note)}</small></span>"
        f"{_buttons(words, acts, entry.name)}</li>"
        for entry in entries
    )
    return f'<h3>{words.say("keep.deleted")}</h3><ul class="games">{lines}</ul>'
