"""The set-up screen: who plays, and start."""

from __future__ import annotations

from html import escape

from boonlake import games
from boonlake.engine.names import MAX_NAME
from boonlake.engine.seating import HUMAN

from ..games.covers import cover
from ..kit.icons import SHARED
from ..kit.pieces import COLOURS, MARKER, token
from ..session.draft import Draft
from ..session.settings import LANGUAGES
from .language import Language, language_for
from .seat_kinds import kinds


def screen(
    draft: Draft,
    language: Language,
    *,
    unfinished: str,
    more: bool,
    first: bool = False,
    reminder: str = "",
) -> str:
    """The whole screen; `unfinished` describes the game that can be continued, `first` offers
    the game that teaches."""
    return (
        f"{SHARED.part(COLOURS, ())}"
        '<div class="setup"><div class="setup-page">'
        f'<header class="setup-head"><h1>{_title(draft.game, language)}</h1>'
        f"{_languages(language)}</header>"
        f"{_continue(language, unfinished)}"
        f'<section class="setup-card" aria-labelledby="new-game">'
        f'<h2 id="new-game">{language.say("ui.new-game")}</h2>'
        f"{_games(draft, language)}{_count(draft, language)}{_seats(draft, language)}"
        f"{_choices(draft, language)}"
        f"{_below_seats(draft, language, more)}{_more(draft, language) if more else ''}"
        '<div class="starts"><button type="button" class="big primary" data-act="start">'
        f"{language.say('ui.start')}</button>{_first_game(draft, language) if first else ''}</div>"
        f"</section>{reminder}{_links(language)}</div></div>"
    )


def _first_game(draft: Draft, language: Language) -> str:
    """The way to the game that teaches, and the way to be asked no more."""
    if draft.box.first_game is None:
        return ""
    return (
        '<button type="button" class="big first-game" data-act="first-game">'
        f"{language.say('ui.first-game')}<small>{language.say('ui.first-game.why')}</small>"
        '</button><button type="button" class="close" data-act="no-first-game" '
        f'aria-label="{language.say("ui.first-game.away")}">×</button>'
    )


def _title(game: str, language: Language) -> str:
    """What a game is called."""
    return language_for(language.code, game).say(f"game.{game}")


def _games(draft: Draft, language: Language) -> str:
    """Which game it is to be, where there are several: their boxes."""
    if len(games.names()) < 2:
        return ""
    buttons = "".join(
        f'<button type="button" class="box" data-act="game {name}" '
        f'aria-pressed="{"true" if name == draft.game else "false"}">'
        f"{cover(name)}<span>{_title(name, language)}</span></button>"
        for name in games.names()
    )
    return (
        f'<div class="field"><span class="field-name" id="game">{language.say("ui.game")}</span>'
        f'<div class="boxes" role="group" aria-labelledby="game">{buttons}</div></div>'
    )


def _choices(draft: Draft, language: Language) -> str:
    """What else the game lets people choose."""
    return "".join(
        f'<label class="field"><span class="field-name">{language.say(f"choice.{choice.key}")}'
        f'</span><select data-field="choice {choice.key}">'
        + "".join(
            f'<option value="{value}"{" selected" if value == chosen else ""}>'
            f"{language.say(f'choice.{choice.key}.{value}')}</option>"
            for value in choice.values
        )
        + "</select></label>"
        for choice in draft.box.choices
        for chosen in [draft.choices.get(choice.key, choice.values[0])]
    )


def _languages(language: Language) -> str:
    buttons = "".join(
        f'<button type="button" data-act="language {code}" lang="{code}" '
        f'aria-pressed="{"true" if code == language.code else "false"}">'
        f"{language.say(f'ui.language.{code}')}</button>"
        for code in LANGUAGES
    )
    name = language.say("ui.language")
    return f'<div class="segments" role="group" aria-label="{name}">{buttons}</div>'


def _continue(language: Language, unfinished: str) -> str:
    if not unfinished:
        return ""
    return (
        '<section class="setup-card">'
        '<button type="button" class="big primary" data-act="continue">'
        f"{language.say('ui.continue')}<small>{unfinished}</small></button></section>"
    )


def _count(draft: Draft, language: Language) -> str:
    buttons = "".join(
        f'<button type="button" data-act="players {n}" '
        f'aria-pressed="{"true" if n == draft.players else "false"}">{n}</button>'
        for n in draft.player_counts()
    )
    return (
        '<div class="field"><span class="field-name" id="players">'
        f"{language.say('ui.players')}</span>"
        f'<div class="segments" role="group" aria-labelledby="players">{buttons}</div>'
        f"{problem(draft, language, 'seats')}</div>"
    )


