"""What a scenario gives everybody: map, piles, strips, labels, scoring tiles, round and turn."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario import WordError
from ....engine.scenario_words import count, number
from ..board import Eminence
from ..state import PASTURE, State, put
from . import names
from .position import Position
from .reading import region_bits, split_at

Give = Callable[[Position, list[str]], None]


def give_tile(position: Position, words: list[str]) -> None:
    """What lies on a space."""
    count(words, 2, "tile 13 t07")
    s = position.s
    space = names.space(s, words[0])
    position.clear_space(space)
    if words[1] == "pasture":
        if not s.pastures:
            raise WordError("expected another tile, all pastures are on the map")
        s.pastures -= 1
        s.tiles = put(s.tiles, space, PASTURE)
    elif words[1] != "empty":
        tile = names.tile(s, words[1])
        position.take_tile(tile, f"on space {space}")
        s.tiles = put(s.tiles, space, tile + 1)


def give_mound(position: Position, words: list[str]) -> None:
    """The next tiles to be revealed, or none at all."""
    s = position.s
    if words == ["empty"]:
        s.mound.clear()
        return
    tiles = [names.tile(s, word) for word in words]
    for tile in tiles:
        if s.components.tiles[tile].group != "grey":
            raise WordError(f"expected grey tiles, {s.components.tiles[tile].key} is not one")
        position.take_tile(tile, "in the mound")
    s.mound += reversed(tiles)


def give_deck(position: Position, words: list[str]) -> None:
    """The next cards to be drawn."""
    cards = [names.card(position.s, word) for word in words]
    for card in cards:
        position.take_card(card, "in the pile")
    position.s.deck += reversed(cards)


def give_strips(position: Position, words: list[str]) -> None:
    """All strips, from the top row down."""
    strips = [names.strip(word) for word in words]
    if sorted(strips) != sorted(position.s.strips):
        raise WordError(f"expected all {len(position.s.strips)} strips, each once")
    position.s.strips = tuple(strips)


def give_labels(position: Position, words: list[str]) -> None:
    """The covered region labels."""
    position.s.labels = region_bits(words)


def give_slots(position: Position, words: list[str]) -> None:
    """The four scoring tiles and whose own each is."""
    s = position.s
    tiles, _, owners = split_at(words, "owners")
    s.slots = tuple([names.scoring_tile(s, word) for word in tiles])
    if len(set(s.slots)) != 4:
        raise WordError("expected four different scoring tiles")
    if owners:
        count(owners, 4, "… owners 0 1 - -")
        s.owners = tuple(
            [-1 if word == "-" else number(word, "a seat", 0, s.seats - 1) for word in owners]
        )


def give_round(position: Position, words: list[str]) -> None:
    """The round; its ships stand at its start."""
    count(words, 1, "round 2")
    s = position.s
    s.round = number(words[0], "a round", 1, 2)
    s.ships = [s.components.river_starts[s.round - 1][s.seats - 1]] * s.seats


def give_scored(position: Position, words: list[str]) -> None:
    """How many interim scorings there have been."""
    count(words, 1, "scorings 2")
    position.scorings = number(words[0], "scorings", 0, 3)


def give_turn(position: Position, words: list[str]) -> None:
    """Whose turn is about to begin."""
    count(words, 1, "turn 1")
    seat = number(words[0], "a seat", 0, position.s.seats - 1)
    position.s.turn = seat
    position.s.agenda = [("turn", seat)]


def give_solo(position: Position, words: list[str]) -> None:
    """The solo tile she reveals next, and the silhouette under it."""
    count(words, 2, "solo a1 lower-left")
    s = position.s
    e = _eminence(s)
    top = names.solo_tile(s, words[0])
    tiles = [tile for tile, _ in e.stack if tile != top]
    if len(tiles) == len(e.stack):
        tiles.pop()
    if words[1] == "last":
        e.revealed = [(tile, 0) for tile in tiles]
        e.stack = [(top, 0)]
    else:
        under = names.corner(words[1])
        e.stack = [*((tile, 0) for tile in tiles[:-1]), (tiles[-1], under), (top, 0)]


def give_cactus(position: Position, words: list[str]) -> None:
    """Her marker on the cactus track."""
    count(words, 1, "cactus 4")
    s = position.s
    e = _eminence(s)
    spaces = len(s.components.solo_board.cactus)
    e.cactus = number(words[0], "a space of the cactus track", 0, spaces - 1)


def _eminence(s: State) -> Eminence:
    if s.eminence is None:
        raise WordError("expected a seat 'eminence:medium' above, she does not play")
    return s.eminence


WORDS: dict[str, Give] = {
    "tile": give_tile,
    "mound": give_mound,
    "deck": give_deck,
    "strips": give_strips,
    "labels": give_labels,
    "slots": give_slots,
    "round": give_round,
    "scorings": give_scored,
    "turn": give_turn,
    "solo": give_solo,
    "cactus": give_cactus,
}
