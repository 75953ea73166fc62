"""Games won, and games alone by the opponent and its difficulty."""

from __future__ import annotations

from html import escape

from boonlake import games
from boonlake.engine.game import HUMAN

from ...session import results
from ...session.results import Result, Tally
from ..language import Language, language_for
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """For every game two tables: people, and the opponent by difficulty."""
    language, record = context.language, context.session.results.read()
    body = "".join(_of_game(name, language, record) for name in games.names())
    body = body or f"<p>{language.say('keep.results.none')}</p>"
    body += f"<p><small>{language.say('keep.results.which')}</small></p>"
    return Panel(language.say("keep.results"), body)


def _of_game(name: str, language: Language, record: list[Result]) -> str:
    own = [result for result in record if result.played == name]
    if not own:
        return ""
    box = games.box(name)
    words = language_for(language.code, name)
    people = {escape(person): tally for person, tally in results.by_person(own).items()}
    alone = results.by_opponent(own)
    known = [word for word in box.seating.words() if word in alone]
    ranked = {_opponent(words, word): alone[word] for word in known}
    heading = f"<h3>{words.say(f'game.{name}')}</h3>" if len(games.names()) > 1 else ""
    return (
        heading
        + _table(words, "keep.results.people", people)
        + _table(words, "keep.results.solo", ranked)
    )


def _opponent(words: Language, word: str) -> str:
    """Against whom a person played alone; in some games against nobody."""
    key = "keep.results.nobody" if word == HUMAN else f"ui.kind.{word.replace(':', '.')}"
    return words.say(key)


def _table(language: Language, key: str, tallies: dict[str, Tally]) -> str:
    if not tallies:
        return ""
    heads = "".join(
        f'<th scope="col">{language.say(f"keep.results.{name}")}</th>'
        for name in ("games", "won", "best")
    )
    rows = "".join(
        f'<tr><th scope="row">{name}</th><td>{tally.games}</td><td>{tally.won}</td>'
        f"<td>{tally.best}</td></tr>"
        for name, tally in tallies.items()
    )
    return (
        f'<h3>{language.say(key)}</h3><div class="sheet-scroll"><table class="score-sheet">'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
