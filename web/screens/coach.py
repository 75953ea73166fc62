"""The coach of a first game: a bubble with one step, and what it points at."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from boonlake.engine.lesson import Step
from boonlake.text import Text

from ..browser import dom, spots
from ..kit.bubble import Around, Box, place, pointer
from ..kit.illustrated import illustrated
from ..session.states import OVER, SHOWING
from .panels import BESIDE

if TYPE_CHECKING:
    from .stage import Stage
    from .table.drawing import Drawing

BUBBLE, POINTER = "coach", "coach-pointer"
TAPPED = "[data-option], .panel-head, .panel-foot, .podium"
"""What else can be tapped, and the heart of a panel that lies over the table."""
READ = "#prompt, .panel"
"""What is to be read while a step is told."""


class CoachBox:
    """Shows what the coach says; made for the first table that has one."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._shown = ""
        """The key of the step on show."""
        self._targets: list[str] = []

    def show(self, drawing: Drawing) -> None:
        """Bring bubble and pointer up to date."""
        step = self._step(drawing)
        key = step.key if step else ""
        begins = key != self._shown
        if begins:
            self._turn(step, drawing)
        self._shown = key
        self._targets = self._find(step, drawing) if step else []
        if begins and self._targets:
            dom.scroll_to(self._targets[0])
        dom.put(BUBBLE, self._markup(step, drawing) if step else "")
        spots.on_shift(self._lay if step else None)
        self._lay()

    def hide(self) -> None:
        """No table is shown that has a coach."""
        self._shown, self._targets = "", []
        spots.on_shift(None)
        dom.put(BUBBLE, "")
        dom.put(POINTER, "")

    def _step(self, drawing: Drawing) -> Step | None:
        """What is told now; nothing while something else lies over the table."""
        table, panel = drawing.table, self._stage.screen.panel.partition(" ")[0]
        covered = panel and panel not in BESIDE and table.state not in (SHOWING, OVER)
        return None if covered or table.coach is None else table.coach.step

    def _turn(self, step: Step | None, drawing: Drawing) -> None:
        """On a narrow screen, turn to what the step is about, or to what can be taken."""
        screen, look = self._stage.screen, drawing.look
        options, part = step.target(list(drawing.labels)) if step else ([], "")
        place = drawing.place_of(options[0]) if options else part
        pane = part if part in look.panes else look.pane_of(place)
        screen.turn_to(pane or drawing.pane(screen.pane), look)
        dom.patch("table", data_pane=screen.pane, data_low=screen.low)

    def _find(self, step: Step, drawing: Drawing) -> list[str]:
        """Selectors of all that the step points at."""
        options, part = step.target(list(drawing.labels))
        if part:
            return [drawing.look.spot(part)]
        places = dict.fromkeys(drawing.place_of(option) for option in options)
        found = [f'[id="{place}"]' for place in places if place]
        return found or [f'[data-option="{escape(option)}"]' for option in options]

    def _markup(self, step: Step, drawing: Drawing) -> str:
        language = self._stage.language
        text = Text(language.code, drawing.game.box.teaching().texts)
        names = {"other": next(iter(drawing.names[1:]), "")}
        title, said = text.t(f"lesson.{step.key}.title"), text.t(f"lesson.{step.key}", **names)
        does = bool(step.target(list(drawing.labels))[0])
        return (
            f'<div class="coach-bubble" role="group" aria-labelledby="coach-title" '
            f'data-step="{step.key}"><h2 id="coach-title">{escape(title)}</h2>'
            f'<p>{illustrated(said)}</p><div class="coach-ways">'
            f'<button type="button" class="{"" if does else "primary"}" data-act="coach-next">'
            f"{language.say('ui.coach.next')}</button>"
            f'<button type="button" class="quiet" data-act="coach-leave">'
            f"{language.say('ui.coach.leave')}</button></div></div>"
        )

    def _lay(self) -> None:
        """Lay the bubble where it covers nothing that matters, and point."""
        bubbles = spots.spots([".coach-bubble"])
        if not bubbles:
            dom.put(POINTER, "")
            return
        window = spots.window_size()
        targets = [Box(*spot) for spot in spots.spots(self._targets)]
        others = [Box(*spot) for spot in spots.spots([TAPPED])]
        read = [Box(*spot) for spot in spots.spots([READ])]
        single = [box for box in targets if box.width * box.height < window[0] * window[1] / 6]
        size = bubbles[0][2], bubbles[0][3]
        box = place(size, window, Around(single, others, read))
        dom.patch_all(".coach-bubble", style=f"left:{box.left:.0f}px;top:{box.top:.0f}px")
        dom.put(POINTER, pointer(box, targets, window))
