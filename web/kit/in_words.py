"""A game with a look of its own, told in words: the plain look, with what its own look knows."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from boonlake.engine.decision import Record
from boonlake.engine.game import Sight

from . import plain
from .look import AnyScene, Deed, Explanation, Look

ABOUT = re.compile(r'data-about="([^"@]+)"')
"""Things in a drawing that can be explained."""


class InWords(Look):
    """Whatever is no picture the game's own look answers."""

    def __init__(self, own: Look) -> None:
        super().__init__(own.game)
        self._own = own
        self.goods = own.goods

    @property
    def collections(self) -> tuple[str, ...]:  # type: ignore[override]
        """Sorts of component that can be looked through."""
        return self._own.collections

    @property
    def headings(self) -> frozenset[str]:  # type: ignore[override]
        """Kinds of record that stand out in the log."""
        return self._own.headings

    @property
    def beside_label(self) -> str:  # type: ignore[override]
        """What options beside the choice itself are called together."""
        return self._own.beside_label

    def turn_of(self, sight: Sight) -> int:
        """The seat whose turn it is."""
        return self._own.turn_of(sight)

    def is_pass(self, option: str) -> bool:
        """Whether an option means to do nothing."""
        return self._own.is_pass(option)

    def is_turn_start(self, sight: Sight) -> bool:
        """Whether somebody is asked for the first choice of a turn."""
        return self._own.is_turn_start(sight)

    def deed(self, record: Record, scene: AnyScene) -> Deed | None:
        """The sentences of records that matter."""
        return Deed() if self._own.deed(record, scene) else None

    def step_note(
        self, line: str, records: Sequence[Record], seat: int, sight: Sight, scene: AnyScene
    ) -> str:
        """What is said of a seat in a line of a scoring."""
        return self._own.step_note(line, records, seat, sight, scene)

    def result_note(self, sight: Sight, scene: AnyScene) -> str:
        """What is said of a finished game beside its points."""
        return self._own.result_note(sight, scene)

    def explain(self, thing: str, sight: Sight, scene: AnyScene) -> Explanation | None:
        """What a thing is."""
        return self._own.explain(thing, sight, scene)

    def collection_name(self, collection: str) -> str:
        """The key of what a sort of component is called."""
        return self._own.collection_name(collection)

    def collection(self, collection: str, sight: Sight, scene: AnyScene) -> str:
        """Everything that is drawn of a sort of component, explained."""
        drawn = self._own.collection(collection, sight, scene)
        told = []
        for thing in dict.fromkeys(ABOUT.findall(drawn)):
            explained = self._own.explain(thing, sight, scene)
            if explained is not None and explained.lines:
                told.append(f"<h3>{escape(explained.title)}</h3>{plain.lines(explained.lines)}")
        return f'<div class="told">{"".join(told)}</div>'

    def thumbnail(self, sketch: str, colours: Sequence[str]) -> str:
        """A position in small."""
        return self._own.thumbnail(sketch, colours)
