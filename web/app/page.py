"""The page: which screen is shown, what taps do, when the game is kept and redrawn."""

from __future__ import annotations

from time import time

from boonlake.engine.save import SaveError
from web import dom

from . import opening, setup_screen, shelf
from .computers import Computers
from .opening import GAME, Draft
from .screens import curtain, over, scoring
from .settings import PAUSES, Settings, language_of, read
from .table import CURTAIN, OVER, SCORING, THINKING, Table
from .table_view import Drawing, names_of
from .words import Words

SLICE = 0.03
"""Seconds for which computer players may move before the page is drawn again."""


class Page:
    """One person's page."""

    def __init__(self) -> None:
        self.settings: Settings = read(dom.stored(shelf.SETTINGS))
        self.asked = dom.query()
        wishes = [self.asked.get("lang", ""), self.settings.language, *dom.wishes()]
        self.words = Words(language_of(wishes))
        self.table: Table | None = None
        self.computers: Computers | None = None
        self.draft: Draft = opening.draft_of(self.settings)
        self.more = False
        self.picked = ""
        self.all_ways = False
        self.hint = ""
        self.notice = ""

    # Opening

    def open(self) -> None:
        """Listen, and show what the address asks for."""
        dom.put("app", '<div id="screen"></div><div id="panel"></div>'
                '<div id="live" class="unseen" aria-live="polite"></div>')
        dom.on_tap({"data-option": self.tap, "data-act": self.act, "data-about": self.about})
        dom.on_field(self.typed)
        dom.on_back(self.route)
        self._name_people()
        self.look()
        if "seats" in self.asked:
            self._start_as_asked()
        else:
            self.route()

    def look(self) -> None:
        """Language and looks of the whole page."""
        settings = self.settings
        dom.root(language=self.words.language, theme=settings.theme, motion=settings.motion)

    def route(self) -> None:
        """Show what the address names: a kept game, or the set-up."""
        name = dom.query().get("play", "")
        text = shelf.text_of(name) if name else None
        if text:
            self.resume(name, text)
        else:
            self.show_setup()

    def _start_as_asked(self) -> None:
        draft = self.draft
        draft.seats = [word.strip() for word in self.asked["seats"].split(",")]
        if len(draft.seats) == 1 and draft.seats[0] == "human":
            draft.resize(1)
        draft.seed = self.asked.get("seed", "")
        draft.shuffle_start = False
        draft.fill()
        self._name_people()
        if draft.check():
            self.start(step=False)
        else:
            self.more = "seed" in draft.problems
            self.draft.resize(min(max(1, len(draft.seats)), opening.MOST_SEATS))
            self.show_setup()

    def _name_people(self) -> None:
        """People without a name are called by their number, until they say otherwise."""
        names = self.draft.names
        for seat in range(len(names)):
            names[seat] = names[seat] or self.words.text.t("ui.person", n=seat + 1)

    def start(self, *, step: bool) -> None:
        """A new game from the draft; the address then names it."""
        lot = int(time() * 1000)
        draft, settings = self.draft, self.settings
        settings.seats, settings.names = draft.seats[:], draft.names[:]
        settings.colours, settings.shuffle_start = draft.colours[:], draft.shuffle_start
        self.keep_settings()
        table = opening.start(draft, settings, lot)
        table.name = shelf.fresh_name(lot)
        self.sit_down(table)
        self.keep()
        dom.address(f"?play={table.name}", step=step)
        self.go_on()

    def resume(self, name: str, text: str) -> None:
        """A kept game."""
        try:
            table = opening.resume(text, self.settings, self.draft.colours)
        except SaveError:
            self.notice = "ui.cannot-open"
            self.show_setup()
            return
        table.name = name
        self.sit_down(table)
        self.go_on()

    def sit_down(self, table: Table) -> None:
        """From now on the page shows this table."""
        table.hurried = self.asked.get("speed") == "instant"
        self.table = table
        self.computers = Computers(table)
        self._unpick()
        if self.settings.awake:
            dom.keep_awake()

    # Taps

    def tap(self, option: str) -> None:
        """An option was tapped."""
        table = self.table
        if table is None or not self._offered(option):
            return
        self._unpick()
        table.take(option)
        self.keep()
        self.go_on()

    def _offered(self, option: str) -> bool:
        assert self.table is not None
        return option.startswith("page ") or option in self.table.options()

    def _unpick(self) -> None:
        self.picked, self.all_ways, self.hint = "", False, ""

    def act(self, act: str) -> None:
        """A button of the page was tapped."""
        verb, _, rest = act.partition(" ")
        getattr(self, f"act_{verb}")(rest)

    def about(self, thing: str) -> None:
        """Something on the table was tapped that takes no option by itself."""
        self.picked = thing
        self.draw()

    def typed(self, field: str, value: str) -> None:
        """A field of the set-up was changed."""
        name, _, rest = field.partition(" ")
        if name == "name":
            self.draft.names[int(rest)] = value
        elif name == "who":
            self.draft.seats[int(rest)] = value
            self.show_setup()
        elif name == "seed":
            self.draft.seed = value.strip()
        elif name == "shuffle":
            self.draft.shuffle_start = value == "on"
        elif name == "training":
            self.draft.training = value == "on"

    # Acts

    def act_language(self, code: str) -> None:
        """Another language, whatever is shown."""
        self.settings.language = code
        dom.store(shelf.LANGUAGE, code)
        self.words = Words(code)
        self.keep_settings()
        self.look()
        self.draw()

    def act_players(self, count: str) -> None:
        self.draft.resize(int(count))
        self._name_people()
        self.draw()

    def act_colour(self, seat: str) -> None:
        setup_screen.next_colour(self.draft, int(seat))
        self.draw()

    def act_more(self, rest: str) -> None:
        self.more = True
        self.draw()

    def act_start(self, rest: str) -> None:
        if self.draft.check():
            self.start(step=True)
        else:
            self.draw()

    def act_continue(self, rest: str) -> None:
        name = shelf.current()
        text = shelf.text_of(name)
        if text:
            dom.address(f"?play={name}", step=True)
            self.resume(name, text)

    def act_undo(self, rest: str) -> None:
        if self.table and self.table.can_undo():
            self.table.undo()
            self._unpick()
            self.keep()
            self.go_on()

    def act_ways(self, rest: str) -> None:
        self.all_ways = True
        self.draw()

    def act_unpick(self, rest: str) -> None:
        self._unpick()
        self.draw()

    def act_home(self, rest: str) -> None:
        dom.address("", step=True)
        self.show_setup()

    # Going on

    def go_on(self) -> None:
        """Draw, and let computer players move when it is their turn."""
        table = self.table
        assert table is not None
        if table.state == THINKING and table.hurried:
            self._hurry()
        self.draw()
        if table.state == THINKING:
            pause = 0 if table.hurried else PAUSES[self.settings.speed]
            dom.after(pause, lambda: self._computer_moves(table))

    def _hurry(self) -> None:
        """Moves of computer players for one slice of time, without drawing them."""
        table, computers = self.table, self.computers
        assert table is not None and computers is not None
        until = time() + SLICE
        while table.state == THINKING and time() < until:
            table.play(computers.choose())
        self.keep()

    def _computer_moves(self, table: Table) -> None:
        if table is not self.table or table.state != THINKING or self.computers is None:
            return
        table.play(self.computers.choose())
        self.keep()
        self.go_on()

    def keep(self) -> None:
        """Keep the game, before anything of it is shown."""
        assert self.table is not None
        shelf.keep(self.table.name, opening.text_of(self.table))

    def keep_settings(self) -> None:
        """Keep what was set."""
        dom.store(shelf.SETTINGS, self.settings.text())

    # Drawing

    def show_setup(self) -> None:
        """Leave the table; its game is kept."""
        self.table = None
        self.computers = None
        self.draw()

    def draw(self) -> None:
        """Bring the page up to date."""
        dom.note_focus()
        if self.table is None:
            self._draw_setup()
        else:
            self._draw_table(self.table)
        dom.refocus("#prompt [data-option], [data-option]")

    def _draw_setup(self) -> None:
        name = shelf.current()
        unfinished = self._describe(shelf.text_of(name) or "") if name else ""
        dom.put("screen", setup_screen.screen(self.draft, self.words, unfinished=unfinished, more=self.more))
        dom.set_state("setup", game=GAME)

    def _describe(self, text: str) -> str:
        """A kept game in a few words, from its header alone."""
        lines = text.partition("\n\n")[0].splitlines()
        names = [line.split(" ", 2)[2] for line in lines if line.startswith("name ")]
        return dom.escape(", ".join(names)) or self.words.say("ui.unnamed")

    def _draw_table(self, table: Table) -> None:
        state = table.state
        asked = table.asked()
        seat = table.ending if table.ending >= 0 else asked.seat if asked else None
        if state == CURTAIN:
            assert asked is not None
            dom.put("screen", curtain(self.words, names_of(table, self.words)[asked.seat], table.colours[asked.seat]))
        else:
            drawing = Drawing(table, self.words, self.picked, self.all_ways, self.hint)
            drawn = dom.put("screen", drawing.frame())
            rewritten = [place for place, markup in drawing.groups().items() if dom.put(place, markup)]
            dom.patch("app", data_drawn="screen" if drawn else " ".join(rewritten))
        if state == SCORING:
            dom.put("panel", scoring(table, self.words))
        elif state == OVER:
            dom.put("panel", over(table, self.words))
        else:
            dom.put("panel", "")
        dom.set_state(state, seat=seat, game=GAME)
