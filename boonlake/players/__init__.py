"""Computer players: what all of them share. A player sees its own seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, runtime_checkable

from ..engine.decision import Decision
from ..engine.game import View

Look = Callable[[], View]
"""Asks for the seat's view; a player that needs none never asks."""


class Player(Protocol):
    """Somebody who decides for one seat during one game."""

    def choose(self, decision: Decision, look: Look) -> str:
        """One of the options."""


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that thinks long, a little at a time."""

    def think(self, decision: Decision, look: Look) -> Iterator[str]:
        """The best option so far after every short step; the last one is the choice."""


def steps(player: Player, decision: Decision, look: Look) -> Iterator[str]:
    """The best option so far after every step; one step for a player that decides at once."""
    if isinstance(player, Thinker):
        yield from player.think(decision, look)
    else:
        yield player.choose(decision, look)
