"""What a scenario gives a seat: its board, its hand, its pieces on the map."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario import WordError
from ....engine.scenario_words import count, number, one_of
from ..rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT
from ..rules.permanents import add_permanents
from ..rules.tracks import TRACKS
from ..rules.upgrade import HOUSES, SETTLEMENT_SURCHARGES
from ..state import HOUSE, PASTURE, SETTLEMENT, piece, put
from . import names
from .position import Position
from .reading import lever_bits, site_levels

GiveSeat = Callable[[Position, int, list[str]], None]


def give_counted(position: Position, seat: int, words: list[str], name: str, low: int) -> None:
    """A plain number of a seat."""
    count(words, 1, f"seat {seat} {name} 5")
    setattr(position.s.players[seat], name, number(words[0], name, low))


def give_hand(position: Position, seat: int, words: list[str]) -> None:
    """Exactly these cards."""
    s = position.s
    hand = s.players[seat].hand
    for card in hand:
        if card in position.cards:
            raise WordError(f"the hand of seat {seat} is given a second time")
    s.deck[:0] = hand
    hand.clear()
    for word in words:
        card = names.card(s, word)
        position.take_card(card, f"in the hand of seat {seat}")
        hand.append(card)


def give_played(position: Position, seat: int, words: list[str]) -> None:
    """Cards played earlier; their permanent effects hold."""
    for word in words:
        card = names.card(position.s, word)
        position.take_card(card, f"played by seat {seat}")
        position.s.players[seat].played.append(card)
        add_permanents(position.s, seat, card)


def give_boats(position: Position, seat: int, words: list[str]) -> None:
    """Where the two boats are."""
    count(words, 2, f"seat {seat} boats wood loam")
    a, b = sorted(names.resource(word) for word in words)
    position.s.players[seat].boats = (a, b)


def give_sites(position: Position, seat: int, words: list[str]) -> None:
    """Levels of the production sites; those not named are 0."""
    position.s.players[seat].sites = tuple(site_levels(words))


def give_levers(position: Position, seat: int, words: list[str]) -> None:
    """The levers that are up and, behind `used`, those that are down."""
    player = position.s.players[seat]
    player.levers, player.down = lever_bits(words)


def give_track(position: Position, seat: int, words: list[str]) -> None:
    """Steps made on an income track."""
    count(words, 2, f"seat {seat} track coin 5")
    which = one_of(words[0], TRACKS, "a track")
    spaces = (position.s.components.coin_track, position.s.components.card_track)[which]
    steps = number(words[1], "steps", 0, len(spaces) - 1)
    setattr(position.s.players[seat], f"{words[0]}_track", steps)


def give_ship(position: Position, seat: int, words: list[str]) -> None:
    """Where the ship is on the river of this round."""
    count(words, 1, f"seat {seat} ship 9")
    s = position.s
    s.ships[seat] = names.river_space(s, words[0])
    if s.round == 1 and s.ships[seat] == len(s.components.river[0]) - 1:
        raise WordError(f"expected a ship before {words[0]!r}, where round 1 would be over")


def give_piece(position: Position, seat: int, words: list[str]) -> None:
    """An inhabitant, house or settlement; every settlement was a house before."""
    count(words, 2, f"seat {seat} piece house 13a")
    s, player = position.s, position.s.players[seat]
    level, index = names.level(words[0]), names.site(s, words[1])
    tile = s.tiles[index >> 1]
    if tile <= 0 or len(s.components.tiles[tile - 1].sites) <= index & 1:
        raise WordError(f"expected a tile with a building site {words[1]}, there is none")
    if s.sites[index]:
        raise WordError(f"expected one piece on {words[1]}, there is one already")
    s.sites = put(s.sites, index, piece(seat, level))
    player.settlements = s.sites.count(piece(seat, SETTLEMENT))
    standing = s.sites.count(piece(seat, HOUSE))
    player.houses = min(HOUSES, standing + player.settlements)
    player.houses_out = player.houses - standing
    if player.houses_out < 0 or player.settlements > len(SETTLEMENT_SURCHARGES):
        raise WordError(f"seat {seat} has no {words[0]} left")


def give_cattle(position: Position, seat: int, words: list[str]) -> None:
    """One of the cattle on a pasture."""
    count(words, 1, f"seat {seat} cow 17")
    s, player = position.s, position.s.players[seat]
    space = names.space(s, words[0])
    if s.tiles[space] != PASTURE:
        raise WordError(f"expected a pasture on space {space}, there is none")
    if len(s.cattle[space]) == PASTURE_LIMIT or player.cattle == len(CATTLE_SURCHARGES):
        raise WordError(f"the pasture is full or seat {seat} has no cattle left")
    s.cattle = put(s.cattle, space, (*s.cattle[space], seat))
    player.cattle += 1


def give_project(position: Position, seat: int, words: list[str]) -> None:
    """Realised already; an inhabitant stands on it."""
    count(words, 1, f"seat {seat} project 2")
    position.s.players[seat].projects |= 1 << names.slot(words[0])


def give_marker(position: Position, seat: int, words: list[str]) -> None:
    """A slot scored at an earlier scoring."""
    count(words, 2, f"seat {seat} marker 2 1")
    markers = list(position.s.players[seat].markers)
    markers[names.slot(words[0])] = number(words[1], "a scoring", 1, 4)
    position.s.players[seat].markers = tuple(markers)


def counted(name: str, low: int = 0) -> GiveSeat:
    """The word of a plain number of a seat."""
    return lambda position, seat, words: give_counted(position, seat, words, name, low)


SEAT_WORDS: dict[str, GiveSeat] = {
    "coins": counted("coins"),
    "vases": counted("vases"),
    "vp": counted("vp", -9999),
    "ranch": counted("ranch"),
    "hand": give_hand,
    "played": give_played,
    "boats": give_boats,
    "sites": give_sites,
    "levers": give_levers,
    "track": give_track,
    "ship": give_ship,
    "piece": give_piece,
    "cow": give_cattle,
    "project": give_project,
    "marker": give_marker,
}
