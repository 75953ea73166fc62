"""The table as groups of markup, each under the id of the element that holds it."""

from __future__ import annotations

from functools import cached_property, lru_cache
from html import escape
from typing import Any

from ..games.boonlake import board_map, cards, facts, player_board, scoring_tiles, strips, tracks
from ..games.boonlake.badges import Badge, effect_badges, inline
from ..games.boonlake.icons import icon
from ..games.boonlake.pictures import Pictures
from ..games.boonlake.scene import Mark, Scene
from ..session.replay import Looking
from ..session.seats import names_of
from ..session.table import NOBODY, READY, THINKING, Table
from . import bars, hint_view, thinking_view
from .bar import bar
from .curtain import curtain
from .frame import PANES, frame
from .marks import Placing, place_of, placing
from .prices import badges, prices, tag, warn
from .prompt import Asking, prompt
from .recap import recap
from .words import Words

PANE_OF = {
    "card": "hand",
    "lever": "board",
    "production": "board",
    "project": "tiles",
    "slot": "tiles",
    "track": "tracks",
}
"""On which pane of a narrow screen an element lies; all others are always seen."""


@lru_cache(maxsize=1)
def pictures(
    edition: str, language: str, colours: tuple[str, ...], names: tuple[str, ...]
) -> Pictures:
    """What was drawn of this look; another look begins anew."""
    return Pictures()


