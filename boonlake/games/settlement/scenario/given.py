"""Editing a fresh game into the position a scenario gives."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario import GivenError, Line, WordError
from ....engine.scenario_words import carry_out, count, number, one_of
from ..components.model import FIELDS, ROWS
from ..rules.agenda import settle
from ..state import BUILD, SETTLEMENT, WILDERNESS, State
from . import names
from .pieces import Pieces


def start(s: State) -> State:
    """A fresh game before its first turn, in which nobody has taken an artefact."""
    s.agenda = [("round", -1)]
    s.options, s.main, s.opened = [], 0, False
    return s


def give(s: State, lines: list[Line]) -> None:
    """Carry out the lines of `given`, deal out everything not named, and let play begin."""
    given = Given(s)
    for line in lines:
        try:
            given.edit(line.words)
        except WordError as error:
            raise GivenError(line.number, str(error)) from None
    try:
        given.pieces.deal(s)
    except WordError as error:
        raise GivenError(lines[-1].number if lines else 0, str(error)) from None
    given.finish()
    s.records = []
    settle(s)


class Given:
    """The position in the making."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.pieces = Pieces()

    def edit(self, words: list[str]) -> None:
        """Carry out one line."""
        carry_out(self, self.s.seats, words, _SEAT_WORDS, _WORDS)

    def finish(self) -> None:
        """What follows from the lines: where spent settlers stand, and monsters in the supply."""
        s = self.s
        for player in s.players:
            on_board = sum(player.placed) + player.activated.bit_count()
            player.settlers = min(player.settlers, s.components.settlers - on_board)
            spent = s.components.settlers - player.settlers
            placed = list(player.placed)
            placed[BUILD] += spent - on_board
            player.placed = tuple(placed)
            for field in range(FIELDS):
                if player.monsters >> field & 1:
                    s.monsters[s.tables.landscape_colour[player.landscapes[field]]] -= 1

    # The board of a seat

    def goods(self, seat: int, words: list[str]) -> None:
        """Exactly these resources."""
        self.s.players[seat].goods = names.goods(words)

    def settlers(self, seat: int, words: list[str]) -> None:
        """Settlers that can still be placed."""
        count(words, 1, f"seat {seat} settlers 4")
        most = self.s.components.settlers
        self.s.players[seat].settlers = number(words[0], "settlers", 0, most)

    def bonus(self, seat: int, words: list[str]) -> None:
        """Bonus settlers in the supply."""
        count(words, 1, f"seat {seat} bonus 2")
        self.s.players[seat].bonus = number(words[0], "bonus settlers")

    def landscape(self, seat: int, words: list[str]) -> None:
        """An explored landscape, with what stands on it behind its name."""
        if len(words) < 2:
            raise WordError(f"expected 'seat {seat} landscape 1a oak-grove', found too few words")
        field, kind = names.field(words[0]), names.landscape(self.s, words[1])
        player = self.s.players[seat]
        if self.s.components.landscapes[kind].row != field // ROWS:
            raise WordError(f"expected a landscape of row {field // ROWS + 1}, found {words[1]!r}")
        if player.landscapes[field]:
            raise WordError(f"{words[0]} is explored already")
        land = player.landscapes
        player.landscapes = (*land[:field], kind + 1, *land[field + 1 :])
        for word in words[2:]:
            which = one_of(word, ("monster", "fortress", "activated"), "something on it")
            player.monsters |= (which == 0) << field
            player.fortresses |= (which > 0) << field
            player.activated |= (which == 2) << field

    def building(self, seat: int, words: list[str]) -> None:
        """A building in a settlement row, with what is stored on it behind its name."""
        if len(words) not in (2, 3):
            raise WordError(f"expected 'seat {seat} building 1 bank 2', found {len(words)} words")
        row, kind = names.row(words[0]), names.building(self.s, words[1])
        player = self.s.players[seat]
        built = player.buildings
        if 0 not in built[ROWS * row : ROWS * (row + 1)]:
            raise WordError(f"settlement row {row + 1} of seat {seat} is full")
        field = built.index(0, ROWS * row)
        player.buildings = (*built[:field], kind + 1, *built[field + 1 :])
        if len(words) == 3:
            stored = player.stored
            amount = number(words[2], "what is stored")
            player.stored = (*stored[:field], amount, *stored[field + 1 :])

    def heroes(self, seat: int, words: list[str]) -> None:
        """Heroes invited earlier."""
        numbers = tuple(names.hero(self.s, word) for word in words)
        self.s.players[seat].heroes += numbers

    def artefact(self, seat: int, words: list[str]) -> None:
        """The artefact on the board."""
        count(words, 1, f"seat {seat} artefact diamond-ring")
        self.s.players[seat].artefact = names.artefact(self.s, words[0])

    def used(self, seat: int, words: list[str]) -> None:
        """A row that was activated in this round."""
        count(words, 2, f"seat {seat} used wilderness 1")
        which = one_of(words[0], ("wilderness", "settlement"), "a row")
        place = (WILDERNESS, SETTLEMENT)[which] + names.row(words[1])
        placed = list(self.s.players[seat].placed)
        placed[place] += 1
        self.s.players[seat].placed = tuple(placed)

    def passed(self, seat: int, words: list[str]) -> None:
        """Out of this round; the first one named takes the start marker."""
        count(words, 0, f"seat {seat} passed")
        self.s.players[seat].passed = True
        if self.s.next_start < 0:
            self.s.next_start = seat

    # What is shared

    def round(self, words: list[str]) -> None:
        """The round."""
        count(words, 1, "round 2")
        self.s.round = number(words[0], "a round", 1, self.s.components.rounds)

    def start(self, words: list[str]) -> None:
        """Who has the start marker and begins."""
        count(words, 1, "start 1")
        self.s.start = number(words[0], "a seat", 0, self.s.seats - 1)

    def turn(self, words: list[str]) -> None:
        """Whose turn is about to begin."""
        count(words, 1, "turn 1")
        seat = number(words[0], "a seat", 0, self.s.seats - 1)
        self.s.turn = seat
        self.s.agenda = [("turn", seat)]

    def setup(self, words: list[str]) -> None:
        """The first artefacts have not been chosen yet."""
        count(words, 0, "setup")
        s = self.s
        s.agenda += [("artefact", (s.start + i) % s.seats) for i in range(s.seats)]

    def monsters(self, words: list[str]) -> None:
        """How many monsters of a colour there are, those on boards included."""
        count(words, 2, "monsters red 0")
        self.s.monsters[names.colour(words[0])] = number(words[1], "monsters")

    def market(self, words: list[str]) -> None:
        """Buildings on the market from its first space on; `only` leaves the other spaces empty."""
        if words[:1] == ["only"]:
            self.pieces.market_only = True
            words = words[1:]
        for word in words:
            key, _, height = word.partition("+")
            kind = names.building(self.s, key)
            self.pieces.market.append((kind, number(height, "a stack", 2, 3) if height else 1))

    def building_pile(self, words: list[str]) -> None:
        """The next buildings to come to the market."""
        self.pieces.next_buildings += [names.building(self.s, word) for word in words]

    def hero_row(self, words: list[str]) -> None:
        """The heroes of the row from the left, `-` for an empty space."""
        count(words, len(self.s.hero_row), "hero-row mason archer potter -")
        self.pieces.hero_row = [
            -1 if word == names.EMPTY else names.hero(self.s, word) for word in words
        ]

    def hero_pile(self, words: list[str]) -> None:
        """The next heroes, or none at all."""
        self.pieces.no_more_heroes = words == [names.NONE]
        if not self.pieces.no_more_heroes:
            self.pieces.next_heroes += [names.hero(self.s, word) for word in words]

    def landscape_pile(self, words: list[str]) -> None:
        """The next landscapes, each from the pile of its row."""
        self.pieces.next_landscapes += [names.landscape(self.s, word) for word in words]

    def artefact_row(self, words: list[str]) -> None:
        """The artefacts of the row."""
        self.pieces.artefact_row = [names.artefact(self.s, word) for word in words]

    def artefact_pile(self, words: list[str]) -> None:
        """The next artefacts of the game alone."""
        self.pieces.next_artefacts += [names.artefact(self.s, word) for word in words]


_SEAT_WORDS: dict[str, Callable[[Given, int, list[str]], None]] = {
    "goods": Given.goods,
    "settlers": Given.settlers,
    "bonus": Given.bonus,
    "landscape": Given.landscape,
    "building": Given.building,
    "heroes": Given.heroes,
    "artefact": Given.artefact,
    "used": Given.used,
    "passed": Given.passed,
}
_WORDS: dict[str, Callable[[Given, list[str]], None]] = {
    "round": Given.round,
    "start": Given.start,
    "turn": Given.turn,
    "setup": Given.setup,
    "monsters": Given.monsters,
    "market": Given.market,
    "building-pile": Given.building_pile,
    "hero-row": Given.hero_row,
    "hero-pile": Given.hero_pile,
    "landscape-pile": Given.landscape_pile,
    "artefact-row": Given.artefact_row,
    "artefact-pile": Given.artefact_pile,
}
