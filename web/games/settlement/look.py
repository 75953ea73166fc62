"""How Settlement looks: the answers to everything that screens ask of a look."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from boonlake.engine.decision import Record
from boonlake.engine.game import Game, Sight
from boonlake.games.settlement.components.model import ComponentSet
from boonlake.games.settlement.insight import Board

from ...kit.glide import Glide
from ...kit.look import Deed, Explanation, Look
from ...kit.scene import Mark, Text
from ...kit.sections import section
from . import (
    artefacts,
    board,
    browsing,
    deeds,
    heroes,
    market,
    neighbours,
    pictures,
    placing,
    results,
    supply,
)
from .badges import ICON_OF
from .explanations import explain
from .explanations.places import explained_at, picture, question
from .icons import ICONS
from .movement import glides
from .scene import Scene
from .thumbnail import thumbnail


class SettlementLook(Look):
    """The board, the market, the heroes, the artefacts, and what everybody has."""

    css = "table-settlement"
    in_words = False
    icons = ICONS
    panes = ("board", "market", "heroes", "others")
    keeps_pane = True
    landmarks = MappingProxyType({"hand": "heroes", "map": "board", "board": "supply"})
    beside_label = "ui.trades"
    folds_beside = True
    beside_icon = "trade"
    headings = frozenset({"round"})
    collections = browsing.COLLECTIONS

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        assert isinstance(game.components, ComponentSet)
        self.components = game.components
        self.goods = ICON_OF

    # The table

    def upper(self, scene: Scene) -> str:
        """Heroes, market, artefacts, and the boards of the others."""
        return (
            section(scene, "heroes", "hero-row", "ui.hero-row")
            + section(scene, "market", "market", "ui.pane.market")
            + section(scene, "artefacts", "artefact-row", "ui.artefact-row")
            + section(scene, "others", "neighbours", "ui.pane.others")
        )

    def lower(self, scene: Scene) -> str:
        """What the seat at the front has, and its board."""
        has = "".join(f'<div id="supply-{name}" class="{name}"></div>' for name in supply.PARTS)
        both = "".join(
            board.shell(f"board-{name}", scene.say(f"ui.{name}"))
            for name in ("wilderness", "settlement")
        )
        return section(scene, "supply", "supply", "ui.supply", has) + section(
            scene, "board", "homelands", "ui.pane.board", both
        )

    def groups(self, sight: Sight, scene: Scene, front: int) -> dict[str, str]:
        """Everything that changes."""
        view, able = sight.view, self._able(sight, front)
        scene = self._with_issue(sight, scene)
        points, about = sight.insight.points, set(sight.insight.colours)
        groups = {
            "heroes": heroes.row(view, scene, able),
            "market": market.market(view, scene, able),
            "artefacts": artefacts.row(view, scene),
            "others": self._others(sight, scene, front),
            "board-wilderness": board.wilderness(view, scene, front, able, about),
            "board-settlement": board.settlement(view, scene, front),
        }
        for name, markup in supply.parts(view, scene, front, points[front]).items():
            groups[f"supply-{name}"] = markup
        return groups

    def _others(self, sight: Sight, scene: Scene, front: int) -> str:
        """The boards of the others; alone, how far the points reach, and one's heroes."""
        if sight.insight.rank >= 0:
            invited = heroes.invited(sight.view["players"][front]["heroes"], scene.reading(front))
            return results.ranks(sight.insight.rank, scene) + invited
        return neighbours.neighbours(sight.view, scene, front, sight.insight.points)

    def _with_issue(self, sight: Sight, scene: Scene) -> Scene:
        """The same with a mark on what the choice is about, as long as somebody chooses."""
        issue = placing.at_issue(sight.view, self.components)
        if not issue or issue in scene.marks:
            return scene
        return replace(scene, marks={**scene.marks, issue: Mark(css="picked")})

    @staticmethod
    def _able(sight: Sight, front: int) -> Board | None:
        """What the seat at the front could do, if it is the one that looks."""
        able: Board | None = sight.insight.board
        return able if sight.view["seat"] == front else None

    def classes(self, scene: Scene, front: int) -> dict[str, str]:
        """The board at the front has the colour of its seat."""
        colour = scene.colours[front]
        return {"board": f"homelands seat-{colour}", "supply": f"supply seat-{colour}"}

    def pane_of(self, place: str) -> str:
        """Everything lies on a pane but what the seat has."""
        return placing.PANES.get(place.partition("-")[0], "")

    def where(self, sight: Sight, scene: Scene) -> str:
        """The round track."""
        now, last = sight.view["round"], scene.components.rounds
        label = scene.say("about.rounds", n=now, rounds=last)
        spaces = "".join(
            f'<i class="{"now" if n == now else "past" if n < now else ""}"></i>'
            for n in range(1, last + 1)
        )
        return (
            f'<span class="round-track" role="img" aria-label="{label}" title="{label}" '
            f'data-about="rounds">{spaces}</span>'
        )

    def seat_note(self, seat: int, sight: Sight, scene: Scene) -> str:
        """Who has the start marker, and who has passed."""
        return supply.signs(sight.view, scene, seat)

    def turn_of(self, sight: Sight) -> int:
        """The seat whose turn it is, whoever is asked meanwhile."""
        return int(sight.view["turn"])

    # Where options lie, and how they look

    def place_of(self, option: str, sight: Sight) -> str:
        """The thing that an option is about."""
        return placing.place_of(option, sight.view, self.components)

    def thing_beside(self, option: str) -> str:
        """Trades may be made at any moment."""
        return "trading" if option.startswith(f"{placing.TRADE} ") else ""

    def reads_itself(self, place: str) -> bool:
        """Buildings do."""
        return place.startswith("plot-")

    def button_css(self, option: str) -> str:
        """Passing is quiet."""
        return placing.CSS.get(option.partition(" ")[0], "")

    def shows_price(self, option: str) -> bool:
        """What is used or taken."""
        return option.partition(" ")[0] in placing.SHOWN

    def option_picture(self, option: str, sight: Sight, scene: Scene) -> str:
        """A payment with what is left, a trade, a monster."""
        return pictures.option_picture(option, sight.view, scene)

    def aside(self, sight: Sight, scene: Scene, labels: Mapping[str, str]) -> str:
        """The building that is to be placed."""
        frame = sight.view["agenda"][-1]
        if frame[0] != "place":
            return ""
        key = self.components.buildings[frame[2]].key
        return market.card(frame[2], scene.reading(), f"building-{key}")

    def leaves_free(self, places: Collection[str]) -> str:
        """The board, unless something on it can be taken."""
        return "" if any(self.pane_of(place) == "board" for place in places) else "board-free"

    # What has happened

    def is_turn_start(self, sight: Sight) -> bool:
        """Nothing has been done in the turn yet."""
        agenda = sight.view["agenda"]
        return bool(agenda) and agenda[-1][0] == "turn-choice" and not agenda[-1][2]

    def deed(self, record: Record, scene: Scene) -> Deed | None:
        """What was explored, built, fought, activated and invited."""
        drawn = deeds.picture(record, scene)
        return Deed(drawn) if drawn else None

    def place_of_record(self, record: Record, sight: Sight) -> str:
        """The field, the row, the building, or the board of another."""
        return deeds.place_of(record, sight.view["seat"])

    def step_note(
        self, line: str, records: Sequence[Record], seat: int, sight: Sight, scene: Scene
    ) -> str:
        """How many heroes count how many things."""
        return results.counted(line, seat, sight, scene)

    def glides(self, before: Sight, after: Sight, scene: Scene) -> list[Glide]:
        """Heroes along their row, and everything that is new."""
        return glides(before.view, after.view, scene)

    # Things in words

    def name_of(self, thing: str, text: Text) -> str:
        """What may be used beside a choice are trades."""
        return text("about.trades")

    def explain(self, thing: str, sight: Sight, scene: Scene) -> Explanation | None:
        """Every element with `data-about` is explained."""
        return explain(thing, sight, scene)

    def picture(self, thing: str, sight: Sight, scene: Scene) -> str:
        """Heroes, buildings, artefacts, monsters and landscapes are drawn."""
        return picture(thing, sight, scene)

    def explained_at(self, thing: str) -> str:
        """Beside the board or beside the market."""
        return explained_at(thing)

    def question(self, thing: str) -> str:
        """Fields, rows, buildings, heroes and artefacts."""
        return question(thing)

    # Panels

    def collection(self, collection: str, sight: Sight, scene: Scene) -> str:
        """Landscapes, heroes, buildings, artefacts, monsters, trades."""
        return browsing.collection(collection, sight.view, scene.reading())

    def page_picture(self, page: str, sight: Sight, scene: Scene) -> str:
        """Drawn from our own board and pieces."""
        from .book import picture

        return picture(page, sight, scene)

    def legend(self, scene: Scene) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
        """All icons."""
        from .legend import legend

        return legend(scene)

    def seat_panel(self, seat: int, sight: Sight, scene: Scene, peek: str) -> str:
        """A seat's board, supply, heroes and points; nothing of it is hidden."""
        points, about = sight.insight.points[seat], set(sight.insight.colours)
        return neighbours.whole(sight.view, scene, seat, points, about)

    def result_note(self, sight: Sight, scene: Scene) -> str:
        """The rank of a game alone."""
        return results.ranks(sight.insight.rank, scene) if sight.insight.rank >= 0 else ""

    def thumbnail(self, sketch: str, colours: Sequence[str]) -> str:
        """The boards in small."""
        return thumbnail(sketch, colours)


LOOK = SettlementLook
