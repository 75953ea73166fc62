"""Editing a fresh game into the position a scenario gives."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario import GivenError, Line, WordError
from ..invariants import INHABITANTS
from ..rules.agenda import apply, settle
from ..rules.build import HOUSES, SETTLEMENT_SURCHARGES
from ..rules.cards import add_permanents
from ..rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT
from ..state import HOUSE, INHABITANT, PASTURE, SETTLEMENT, State, piece
from . import names

FIRST = ("round", "scorings", "slots", "tile", "mound")
"""Lines that others build on are carried out before them, wherever they stand."""


def start(s: State) -> State:
    """A fresh game with the first option taken in every choice of the set-up; no turn has begun."""
    first_turn = s.agenda.pop(0)
    while s.agenda:
        apply(s, s.options[0])
    s.agenda.append(first_turn)
    return s


def give(s: State, lines: list[Line]) -> None:
    """Carry out the lines of `given`, then let the turn begin."""
    given = Given(s)
    order = {word: i for i, word in enumerate(FIRST)}
    for line in sorted(lines, key=lambda line: order.get(line.words[0], len(order))):
        try:
            given.edit(line.words)
        except WordError as error:
            raise GivenError(line.number, str(error)) from None
        if line.words[0] == "seat" and len(line.words) > 1:
            given.last_line[line.words[1]] = line.number
    given.finish()
    s.records = []
    settle(s)


class Given:
    """The position in the making; what a line has claimed no later line may take away."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cards: dict[int, str] = {}
        self.tiles: dict[int, str] = {}
        self.scorings: int | None = None
        self.last_line: dict[str, int] = {}

    def edit(self, words: list[str]) -> None:
        """Carry out one line."""
        if words[0] == "seat":
            if len(words) < 3 or words[2] not in _SEAT_WORDS:
                known = ", ".join(_SEAT_WORDS)
                raise WordError(f"expected 'seat 0' and one of {known}, found {' '.join(words)!r}")
            seat = names.number(words[1], "a seat", 0, self.s.seats - 1)
            _SEAT_WORDS[words[2]](self, seat, words[3:])
        elif words[0] in _WORDS:
            _WORDS[words[0]](self, words[1:])
        else:
            known = ", ".join(("seat", *_WORDS))
            raise WordError(f"expected one of {known}, found {words[0]!r}")

    def finish(self) -> None:
        """What follows from the lines: ten inhabitants, freed tiers, the state of the river."""
        s = self.s
        for seat in range(s.seats):
            if not s.is_eminence(seat):
                try:
                    self._count_inhabitants(seat)
                except WordError as error:
                    raise GivenError(self.last_line.get(str(seat), 0), str(error)) from None
        course = s.edition.river[s.round - 1]
        last = len(course) - 1
        lock = next(i for i, space in enumerate(course) if space.lock_before)
        before = 0 if s.round == 1 else 2
        s.scorings = self.scorings if self.scorings is not None else before
        if self.scorings is None and any(ship >= lock for ship in s.ships):
            s.scorings += 1
        s.crossed = s.scorings > before
        s.final = s.round == 2 and last in s.ships

    def _count_inhabitants(self, seat: int) -> None:
        s, p = self.s, self.s.players[seat]
        removed = (p.houses, p.settlements, p.cattle)
        p.tiers = 0
        for tier in (1, 2):
            if all(a >= b for a, b in zip(removed, s.tables.tier_needs[tier], strict=True)):
                p.tiers |= 1 << tier
        elsewhere = 2 - p.tiers.bit_count() + s.sites.count(piece(seat, INHABITANT))
        p.supply = INHABITANTS - p.ranch - elsewhere - p.projects.bit_count()
        if p.supply < 0:
            raise WordError(
                f"expected at most {INHABITANTS} inhabitants of seat {seat} on ranch, map,"
                f" projects and beside tiers, found {INHABITANTS - p.supply}"
            )

    # Cards

    def take_card(self, number: int, place: str) -> None:
        """Take a card from wherever it lies; a hand that loses one unasked gets another."""
        s = self.s
        key = s.edition.cards[number].key
        if number in self.cards:
            raise WordError(f"{key} is {self.cards[number]} already, it cannot be {place} too")
        self.cards[number] = place
        for pile in (s.deck, s.discards, *(p.played for p in s.players)):
            if number in pile:
                pile.remove(number)
                return
        hand = next(p.hand for p in s.players if number in p.hand)
        other = next(card for card in s.deck if card not in self.cards)
        s.deck.remove(other)
        hand[hand.index(number)] = other

    # Tiles

    def take_tile(self, number: int, place: str) -> None:
        """Take a tile from the mound, the map or from outside the game."""
        s = self.s
        if number in self.tiles:
            key = s.edition.tiles[number].key
            raise WordError(f"{key} is {self.tiles[number]} already, it cannot be {place} too")
        self.tiles[number] = place
        if number in s.mound:
            s.mound.remove(number)
        elif number + 1 in s.tiles:
            s.tiles[s.tiles.index(number + 1)] = 0

    def clear_space(self, space: int) -> None:
        """What lay on a space goes back: a pasture to its stack, a grey tile under the mound."""
        s = self.s
        before = s.tiles[space]
        if before == PASTURE:
            s.pastures += 1
        elif before and s.edition.tiles[before - 1].group == "grey":
            s.mound.insert(0, before - 1)
        s.tiles[space] = 0

    # The board of a seat

    def counted(self, seat: int, words: list[str], name: str, low: int) -> None:
        """A plain number of a seat."""
        names.count(words, 1, f"seat {seat} {name} 5")
        setattr(self.s.players[seat], name, names.number(words[0], name, low))

    def hand(self, seat: int, words: list[str]) -> None:
        """Exactly these cards."""
        s = self.s
        hand = s.players[seat].hand
        for number in hand:
            if number in self.cards:
                raise WordError(f"the hand of seat {seat} is given a second time")
        s.deck[:0] = hand
        hand.clear()
        for word in words:
            number = names.card(s, word)
            self.take_card(number, f"in the hand of seat {seat}")
            hand.append(number)

    def played(self, seat: int, words: list[str]) -> None:
        """Cards played earlier; their permanent effects hold."""
        for word in words:
            number = names.card(self.s, word)
            self.take_card(number, f"played by seat {seat}")
            self.s.players[seat].played.append(number)
            add_permanents(self.s, seat, number)

    def boats(self, seat: int, words: list[str]) -> None:
        """Where the two boats are."""
        names.count(words, 2, f"seat {seat} boats wood loam")
        a, b = sorted(names.resource(word) for word in words)
        self.s.players[seat].boats = (a, b)

    def sites(self, seat: int, words: list[str]) -> None:
        """Levels of the production sites; those not named are 0."""
        self.s.players[seat].sites = tuple(site_levels(words))

    def levers(self, seat: int, words: list[str]) -> None:
        """The levers that are up and, behind `used`, those that are down."""
        player = self.s.players[seat]
        player.levers, player.down = lever_bits(words)

    def track(self, seat: int, words: list[str]) -> None:
        """Steps made on an income track."""
        names.count(words, 2, f"seat {seat} track coin 5")
        which = names.one_of(words[0], ("coin", "card"), "a track")
        spaces = (self.s.edition.coin_track, self.s.edition.card_track)[which]
        steps = names.number(words[1], "steps", 0, len(spaces) - 1)
        setattr(self.s.players[seat], f"{words[0]}_track", steps)

    def ship(self, seat: int, words: list[str]) -> None:
        """Where the ship is on the river of this round."""
        names.count(words, 1, f"seat {seat} ship 9")
        s = self.s
        s.ships[seat] = names.river_space(s, words[0])
        if s.round == 1 and s.ships[seat] == len(s.edition.river[0]) - 1:
            raise WordError(f"expected a ship before {words[0]!r}, where round 1 would be over")

    def piece(self, seat: int, words: list[str]) -> None:
        """An inhabitant, house or settlement; every settlement was a house before."""
        names.count(words, 2, f"seat {seat} piece house 13a")
        s, player = self.s, self.s.players[seat]
        level, index = names.level(words[0]), names.site(s, words[1])
        tile = s.tiles[index >> 1]
        if tile <= 0 or len(s.edition.tiles[tile - 1].sites) <= index & 1:
            raise WordError(f"expected a tile with a building site {words[1]}, there is none")
        if s.sites[index]:
            raise WordError(f"expected one piece on {words[1]}, there is one already")
        s.sites[index] = piece(seat, level)
        player.settlements = s.sites.count(piece(seat, SETTLEMENT))
        standing = s.sites.count(piece(seat, HOUSE))
        player.houses = min(HOUSES, standing + player.settlements)
        player.houses_out = player.houses - standing
        if player.houses_out < 0 or player.settlements > len(SETTLEMENT_SURCHARGES):
            raise WordError(f"seat {seat} has no {words[0]} left")

    def cow(self, seat: int, words: list[str]) -> None:
        """One of the cattle on a pasture."""
        names.count(words, 1, f"seat {seat} cow 17")
        s, player = self.s, self.s.players[seat]
        space = names.space(s, words[0])
        if s.tiles[space] != PASTURE:
            raise WordError(f"expected a pasture on space {space}, there is none")
        if len(s.cows[space]) == PASTURE_LIMIT or player.cattle == len(CATTLE_SURCHARGES):
            raise WordError(f"the pasture is full or seat {seat} has no cattle left")
        s.cows[space] += (seat,)
        player.cattle += 1

    def project(self, seat: int, words: list[str]) -> None:
        """Realised already; an inhabitant stands on it."""
        names.count(words, 1, f"seat {seat} project 2")
        self.s.players[seat].projects |= 1 << names.slot(words[0])

    def marker(self, seat: int, words: list[str]) -> None:
        """A slot scored at an earlier scoring."""
        names.count(words, 2, f"seat {seat} marker 2 1")
        markers = list(self.s.players[seat].markers)
        markers[names.slot(words[0])] = names.number(words[1], "a scoring", 1, 4)
        self.s.players[seat].markers = tuple(markers)

    # What is shared

    def tile(self, words: list[str]) -> None:
        """What lies on a space."""
        names.count(words, 2, "tile 13 t07")
        s = self.s
        space = names.space(s, words[0])
        self.clear_space(space)
        if words[1] == "pasture":
            if not s.pastures:
                raise WordError("expected another tile, all pastures are on the map")
            s.pastures -= 1
            s.tiles[space] = PASTURE
        elif words[1] != "empty":
            number = names.tile(s, words[1])
            self.take_tile(number, f"on space {space}")
            s.tiles[space] = number + 1

    def mound(self, words: list[str]) -> None:
        """The next tiles to be revealed, or none at all."""
        s = self.s
        if words == ["empty"]:
            s.mound.clear()
            return
        numbers = [names.tile(s, word) for word in words]
        for number in numbers:
            if s.edition.tiles[number].group != "grey":
                raise WordError(f"expected grey tiles, {s.edition.tiles[number].key} is not one")
            self.take_tile(number, "in the mound")
        s.mound += reversed(numbers)

    def deck(self, words: list[str]) -> None:
        """The next cards to be drawn."""
        numbers = [names.card(self.s, word) for word in words]
        for number in numbers:
            self.take_card(number, "in the pile")
        self.s.deck += reversed(numbers)

    def strips(self, words: list[str]) -> None:
        """All strips, from the top row down."""
        strips = [names.strip(word) for word in words]
        if sorted(strips) != sorted(self.s.strips):
            raise WordError(f"expected all {len(self.s.strips)} strips, each once")
        self.s.strips = strips

    def labels(self, words: list[str]) -> None:
        """The covered region labels."""
        self.s.labels = region_bits(words)

    def slots(self, words: list[str]) -> None:
        """The four scoring tiles and whose own each is."""
        s = self.s
        tiles, _, owners = split_at(words, "owners")
        s.slots = [names.scoring_tile(s, word) for word in tiles]
        if len(set(s.slots)) != 4:
            raise WordError("expected four different scoring tiles")
        if owners:
            names.count(owners, 4, "… owners 0 1 - -")
            s.owners = [
                -1 if word == "-" else names.number(word, "a seat", 0, s.seats - 1)
                for word in owners
            ]

    def round(self, words: list[str]) -> None:
        """The round; its ships stand at its start."""
        names.count(words, 1, "round 2")
        s = self.s
        s.round = names.number(words[0], "a round", 1, 2)
        s.ships = [s.edition.river_starts[s.round - 1][s.seats - 1]] * s.seats

    def scored(self, words: list[str]) -> None:
        """How many interim scorings there have been."""
        names.count(words, 1, "scorings 2")
        self.scorings = names.number(words[0], "scorings", 0, 3)

    def turn(self, words: list[str]) -> None:
        """Whose turn is about to begin."""
        names.count(words, 1, "turn 1")
        seat = names.number(words[0], "a seat", 0, self.s.seats - 1)
        self.s.turn = seat
        self.s.agenda = [("turn", seat)]

    def solo(self, words: list[str]) -> None:
        """The solo tile she reveals next, and the silhouette under it."""
        names.count(words, 2, "solo a1 lower-left")
        s = self.s
        if s.eminence is None:
            raise WordError("expected a seat 'eminence:medium' above, she does not play")
        e = s.eminence
        number = names.solo_tile(s, words[0])
        tiles = [tile for tile, _ in e.stack if tile != number]
        if len(tiles) == len(e.stack):
            tiles.pop()
        if words[1] == "last":
            e.revealed = [(tile, 0) for tile in tiles]
            e.stack = [(number, 0)]
        else:
            under = names.corner(words[1])
            e.stack = [*((tile, 0) for tile in tiles[:-1]), (tiles[-1], under), (number, 0)]

    def cactus(self, words: list[str]) -> None:
        """Her marker on the cactus track."""
        names.count(words, 1, "cactus 4")
        s = self.s
        if s.eminence is None:
            raise WordError("expected a seat 'eminence:medium' above, she does not play")
        spaces = len(s.edition.solo_board.cactus)
        s.eminence.cactus = names.number(words[0], "a space of the cactus track", 0, spaces - 1)


