"""What can be set."""

from __future__ import annotations

from ...session.settings import LANGUAGES, SPEEDS, THEMES
from ..words import Words
from . import Context, Panel

TICKS = ("auto", "confirm", "motion", "open_hands", "awake")


def panel(context: Context, rest: str) -> Panel:
    """Every setting with its choices; each takes effect at once."""
    words, settings = context.words, context.settings
    body = _choice(words, "language", LANGUAGES, words.language)
    body += _choice(words, "theme", THEMES, settings.theme)
    body += _choice(words, "speed", SPEEDS, settings.speed)
    body += "".join(_tick(words, name, getattr(settings, name)) for name in TICKS)
    return Panel(words.say("ui.settings"), f'<div class="settings">{body}</div>')


def _choice(words: Words, name: str, values: tuple[str, ...], now: str) -> str:
    buttons = "".join(
        f'<button type="button" data-act="{_act(name, value)}" '
        f'aria-pressed="{"true" if value == now else "false"}">'
        f"{words.say(f'ui.{name}.{value}')}</button>"
        for value in values
    )
    return (
        f'<div class="field"><span class="field-name" id="set-{name}">'
        f"{words.say(f'ui.{name}')}</span>"
        f'<div class="segments" role="group" aria-labelledby="set-{name}">{buttons}</div></div>'
    )


def _act(name: str, value: str) -> str:
    return f"language {value}" if name == "language" else f"set {name} {value}"


def _tick(words: Words, name: str, on: bool) -> str:
    checked = " checked" if on else ""
    key = name.replace("_", "-")
    return (
        f'<label class="tick"><input type="checkbox" data-field="set {name}"{checked}>'
        f"<span>{words.say(f'ui.set.{key}')}<small>{words.say(f'ui.set.{key}.why')}</small></span></label>"
    )
