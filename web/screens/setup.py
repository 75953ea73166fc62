"""The set-up screen: who plays, and start."""

from __future__ import annotations

from html import escape

from boonlake.engine.save import MAX_NAME

from ..games.boonlake.icons import sheet
from ..games.boonlake.pieces import COLOURS, token
from ..session.draft import MOST_SEATS, Draft, computers
from ..session.seats import DIFFICULTIES, EMINENCE, HUMAN
from ..session.settings import LANGUAGES
from .words import Words


def screen(draft: Draft, words: Words, *, unfinished: str, more: bool, reminder: str = "") -> str:
    """The whole screen; `unfinished` describes the game that can be continued."""
    return (
        f"{sheet(COLOURS, ())}"
        '<div class="setup"><div class="setup-page">'
        f'<header class="setup-head"><h1>Boonlake</h1>{_languages(words)}</header>'
        f"{_continue(words, unfinished)}"
        f'<section class="setup-card" aria-labelledby="new-game">'
        f'<h2 id="new-game">{words.say("ui.new-game")}</h2>'
        f"{_count(draft, words)}{_seats(draft, words)}"
        f"{_more(draft, words) if more else _more_button(words)}"
        '<button type="button" class="big primary" data-act="start">'
        f"{words.say('ui.start')}</button>"
        f"</section>{reminder}{_links(words)}</div></div>"
    )


def _languages(words: Words) -> str:
    buttons = "".join(
        f'<button type="button" data-act="language {code}" lang="{code}" '
        f'aria-pressed="{"true" if code == words.language else "false"}">'
        f"{words.say(f'ui.language.{code}')}</button>"
        for code in LANGUAGES
    )
    name = words.say("ui.language")
    return f'<div class="segments" role="group" aria-label="{name}">{buttons}</div>'


def _continue(words: Words, unfinished: str) -> str:
    if not unfinished:
        return ""
    return (
        '<section class="setup-card">'
        f'<button type="button" class="big primary" data-act="continue">{words.say("ui.continue")}'
        f"<small>{unfinished}</small></button></section>"
    )


def _count(draft: Draft, words: Words) -> str:
    buttons = "".join(
        f'<button type="button" data-act="players {n}" '
        f'aria-pressed="{"true" if n == draft.players else "false"}">{n}</button>'
        for n in range(1, MOST_SEATS + 1)
    )
    return (
        f'<div class="field"><span class="field-name" id="players">{words.say("ui.players")}</span>'
        f'<div class="segments" role="group" aria-labelledby="players">{buttons}</div>'
        f"{problem(draft, words, 'seats')}</div>"
    )


def problem(draft: Draft, words: Words, field: str) -> str:
    """What is wrong with a field, said beside it."""
    key = draft.problems.get(field)
    if not key:
        return ""
    place = field.replace(" ", "-")
    return f'<p class="problem" id="problem-{place}" role="alert">{words.say(key)}</p>'


def _seats(draft: Draft, words: Words) -> str:
    return (
        '<div class="seats">'
        + "".join(_seat(draft, words, seat) for seat in range(len(draft.seats)))
        + "</div>"
    )


def _seat(draft: Draft, words: Words, seat: int) -> str:
    word = draft.seats[seat]
    colour = draft.colours[seat]
    number = words.say("ui.seat", n=seat + 1)
    return (
        f'<fieldset class="seat"><legend class="unseen">{number}</legend>'
        f'<button type="button" class="colour" data-act="colour {seat}" '
        f'aria-label="{words.say("ui.colour", colour=words.text.t(f"ui.colour.{colour}"))}">'
        f"{token('marker', colour)}</button>"
        f"{_who(draft, words, seat)}"
        f"{_name(draft, words, seat) if word == HUMAN else ''}"
        "</fieldset>"
    )


def _who(draft: Draft, words: Words, seat: int) -> str:
    if draft.solo:
        if draft.seats[seat] == HUMAN:
            return ""
        choices = [f"{EMINENCE}:{word}" for word in DIFFICULTIES]
    else:
        choices = [HUMAN, *reversed(computers())]
    options = "".join(
        f'<option value="{word}"{" selected" if word == draft.seats[seat] else ""}>'
        f"{words.say('ui.kind.' + word.replace(':', '.'))}</option>"
        for word in choices
    )
    label = words.say("ui.who", n=seat + 1)
    return f'<select data-field="who {seat}" aria-label="{label}">{options}</select>'


def _name(draft: Draft, words: Words, seat: int) -> str:
    wrong = f"name {seat}" in draft.problems
    invalid = f' aria-invalid="true" aria-describedby="problem-name-{seat}"' if wrong else ""
    return (
        f'<input type="text" data-field="name {seat}" value="{escape(draft.names[seat])}" '
        f'maxlength="{MAX_NAME}" autocomplete="off" spellcheck="false" '
        f'aria-label="{words.say("ui.name", n=seat + 1)}" '
        f'placeholder="{words.say("ui.name", n=seat + 1)}"{invalid}>'
        f"{problem(draft, words, f'name {seat}')}"
    )


def _more_button(words: Words) -> str:
    return f'<button type="button" class="quiet" data-act="more">{words.say("ui.more")}</button>'


def _more(draft: Draft, words: Words) -> str:
    wrong = (
        ' aria-invalid="true" aria-describedby="problem-seed"' if "seed" in draft.problems else ""
    )
    return (
        '<div class="more">'
        f'<label class="field"><span class="field-name">{words.say("ui.seed")}</span>'
        f'<input type="text" inputmode="numeric" data-field="seed" value="{escape(draft.seed)}" '
        f'autocomplete="off" placeholder="{words.say("ui.seed.any")}"{wrong}></label>'
        f"{problem(draft, words, 'seed')}"
        f"{tick('shuffle', words.say('ui.shuffle-start'), draft.shuffle_start)}"
        f"{tick('training', words.say('ui.training'), draft.training)}</div>"
    )


def tick(field: str, label: str, on: bool) -> str:
    """A box to tick, with its label."""
    checked = " checked" if on else ""
    return (
        f'<label class="tick"><input type="checkbox" data-field="{field}"{checked}>'
        f"<span>{label}</span></label>"
    )


def _links(words: Words) -> str:
    acts = (
        ("open games", "keep.games"),
        ("open help", "ui.rules"),
        ("open browse", "ui.components"),
        ("open settings", "ui.settings"),
    )
    buttons = "".join(
        f'<button type="button" class="quiet" data-act="{act}">{words.say(key)}</button>'
        for act, key in acts
    )
    return f'<nav class="setup-links">{buttons}</nav>'


def next_colour(draft: Draft, seat: int) -> None:
    """The seat takes the next colour; whoever had it takes the seat's."""
    colours = draft.colours
    wanted = COLOURS[(COLOURS.index(colours[seat]) + 1) % len(COLOURS)]
    if wanted in colours:
        colours[colours.index(wanted)] = colours[seat]
    colours[seat] = wanted
