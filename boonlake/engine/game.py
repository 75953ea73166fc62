"""The contract: everything that page, players, command line, tests and saves ask of a game.

A game is one object. Its `Box` says what is asked before anything of the game is opened: its name,
who may sit at its table, what can be chosen. Everything else is a `Game`. A game that is registered
(boonlake/games/__init__.py) and answers these questions can be played, kept, replayed, shared and
simulated; nothing else knows its words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .decision import Decision, Record
from .plain import digest
from .seating import HUMAN as HUMAN  # the contract is imported from here as a whole
from .seating import Opponent as Opponent
from .seating import Seating as Seating
from .seating import SeatingError as SeatingError

if TYPE_CHECKING:
    from ..players import Player
    from ..players.study import Study
    from ..text import Text, Texts
    from .chance import Chance
    from .scenario import Vocabulary
    from .scores import ScoreSheet
    from .shapes import Shape

View = dict[str, Any]
"""What a seat can see, JSON-able; `seat` and `decision` are in every view."""

Why = tuple[str, dict[str, Any]]
"""Why something cannot be taken: a key of the texts and its arguments."""

NO_CHOICES: Mapping[str, str] = {}
NO_LINES: Mapping[str, tuple[str, ...]] = {}


class Choice(NamedTuple):
    """Something else that is chosen before a game begins; the first value is the usual one."""

    key: str
    values: tuple[str, ...]


class Box(NamedTuple):
    """What stands on the box of a game: enough to lay a table before the game is opened."""

    name: str
    """The name the game goes by in saves, addresses and on the command line."""
    package: str
    """Where the rest is: a module `game` in it has the `GAME`, a module `text` its `TEXTS`."""
    seating: Seating
    choices: tuple[Choice, ...] = ()

    def open(self) -> Game[Any]:
        """The game itself."""
        game: Game[Any] = import_module(f"{self.package}.game").GAME
        return game

    def texts(self) -> Texts:
        """Its words, which can be read before the game is opened."""
        texts: Texts = import_module(f"{self.package}.text").TEXTS
        return texts

    def chosen(self, choices: Mapping[str, str]) -> dict[str, str]:
        """Every choice with its value, the usual one where none is given; refuses unknown ones."""
        known = {choice.key: choice.values for choice in self.choices}
        for key, value in choices.items():
            if value not in known.get(key, ()):
                raise SeatingError("choice", f"unknown choice {key[:40]!r} {value[:40]!r}")
        return {key: choices.get(key, values[0]) for key, values in known.items()}


class State(Protocol):
    """The whole state of a game as plain data."""

    def copy(self: StateT) -> StateT:
        """An independent copy, written out by hand because search makes very many."""


StateT = TypeVar("StateT", bound=State)
S = TypeVar("S", bound=State)


class ComponentSet(Protocol):
    """Every figure printed on the components of a game; static, shared and never copied."""

    @property
    def name(self) -> str:
        """What the set is called."""

    @property
    def digest(self) -> str:
        """A short hash of all its figures."""


class Outcome(NamedTuple):
    """How a game ended, by seat."""

    scores: list[int]
    winners: list[int]
    turns: list[int]


class Standing(NamedTuple):
    """What can be told of a position at a glance."""

    round: int
    scores: list[int]
    sketch: str = ""
    """The board in a few letters, for the list of games; only the game's look reads it."""


class Sight(NamedTuple):
    """All that may be seen of a position from a seat; what draws it gets nothing else."""

    view: View
    insight: Any
    standing: Standing


class Wording(Protocol):
    """The game in words, in the language of the text given."""

    def prompt(self, text: Text, view: View, names: Sequence[str]) -> str:
        """What is asked of whom, in one sentence."""

    def option(self, text: Text, view: View, option: str) -> str:
        """An option as a short label."""

    def line(self, text: Text, record: Record, names: Sequence[str], reader: int) -> str | None:
        """A record as a sentence of the log, for the seat that reads; None for one without."""

    def reason(self, text: Text, why: Why, names: Sequence[str]) -> str:
        """An answer of `why_not` as a sentence."""


class Scoring(NamedTuple):
    """How scorings are told step by step: their lines, each with the beginnings of its sources.

    Lines stand in the order of the rules.
    """

    interim: Mapping[str, tuple[str, ...]] = NO_LINES
    final: Mapping[str, tuple[str, ...]] = NO_LINES
    chosen: frozenset[str] = frozenset()
    """Lines for which people choose one after the other; they are told with the first of the
    others."""

    def line_of(self, source: str) -> str:
        """The line to which a source belongs; "" if it belongs to no scoring."""
        for lines in (self.interim, self.final):
            for line, beginnings in lines.items():
                if source.startswith(beginnings):
                    return line
        return ""


