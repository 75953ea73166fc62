"""How a game looks: everything the screens ask of it, and the plain look of any game.

The answers of `Look` itself are the plain look: the position and every choice in words. A game
with a look of its own answers some of these questions better (web/games/<game>/look.py); what it
does not answer stays plain, and any game can be told in words (kit/in_words.py). A look knows the
game, a sight and a scene, never a state, a table or the page.

A place or a thing is named by the id of its element, such as `seat-1`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from boonlake.engine.decision import Record
from boonlake.engine.game import Game, Sight, View
from boonlake.engine.records import GAIN, PAY, TURN

from .glide import Glide
from .icons import SHARED, IconSet, icon
from .scene import Scene, Text

AnyScene = Scene[Any]
MOST = 3
"""Buttons that the prompt shows; of more only those before the last one of these."""
SPOTS = {"scores": ".bar-seat", "where": ".where"}
"""By the name that lessons give to parts of any table: where they are."""
POINTS = "vp"
"""The icon of points."""


class Tool(NamedTuple):
    """A button of the bar: the key of its text, what it does, its icon."""

    key: str
    act: str
    icon: str


class Deed(NamedTuple):
    """What a record tells at a glance, as markup; "" stands for its sentence."""

    picture: str = ""
    leads: bool = False
    """It stands before everything else that the seat did."""


class Explanation(NamedTuple):
    """What a thing is: a title, sentences, and the numbers of the rules."""

    title: str
    lines: tuple[str, ...]
    rules: tuple[str, ...]


class Look:
    """The look of a game; by itself the plain one."""

    css: ClassVar[str] = "table-words"
    """A class of the whole table."""
    in_words: ClassVar[bool] = True
    """Whether choices are told in words, with everything that follows from them."""
    icons: ClassVar[IconSet] = SHARED
    """Everything small that is drawn."""
    panes: ClassVar[tuple[str, ...]] = ()
    """Parts of the table of which a narrow screen shows one at a time."""
    keeps_pane: ClassVar[bool] = False
    """Whether a pane stays where it is as long as something on it can be taken."""
    low: ClassVar[tuple[str, ...]] = ()
    """Panes of which a wide screen, too, shows one at a time."""
    zoomed: ClassVar[str] = ""
    """The id of the part that can be zoomed; "" if there is none."""
    landmarks: ClassVar[Mapping[str, str]] = MappingProxyType(
        {name: f"words-{name}" for name in ("hand", "map", "board")}
    )
    """By what people look for (`hand`, `map`, `board`): the id of what has it."""
    tools: ClassVar[tuple[Tool, ...]] = ()
    """Buttons of the bar that only this game has."""
    has_hand: ClassVar[bool] = False
    """Whether every seat has a hand that the others may not see."""
    beside_label: ClassVar[str] = "ui.beside"
    """The key of what options beside the choice itself are called together."""
    beside_name: ClassVar[str] = ""
    """The key of their name on the button that asks for them, if that is a shorter one."""
    folds_beside: ClassVar[bool] = False
    """Whether they are seen only when somebody asks for them."""
    beside_icon: ClassVar[str] = ""
    """The icon of the button that asks for them."""
    headings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of record that stand out in the log, beside those of every game."""
    collections: ClassVar[tuple[str, ...]] = ()
    """Sorts of component that can be looked through."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.goods: Mapping[str, str] = {game.score_sheet.points: POINTS}
        """By what is gained and paid in records: its icon."""

    # The table

    def sheet(self, colours: Sequence[str]) -> str:
        """All icons, and all pieces in these colours; put once into the page."""
        return self.icons.sheet(colours)

    def upper(self, scene: AnyScene) -> str:
        """The empty parts of the table before the prompt."""
        return ""

    def lower(self, scene: AnyScene) -> str:
        """The empty parts of the table after the prompt."""
        from . import plain

        return plain.sections(scene)

    def groups(self, sight: Sight, scene: AnyScene, front: int) -> dict[str, str]:
        """By id: the markup of every part that changes; the board of `front` lies at the front."""
        from . import plain

        return plain.groups(self.game, sight, scene)

    def hand(self, sight: Sight, scene: AnyScene) -> str:
        """The hand of the seat that looks, where there are hands."""
        return ""

    def classes(self, scene: AnyScene, front: int) -> dict[str, str]:
        """By id: the class of every part whose class changes."""
        return {}

    def pane_of(self, place: str) -> str:
        """The pane on which a place lies; "" for one that is always seen."""
        return ""

    def spot(self, part: str) -> str:
        """The selector of a part of the table, by the name that a lesson gives it."""
        return SPOTS.get(part, f"#{part}")

    def where(self, sight: Sight, scene: AnyScene) -> str:
        """How far the game is, after the number of the round."""
        return ""

    def seat_note(self, seat: int, sight: Sight, scene: AnyScene) -> str:
        """What the bar shows of a seat beside its name and its points."""
        return ""

    def turn_of(self, sight: Sight) -> int:
        """The seat whose turn it is; −1 for nobody's."""
        decision = sight.view["decision"]
        return -1 if decision is None else int(decision["seat"])

    # Where options lie, and how they look

    def place_of(self, option: str, sight: Sight) -> str:
        """The place that takes an option; "" if it is a button."""
        return ""

    def thing_beside(self, option: str) -> str:
        """The thing whose use an option is; "" if it is none that may be used beside choices."""
        return ""

    def asks_first(self, option: str) -> bool:
        """Whether an option is never taken by a single tap on its place."""
        return False

    def reads_itself(self, place: str) -> bool:
        """Whether a place with several options is read out by what is written on it."""
        return False

    def is_pass(self, option: str) -> bool:
        """Whether an option means to do nothing."""
        return option == "pass"

    def button_css(self, option: str) -> str:
        """A class of an option's button."""
        return "quiet" if self.is_pass(option) else ""

    def button_icon(self, option: str) -> str:
        """The icon on the button of an option beside the choice itself; "" for none."""
        return ""

    def shown_at_once(self, buttons: Sequence[str]) -> int:
        """How many of the buttons are seen before somebody asks for the others."""
        return len(buttons) if len(buttons) <= MOST else MOST - 1

    def several(self, sight: Sight) -> int:
        """How many things are to be chosen, one after the other, before anything else happens."""
        return 1

    def joined(self, sight: Sight) -> str:
        """The key of what follows the choice at once, so that nobody has to ask for it."""
        return ""

    def fresh(self, before: View, sight: Sight) -> frozenset[str]:
        """The places of what lies in the hand of the seat that looks and did not before."""
        return frozenset()

    def leaves_free(self, places: Collection[str]) -> str:
        """A class that says where on the table nothing can be taken, if that is so at places."""
        return ""

    def shows_price(self, option: str) -> bool:
        """Whether the button of an option says what it costs and brings."""
        return False

    def tagged(self, option: str) -> tuple[str, ...]:
        """What of its price stands on the place of an option."""
        return ()

    def foretells(self, option: str) -> bool:
        """Whether what an option on a place would bring is told before it is taken."""
        return False

    def note(self, option: str, sight: Sight, text: Text) -> str:
        """What is printed where an option lies, in sentences for those who listen."""
        return ""

    def is_printed(self, option: str) -> bool:
        """Whether the price of an option is printed where it lies."""
        return False

    def option_picture(self, option: str, sight: Sight, scene: AnyScene) -> str:
        """What an option is about, drawn on its button."""
        return ""

    def aside(self, sight: Sight, scene: AnyScene, labels: Mapping[str, str]) -> str:
        """What the choice is about, where that is not on the table yet."""
        return ""

    # What has happened

    def is_turn_start(self, sight: Sight) -> bool:
        """Whether somebody is asked for the first choice of a turn."""
        return False

    def deed(self, record: Record, scene: AnyScene) -> Deed | None:
        """What a record tells at a glance; None for one that does not matter so much."""
        return None if record[0] in (GAIN, PAY, TURN) else Deed()

    def place_of_record(self, record: Record, sight: Sight) -> str:
        """The place a record is about; "" if there is none on the table."""
        return ""

    def account_picture(self, records: Sequence[Record], scene: AnyScene) -> str:
        """What stands above the account of the opponent's turn."""
        return ""

    def step_note(
        self, line: str, records: Sequence[Record], seat: int, sight: Sight, scene: AnyScene
    ) -> str:
        """What is said of a seat in a line of a scoring; `records` are all of that scoring."""
        return ""

    def glides(self, before: Sight, after: Sight, scene: AnyScene) -> list[Glide]:
        """Everything that lies elsewhere in the second sight."""
        return []

    # Things in words

    def name_of(self, thing: str, text: Text) -> str:
        """What a thing is called."""
        return thing

    def explain(self, thing: str, sight: Sight, scene: AnyScene) -> Explanation | None:
        """What a thing is; None if there is no such thing."""
        return None

    def picture(self, thing: str, sight: Sight, scene: AnyScene) -> str:
        """The thing itself, drawn large where that helps."""
        return ""

    def explained_at(self, thing: str) -> str:
        """Classes that say where a thing lies, so that its explanation lies elsewhere."""
        return ""

    def question(self, thing: str) -> str:
        """The thing in the words in which the game is asked why it cannot be taken; "" for none."""
        return ""

    # Panels

    def collection_name(self, collection: str) -> str:
        """The key of what a sort of component is called."""
        return f"ui.browse.{collection}"

    def collection(self, collection: str, sight: Sight, scene: AnyScene) -> str:
        """All components of a sort."""
        return ""

    def page_picture(self, page: str, sight: Sight, scene: AnyScene) -> str:
        """What a page of the picture book shows."""
        return ""

    def legend(self, scene: AnyScene) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """All icons in groups: the name of each group, its icons and what they mean."""
        return ()

    def seat_panel(self, seat: int, sight: Sight, scene: AnyScene, peek: str) -> str:
        """Everything public about a seat; `peek` is the way to what is hidden."""
        from . import plain

        return plain.seat(self.game, seat, sight, scene) + peek

    def hand_panel(self, sight: Sight, scene: AnyScene) -> tuple[str, str]:
        """The whole hand of the seat that looks: a title, and the hand."""
        from . import plain

        return plain.hand(self.game, sight, scene)

    def result_note(self, sight: Sight, scene: AnyScene) -> str:
        """What is said of a finished game beside its points."""
        return ""

    # The list of games

    def thumbnail(self, sketch: str, colours: Sequence[str]) -> str:
        """A position in small, from the sketch of its standing."""
        return f'<span class="thumb" aria-hidden="true">{icon(POINTS)}</span>'
