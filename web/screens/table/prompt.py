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


FEW = 2
"""Buttons that lie beside each other in the prompt, whatever else is in it."""


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
    ways: dict[str, dict[str, str]] = field(default_factory=dict)
    """By option of the picked place: the ways to pay it, with their labels."""
    joined: str = ""
    """The key of what is done together with the choice, unless somebody wants to be asked."""

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
        css = "primary by-itself" if table.ends_by_itself else "primary"
        return _of_seat(asking, table.ending, "ui.turn-done", "page confirm", "ui.confirm", css)
    decision = table.decision()
    seat = decision.seat if decision else -1
    inner = _choice(asking) if asking.picked in asking.placing.choices else _main(asking)
    return f"{_sentence(asking, seat)}{inner}{_hidden(asking)}"


def _sentence(asking: Asking, seat: int) -> str:
    mine = token(MARKER, asking.table.colours[seat]) if seat >= 0 else ""
    hint = f'<p class="hint" role="alert">{asking.hint_text}</p>' if asking.hint_text else ""
    return f'<p class="ask">{mine}<span>{escape(asking.sentence)}</span></p>{hint}'


def _of_seat(
    asking: Asking, seat: int, sentence: str, option: str, label: str, css: str = "primary"
) -> str:
    """Somebody looks at their hand while another decides, or confirms the end of a turn."""
    language = asking.language
    marker = token(MARKER, asking.table.colours[seat])
    return (
        f'<p class="ask">{marker}<span>{language.say(sentence, name=asking.names[seat])}</span></p>'
        f'<div class="takes">{button(option, language.text.t(label), css)}</div>'
    )


def _main(asking: Asking) -> str:
    """Buttons for options without a place, then what may be taken beside them."""
    look, buttons = asking.look, asking.placing.buttons
    first, sheet = look.shown_at_once(buttons), ""
    parts = [asking.button(option, look.button_css(option)) for option in buttons[:first]]
    if first < len(buttons):
        rest = "".join(asking.button(option) for option in buttons[first:])
        label = asking.language.say("ui.more-ways", n=len(buttons) - first)
        shown = "true" if asking.all_ways else "false"
        parts.append(
            f'<button type="button" class="quiet" data-act="ways" aria-expanded="{shown}">'
            f"{label}</button>"
        )
        hidden = "" if asking.all_ways else " hidden"
        sheet = f'<div class="lying"{hidden}>{rest}</div>'
    alone = "" if parts else _joined(asking)
    row = f'<div class="takes">{"".join(parts)}{_joined(asking)}</div>' if parts else ""
    joined = f'<div class="takes">{alone}</div>' if alone else ""
    return row + asking.aside + joined + _beside(asking) + sheet


def _joined(asking: Asking) -> str:
    """The switch for what is done together with the choice."""
    if not asking.joined:
        return ""
    on = "false" if asking.table.asks_next else "true"
    return (
        f'<button type="button" class="quiet joined" data-act="ask-next" aria-pressed="{on}">'
        f"{asking.language.say(asking.joined)}</button>"
    )


def _beside(asking: Asking) -> str:
    options, look = asking.placing.beside, asking.look
    if not options:
        return ""
    buttons = "".join(
        asking.button(option, "beside-take", icon(name) if name else "")
        for option, name in ((option, look.button_icon(option)) for option in options)
    )
    label = asking.language.say(look.beside_label)
    fold, css, hidden = "", "takes", ""
    if _folds(asking):
        fold, css, hidden = _fold(asking), "lying", "" if asking.unfolded else " hidden"
    return (
        f'{fold}<div class="{css} beside-takes" role="group" aria-label="{label}"{hidden}>'
        f"{buttons}</div>"
    )


def _folds(asking: Asking) -> bool:
    """Whether what may be done beside the choice waits until somebody asks for it."""
    placing, look = asking.placing, asking.look
    on_table = placing.direct or placing.choices
    few = len(placing.buttons) + len(placing.beside) <= FEW
    return look.folds_beside and (bool(on_table) or not few)


def _fold(asking: Asking) -> str:
    """The button that shows or hides what may be done beside the choice."""
    look, say = asking.look, asking.language.say
    shown = "true" if asking.unfolded else "false"
    label, name = say(look.beside_label), say(look.beside_name or look.beside_label)
    return (
        f'<button type="button" class="fold" data-act="beside" aria-expanded="{shown}" '
        f'title="{label}">{icon(look.beside_icon)}<span>{name}</span></button>'
    )


def _choice(asking: Asking) -> str:
    """The options of one tapped place."""
    options = asking.placing.choices[asking.picked]
    buttons = "".join(
        _paid(asking, option) or asking.button(option, "primary") for option in options
    )
    back = asking.language.say("ui.back")
    return (
        f'<div class="takes">{buttons}'
        f'<button type="button" class="quiet" data-act="unpick">{back}</button></div>'
    )


def _paid(asking: Asking, option: str) -> str:
    """A button for each way to pay an option, which takes both; "" where nothing is asked."""
    first = asking.labels[option]
    return "".join(
        '<button type="button" class="take primary" '
        f'data-act="{escape(f"both {option};{way}")}">{asking.pictures.get(way, "")}'
        f"<span>{asking.language.say('ui.both', first=first, then=label)}</span></button>"
        for way, label in asking.ways.get(option, {}).items()
    )


def _hidden(asking: Asking) -> str:
    """Options of places that are not open; they are there, but not seen."""
    picked, placing = asking.picked, asking.placing
    options = [o for place, there in placing.choices.items() if place != picked for o in there]
    if picked in placing.choices:
        options += [*asking.ways, *placing.buttons, *placing.beside]
    if not options:
        return ""
    rest = "".join(asking.button(option) for option in options)
    return f'<div class="waiting" hidden>{rest}</div>'
