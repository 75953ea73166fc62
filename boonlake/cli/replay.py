"""Play a saved game again and print its result."""

from __future__ import annotations

import json
from pathlib import Path

from ..engine.reopen import reopen
from ..engine.save import SaveError, parse
from ..games import NAMES
from . import CommandError, game, parser, read
from .simulate import result


def run(args: list[str]) -> int:
    """Print the object that `simulate --json` printed for the game."""
    p = parser(__name__, __doc__)
    p.add_argument("file", metavar="FILE", help="a saved game")
    p.add_argument("--set", metavar="PATH", help="another component set: a file or folder")
    asked = p.parse_args(args)
    path = Path(asked.file)
    text = read(path)
    try:
        save = parse(text)
        if save.game not in NAMES:
            there = ", ".join(NAMES)
            raise SaveError(save.line_of("game"), f"unknown game {save.game!r}; there is {there}")
        playing = game(save.game, asked.set)
        match = reopen(save, playing)
    except SaveError as error:
        place = f"{path}:{error.line}" if error.line else str(path)
        raise CommandError(f"{place}: {error.text}") from None
    found = result(playing, match.state, match.seats, match.seed, len(match.moves))
    print(json.dumps(found))
    return 0