class Drawing:
    """Everything that is drawn of a table at one moment."""

    def __init__(
        self, table: Table, words: Words, picked: str = "", all_ways: bool = False, hint: str = ""
    ) -> None:
        self.table = table
        self.words = words
        self.names = names_of(table, words)
        self.view: dict[str, Any] = table.view()
        self.state = table.match.state
        self.edition = self.state.edition
        options = table.options()
        self.landings = facts.landings(table) if options else []
        self.placing: Placing = placing(options, self.landings)
        asked = table.asked()
        self.prices = prices(self.state, asked.seat, options) if asked and options else {}
        warn(self.placing, self.prices)
        self.labels = {o: words.label(self.edition, self.view, o) for o in options}
        self.picked = picked if picked in self.placing.choices else ""
        self.all_ways = all_ways
        self.hint = hint
        colours, names = tuple(table.colours), tuple(self.names)
        kept = pictures(self.edition.digest, words.language, colours, names)
        marks = self._marks()
        self.scene = Scene(self.edition, words.text.t, colours, names, marks, pictures=kept)

    def _marks(self) -> dict[str, Mark]:
        """What can be taken glows; a lever that may be used beside a decision glows too."""
        direct, choices = self.placing.direct, self.placing.choices
        marks = {place: Mark(o, "can", self.labels[o], self._tag(o)) for place, o in direct.items()}
        for place, options in choices.items():
            css = "can picked" if place == self.picked else "can"
            named = "" if place.startswith("card-") else self.labels[options[0]]
            tag = self._tag(options[0]) if len(options) == 1 else ()
            marks[place] = Mark("", css, named, tag)
        for option in self.placing.levers:
            number = option.split()[1]
            name = self.words.text.t(f"lever.{number}")
            marks.setdefault(f"lever-{number}", Mark("", "can", name))
        return marks

    def _tag(self, option: str) -> tuple[Badge, ...]:
        """The price that stands on the target of an option."""
        return tag(option, self.prices.get(option, {}))

    # The frame

    def frame(self) -> str:
        """The empty table, redrawn only when language or colours change."""
        return self.scene.pictures.of("screen", (), lambda: frame(self.scene, self.words))

    def attributes(self) -> dict[str, str]:
        """Classes that change, by the id of the element."""
        return {"board": f"own-board seat-{self.table.colours[self.table.board]}"}

    def groups(self) -> dict[str, str]:
        """Everything that changes; made once."""
        return self._groups

    @cached_property
    def _groups(self) -> dict[str, str]:
        view, scene = self.view, self.scene
        made = {
            "bar": bar(self.table, self.words, self.names, view, facts.spaces_to_lock(self.state)),
            "prompt": self._prompt(),
            "strips": strips.strips(view, scene, facts.under_way(self.state)),
            "tiles": scoring_tiles.tiles(view, scene, facts.tile_progress(self.state)),
            "tracks": self._tracks(),
            "hand": self._hand(),
        }
        made.update(board_map.groups(view, scene))
        for name, markup in player_board.parts(view, scene, self.table.board).items():
            made[f"board-{name}"] = markup
        return made

    def _tracks(self) -> str:
        view, scene = self.view, self.scene
        places = [(player["coin_track"], player["card_track"]) for player in view["players"]]
        return scene.pictures.of(
            "tracks", (places, scene.marked("track")), lambda: tracks.tracks(view, scene)
        )

    def _hand(self) -> str:
        if self.table.shown == NOBODY:
            return self._hidden_hand()
        notes = facts.hand_notes(self.state, self.table.shown)
        held = cards.hand(self.view, self.scene, notes)
        fan = f'<div class="fan" style="--n:{max(2, len(notes))}">{held}</div>'
        return self._all_cards(len(notes)) + fan if notes else fan

    def _all_cards(self, count: int) -> str:
        """The way to the whole hand, where cards lie over each other."""
        return (
            '<button type="button" class="all-cards" data-act="open hand">'
            f"{icon('card')}<b>{count}</b><span>{self.words.say('ui.all-cards')}</span></button>"
        )

    def _hidden_hand(self) -> str:
        """In place of a hand that may not be seen: the way to it, behind a curtain."""
        seat = self.table.board
        if seat not in self.table.people or self.table.state not in (READY, THINKING):
            return ""
        words = self.words
        return (
            f'<div class="hidden-hand"><p>{words.say("ui.hand-hidden")}</p>'
            f'<button type="button" data-act="peek {seat}">'
            f"{words.say('ui.peek', name=self.names[seat])}</button></div>"
        )

    def pane(self) -> str:
        """The pane on which something can be taken now; "" if no pane is needed for it."""
        places = [*self.placing.direct, *self.placing.choices]
        needed = {PANE_OF.get(place.partition("-")[0], "") for place in places}
        return next((name for name in PANES if name in needed), "")

    def curtain(self) -> str:
        """The curtain before the person who decides next."""
        seat = self.table.facing
        return curtain(self.words, self.names[seat], self.table.colours[seat])

    # The prompt

    def spoken(self) -> str:
        """What the page says aloud to those who listen."""
        if self.table.state == READY and self.table.ending == self.table.peek == NOBODY:
            return escape(self.sentence())
        return ""

    def sentence(self) -> str:
        """What is asked of whom."""
        asked = self.table.asked()
        seat = asked.seat if asked and self.table.state == READY else self.view["seat"]
        return self.words.prompt(self.edition, {**self.view, "seat": seat}, self.names)

    def _prompt(self) -> str:
        asked = self.table.asked()
        if self.table.state == THINKING and asked:
            return thinking_view.prompt(self.table, self.words, self.names, asked.seat)
        if isinstance(self.table, Looking):
            return bars.bar(self.table, self.words)
        if self.table.state != READY:
            return ""
        asking = prompt(
            Asking(
                self.table,
                self.words,
                self.names,
                self.placing,
                self.labels,
                self.sentence() if self.table.ending == NOBODY else "",
                self.picked,
                self.all_ways,
                self.hint,
                self._aside(),
                self._pictures(),
            )
        )
        return asking + self._recap() + self._advice()

    def _recap(self) -> str:
        """What the others did meanwhile, until somebody makes the next move."""
        asked = self.table.asked()
        if asked is None or self.picked or not self.table.options():
            return ""
        return recap(self.table, self.words, self.scene, asked.seat)

    def _pictures(self) -> dict[str, str]:
        """By option: what it costs and brings; a scoring tile to be kept as a whole."""
        made = {option: badges(found) for option, found in self.prices.items()}
        tiles = {tile.key: tile for tile in self.edition.scoring_tiles}
        for option in self.placing.buttons:
            if option.startswith("keep "):
                made[option] = scoring_tiles.tile_card(self.scene, tiles[option[5:]])
        return made

    def _aside(self) -> str:
        """What the choice is about, where that is not on the table yet."""
        frame = self.view["agenda"][-1]
        if frame[0] == "place":
            return board_map.tile_face(self.scene, frame[2])
        return self._landing_chips()

    def _advice(self) -> str:
        """The hint for this position, if somebody asked for one."""
        advice = self.table.advice
        if advice is None or advice.position != len(self.table.match.moves):
            return ""
        return hint_view.row(
            advice, self.words, self.labels, lambda option: place_of(option, self.landings)
        )

    def _landing_chips(self) -> str:
        """Where the ship may land: reward, and the lock it would be the first to cross."""
        chips = []
        for steps, key in enumerate(self.landings, 1):
            label = escape(self.labels[f"ship {steps}"])
            reward, lock = facts.landing(self.state, key)
            brings = "".join(inline(badge) for badge in effect_badges(reward))
            gate = f"{icon('lock')}{self.words.say('ui.scoring-follows')}" if lock else ""
            chips.append(
                f'<span class="chip" data-about="river-{key}" title="{label}">'
                f"<b>{steps}</b>{icon('ship-step')}{brings}{gate}</span>"
            )
        return f'<div class="takes">{"".join(chips)}</div>' if chips else ""
