"""Play a saved game again and print its result."""

from __future__ import annotations

import json
from pathlib import Path

from .. import games
from ..engine.reopen import reopen
from ..engine.save import SaveError, parse
from . import CommandError, add_set, game, parser, read
from .simulate import result


def run(args: list[str]) -> int:
    """Print the object that `simulate --json` printed for the game."""
    p = parser(__name__, __doc__)
    p.add_argument("file", metavar="FILE", help="a saved game")
    add_set(p)
    p.add_argument("--game", help="the game it has to be of; any if not given")
    asked = p.parse_args(args)
    path = Path(asked.file)
    text = read(path)
    try:
        save = parse(text)
        known = games.names() if asked.game is None else [asked.game]
        if save.game not in known:
            there = ", ".join(known)
            raise SaveError(save.line_of("game"), f"unknown game {save.game!r}; there is {there}")
        playing = game(save.game, asked.set)
        match = reopen(save, playing)
    except SaveError as error:
        place = f"{path}:{error.line}" if error.line else str(path)
        raise CommandError(f"{place}: {error.text}") from None
    print(json.dumps(result(playing, match.state, match.seats, match.seed, len(match.moves))))
    return 0
