"""How a hint looks: the best options in words, with what they are expected to bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

from ..games.boonlake.icons import icon
from .thinking_view import TIME
from .words import Words

PASS = "pass"


@dataclass(slots=True)
class Advice:
    """A hint for the position after so many moves."""

    position: int
    best: list[tuple[str, float]] = field(default_factory=list)
    """The best options first, with the points they are expected to bring more than the usual."""
    done: bool = False


def tool(words: Words, *, off: bool) -> str:
    """The button that asks for a hint."""
    disabled = " disabled" if off else ""
    label = words.say("computers.hint")
    return (
        f'<button type="button" class="tool tool-hint" data-act="hint" aria-label="{label}"'
        f"{disabled}>{icon('hint')}<span>{label}</span></button>"
    )


def row(
    advice: Advice, words: Words, labels: dict[str, str], place_of: Callable[[str], str]
) -> str:
    """The hint as a part of the prompt; `place_of` finds the element of an option."""
    if not advice.done:
        return _searching(words)
    lines = "".join(
        _line(words, rank, option, gain, labels[option], place_of(option))
        for rank, (option, gain) in enumerate(advice.best, 1)
        if option in labels
    )
    close = words.say("ui.close")
    compared = words.say(f"computers.hint.over-{PASS if PASS in labels else 'usual'}")
    return (
        f'<div class="advice" role="status"><p class="advice-head">{icon("hint")}'
        f"<span>{compared}</span></p><ol>{lines}</ol>"
        f'<button type="button" class="close" data-act="hint-close" aria-label="{close}">'
        "×</button></div>"
    )


def _searching(words: Words) -> str:
    return (
        f'<div class="advice" role="status"><p class="advice-head">{icon("hint")}'
        f"<span>{words.say('computers.hint.thinks')} "
        f'<span id="{TIME}" class="thinking-time" aria-hidden="true"></span></span></p>'
        '<button type="button" class="skip" data-act="hint-stop">'
        f"{words.say('computers.hint.enough')}</button></div>"
    )


def _line(words: Words, rank: int, option: str, gain: float, label: str, place: str) -> str:
    inner = (
        f'<b class="advice-rank">{rank}</b><span class="advice-what">{escape(label)}</span>'
        f'<span class="advice-gain">{gained(words, gain)}</span>'
    )
    if not place:
        return f'<li><span class="advice-line">{inner}</span></li>'
    return (
        f'<li><button type="button" class="advice-line" data-act="hint-show {escape(option)}">'
        f"{inner}</button></li>"
    )


def gained(words: Words, gain: float) -> str:
    """An expected gain in words."""
    points = round(abs(gain))
    if points == 0:
        return words.say("computers.gain.none")
    return words.say("computers.gain.more" if gain > 0 else "computers.gain.less", n=points)
