"""What is on the screen beside the table itself: which panel, which pane, what was typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..kit.zoom import Zoom

if TYPE_CHECKING:
    from ..kit.look import Look


@dataclass(eq=False, repr=False)  # each of these would be compiled at every start
class Screen:
    """Everything that only the page knows."""

    moment: Callable[[int, str], str] = lambda milliseconds, language: ""
    """A time as a date in a language."""
    forgetful: bool = False
    """Whether the browser drops games after a week without a visit."""
    vibrates: bool = False
    """Whether the device can be felt."""
    panel: str = ""
    """The panel that is open, such as `log` or `seat 1`."""
    search: str = ""
    """What was typed into a panel's search field."""
    picked: str = ""
    """The place whose options are open."""
    marked: tuple[str, ...] = ()
    """Places that are marked, to be taken together."""
    all_ways: bool = False
    """Whether buttons are seen that are usually not seen at once."""
    unfolded: bool = False
    """Whether options beside the choice are seen that a look folds away."""
    pane: str = ""
    """The pane that a narrow screen shows."""
    low: str = ""
    """Of the panes that share a place on a wide screen too, the one shown there."""
    usual: str = ""
    """The one of these that comes back after another was needed for a choice."""
    zoom: Zoom = field(default_factory=Zoom)
    all_settings: bool = False
    """Whether the set-up shows everything."""
    tools_of: str = ""
    """The game in the list whose tools are open."""
    renaming: str = ""
    """The game in the list that is being renamed."""
    shared_text: str = ""
    """The game that is taken along, as text."""
    shared_link: str = ""
    copied: str = ""
    """What has just been copied: text, link or refused; "" for nothing."""

    @property
    def aims(self) -> tuple[object, ...]:
        """What decides beside the table what a tap means."""
        return (
            *(self.panel, self.picked, self.all_ways, self.unfolded, self.pane, self.low),
            *(self.all_settings, self.tools_of, self.renaming, self.marked),
        )

    def unpick(self) -> None:
        """Close the options of a place."""
        self.picked, self.all_ways, self.marked = "", False, ()

    def clear(self) -> None:
        """Nothing lies over the table, nothing is picked."""
        self.panel, self.unfolded = "", False
        self.unpick()

    def lay(self, look: Look) -> None:
        """Show the first panes of a look, unless some of its panes are shown already."""
        if self.pane not in look.panes:
            self.pane = look.panes[0] if look.panes else ""
        if self.low not in look.low:
            self.low = self.usual = look.low[0] if look.low else ""

    def turn_to(self, pane: str, look: Look) -> None:
        """Show a pane, wherever the screen has it."""
        if pane:
            self.pane = pane
        self.low = pane if pane in look.low else self.usual

    def turn_low(self, look: Look) -> None:
        """Show the next of the panes that share a place."""
        if look.low:
            at = look.low.index(self.low) if self.low in look.low else -1
            self.turn_to(look.low[(at + 1) % len(look.low)], look)
            self.usual = self.low