class Game(ABC, Generic[S]):
    """A game with one component set."""

    box: ClassVar[Box]
    rules: ClassVar[int]
    """The version of the rules; another version may not replay the same moves."""
    reveals: ClassVar[frozenset[str]]
    """The kinds of record that show something hidden or are chance; undo stops there."""
    score_sheet: ClassVar[ScoreSheet]
    """Where points come from."""
    scoring: ClassVar[Scoring] = Scoring()

    @property
    def name(self) -> str:
        """The name the game goes by."""
        return self.box.name

    @property
    def texts(self) -> Texts:
        """Its words."""
        return self.box.texts()

    # The component set

    @property
    @abstractmethod
    def components(self) -> ComponentSet:
        """The component set in use."""

    @abstractmethod
    def with_components(self, path: Path) -> Game[S]:
        """The same game with the set of a file or folder; WrongSet lists what is wrong with it."""

    def check_components(self, path: Path | None = None) -> list[str]:
        """What our set, or that of a file or folder, holds; WrongSet lists everything wrong."""
        chosen = self.components if path is None else self.with_components(path).components
        return [f"{chosen.name} ({chosen.digest})"]

    # Playing

    @abstractmethod
    def new(self, seats: Sequence[str], seed: int, choices: Mapping[str, str] = NO_CHOICES) -> S:
        """A fresh game; SeatingError for a table that cannot be played."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Who has to choose what now; None when the game is over."""

    @abstractmethod
    def apply(self, state: S, move: str) -> list[Record]:
        """Carry out a move of the deciding seat and everything that follows by itself."""

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """What a seat can see; −1 is a spectator who sees nothing hidden."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended; None before it is over."""

    # Questions that change nothing

    def preview(self, state: S, move: str) -> list[Record]:
        """The records of a move up to the first chance or reveal."""
        records: list[Record] = []
        for record in self.apply(state.copy(), move):
            if record[0] in self.reveals:
                break
            records.append(record)
        return records

    def why_not(self, state: S, seat: int, thing: str) -> Why | None:
        """Why a seat cannot take a thing now; None if nothing speaks against it or is known."""
        return None

    def is_private(self, state: S) -> bool:
        """Whether whoever decides now has to see something that others may not."""
        return False

    def insight(self, state: S, seat: int) -> Any:
        """What follows from the position for those who look on with a seat; nothing hidden."""
        return None

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """What can be told of a position at a glance."""

    def sight(self, state: S, seat: int) -> Sight:
        """All that may be seen of a position from a seat (−1: by a spectator)."""
        return Sight(self.view(state, seat), self.insight(state, seat), self.standing(state))

    def account(self, records: Sequence[Record]) -> list[Record]:
        """What the opponent did in the latest records and people want to read; [] for nothing."""
        return []

    # Guessing, copying and keeping

    @abstractmethod
    def guess(self, view: View, chance: Chance) -> S:
        """A full state that fits a view; everything hidden is drawn at random."""

    @abstractmethod
    def plain(self, state: S) -> dict[str, Any]:
        """The state as JSON-able data."""

    def shape(self, state: S) -> Shape:
        """What `plain` may write at the table of a state, with bounds for everything."""
        from .shapes import like

        return like(self.plain(state))

    @abstractmethod
    def restore(self, data: dict[str, Any]) -> S:
        """The state that `plain` wrote, ready to be played on."""

    def digest(self, state: S) -> str:
        """A hash of the whole state, equal on every interpreter."""
        return digest(self.plain(state))

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Everything wrong with a position, one sentence each."""

    def unreachable(self, state: S) -> list[str]:
        """What shows that a position without faults cannot come about in play, one sentence each.

        Examples of rules may begin in such a position; what others wrote may not.
        """
        return []

    # Players and words

    @abstractmethod
    def player(self, word: str, seat: int, seed: int) -> Player:
        """The computer player of a seat word; its chance follows from the seed and the seat."""

    def hints(self, view: View, seed: int) -> Iterator[list[tuple[str, float]]]:
        """The best options so far with their expected gains, after each short step of thought."""
        return iter(())

    @property
    @abstractmethod
    def wording(self) -> Wording:
        """The game in words."""

    def described(self, text: Text, view: View, seat: int) -> list[tuple[str, str]]:
        """A view in words, for a look without pictures: what there is, and how much or which of it.

        Of a seat, or (−1) of what belongs to nobody; [] where the keys of the view say enough.
        """
        return []

    @property
    def scenario_words(self) -> Vocabulary | None:
        """The words of the game in scenario files; None if it has no scenarios."""
        return None

    @property
    def study(self) -> Study | None:
        """What series of games count and report; None if nothing but scores."""
        return None
