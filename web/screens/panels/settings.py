"""What can be set."""

from __future__ import annotations

from ...session.settings import LANGUAGES, LOOKS, SPEEDS, SWITCHES, THEMES
from ..language import Language
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """Every setting with its choices; each takes effect at once."""
    language, settings = context.language, context.session.settings
    body = _choice(language, "language", LANGUAGES, language.code)
    body += _choice(language, "theme", THEMES, settings.theme)
    body += _choice(language, "look", LOOKS, settings.look)
    body += _choice(language, "speed", SPEEDS, settings.speed)
    switches = [name for name in SWITCHES if name != "vibration" or context.screen.vibrates]
    body += "".join(_tick(language, name, getattr(settings, name)) for name in switches)
    return Panel(language.say("ui.settings"), f'<div class="settings">{body}</div>')


def _choice(language: Language, name: str, values: tuple[str, ...], now: str) -> str:
    buttons = "".join(
        f'<button type="button" data-act="{_act(name, value)}" '
        f'aria-pressed="{"true" if value == now else "false"}">'
        f"{language.say(f'ui.{name}.{value}')}</button>"
        for value in values
    )
    return (
        f'<div class="field"><span class="field-name" id="set-{name}">'
        f"{language.say(f'ui.{name}')}</span>"
        f'<div class="segments" role="group" aria-labelledby="set-{name}">{buttons}</div></div>'
    )


def _act(name: str, value: str) -> str:
    return f"language {value}" if name == "language" else f"set {name} {value}"


def _tick(language: Language, name: str, on: bool) -> str:
    checked = " checked" if on else ""
    key = name.replace("_", "-")
    return (
        f'<label class="tick"><input type="checkbox" data-field="set {name}"{checked}>'
        f"<span>{language.say(f'ui.set.{key}')}<small>{language.say(f'ui.set.{key}.why')}</small></span></label>"
    )
