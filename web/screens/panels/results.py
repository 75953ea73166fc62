"""Games won, and solo games by difficulty."""

from __future__ import annotations

from html import escape

from ...session import results
from ...session.results import Tally
from ...session.seats import DIFFICULTIES, EMINENCE
from ..words import Words
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """Two tables: people, and the Wise Eminence by difficulty."""
    desk, words = context.desk(), context.words
    found = desk.results()
    people = {escape(name): tally for name, tally in results.by_person(found).items()}
    solo = results.by_difficulty(found)
    ranked = {
        words.say(f"ui.kind.{EMINENCE}.{word}"): solo[word] for word in DIFFICULTIES if word in solo
    }
    body = _table(words, "keep.results.people", people) + _table(words, "keep.results.solo", ranked)
    body = body or f"<p>{words.say('keep.results.none')}</p>"
    body += f"<p><small>{words.say('keep.results.which')}</small></p>"
    return Panel(words.say("keep.results"), body)


def _table(words: Words, key: str, tallies: dict[str, Tally]) -> str:
    if not tallies:
        return ""
    heads = "".join(
        f'<th scope="col">{words.say(f"keep.results.{name}")}</th>'
        for name in ("games", "won", "best")
    )
    rows = "".join(
        f'<tr><th scope="row">{name}</th><td>{tally.games}</td><td>{tally.won}</td>'
        f"<td>{tally.best}</td></tr>"
        for name, tally in tallies.items()
    )
    return (
        f'<h3>{words.say(key)}</h3><div class="sheet-scroll"><table class="score-sheet">'
        f"<thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
    )
