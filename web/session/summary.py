"""What the list of games tells of a kept game, so that no game has to be opened for it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from boonlake.engine.match import Match
from boonlake.engine.names import MAX_NAME
from boonlake.engine.records import NOBODY
from boonlake.engine.save import Save, SaveError, parse
from boonlake.engine.seating import HUMAN, MAX_SEATS
from boonlake.engine.shapes import Flag, List, Misfit, Number, Object, String
from boonlake.engine.shapes import read as read_json

MAX_TEXT = 4_000
MAX_STEPS = 60
"""Of a lesson."""
LATEST = 8_640_000_000_000_000
"""The last millisecond that browsers know."""
KEYS = {"sketch": "map", "account": "story"}
"""Keys under which something is stored that is called otherwise here."""


@dataclass(slots=True)
class Summary:
    """Facts about a kept game; all of them can be found again in the game itself."""

    title: str = ""
    seats: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    round: int = 0
    """0 where it is not known."""
    moves: int = 0
    over: bool = False
    when: int = 0
    """When it was last played, in milliseconds."""
    sketch: str = ""
    """The board in a few letters, for the look of the game."""
    scores: list[int] = field(default_factory=list)
    exported: int = 0
    """How many moves it had when it was last copied to another place."""
    step: int = NOBODY
    """The step of the scoring that was on show."""
    account: bool = False
    """Whether the opponent's turn had still to be read."""
    ending: int = NOBODY
    """The seat that had still to confirm the end of its turn."""
    game: str = ""
    """Which game it is; "" if that has not been noted."""
    told: list[str] = field(default_factory=list)
    """What the coach of a first game has told."""

    def text(self) -> str:
        """The summary as it is kept."""
        by_key = {KEYS.get(name, name): value for name, value in asdict(self).items()}
        return json.dumps(by_key, separators=(",", ":"))

    def shown_title(self, nobody: str) -> str:
        """What the game is called: by its title, else by the people in it, else `nobody`."""
        seats = zip(self.seats, self.names, strict=False)
        people = [name for seat, name in seats if seat == HUMAN and name]
        return self.title or ", ".join(people)[: 4 * MAX_NAME] or nobody


_SHAPE = Object(
    {
        **dict.fromkeys(("title", "map"), String(MAX_TEXT)),
        **dict.fromkeys(("seats", "names", "colours"), List(String(), most=MAX_SEATS)),
        **dict.fromkeys(("round", "moves", "exported", "step", "ending"), Number()),
        "when": Number(0, LATEST),
        **dict.fromkeys(("over", "story"), Flag()),
        "scores": List(Number(), most=MAX_SEATS),
        "game": String(),
        "told": List(String(), most=MAX_STEPS),
    },
    optional=frozenset({"game", "told"}),
    open=True,
)


def read(text: str | None) -> Summary | None:
    """The summary a kept text tells; None if it is none."""
    try:
        data = _SHAPE.check(read_json(text, MAX_TEXT))
    except Misfit:
        return None
    names = {key: name for name, key in KEYS.items()}
    known = {names.get(key, key): data[key] for key in _SHAPE.fields if key in data}
    return Summary(**known)


def of_save(save: Save) -> Summary:
    """What a save's header and moves tell by themselves."""
    return Summary(
        title=save.title,
        seats=save.seats[:],
        names=save.names[:],
        colours=save.colours[:],
        moves=len(save.moves),
        game=save.game,
    )


def of_text(text: str | None) -> Summary | None:
    """What a game's text tells by itself; None if it cannot be read."""
    try:
        return of_save(parse(text or ""))
    except SaveError:
        return None


def of_match(match: Match, save: Save) -> Summary:
    """What the list tells of a game that is open; `save` is how it is written."""
    summary = of_save(save)
    standing = match.game.standing(match.state)
    summary.round = standing.round
    summary.over = match.decision() is None
    summary.sketch = standing.sketch
    summary.scores = standing.scores
    return summary
