"""The table as groups of markup, each under the id of the element that holds it."""

from __future__ import annotations

from typing import Any

from boonlake.games.boonlake import river

from ..views import board_map
from ..views.icons import sheet
from ..views.pieces import token
from ..views.scene import Mark, Scene
from .marks import Placing, placing
from .prompt import Asking, prompt
from .table import HUMAN, NOBODY, READY, THINKING, Table
from .words import Words

DRAWN = frozenset({"space", "site", "river", "region"})


def names_of(table: Table, words: Words) -> list[str]:
    """What the seats are called; computer players by what they are, people without a name too."""
    kinds = table.match.seats
    made = []
    for seat, word in enumerate(kinds):
        name = table.names[seat] if seat < len(table.names) else ""
        if not name and word == HUMAN:
            name = words.text.t("ui.person", n=seat + 1)
        elif not name:
            name = words.text.t(f"ui.name.{word.partition(':')[0]}")
            if [w.partition(":")[0] for w in kinds].count(word.partition(":")[0]) > 1:
                name = f"{name} {seat + 1}"
        made.append(name)
    return made


def landings(table: Table) -> list[str]:
    """The keys of the river spaces to which 1, 2, … steps lead the ship that is to sail."""
    asked, state = table.asked(), table.match.state
    if asked is None or asked.kind != "ship":
        return []
    steps = len(asked.options)
    return [river.course(state)[at].key for at in river.landings(state, asked.seat, steps)]


class Drawing:
    """Everything that is drawn of a table at one moment."""

    def __init__(self, table: Table, words: Words, picked: str, all_ways: bool, hint: str) -> None:
        self.table = table
        self.words = words
        self.names = names_of(table, words)
        self.view: dict[str, Any] = table.view()
        self.edition = table.match.state.edition
        self.placing: Placing = placing(table.options(), landings(table), DRAWN)
        self.labels = {
            option: words.label(self.edition, self.view, option) for option in table.options()
        }
        self.picked = picked
        self.all_ways = all_ways
        self.hint = hint
        self.scene = Scene(
            self.edition,
            words.text.t,
            tuple(table.colours),
            tuple(self.names),
            self._marks(),
        )

    def _marks(self) -> dict[str, Mark]:
        marks = {
            place: Mark(option, "can", self.labels[option])
            for place, option in self.placing.direct.items()
        }
        for place in self.placing.choices:
            marks[place] = Mark("", "can picked" if place == self.picked else "can", "")
        return marks

    def frame(self) -> str:
        """The empty table, redrawn only when language or colours change."""
        return (
            f"{sheet(self.scene.colours)}"
            '<div class="table"><header id="bar" class="bar"></header>'
            f'<section id="map" class="map-box">{board_map.shell(self.scene)}</section>'
            '<aside class="side"><section id="strips"></section><section id="tiles"></section></aside>'
            '<section id="prompt" class="prompt" tabindex="-1"></section>'
            '<section class="own"><div id="board"></div><div id="hand"></div></section></div>'
        )

    def groups(self) -> dict[str, str]:
        """Everything that changes."""
        made = {"bar": self._bar(), "prompt": self._prompt()}
        made.update(board_map.groups(self.view, self.scene))
        return made

    def _bar(self) -> str:
        view, words = self.view, self.words
        seats = "".join(
            f'<button type="button" class="bar-seat{" turn" if view["turn"] == seat else ""}" '
            f'data-act="open seat {seat}">{token("marker", self.table.colours[seat])}'
            f"<span>{self.scene.name(seat)}</span><b>{view['players'][seat]['vp']}</b></button>"
            for seat in range(view["seats"])
        )
        undo = "" if self.table.can_undo() else " disabled"
        return (
            f'<span class="round">{words.say("ui.round", n=view["round"])}</span>{seats}'
            f'<button type="button" data-act="undo"{undo}>{words.say("ui.undo")}</button>'
            f'<button type="button" data-act="open menu">{words.say("ui.menu")}</button>'
        )

    def sentence(self) -> str:
        """What is asked of whom."""
        return self.words.prompt(self.edition, self.view, self.names)

    def _prompt(self) -> str:
        asked = self.table.asked()
        if self.table.state == THINKING and asked:
            return f'<p class="ask">{self.words.say("ui.thinks", name=self.names[asked.seat])}</p>'
        if self.table.state != READY:
            return ""
        return prompt(
            Asking(
                self.table,
                self.words,
                self.names,
                self.placing,
                self.labels,
                self.sentence() if self.table.ending == NOBODY else "",
                self.picked,
                self.all_ways,
                self.hint,
            )
        )
