"""The prompt: what is asked of whom, and every choice that has no place on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from ...kit.buttons import button
from ...kit.icons import icon
from ...kit.look import Look
from ...kit.pieces import MARKER, token
from ..language import Language
from .placing import Placing

if TYPE_CHECKING:
    from ...session.table import Table


@dataclass(slots=True)
class Asking:
    """What the prompt needs to know."""

    table: Table
    language: Language
    look: Look
    names: list[str]
    placing: Placing
    labels: dict[str, str]
    """By option: its label."""
    sentence: str
    picked: str = ""
    """The place whose choice is open."""
    all_ways: bool = False
    """Whether buttons are seen that are usually not seen at once."""
    unfolded: bool = False
    """Whether options beside the choice are seen that a look folds away."""
    hint_text: str = ""
    """Why something that was tapped cannot be taken."""
    aside: str = ""
    """Markup that shows what the choice is about."""
    pictures: dict[str, str] = field(default_factory=dict)
    """By option: markup that shows what it costs and brings."""

    def button(self, option: str, css: str = "", picture: str = "") -> str:
        """The button of an option."""
        shown = picture + self.pictures.get(option, "")
        return button(option, self.labels[option], css, shown)


def prompt(asking: Asking) -> str:
    """The whole prompt bar."""
    table = asking.table
    if table.peeking >= 0:
        return _of_seat(asking, table.peeking, "ui.peeking", "page back", "ui.hide-hand")
    if table.ending >= 0:
        return _of_seat(asking, table.ending, "ui.turn-done", "page confirm", "ui.confirm")
    decision = table.decision()
    seat = decision.seat if decision else -1
    inner = _choice(asking) if asking.picked in asking.placing.choices else _main(asking)
    return f"{_sentence(asking, seat)}{inner}{_hidden(asking)}"


def _sentence(asking: Asking, seat: int) -> str:
    mine = token(MARKER, asking.table.colours[seat]) if seat >= 0 else ""
    hint = f'<p class="hint" role="alert">{asking.hint_text}</p>' if asking.hint_text else ""
    return f'<p class="ask">{mine}<span>{escape(asking.sentence)}</span></p>{hint}'


def _of_seat(asking: Asking, seat: int, sentence: str, option: str, label: str) -> str:
    """Somebody looks at their hand while another decides, or confirms the end of a turn."""
    language = asking.language
    marker = token(MARKER, asking.table.colours[seat])
    return (
        f'<p class="ask">{marker}<span>{language.say(sentence, name=asking.names[seat])}</span></p>'
        f'<div class="takes">{button(option, language.text.t(label), "primary")}</div>'
    )


def _main(asking: Asking) -> str:
    """Buttons for options without a place, then what may be taken beside them."""
    look, buttons = asking.look, asking.placing.buttons
    first = len(buttons) if asking.all_ways else look.shown_at_once(buttons)
    parts = [asking.button(option, look.button_css(option)) for option in buttons[:first]]
    if first < len(buttons):
        rest = "".join(asking.button(option) for option in buttons[first:])
        label = asking.language.say("ui.more-ways", n=len(buttons) - first)
        parts.append(f'<button type="button" class="quiet" data-act="ways">{label}</button>')
        parts.append(f'<div class="waiting" hidden>{rest}</div>')
    row = f'<div class="takes">{"".join(parts)}</div>' if parts else ""
    return row + asking.aside + _beside(asking)


def _beside(asking: Asking) -> str:
    options, look = asking.placing.beside, asking.look
    if not options:
        return ""
    buttons = "".join(
        asking.button(option, "beside-take", icon(name) if name else "")
        for option, name in ((option, look.button_icon(option)) for option in options)
    )
    label = asking.language.say(look.beside_label)
    hidden = look.folds_beside and not asking.unfolded
    group = f'<div class="takes beside-takes" role="group" aria-label="{label}"'
    return f"{_fold(asking, label)}{group}{' hidden' if hidden else ''}>{buttons}</div>"


def _fold(asking: Asking, label: str) -> str:
    """The button that shows or hides what may be done beside the choice."""
    if not asking.look.folds_beside:
        return ""
    shown = "true" if asking.unfolded else "false"
    return (
        f'<button type="button" class="fold" data-act="beside" aria-expanded="{shown}">'
        f"{icon(asking.look.beside_icon)}<span>{label}</span></button>"
    )


def _choice(asking: Asking) -> str:
    """The options of one tapped place."""
    options = asking.placing.choices[asking.picked]
    buttons = "".join(asking.button(option, "primary") for option in options)
    back = asking.language.say("ui.back")
    return (
        f'<div class="takes">{buttons}'
        f'<button type="button" class="quiet" data-act="unpick">{back}</button></div>'
    )


def _hidden(asking: Asking) -> str:
    """Options of places that are not open; they are there, but not seen."""
    picked, placing = asking.picked, asking.placing
    options = [o for place, there in placing.choices.items() if place != picked for o in there]
    if picked in placing.choices:
        options += placing.buttons + placing.beside
    if not options:
        return ""
    rest = "".join(asking.button(option) for option in options)
    return f'<div class="waiting" hidden>{rest}</div>'
