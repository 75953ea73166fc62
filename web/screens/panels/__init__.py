"""Panels over the table. Each is a module with `panel(context, rest)`, loaded when first opened."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from boonlake.engine.seating import HUMAN
from boonlake.games import get as game_named  # a panel is called `games`

from ..language import Language
from ..screen import Screen

if TYPE_CHECKING:
    from boonlake.engine.game import Game, Sight

    from ...kit.look import Look
    from ...kit.scene import Scene
    from ...session.session import Session
    from ...session.table import Table
    from ..table.drawing import Drawing

PASSING = frozenset({"explain", "hand"})
"""Panels that close with the next choice."""
OF_ONE_GAME = frozenset({"browse", "help"})
"""Panels that show things of a game; without a table, of the one that is being set up."""
OF_ALL_GAMES = frozenset({"bring", "games"})
"""Panels that show positions of any game."""
FORCED = frozenset({"account", "scoring"})
"""Panels that are left only by their own buttons."""
BESIDE = frozenset({"account", "explain", "find", "log"})
"""Panels beside which the game goes on; all others lie over it."""


class Context(NamedTuple):
    """What a panel may use; `drawing` is there only while a table is shown."""

    language: Language
    session: Session
    screen: Screen
    drawing: Drawing | None = None

    def seated(self) -> tuple[Table, Drawing]:
        """The table and its drawing, for panels that are opened only there."""
        assert self.drawing is not None
        return self.drawing.table, self.drawing

    def game(self) -> Game[Any]:
        """The game on the table, or without one the game that is being set up."""
        return self.drawing.game if self.drawing else game_named(self.session.draft.game)

    def sight(self) -> tuple[Look, Sight, Scene[Any]]:
        """What is seen and how it looks: on the table, or without one in a game not yet begun."""
        if self.drawing is not None:
            return self.drawing.look, self.drawing.sight, self.drawing.scene
        from ...games import look_of
        from ...kit.scene import Scene

        game, text = self.game(), self.language.text
        seats = [HUMAN] * game.box.seating.fewest
        names = tuple(text.t("ui.person", n=seat + 1) for seat in range(len(seats)))
        sight = game.sight(game.new(seats, 1), -1)
        return look_of(game), sight, Scene(game.components, text.t, names=names, words=text)

    def sheet(self, look: Look) -> str:
        """The icons that pictures of a look need, where the table does not bring them."""
        from ...kit.pieces import COLOURS

        brought = self.drawing is not None and not self.drawing.look.in_words
        return "" if brought else look.sheet(COLOURS)


class Panel(NamedTuple):
    """What a panel shows."""

    title: str
    body: str
    css: str = ""
    foot: str = ""
    found: str = ""
    """What a search finds; kept apart, so that the field is not redrawn while somebody types."""


def _close(context: Context) -> str:
    label = context.language.say("ui.close")
    return f'<button type="button" class="close" data-act="close" aria-label="{label}">×</button>'


def markup(context: Context, name: str) -> tuple[str, str]:
    """The panel of a name such as `log` or `seat 1` with its frame, and what a search found."""
    word, _, rest = name.partition(" ")
    shown: Panel = import_module(f"{__name__}.{word}").panel(context, rest)
    found = '<div id="found"></div>' if shown.found else ""
    modal = "" if word in BESIDE else ' aria-modal="true"'
    close = "" if word in FORCED else _close(context)
    foot = f'<footer class="panel-foot">{shown.foot}</footer>' if shown.foot else ""
    box = (
        f'<div class="panel panel-{word} {shown.css}" role="dialog"{modal} '
        'aria-labelledby="panel-title">'
        f'<header class="panel-head"><h2 id="panel-title" tabindex="-1">{shown.title}</h2>'
        f"{close}</header>"
        f'<div class="panel-body" tabindex="0">{shown.body}{found}</div>{foot}</div>'
    )
    return (box if word in BESIDE else f'<div class="veil">{box}</div>'), shown.found
