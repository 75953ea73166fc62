"""The position that a scenario edits: what a line has claimed no later line may take away."""

from __future__ import annotations

from ....engine.scenario import GivenError, WordError
from ..invariants import INHABITANTS
from ..rules.tiers import BONUS_TIERS, empty_tiers
from ..state import INHABITANT, PASTURE, State, piece, put


class Position:
    """The position in the making; what a line has claimed no later line may take away."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cards: dict[int, str] = {}
        self.tiles: dict[int, str] = {}
        self.scorings: int | None = None
        self.last_line: dict[str, int] = {}

    def finish(self) -> None:
        """What follows from the lines: ten inhabitants, freed tiers, the state of the river."""
        s = self.s
        for seat in range(s.seats):
            if not s.is_eminence(seat):
                try:
                    self._count_inhabitants(seat)
                except WordError as error:
                    raise GivenError(self.last_line.get(str(seat), 0), str(error)) from None
        course = s.components.river[s.round - 1]
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
        p.tiers = empty_tiers(s, p)
        elsewhere = len(BONUS_TIERS) - p.tiers.bit_count() + s.sites.count(piece(seat, INHABITANT))
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
        key = s.components.cards[number].key
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
            key = s.components.tiles[number].key
            raise WordError(f"{key} is {self.tiles[number]} already, it cannot be {place} too")
        self.tiles[number] = place
        if number in s.mound:
            s.mound.remove(number)
        elif number + 1 in s.tiles:
            s.tiles = put(s.tiles, s.tiles.index(number + 1), 0)

    def clear_space(self, space: int) -> None:
        """What lay on a space goes back: a pasture to its stack, a grey tile under the mound."""
        s = self.s
        before = s.tiles[space]
        if before == PASTURE:
            s.pastures += 1
        elif before and s.components.tiles[before - 1].group == "grey":
            s.mound.insert(0, before - 1)
        s.tiles = put(s.tiles, space, 0)
