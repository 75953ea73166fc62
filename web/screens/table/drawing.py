"""The table as groups of markup, each under the id of the element that holds it."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

from boonlake.engine.game import Sight
from boonlake.engine.records import NOBODY

from ...kit.badges import Badge
from ...kit.look import MOST, Look
from ...kit.pictures import Pictures
from ...kit.scene import Mark, Scene
from ...session.seats import names_of
from ...session.states import OVER, PLAY, READY, THINKING
from ...session.table import Table
from .. import replay_bar
from ..curtain import curtain
from ..language import Language
from . import foretold, hint, thinking
from .bar import bar
from .frame import frame
from .placing import Placing, placing
from .prices import at_once, badges, prices, said, tag, warn
from .prompt import Asking, prompt
from .recap import recap


@lru_cache(maxsize=1)
def pictures(
    look: str,
    components: str,
    language: str,
    colours: tuple[str, ...],
    names: tuple[str, ...],
) -> Pictures:
    """What was drawn of this look; another look begins anew."""
    return Pictures()


class Drawing:
    """Everything that is drawn of a table at one moment."""

    def __init__(
        self,
        table: Table,
        language: Language,
        look: Look,
        picked: str = "",
        all_ways: bool = False,
        unfolded: bool = False,
        hint_text: str = "",
    ) -> None:
        self.table = table
        self.language = language
        self.look = look
        self.game = table.game
        self.names = names_of(table, language.text)
        self.sight: Sight = table.sight()
        self.decision = table.decision()
        options = table.options()
        self.placing: Placing = self._placing(options)
        self.prices = self._prices(options)
        warn(self.placing, self.prices, self.game.score_sheet.points, look)
        self.labels = {o: language.option(self.game, self.sight.view, o) for o in options}
        self.picked = picked if picked in self.placing.choices else ""
        self.all_ways = all_ways
        self.unfolded = unfolded
        self.hint_text = hint_text
        self.scene = self._scene()

    def _placing(self, options: list[str]) -> Placing:
        if self.decision is None or not options:
            return Placing()
        return placing(options, self.decision.main, self.look, self.sight)

    def _prices(self, options: list[str]) -> dict[str, dict[tuple[str, bool], int]]:
        if self.decision is None or not options:
            return {}
        return prices(
            options,
            self.decision.seat,
            self.look,
            lambda option: at_once(self.game, self.table.preview(option)),
        )

    def _scene(self) -> Scene[Any]:
        components = self.game.components
        colours, names = tuple(self.table.colours), tuple(self.names)
        look, code = f"{self.game.name} {self.look.css}", self.language.code
        drawn = pictures(look, components.digest, code, colours, names)
        text, marks = self.language.text, self._marks()
        fresh = self._fresh()
        return Scene(
            components, text.t, colours, names, marks, words=text, fresh=fresh, pictures=drawn
        )

    def _fresh(self) -> frozenset[str]:
        """What came to the hand that is seen since the last turn of its owner."""
        before = self.table.remembered() if self.look.has_hand else None
        return self.look.fresh(before, self.sight) if before else frozenset()

    def _marks(self) -> dict[str, Mark]:
        """What can be taken glows, and so does what may be used beside a decision."""
        look, placed = self.look, self.placing
        marks = {
            place: Mark(o, "can", self._spoken(o), self._tag(o))
            for place, o in placed.direct.items()
        }
        for place, options in placed.choices.items():
            css = "can picked" if place == self.picked else "can"
            named = "" if look.reads_itself(place) else self._spoken(options[0])
            marks[place] = Mark("", css, named, self._tag(options[0]) if len(options) == 1 else ())
        for thing in placed.beside_at:
            if thing not in marks:
                marks[thing] = Mark("", "can", look.name_of(thing, self.language.text.t))
        return marks

    def _spoken(self, option: str) -> str:
        """An option with its price, for those who listen."""
        text = self.language.text
        price = said(self.prices.get(option, {}), text)
        note = "" if price else self.look.note(option, self.sight, text.t)
        return ". ".join(filter(None, (self.labels[option], price, note)))

    def _tag(self, option: str) -> tuple[Badge, ...]:
        """The price that stands on the place of an option."""
        return tag(option, self.prices.get(option, {}), self.look)

    # The frame

    def frame(self) -> str:
        """The empty table, redrawn only when language or colours change."""
        return self.scene.pictures.of(
            "screen", (), lambda: frame(self.look, self.scene, self.language)
        )

    def attributes(self) -> dict[str, str]:
        """Classes that change, by the id of the element."""
        return self.look.classes(self.scene, self.table.front)

    def groups(self) -> dict[str, str]:
        """Everything that changes; made once."""
        return self._groups

    @cached_property
    def _groups(self) -> dict[str, str]:
        groups = self.look.groups(self.sight, self.scene, self.table.front)
        groups["bar"] = bar(self.table, self.language, self.look, self.sight, self.scene)
        groups["prompt"] = self._prompt()
        if self.look.has_hand:
            groups["hand"] = self._hand()
        return groups

    def _hand(self) -> str:
        """The hand that may be seen, or the way to one that may not, behind a curtain."""
        if self.table.shown != NOBODY:
            return self.look.hand(self.sight, self.scene)
        seat, language = self.table.front, self.language
        if seat not in self.table.people or self.table.state not in (READY, THINKING):
            return ""
        return (
            f'<div class="hidden-hand"><p>{language.say("ui.hand-hidden")}</p>'
            f'<button type="button" data-act="peek {seat}">'
            f"{language.say('ui.peek', name=self.names[seat])}</button></div>"
        )

    def pane(self, shown: str = "") -> str:
        """The pane on which something can be taken now; "" if no pane is needed for it.

        `shown` is the pane on the screen, which some looks keep.
        """
        places = [*self.placing.direct, *self.placing.choices]
        needed = {self.look.pane_of(place) for place in places}
        if self.look.keeps_pane and shown in needed:
            return shown
        return next((name for name in self.look.panes if name in needed), "")

    def curtain(self) -> str:
        """The curtain before the person who decides next."""
        seat = self.table.facing
        return curtain(self.language, self.names[seat], self.table.colours[seat])

    # The prompt

    def sentence(self) -> str:
        """What is asked of whom."""
        view = self.sight.view
        ready = self.decision is not None and self.table.state == READY
        seat = self.decision.seat if self.decision and ready else view["seat"]
        return self.language.prompt(self.game, {**view, "seat": seat}, self.names)

    def _prompt(self) -> str:
        table, decision = self.table, self.decision
        if table.state == THINKING and decision:
            return thinking.prompt(table, self.language, self.names, decision.seat)
        if table.mode != PLAY:
            return replay_bar.bar(table, self.language)
        if table.state == OVER:
            return _ended(self.language)
        if table.state != READY:
            return ""
        if self.look.in_words and self.decision and table.options():
            from . import in_words

            sight, sentence = self.sight, self.sentence()
            return in_words.prompt(
                table, self.language, self.look, sight, self.names, sentence, self._hint()
            )
        asking = Asking(
            table,
            self.language,
            self.look,
            self.names,
            self.placing,
            self.labels,
            self.sentence() if table.ending == NOBODY else "",
            self.picked,
            self.all_ways,
            self.unfolded,
            self.hint_text,
            self.look.aside(self.sight, self.scene, self.labels) + self._foretold(),
            self._pictures(),
            self._ways(),
            self._joined(),
        )
        return prompt(asking) + self._recap() + self._hint()

    def _ways(self) -> dict[str, dict[str, str]]:
        """How the options of the picked place can be paid, where there are few ways."""
        found = {}
        for option in self.placing.choices.get(self.picked, ()):
            ways = self.table.ways(option)
            if 0 < len(ways) <= MOST:
                view = self.sight.view
                found[option] = {w: self.language.option(self.game, view, w) for w in ways}
        return found

    def _joined(self) -> str:
        """What is done together with the choice; nothing where everything is asked."""
        if not self.labels or not self.table.settings.auto or self.table.coach:
            return ""
        return self.look.joined(self.sight)

    def _recap(self) -> str:
        """What the others did meanwhile, until somebody makes the next move."""
        if self.decision is None or self.picked or not self.labels:
            return ""
        return recap(self.table, self.language, self.look, self.scene, self.decision.seat)

    def _foretold(self) -> str:
        """What the choices of a scoring would bring, each where it lies."""
        return foretold.row(
            {o: label for o, label in self.labels.items() if self.look.foretells(o)},
            self.prices,
            self.look,
            self.place_of,
            self.language.say("ui.foretold"),
        )

    def _pictures(self) -> dict[str, str]:
        """By option: what it costs and brings, and what it is about."""
        drawn = {option: badges(price, self.look) for option, price in self.prices.items()}
        for option in (*self.placing.buttons, *self.placing.beside):
            if picture := self.look.option_picture(option, self.sight, self.scene):
                drawn[option] = picture
        return drawn

    def _hint(self) -> str:
        """The hint for this position, if somebody asked for one."""
        given = self.table.hint
        if given is None or given.position != len(self.table.match.moves):
            return ""
        return hint.row(
            given,
            self.language,
            self.labels,
            self.place_of,
            over_pass=any(map(self.look.is_pass, self.labels)),
            free=self.look.leaves_free([*self.placing.direct, *self.placing.choices]),
        )

    def place_of(self, option: str) -> str:
        """The place of an option that can be taken now; "" if it has none."""
        return self.look.place_of(option, self.sight)


def _ended(language: Language) -> str:
    """The way back to the result, for those who look at the table once more."""
    return (
        f'<p class="ask"><span>{language.say("ui.game-ended")}</span></p>'
        '<div class="takes"><button type="button" class="primary" data-act="open over">'
        f"{language.say('ui.show-result')}</button></div>"
    )