def problem(draft: Draft, language: Language, field: str) -> str:
    """What is wrong with a field, said beside it."""
    key = draft.problems.get(field)
    if not key:
        return ""
    place = field.replace(" ", "-")
    return f'<p class="problem" id="problem-{place}" role="alert">{language.say(key)}</p>'


def _seats(draft: Draft, language: Language) -> str:
    return (
        '<div class="seats">'
        + "".join(_seat(draft, language, seat) for seat in range(len(draft.seats)))
        + "</div>"
    )


def _seat(draft: Draft, language: Language, seat: int) -> str:
    word = draft.seats[seat]
    colour = draft.colours[seat]
    number = language.say("ui.seat", n=seat + 1)
    return (
        f'<fieldset class="seat"><legend class="unseen">{number}</legend>'
        f'<button type="button" class="colour" data-act="colour {seat}" '
        f'aria-label="{language.say("ui.colour", colour=language.text.t(f"ui.colour.{colour}"))}">'
        f"{token(MARKER, colour)}</button>"
        f"{_who(draft, language, seat)}"
        f"{_name(draft, language, seat) if word == HUMAN else _strength(draft, language, word)}"
        "</fieldset>"
    )


def _who(draft: Draft, language: Language, seat: int) -> str:
    seating, word = draft.seating, draft.seats[seat]
    if seating.opponent is not None and seating.is_opponent(word):
        choices = seating.opponent.words()
    elif draft.solo:
        return ""
    else:
        choices = [HUMAN, *reversed(seating.computers)]
    options = kinds(seating, choices, word, language)
    label = language.say("ui.who", n=seat + 1)
    return f'<select data-field="who {seat}" aria-label="{label}">{options}</select>'


def _strength(draft: Draft, language: Language, word: str) -> str:
    """Between which figures the strength of a computer player lies, where that is uncertain."""
    found = draft.seating.strengths.get(word)
    if found is None or found.low == found.high:
        return ""
    between = language.say("ui.strength", low=found.low, high=found.high)
    return f'<p class="strength">{between}</p>'


def _below_seats(draft: Draft, language: Language, more: bool) -> str:
    """What Elo figures say, where somebody has one, and the way to more options."""
    parts = []
    if any(word in draft.seating.strengths for word in draft.seats):
        parts.append(f'<p class="strength">{language.say("ui.strength.why")}</p>')
    if not more:
        parts.append(_more_button(language))
    return f'<div class="below-seats">{"".join(parts)}</div>' if parts else ""


def _name(draft: Draft, language: Language, seat: int) -> str:
    wrong = f"name {seat}" in draft.problems
    invalid = f' aria-invalid="true" aria-describedby="problem-name-{seat}"' if wrong else ""
    return (
        f'<input type="text" data-field="name {seat}" value="{escape(draft.names[seat])}" '
        f'maxlength="{MAX_NAME}" autocomplete="off" spellcheck="false" '
        f'aria-label="{language.say("ui.name", n=seat + 1)}" '
        f'placeholder="{language.say("ui.name", n=seat + 1)}"{invalid}>'
        f"{problem(draft, language, f'name {seat}')}"
    )


def _more_button(language: Language) -> str:
    return f'<button type="button" class="quiet" data-act="more">{language.say("ui.more")}</button>'


def _more(draft: Draft, language: Language) -> str:
    wrong = (
        ' aria-invalid="true" aria-describedby="problem-seed"' if "seed" in draft.problems else ""
    )
    return (
        '<div class="more">'
        f'<label class="field"><span class="field-name">{language.say("ui.seed")}</span>'
        f'<input type="text" inputmode="numeric" data-field="seed" value="{escape(draft.seed)}" '
        f'autocomplete="off" placeholder="{language.say("ui.seed.any")}"{wrong}></label>'
        f"{problem(draft, language, 'seed')}"
        f"{tick('shuffle', language.say('ui.shuffle-start'), draft.shuffle_start)}"
        f"{tick('training', language.say('ui.training'), draft.training)}</div>"
    )


def tick(field: str, label: str, on: bool) -> str:
    """A box to tick, with its label."""
    checked = " checked" if on else ""
    return (
        f'<label class="tick"><input type="checkbox" data-field="{field}"{checked}>'
        f"<span>{label}</span></label>"
    )


def _links(language: Language) -> str:
    acts = (
        ("open games", "keep.games"),
        ("open help", "ui.rules"),
        ("open browse", "ui.components"),
        ("open settings", "ui.settings"),
    )
    buttons = "".join(
        f'<button type="button" class="quiet" data-act="{act}">{language.say(key)}</button>'
        for act, key in acts
    )
    return f'<nav class="setup-links" aria-label="{language.say("ui.menu")}">{buttons}</nav>'
