"""Who can sit at a seat, as choices: people, computer players with their strength, opponents."""

from __future__ import annotations

from collections.abc import Iterable

from boonlake.engine.seating import Seating

from .language import Language


def kinds(seating: Seating, words: Iterable[str], chosen: str, language: Language) -> str:
    """The choices of a list in which one is chosen."""
    return "".join(
        f'<option value="{word}"{" selected" if word == chosen else ""}>'
        f"{_called(seating, word, language)}</option>"
        for word in words
    )


def _called(seating: Seating, word: str, language: Language) -> str:
    key, found = f"ui.kind.{word.replace(':', '.')}", seating.strengths.get(word)
    if found is None:
        return language.say(key)
    return language.say("ui.kind.rated", kind=language.text.t(key), elo=found.elo)