def site_levels(words: list[str]) -> list[int]:
    """The levels that `wood 1 loam 2` says, in the order of the resources."""
    levels = [0, 0, 0, 0]
    if len(words) % 2:
        raise WordError("expected pairs like 'wood 1 loam 2'")
    for word, level in zip(words[::2], words[1::2], strict=True):
        levels[names.resource(word)] = names.number(level, "a level", 0, 2)
    return levels


def lever_bits(words: list[str]) -> tuple[int, int]:
    """All levers and the used ones, as bits, that `3 8 used 10` says."""
    up, _, used = split_at(words, "used")
    down = sum(1 << n for n in {names.lever(word) for word in used})
    return down | sum(1 << n for n in {names.lever(word) for word in up}), down


def region_bits(words: list[str]) -> int:
    """Regions as bits."""
    return sum(1 << region for region in {names.region(word) for word in words})


def split_at(words: list[str], mark: str) -> tuple[list[str], bool, list[str]]:
    """The words before and behind a mark, and whether it is there."""
    if mark not in words:
        return words, False, []
    at = words.index(mark)
    return words[:at], True, words[at + 1 :]


def _counted(name: str, low: int = 0) -> Callable[[Given, int, list[str]], None]:
    return lambda given, seat, words: given.counted(seat, words, name, low)


_SEAT_WORDS: dict[str, Callable[[Given, int, list[str]], None]] = {
    "coins": _counted("coins"),
    "vases": _counted("vases"),
    "vp": _counted("vp", -9999),
    "ranch": _counted("ranch"),
    "hand": Given.hand,
    "played": Given.played,
    "boats": Given.boats,
    "sites": Given.sites,
    "levers": Given.levers,
    "track": Given.track,
    "ship": Given.ship,
    "piece": Given.piece,
    "cow": Given.cow,
    "project": Given.project,
    "marker": Given.marker,
}

_WORDS: dict[str, Callable[[Given, list[str]], None]] = {
    "tile": Given.tile,
    "mound": Given.mound,
    "deck": Given.deck,
    "strips": Given.strips,
    "labels": Given.labels,
    "slots": Given.slots,
    "round": Given.round,
    "scorings": Given.scored,
    "turn": Given.turn,
    "solo": Given.solo,
    "cactus": Given.cactus,
}
