"""Soaking: many games of all kinds, watched all along; what goes wrong is kept as a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.game import Game, Seating
from ..engine.match import Match
from ..engine.names import MAX_NAME, tidy
from ..engine.reopen import save_of
from ..engine.save import MAX_MOVES, Save
from ..engine.watch import Watch
from . import Player
from .report import table
from .series import Series
from .study import Facts
from .table import players_of

MakeGame = Callable[[str], Game[Any]]
"""A game by its name; asked for in whatever process plays."""


class Plan(NamedTuple):
    """What a soak is asked for; which game is played, and by whom, follows from its seed."""

    games: tuple[str, ...]
    """Which games take turns."""
    shares: tuple[int, ...]
    """How many seats of all these go to each computer player, the weakest first."""
    every: int
    """Every so many moves the position is looked at."""
    whole: int
    """In one of so many games it is after every move."""
    undone: int
    """One of so many games is taken back to its beginning and played again."""


def soak(make_game: MakeGame, plan: Plan, games: int, seed: int) -> Series:
    """A series of soaked games."""
    opened = [make_game(name) for name in plan.games]
    subject = {
        "soak": list(plan.games),
        "rules": [game.rules for game in opened],
        "components": [game.components.digest for game in opened],
        "shares": list(plan.shares),
        "every": plan.every,
        "whole": plan.whole,
        "undone": plan.undone,
    }
    return Series(games, seed, partial(_soaked, make_game, plan), subject)


def _soaked(make_game: MakeGame, plan: Plan, seed: int) -> Facts:
    """Play the game of a seed and watch it."""
    chance = Chance(seed, "soak")
    game = make_game(plan.games[seed % len(plan.games)])
    seats = seats_of(game.box.seating, chance, plan.shares)
    choices = {key: values[chance.below(len(values))] for key, values in game.box.choices}
    whole, undone = not chance.below(plan.whole), not chance.below(plan.undone)
    match = Match(game, seats, seed, choices, training=True)
    players = players_of(game, seats, seed)
    facts = {"seed": seed, "game": game.name, "seats": seats, "whole": whole, "undone": undone}
    every = 1 if whole else plan.every
    return facts | watched(match, partial(_choice, match, players), every, undo=undone)


def seats_of(seating: Seating, chance: Chance, shares: Sequence[int]) -> list[str]:
    """A table of any size: computer players by their shares, one alone meets the opponent."""
    alone = [1] if seating.opponent and seating.fewest > 1 else []
    sizes = [*alone, *range(seating.fewest, seating.most + 1)]
    players = sizes[chance.below(len(sizes))]
    seats = [_drawn(seating.computers, chance, shares) for _ in range(players)]
    if players == 1 and seating.opponent:
        words = seating.opponent.words()
        seats.insert(chance.below(2), words[chance.below(len(words))])
    return seats


def _drawn(words: Sequence[str], chance: Chance, shares: Sequence[int]) -> str:
    drawn = chance.below(sum(shares[: len(words)]))
    for word, share in zip(words, shares, strict=False):
        if drawn < share:
            return word
        drawn -= share
    raise AssertionError("what is drawn is less than the sum of all shares")


def _choice(match: Match, players: Sequence[Player | None], asked: Decision) -> str:
    """What whoever is asked chooses."""
    player = players[asked.seat]
    if player is None:
        raise ValueError(f"seat {asked.seat} is asked, but the rules play it")
    return player.choose(asked, partial(match.game.view, match.state, asked.seat))


Chooser = Callable[[Decision], str | None]
"""What is played; None if no more is to be."""


def watched(match: Match, choose: Chooser, every: int, *, undo: bool) -> Facts:
    """Play a match to its end and look at it; a failure comes with the text of the game."""
    watch = Watch(match)
    failure = next(_failures(watch, choose, every, undo=undo), "")
    facts: Facts = {"moves": len(match.moves), "checked": len(watch.copies.made)}
    if failure:
        return facts | {"failure": failure, "text": _text(match, failure)}
    return facts | {"hash": match.game.digest(match.state)}


def _failures(watch: Watch, choose: Chooser, every: int, *, undo: bool) -> Iterator[str]:
    match = watch.match
    tried: list[str] = []
    try:
        yield from watch.faults()
        while (asked := match.decision()) and (move := choose(asked)) is not None:
            tried = [move]
            match.play(move)
            tried = []
            if len(match.moves) % every == 0 or match.decision() is None:
                yield from watch.faults()
            if len(match.moves) >= MAX_MOVES:
                yield f"the game does not end within {MAX_MOVES} moves"
        yield from watch.final_faults()
        if undo:
            yield from watch.undo_faults()
    except Exception as error:  # whatever breaks is what is looked for
        match.moves += tried
        yield f"{type(error).__name__}: {error}"


def _text(match: Match, failure: str) -> str:
    """The game up to what went wrong, which is its title."""
    save: Save = save_of(match, snapshot=False)
    save.title = tidy(failure, 2 * MAX_NAME)
    return save.text()


def again(match: Match, moves: Iterable[str]) -> Facts:
    """Play moves that were kept and look at every position."""
    left = iter(moves)
    return watched(match, lambda asked: next(left, None), 1, undo=True)


def report(games: Sequence[Facts]) -> list[str]:
    """What was soaked, as tables in Markdown, and what went wrong."""
    tables = [_by_table(games), _by_player(games)]
    failures = [facts for facts in games if "failure" in facts]
    words = [f"seed {facts['seed']} ({facts['game']}): {facts['failure']}" for facts in failures]
    lines = [line for each in tables for line in (*each, "")]
    return [*lines, f"{len(games)} games, {len(failures) or 'no'} failures", *words]


def _by_table(games: Sequence[Facts]) -> list[str]:
    kinds = sorted({(facts["game"], len(facts["seats"])) for facts in games})
    rows = [
        _row(f"{name}, {seats} seats", [f for f in games if (f["game"], len(f["seats"])) == kind])
        for kind in kinds
        for name, seats in [kind]
    ]
    head = ("table", "games", "moves", "positions checked", "every move checked", "taken back")
    return table(head, [*rows, _row("all", games)])


def _row(name: str, games: Sequence[Facts]) -> tuple[object, ...]:
    sums = (sum(facts[key] for facts in games) for key in ("moves", "checked", "whole", "undone"))
    return (name, len(games), *sums)


def _by_player(games: Iterable[Facts]) -> list[str]:
    seats = Counter((facts["game"], word) for facts in games for word in facts["seats"])
    rows = [(name, word, n) for (name, word), n in sorted(seats.items())]
    return table(("game", "player", "seats"), rows)
