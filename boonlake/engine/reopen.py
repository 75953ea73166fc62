"""From a match to its save and back: replay, and the snapshot where newer rules break a replay."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .decision import MoveError
from .game import Game, SeatingError
from .match import Match
from .save import Save, SaveError
from .slices import whole

SLICE = 20
"""How many moves are replayed between two breaths of a long opening."""

FLAGS = ("training", "marked", "taught")
"""What a match remembers of itself beside its moves."""


class OtherRulesError(SaveError):
    """A game that was saved under other rules or with other components, without a snapshot."""

    def __init__(self, save: Save, game: Game[Any]) -> None:
        word, then, now = "rules", str(save.rules), str(game.rules)
        if then == now:
            word, then, now = "components", save.components, game.components.digest
        super().__init__(
            save.line_of(word),
            f"the game was played with {word} {then}, here are {now}, and it has no snapshot",
        )


def is_current(save: Save, game: Game[Any]) -> bool:
    """Whether a save was written under the game's present rules, with its present components."""
    return (save.rules, save.components) == (game.rules, game.components.digest)


def save_of(match: Match, *, snapshot: bool = True) -> Save:
    """The save of a match; one whose history can only be read always carries its snapshot."""
    game = match.game
    save = Save(
        game=game.name,
        rules=game.rules,
        components=game.components.digest,
        seed=match.seed,
        seats=match.seats[:],
        choices=dict(match.choices),
        flags=[word for word in FLAGS if getattr(match, word)],
        first=match.first if match.from_snapshot else None,
        moves=match.moves[:],
    )
    if match.from_snapshot:
        save.snapshot = (match.first, game.plain(match.jump(match.first)))
    elif snapshot:
        save.snapshot = (len(match.moves), game.plain(match.state))
    return save


def reopen(save: Save, game: Game[Any]) -> Match:
    """The match a save tells of; SaveError says what is wrong with it."""
    return whole(reopening(save, game))


def reopening(save: Save, game: Game[Any]) -> Generator[int, None, Match]:
    """As `reopen`, in slices, so that a page can breathe: yields how many moves are replayed."""
    match = _fresh(save, game)
    if save.first is not None:
        match = _from_snapshot(save, match)
        yield from _replay(match, save)
    elif is_current(save, game):
        yield from _replay(match, save)
    elif save.snapshot:
        try:
            yield from _replay(match, save)
            arrived = _arrived(match, save)
        except SaveError:
            arrived = False
        if not arrived:
            match = _from_snapshot(save, _fresh(save, game))
            yield from _replay(match, save)
    elif save.moves:
        raise OtherRulesError(save, game)
    for word in FLAGS:
        setattr(match, word, word in save.flags)
    return match


def _fresh(save: Save, game: Game[Any]) -> Match:
    try:
        return Match(game, save.seats, save.seed, save.choices)
    except SeatingError as error:
        line = save.line_of("choice" if error.kind == "choice" else "seats")
        raise SaveError(line, str(error)) from None


def _replay(match: Match, save: Save) -> Generator[int, None, None]:
    for n in range(len(match.moves), len(save.moves)):
        if n % SLICE == 0:
            yield n
        try:
            match.play(save.moves[n])
        except MoveError as error:
            raise SaveError(save.line_of_move(n), str(error)) from None
        except Exception as error:
            # A made-up snapshot may pass every check and still break a rule's assumptions.
            if not match.from_snapshot:
                raise
            raise SaveError(save.line_of_move(n), f"the move fails: {repr(error)[:80]}") from None
    yield len(save.moves)


def _arrived(match: Match, save: Save) -> bool:
    """Whether the replay came to the position the snapshot shows."""
    if not save.snapshot:
        return True
    number, data = save.snapshot
    return bool(match.game.plain(match.jump(number)) == data)


def _from_snapshot(save: Save, fresh: Match) -> Match:
    """A match that goes on from the snapshot, once nothing is found wrong with it."""
    assert save.snapshot
    number, data = save.snapshot
    game = fresh.game
    wrong = game.shape(fresh.state).misfit(data, "state")
    if not wrong:
        try:
            state = game.restore(data)
            wrong = next(iter(game.faults(state) or game.unreachable(state)), "")
        except Exception as error:  # whatever a made-up state provokes, the save is at fault
            wrong = f"it fails with {repr(error)[:80]}"
    if wrong:
        raise SaveError(save.line_of("snapshot"), f"the snapshot cannot be used: {wrong}")
    return fresh.resumed(state, save.moves[:number])
