"""Games with an agenda and a component set of their own: what all of them answer alike."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from .agenda import Agenda, Agent
from .components import ComponentFiles
from .decision import Decision, Record
from .game import NO_CHOICES, ComponentSet, Game, State


class AgendaState(Agent, State, Protocol):
    """The state of a game with an agenda."""


T = TypeVar("T", bound=AgendaState)
C = TypeVar("C", bound=ComponentSet)


class AgendaGame(Game[T], Generic[T, C]):
    """A game whose rules are an agenda and whose figures stand in files."""

    agenda: Agenda[T]
    """The rules."""
    files: ComponentFiles[C]
    """The figures."""

    def __init__(self, components: C | None = None) -> None:
        self._components = components

    @property
    def components(self) -> C:
        """The component set in use; ours is read when it is first asked for."""
        if self._components is None:
            self._components = self.files.load()
        return self._components

    def with_components(self, path: Path) -> Self:
        """The same game with the set of a file or folder."""
        return type(self)(self.files.load(path))

    def new(self, seats: Sequence[str], seed: int, choices: Mapping[str, str] = NO_CHOICES) -> T:
        """A fresh game."""
        self.box.seating.check(seats)
        return self.set_up(seats, seed, self.box.chosen(choices))

    @abstractmethod
    def set_up(self, seats: Sequence[str], seed: int, choices: Mapping[str, str]) -> T:
        """A fresh game at a table that can be played."""

    def decision(self, state: T) -> Decision | None:
        """Who has to choose what now."""
        return self.agenda.decision(state)

    def apply(self, state: T, move: str) -> list[Record]:
        """Carry out a move."""
        return self.agenda.apply(state, move)

    def restore(self, data: dict[str, Any]) -> T:
        """The state that `plain` wrote."""
        state = self.read(data)
        self.agenda.settle(state)
        return state

    @abstractmethod
    def read(self, data: dict[str, Any]) -> T:
        """The state that `plain` wrote, whose options do not yet follow from its agenda."""
