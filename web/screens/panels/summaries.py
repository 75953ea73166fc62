"""What the list of games and the list of games to be brought in tell of a game."""

from __future__ import annotations

from html import escape

from boonlake import games
from boonlake.text.seats import seat_name

from ...games import look_of
from ...kit.pieces import COLOURS, MARKER, token
from ...session.library import is_only_here
from ...session.summary import Summary
from ..language import Language, language_for
from . import Context


def game_of(summary: Summary) -> str:
    """Which game it is; the first where that is not known."""
    known = games.names()
    return summary.game if summary.game in known else known[0]


def thumbnail(summary: Summary) -> str:
    """The position in small."""
    return look_of(games.get(game_of(summary))).thumbnail(summary.sketch, summary.colours)


def title(language: Language, summary: Summary) -> str:
    """What a game is called, safe in markup."""
    return escape(summary.shown_title(language.text.t("keep.untitled")))


def words(context: Context, summary: Summary) -> str:
    """Title, seats, and how far the game is."""
    return (
        f'<div class="game-words"><b>{title(context.language, summary)}</b>'
        f"{_seats(context.language, summary)}<small>{progress(context, summary)}</small></div>"
    )


def _seats(language: Language, summary: Summary) -> str:
    """Who sits where, with colours and scores."""
    text = language_for(language.code, game_of(summary)).text
    seats = []
    for seat, word in enumerate(summary.seats):
        colour = summary.colours[seat] if seat < len(summary.colours) else ""
        colour = colour if colour in COLOURS else COLOURS[seat % len(COLOURS)]
        name = escape(seat_name(seat, word, summary.names, text))
        score = f" {summary.scores[seat]}" if summary.over and seat < len(summary.scores) else ""
        seats.append(f"<span>{token(MARKER, colour)}{name}{score}</span>")
    return f'<span class="game-seats">{"".join(seats)}</span>'


def progress(context: Context, summary: Summary) -> str:
    """Which game, its round, moves and date, and whether it is only here."""
    language = context.language
    parts = []
    if len(games.names()) > 1:
        name = game_of(summary)
        parts.append(language_for(language.code, name).say(f"game.{name}"))
    if summary.over:
        parts.append(language.say("keep.finished"))
    elif summary.round:
        parts.append(language.say("ui.round", n=summary.round))
    parts.append(language.say("keep.moves", n=summary.moves))
    if summary.when:
        parts.append(escape(context.screen.moment(summary.when, language.code)))
    if is_only_here(summary):
        parts.append(language.say("keep.only-here"))
    return " · ".join(parts)
