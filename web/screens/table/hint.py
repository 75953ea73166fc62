"""How a hint looks: the best options in words, with what they are expected to bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import TYPE_CHECKING

from ...kit.icons import icon
from ..language import Language
from .thinking import TIME

if TYPE_CHECKING:
    from boonlake.players.reasons import Reason

    from ...session.hint import Hint


def tool(language: Language, *, off: bool) -> str:
    """The button that asks for a hint."""
    disabled = " disabled" if off else ""
    label = language.say("computers.hint")
    return (
        f'<button type="button" class="tool tool-hint" data-act="hint" aria-label="{label}"'
        f"{disabled}>{icon('hint')}<span>{label}</span></button>"
    )


def row(
    hint: Hint,
    language: Language,
    labels: Mapping[str, str],
    place_of: Callable[[str], str],
    *,
    over_pass: bool,
    free: str = "",
) -> str:
    """The hint beside the prompt, compared with passing or with a middling choice.

    `place_of` finds the place of an option; `free` says where the hint may lie.
    """
    if not hint.done:
        return _searching(language, free)
    lines = "".join(
        _line(language, rank, option, gain, why, labels[option], place_of(option))
        for rank, (option, gain, why) in enumerate(hint.best, 1)
        if option in labels
    )
    close = language.say("ui.close")
    compared = language.say(f"computers.hint.over-{'pass' if over_pass else 'usual'}")
    return (
        f'<div class="advice {free}" role="status"><p class="advice-head">{icon("hint")}'
        f"<span>{compared}</span></p><ol>{lines}</ol>"
        f'<button type="button" class="close" data-act="hint-close" aria-label="{close}">'
        "×</button></div>"
    )


def _searching(language: Language, free: str) -> str:
    return (
        f'<div class="advice {free}" role="status"><p class="advice-head">{icon("hint")}'
        f"<span>{language.say('computers.hint.thinks')} "
        f'<span id="{TIME}" class="thinking-time" aria-hidden="true"></span></span></p>'
        '<button type="button" class="skip" data-act="hint-stop">'
        f"{language.say('computers.hint.enough')}</button></div>"
    )


def _line(
    language: Language,
    rank: int,
    option: str,
    gain: float,
    why: list[Reason],
    label: str,
    place: str,
) -> str:
    from boonlake.players.reasons import said

    reason = escape(said(language.text, why))
    inner = (
        f'<b class="advice-rank">{rank}</b><span class="advice-what">{escape(label)}</span>'
        f'<span class="advice-gain">{gained(language, gain)}</span>'
        + (f'<span class="advice-why">{reason}</span>' if reason else "")
    )
    if not place:
        return f'<li><span class="advice-line">{inner}</span></li>'
    return (
        f'<li><button type="button" class="advice-line" data-act="hint-show {escape(option)}">'
        f"{inner}</button></li>"
    )


def gained(language: Language, gain: float) -> str:
    """An expected gain in words."""
    points = round(abs(gain))
    if points == 0:
        return language.say("computers.gain.none")
    return language.say("computers.gain.more" if gain > 0 else "computers.gain.less", n=points)
