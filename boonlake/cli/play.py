"""Play a game in words in the terminal, against people and computer players."""

from __future__ import annotations

import os
import random
from argparse import Namespace
from pathlib import Path

from .. import games
from ..engine.game import HUMAN, SeatingError
from ..engine.match import Match
from ..engine.names import MAX_NAME
from ..engine.reopen import reopen
from ..engine.save import SaveError, parse
from ..text import LANGUAGES, Text
from . import CommandError, Parser, add_game, add_set, game, parser, read
from ._terminal import Terminal

SEEDS = 1_000_000


def run(args: list[str]) -> int:
    """Take up the game of a file, or begin one."""
    asked = _parser().parse_args(args)
    file = Path(asked.file) if asked.file else None
    seed = asked.seed if asked.seed is not None else random.randrange(SEEDS)
    if file is not None and file.exists():
        match, names = _taken_up(file, asked.set)
    else:
        match, names = _begun(asked, seed)
    text = Text(_language(asked.lang), match.game.texts, hyphens=False)
    Terminal(match, text, names, file, seed=seed).run()
    return 0


def _parser() -> Parser:
    p = parser(__name__, __doc__)
    p.add_argument(
        "file", nargs="?", help="the file of the game: taken up if it is there, else begun"
    )
    p.add_argument("--seats", help="who plays, in turn order: human,steady")
    p.add_argument("--names", default="", help="what people are called, with commas between")
    p.add_argument("--seed", type=int, help="the seed of a new game (any)")
    p.add_argument("--lang", help=f"{', '.join(LANGUAGES)} (that of this machine)")
    p.add_argument("--training", action="store_true", help="undo may go past drawn cards")
    add_set(p)
    add_game(p)
    return p


def _language(wanted: str | None) -> str:
    """The language asked for, or that of the machine if it is one of ours."""
    if wanted is None:
        own = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2].lower()
        return own if own in LANGUAGES else LANGUAGES[0]
    if wanted not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CommandError(f"play: expected --lang as one of {known}, found {wanted!r}")
    return wanted


def _begun(asked: Namespace, seed: int) -> tuple[Match, list[str]]:
    """A new game."""
    playing = game(asked.game, asked.set)
    seating = playing.box.seating
    words = asked.seats.split(",") if asked.seats else seating.seats_for(2, [HUMAN])
    names = [name.strip()[:MAX_NAME] for name in asked.names.split(",")]
    try:
        match = Match(playing, words, seed, training=asked.training)
    except SeatingError as error:
        raise CommandError(f"play: {error}") from None
    return match, [*names, *[""] * len(words)][: len(words)]


def _taken_up(file: Path, component_set: str | None) -> tuple[Match, list[str]]:
    """The game that a file tells of."""
    try:
        save = parse(read(file))
        if save.game not in games.names():
            known = ", ".join(games.names())
            raise SaveError(save.line_of("game"), f"unknown game {save.game!r}; there is {known}")
        return reopen(save, game(save.game, component_set)), save.names
    except SaveError as error:
        place = f"{file}:{error.line}" if error.line else str(file)
        raise CommandError(f"{place}: {error.text}") from None
