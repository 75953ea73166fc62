"""Panels over the table. Each is a module with `panel(context, rest)`, loaded when first opened."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from boonlake import games

from ...session.desk import Desk
from ...session.settings import Settings
from ..words import Words

if TYPE_CHECKING:
    from ...games.boonlake.scene import Scene, View
    from ...session.table import Table
    from ..table_view import Drawing

PASSING = frozenset({"explain", "hand"})
"""Panels that close with the next choice."""
FORCED = frozenset({"account", "scoring"})
"""Panels that are left only by their own buttons."""
BESIDE = frozenset({"account", "explain", "log"})
"""Panels beside which the game goes on; all others lie over it."""

KEPT = frozenset({"games", "share", "bring", "agree", "players", "results"})
"""Panels about keeping games; they have a folder of their own."""


@dataclass(slots=True)
class Context:
    """What a panel may use; `drawing` is there only while a table is shown."""

    words: Words
    settings: Settings
    table: Table | None
    drawing: Drawing | None
    search: str = ""
    """What was typed into a panel's search field."""
    kept: Desk | None = None
    """What is in progress around kept games."""

    def desk(self) -> Desk:
        """The desk, for panels about keeping games."""
        assert self.kept is not None
        return self.kept

    def seated(self) -> tuple[Table, Drawing]:
        """The table and its drawing, for panels that are opened only there."""
        assert self.table is not None
        assert self.drawing is not None
        return self.table, self.drawing

    def sight(self) -> tuple[View, Scene]:
        """A view and how it looks: the table's, or without one that of a game not yet begun."""
        if self.drawing is not None:
            return self.drawing.view, self.drawing.scene
        from ...games.boonlake.scene import Scene

        game = games.get("boonlake")
        state = game.new({"seats": ["human", "human"]}, 1)
        names = [self.words.text.t("ui.person", n=seat + 1) for seat in range(2)]
        return game.view(state, -1), Scene(state.edition, self.words.text.t, names=tuple(names))


@dataclass(frozen=True, slots=True)
class Panel:
    """What a panel shows."""

    title: str
    body: str
    css: str = ""
    foot: str = ""
    found: str = ""
    """What a search finds; kept apart, so that the field is not redrawn while somebody types."""


def _close(context: Context) -> str:
    label = context.words.say("ui.close")
    return f'<button type="button" class="close" data-act="close" aria-label="{label}">×</button>'


def markup(context: Context, name: str) -> tuple[str, str]:
    """The panel of a name such as `log` or `seat 1` with its frame, and what a search found."""
    word, _, rest = name.partition(" ")
    made: Panel = import_module(f"{_home(word)}.{word}").panel(context, rest)
    found = '<div id="found"></div>' if made.found else ""
    modal = "" if word in BESIDE else ' aria-modal="true"'
    close = "" if word in FORCED else _close(context)
    foot = f'<footer class="panel-foot">{made.foot}</footer>' if made.foot else ""
    box = (
        f'<div class="panel panel-{word} {made.css}" role="dialog"{modal} '
        'aria-labelledby="panel-title">'
        f'<header class="panel-head"><h2 id="panel-title" tabindex="-1">{made.title}</h2>'
        f"{close}</header>"
        f'<div class="panel-body" tabindex="0">{made.body}{found}</div>{foot}</div>'
    )
    return (box if word in BESIDE else f'<div class="veil">{box}</div>'), made.found


def _home(word: str) -> str:
    return f"{__package__.rpartition('.')[0]}.keep.panels" if word in KEPT else __name__
