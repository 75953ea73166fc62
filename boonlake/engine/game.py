"""The contract: everything that page, players, command line, tests and saves ask of a game.

A game is one object. Its `Box` says what is asked before anything of the game is opened: its name,
who may sit at its table, what can be chosen. Everything else is a `Game`. A game that is registered
(boonlake/games/__init__.py) and answers these questions can be played, kept, replayed, shared and
simulated; nothing else knows its words.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .box import Box as Box  # the contract is imported from here as a whole
from .box import Choice as Choice
from .decision import Decision, Record
from .plain import digest
from .seating import HUMAN as HUMAN
from .seating import FirstGame as FirstGame
from .seating import Opponent as Opponent
from .seating import Seating as Seating
from .seating import SeatingError as SeatingError

if TYPE_CHECKING:
    from ..players import Player
    from ..players.lines import Lines
    from ..players.study import Study
    from ..text import Text, Texts
    from .chance import Chance
    from .lesson import Lesson
    from .scenario import Vocabulary
    from .scores import Lines as ScoreLines
    from .scores import ScoreSheet
    from .shapes import Shape
    from .words import Chapter

View = dict[str, Any]
"""What a seat can see, JSON-able; `seat` and `decision` are in every view."""

Why = tuple[str, dict[str, Any]]
"""Why something cannot be taken: a key of the texts and its arguments."""

NO_CHOICES: Mapping[str, str] = {}
NO_LINES: Mapping[str, tuple[str, ...]] = {}


class Teaching(NamedTuple):
    """How a game is taught: a lesson, and the pages of its picture book."""

    lesson: Lesson
    pages: tuple[str, ...]
    """The pages of the picture book, the aim first."""
    example: tuple[str, ...]
    """Moves of the first game that lead to the position from which its examples are drawn."""
    texts: Texts
    """The words of both, which nobody needs before a game is open."""


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


class Outlook(NamedTuple):
    """How a game would end if it ended now, by seat, from what everybody can see."""

    to_come: list[ScoreLines]
    """What the final scoring would bring, by line of the score sheet."""
    scores: list[int]
    """All points with it."""


class Sight(NamedTuple):
    """All that may be seen of a position from a seat; what draws it gets nothing else."""

    view: View
    insight: Any
    standing: Standing
    outlook: Outlook | None = None


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
    echoes: ClassVar[Mapping[str, tuple[str, ...]]] = NO_LINES
    """By verb: kinds of record, beside that of its own name, that only repeat what a move says."""

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

    def lacking(self, state: S, seat: int, thing: str) -> Why | None:
        """What a seat lacks to pay for a thing, whether or not it could be taken now."""
        return None

    def surely(self, decision: Decision, after: str) -> str:
        """The option that nobody would leave out after a move of the same seat; "" for none."""
        return ""

    def ways(self, state: S, move: str) -> list[str]:
        """The moves among which the next question is for one, if all of them only pay for a move.

        They can be offered together with it.
        """
        return []

    def is_private(self, state: S) -> bool:
        """Whether whoever decides now has to see something that others may not."""
        return False

    def insight(self, state: S, seat: int) -> Any:
        """What follows from the position for those who look on with a seat; nothing hidden."""
        return None

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """What can be told of a position at a glance."""

    def outlook(self, state: S) -> Outlook | None:
        """How the game would end now; None when it is over, or nothing is left to be counted."""
        return None

    def sight(self, state: S, seat: int) -> Sight:
        """All that may be seen of a position from a seat (−1: by a spectator)."""
        return Sight(
            self.view(state, seat),
            self.insight(state, seat),
            self.standing(state),
            self.outlook(state),
        )

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

    def lines(self, seat: int) -> Lines[S] | None:
        """How lines of play of a seat are found and weighed; None: no hints and no reviews."""
        return None

    @property
    @abstractmethod
    def wording(self) -> Wording:
        """The game in words."""

    def in_words(self, text: Text, sight: Sight, names: Sequence[str]) -> list[Chapter]:
        """All that is seen of a position, in words; [] where the keys of the view say enough."""
        return []

    def about(self, text: Text, sight: Sight, option: str) -> list[str]:
        """What the thing is that an option takes, or ("") what the open choice is about."""
        return []

    def considered(self, text: Text, view: View) -> list[tuple[str, str]]:
        """Things that somebody might want to take at such a choice: for `why_not`, and by name."""
        return []

    @property
    def scenario_words(self) -> Vocabulary | None:
        """The words of the game in scenario files; None if it has no scenarios."""
        return None

    @property
    def study(self) -> Study | None:
        """What series of games count and report; None if nothing but scores."""
        return None
