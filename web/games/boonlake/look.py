"""How Boonlake looks: the answers to everything that screens ask of a look."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from boonlake.engine.decision import Record
from boonlake.engine.game import Game, Sight, View
from boonlake.games.boonlake.components.model import KINDS, ComponentSet
from boonlake.games.boonlake.rules.scoring import SCORINGS

from ...kit.glide import Glide
from ...kit.icons import icon
from ...kit.look import Deed, Explanation, Look, Tool
from ...kit.outlook import expected
from ...kit.scene import Text
from ...kit.sections import section
from . import (
    asides,
    board_map,
    browsing,
    cards,
    deeds,
    eminence,
    placing,
    player_board,
    scoring_tiles,
    strips,
    tracks,
)
from .badges import GOODS
from .explanations import explain
from .explanations.places import explained_at, picture, question
from .icons import ICONS
from .movement import glides
from .notes import note
from .scene import Scene
from .thumbnail import thumbnail


class BoonlakeLook(Look):
    """The map, the strips, the tiles, the tracks, the boards and the cards."""

    css = ""
    in_words = False
    icons = ICONS
    panes = ("strips", "hand", "board", "tiles", "tracks")
    low = ("tiles", "tracks")
    zoomed = "map"
    landmarks = MappingProxyType({"hand": "hand", "map": "map", "board": "board"})
    tools = (Tool("ui.pane.tracks", "low", "coin-step"),)
    has_hand = True
    beside_label = "ui.levers"
    beside_name = "ui.levers.short"
    folds_beside = True
    beside_icon = "lever"
    headings = frozenset({"round"})
    collections = browsing.COLLECTIONS

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        assert isinstance(game.components, ComponentSet)
        self.components = game.components
        self.goods = GOODS

    # The table

    def upper(self, scene: Scene) -> str:
        """Map, strips, scoring tiles, tracks."""
        whole = scene.say("ui.fit")
        fit = f'<button type="button" id="fit" data-act="fit" hidden>{whole}</button>'
        return (
            section(scene, "map", "map-box", "effect.map", board_map.shell(scene) + fit)
            + section(scene, "strips", "strips", "ui.strips")
            + section(scene, "tiles", "tiles", "ui.pane.tiles")
            + section(scene, "tracks", "tracks", "ui.pane.tracks")
        )

    def lower(self, scene: Scene) -> str:
        """What the seat at the front has, its board, and the hand."""
        goods, *parts = (
            f'<div id="board-{name}" class="board-{name}"></div>' for name in player_board.PARTS
        )
        closer = (
            '<button type="button" id="closer" data-act="closer" '
            f'aria-label="{scene.say("ui.closer")}">{icon("closer")}</button>'
        )
        return (
            section(scene, "goods", "own-goods", "ui.goods", goods + closer)
            + section(scene, "board", "own-board", "ui.pane.board", "".join(parts))
            + section(scene, "hand", "hand", "ui.pane.hand")
        )

    def groups(self, sight: Sight, scene: Scene, front: int) -> dict[str, str]:
        """Everything that changes, the map in many small groups."""
        view, insight = sight.view, sight.insight
        groups = {
            "strips": strips.strips(view, scene, insight.under_way),
            "tiles": asides.kept_tiles(scene)
            or scoring_tiles.tiles(view, scene, insight.next_scoring, insight.progress),
            "tracks": tracks.kept_tracks(view, scene),
        }
        groups.update(board_map.groups(view, scene))
        for name, markup in player_board.parts(view, scene, front).items():
            groups[f"board-{name}"] = markup
        return groups

    def hand(self, sight: Sight, scene: Scene) -> str:
        """The cards as a fan, with the way to all of them in full."""
        return cards.fan(sight.view, scene, sight.insight.missing)

    def classes(self, scene: Scene, front: int) -> dict[str, str]:
        """The board at the front has the colour of its seat."""
        colour = scene.colours[front]
        return {"board": f"own-board seat-{colour}", "goods": f"own-goods seat-{colour}"}

    def pane_of(self, place: str) -> str:
        """Everything lies on a pane but the map."""
        return placing.PANES.get(place.partition("-")[0], "")

    def spot(self, part: str) -> str:
        """Some are parts of one's board."""
        return placing.SPOTS.get(part) or super().spot(part)

    def where(self, sight: Sight, scene: Scene) -> str:
        """How far it is to the next scoring."""
        if sight.view["scorings"] >= SCORINGS:
            return ""
        to_lock = sight.insight.to_lock
        label = scene.say("ui.to-lock", n=to_lock)
        return (
            f'<span class="to-lock" role="img" aria-label="{label}" title="{label}">'
            f"{icon('lock')}{to_lock}</span>"
        )

    def turn_of(self, sight: Sight) -> int:
        """The seat whose turn it is, whoever is asked meanwhile."""
        return int(sight.view["turn"])

    # Where options lie, and how they look

    def place_of(self, option: str, sight: Sight) -> str:
        """The thing that an option is about."""
        return placing.place_of(option, sight.insight.landings)

    def thing_beside(self, option: str) -> str:
        """The lever that is used."""
        verb, *words = option.split()
        return f"lever-{words[0]}" if verb == "lever" else ""

    def asks_first(self, option: str) -> bool:
        """A card is never played or discarded by a single tap."""
        return option.partition(" ")[0] in placing.ASK_FIRST

    def reads_itself(self, place: str) -> bool:
        """Cards do."""
        return place.startswith("card-")

    def button_css(self, option: str) -> str:
        """Passing is quiet."""
        return placing.CSS.get(option.partition(" ")[0], "")

    def button_icon(self, option: str) -> str:
        """The lever that is used."""
        return self.thing_beside(option)

    def several(self, sight: Sight) -> int:
        """Cards that are to be discarded."""
        return asides.several(sight)

    def joined(self, sight: Sight) -> str:
        """The next tile is revealed."""
        return asides.joined(sight)

    def fresh(self, before: View, sight: Sight) -> frozenset[str]:
        """Cards that were drawn."""
        return cards.drawn_since(before, sight.view, self.components)

    def leaves_free(self, places: Collection[str]) -> str:
        """The map, unless something on it can be taken."""
        kinds = {place.partition("-")[0] for place in places}
        return "" if kinds & placing.ON_MAP else "map-free"

    def shows_price(self, option: str) -> bool:
        """What is played, paid, given, scored or exchanged."""
        return option.partition(" ")[0] in placing.SHOWN

    def tagged(self, option: str) -> tuple[str, ...]:
        """What pieces and levers cost."""
        return placing.TAGGED.get(option.partition(" ")[0], ())

    def foretells(self, option: str) -> bool:
        """Which tile is scored, and which region is not."""
        return option.partition(" ")[0] in placing.FORETOLD

    def note(self, option: str, sight: Sight, text: Text) -> str:
        """What strips, spaces, sites and the river cost and bring."""
        return note(option, sight, self.components, text)

    def is_printed(self, option: str) -> bool:
        """On strips and along the river."""
        return option.partition(" ")[0] in placing.PRINTED

    def aside(self, sight: Sight, scene: Scene, labels: Mapping[str, str]) -> str:
        """A revealed tile, or where the ship may land."""
        return asides.aside(sight, scene, labels)

    # What has happened

    def is_turn_start(self, sight: Sight) -> bool:
        """A strip is to be chosen."""
        agenda = sight.view["agenda"]
        return bool(agenda) and agenda[-1][0] == deeds.CHOSEN

    def deed(self, record: Record, scene: Scene) -> Deed | None:
        """The strip first, then what was built, played and sailed."""
        drawn = deeds.picture(record, scene)
        return Deed(drawn, record[0] == deeds.CHOSEN) if drawn else None

    def place_of_record(self, record: Record, sight: Sight) -> str:
        """The site, space, strip, label, tile or track."""
        return deeds.place_of(record, self.components, sight.view["round"])

    def account_picture(self, records: Sequence[Record], scene: Scene) -> str:
        """The tile that rules the turn of the Wise Eminence."""
        return eminence.solo_tile(scene, scene.components.solo_tiles[records[0][2]])

    def step_note(
        self, line: str, records: Sequence[Record], seat: int, sight: Sight, scene: Scene
    ) -> str:
        """Which scoring tile the seat has scored."""
        if line != scoring_tiles.LINE:
            return ""
        return scoring_tiles.scored(records, seat, sight.view, scene)

    def glides(self, before: Sight, after: Sight, scene: Scene) -> list[Glide]:
        """Ships, markers, strips, and pieces that are new."""
        return glides(before.view, after.view, scene)

    # Things in words

    def name_of(self, thing: str, text: Text) -> str:
        """Levers have names."""
        return text(thing.replace("-", ".", 1))

    def explain(self, thing: str, sight: Sight, scene: Scene) -> Explanation | None:
        """Every element with `data-about` is explained."""
        return explain(thing, sight.view, scene)

    def picture(self, thing: str, sight: Sight, scene: Scene) -> str:
        """Cards, tiles, levers and strips are drawn."""
        return picture(thing, sight.view, scene)

    def explained_at(self, thing: str) -> str:
        """Beside the map, the strips or the board."""
        return explained_at(thing)

    def question(self, thing: str) -> str:
        """Cards, sites, spaces and all else that can be taken at times."""
        return question(thing)

    # Panels

    def collection_name(self, collection: str) -> str:
        """Kinds of card have names of their own."""
        return f"kind.{collection}" if collection in KINDS else f"ui.browse.{collection}"

    def collection(self, collection: str, sight: Sight, scene: Scene) -> str:
        """Cards by kind, tiles, strips, levers, tracks."""
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
        """A seat's board and the cards it has played, or the board of the Wise Eminence."""
        view, reading = sight.view, scene.reading()
        if view["eminence"] and seat == view["start"]:
            return eminence.board(view, reading) + expected(seat, sight, scene)
        hand = view["players"][seat]["hand"]
        count = hand if isinstance(hand, int) else len(hand)
        return (
            f"{player_board.board(view, reading, seat)}"
            f"<p>{scene.say('ui.hand-count', n=count)}</p>{peek}{expected(seat, sight, scene)}"
            f"<h3>{scene.say('ui.played')}</h3>{cards.played(view, reading, seat)}"
        )

    def hand_panel(self, sight: Sight, scene: Scene) -> tuple[str, str]:
        """The cards by kind, those that can be paid marked."""
        return cards.whole_hand(sight.view, scene.again(), sight.insight.missing)

    def thumbnail(self, sketch: str, colours: Sequence[str]) -> str:
        """The map in small."""
        return thumbnail(self.components, sketch, colours)


LOOK = BoonlakeLook
