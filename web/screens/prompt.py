"""The prompt: what is asked of whom, and every choice that has no place on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from ..games.boonlake.icons import icon
from ..games.boonlake.pieces import token
from ..session.table import NOBODY, Table
from .marks import Placing
from .words import Words

CHEAPEST = 2
"""Ways to pay that are seen at once; the others are seen on demand."""


@dataclass(slots=True)
class Asking:
    """What the prompt needs to know."""

    table: Table
    words: Words
    names: list[str]
    placing: Placing
    labels: dict[str, str]
    """By option: its label."""
    sentence: str
    picked: str = ""
    """The element whose choice is open."""
    all_ways: bool = False
    """Whether the dearer ways to pay are seen."""
    hint: str = ""
    """Why something that was tapped cannot be taken."""
    aside: str = ""
    """Markup that shows what the choice is about: landings of a ship, a revealed tile."""
    pictures: dict[str, str] = field(default_factory=dict)
    """By option: markup that shows what it costs and brings."""

    def button(self, option: str, css: str = "", picture: str = "") -> str:
        """The button of an option."""
        shown = picture + self.pictures.get(option, "")
        return button(option, self.labels[option], css, shown)


def prompt(asking: Asking) -> str:
    """The whole prompt bar."""
    table = asking.table
    if table.peek != NOBODY:
        return _peeking(asking)
    if table.ending != NOBODY:
        return _ending(asking)
    asked = table.asked()
    seat = asked.seat if asked else NOBODY
    inner = _choice(asking) if asking.picked in asking.placing.choices else _main(asking)
    return f"{_sentence(asking, seat)}{inner}{_hidden(asking)}"


def _sentence(asking: Asking, seat: int) -> str:
    mine = token("marker", asking.table.colours[seat]) if seat >= 0 else ""
    hint = f'<p class="hint" role="alert">{asking.hint}</p>' if asking.hint else ""
    return f'<p class="ask">{mine}<span>{escape(asking.sentence)}</span></p>{hint}'


def button(option: str, label: str, css: str = "", picture: str = "") -> str:
    """A button that takes an option."""
    return (
        f'<button type="button" class="take {css}" data-option="{escape(option)}">'
        f"{picture}<span>{escape(label)}</span></button>"
    )


def _ending(asking: Asking) -> str:
    words, table = asking.words, asking.table
    sentence = words.say("ui.turn-done", name=asking.names[table.ending])
    mine = token("marker", table.colours[table.ending])
    return (
        f'<p class="ask">{mine}<span>{sentence}</span></p>'
        f'<div class="takes">{button("page confirm", words.text.t("ui.confirm"), "primary")}</div>'
    )


def _peeking(asking: Asking) -> str:
    """Somebody looks at their hand while another decides."""
    words, table = asking.words, asking.table
    sentence = words.say("ui.peeking", name=asking.names[table.peek])
    return (
        f'<p class="ask">{token("marker", table.colours[table.peek])}<span>{sentence}</span></p>'
        f'<div class="takes">{button("page back", words.text.t("ui.hide-hand"), "primary")}</div>'
    )


def _main(asking: Asking) -> str:
    """Buttons for options without a place, then the levers."""
    buttons = asking.placing.buttons
    paying = len(buttons) > CHEAPEST + 1 and buttons[0].startswith("pay ")
    seen = buttons if not paying or asking.all_ways else buttons[:CHEAPEST]
    parts = [asking.button(option, css_of(option)) for option in seen]
    if len(seen) < len(buttons):
        rest = "".join(asking.button(option) for option in buttons[CHEAPEST:])
        label = asking.words.say("ui.more-ways", n=len(buttons) - CHEAPEST)
        parts.append(f'<button type="button" class="quiet" data-act="ways">{label}</button>')
        parts.append(f'<div class="waiting" hidden>{rest}</div>')
    row = f'<div class="takes">{"".join(parts)}</div>' if parts else ""
    return row + asking.aside + _levers(asking)


def css_of(option: str) -> str:
    """Passing is a quiet choice; a scoring tile is shown whole."""
    verb = option.partition(" ")[0]
    return "quiet" if verb in ("pass", "decline") else "take-tile" if verb == "keep" else ""


def _levers(asking: Asking) -> str:
    levers = asking.placing.levers
    if not levers:
        return ""
    buttons = "".join(
        asking.button(option, "lever-take", icon(f"lever-{option.split()[1]}")) for option in levers
    )
    name = asking.words.say("ui.levers")
    return f'<div class="takes lever-takes" role="group" aria-label="{name}">{buttons}</div>'


def _choice(asking: Asking) -> str:
    """The options of one tapped element."""
    options = asking.placing.choices[asking.picked]
    buttons = "".join(asking.button(option, "primary") for option in options)
    back = asking.words.say("ui.back")
    return (
        f'<div class="takes">{buttons}'
        f'<button type="button" class="quiet" data-act="unpick">{back}</button></div>'
    )


def _hidden(asking: Asking) -> str:
    """Options of elements that are not open; they are there, but not seen."""
    picked = asking.picked
    placing = asking.placing
    options = [o for place, there in placing.choices.items() if place != picked for o in there]
    if picked in placing.choices:
        options += placing.buttons + placing.levers
    if not options:
        return ""
    rest = "".join(asking.button(option) for option in options)
    return f'<div class="waiting" hidden>{rest}</div>'
