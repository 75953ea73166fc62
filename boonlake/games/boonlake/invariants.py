"""What is true in every position of Boonlake; a position can list everything wrong with itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...engine.records import NOBODY
from .board import PERMANENTS, Player
from .components.model import REGIONS, RESOURCES, STRIPS
from .rules.agenda import AGENDA
from .rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT
from .rules.levers import LEVERS
from .rules.production import TOP_LEVEL
from .rules.projects import ALL_PROJECTS
from .rules.scoring import SCORINGS
from .rules.tiers import BONUS_TIERS, empty_tiers
from .rules.upgrade import HOUSES, SETTLEMENT_SURCHARGES
from .state import HOUSE, INHABITANT, LEVELS, PASTURE, SETTLEMENT, State, piece

INHABITANTS = 10
_ALL_LEVERS = sum(1 << lever.number for lever in LEVERS)
_ALL_TIERS = sum(1 << tier for tier in BONUS_TIERS)
WAITING = frozenset({"collect"})
"""Frames that become others before their time comes: the region is not named yet."""


def faults_of(s: State) -> Iterator[str]:
    """One sentence for everything wrong; nothing for a sound position."""
    shape = list(_shape(s))
    if shape:  # all that follows relies on it
        yield from shape
        return
    yield from _cards(s)
    yield from _tiles(s)
    yield from _scoring_tiles(s)
    yield from _map(s)
    for seat, player in enumerate(s.players):
        for fault in _player(s, seat, player):
            yield f"seat {seat}: {fault}"
    yield from _river(s)
    yield from _agenda(s)
    yield from _eminence(s)


def _shape(s: State) -> Iterator[str]:
    """What all else relies on."""
    if not len(s.players) == len(s.turns) == len(s.ships) == s.seats:
        yield f"there are {s.seats} seats, but other numbers of boards, turns or ships"
    if not (0 <= s.turn < s.seats and 0 <= s.start < s.seats):
        yield f"there is no seat {s.turn} or {s.start}"
    if s.round not in (1, 2) or not 0 <= s.scorings <= SCORINGS:
        yield f"round {s.round} with {s.scorings} scorings does not exist"
    if s.over != (not s.agenda) or (s.over and s.scorings != SCORINGS):
        yield f"the game is over: {s.over}, after {s.scorings} scorings"
    if sorted(s.strips) != list(range(len(STRIPS))):
        yield f"the strips are {s.strips}"
    if not 0 <= s.labels < 1 << len(REGIONS):
        yield f"the covered labels are {s.labels:b}"
    if len(s.tiles) != len(s.components.spaces) or len(s.sites) != 2 * len(s.tiles):
        yield "the map has not as many spaces as the set"
    if len(s.cattle) != len(s.tiles):
        yield "the pastures are not those of the map"


def _repeated(things: Iterable[int]) -> list[int]:
    return sorted(thing for thing, n in Counter(things).items() if n > 1)


def _cards(s: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    cards = [*s.deck, *s.discards]
    for player in s.players:
        cards += player.hand
        cards += player.played
    names = [card.key for card in s.components.cards]
    for number in _repeated(cards):
        yield f"card {number} is there more than once"
    missing = sorted(set(range(len(names))).difference(cards))
    if missing:
        yield f"cards are nowhere, {names[missing[0]]} and {len(missing) - 1} more"
    if len(set(cards)) + len(missing) != len(names):
        yield "there are cards that do not exist"


def _tiles(s: State) -> Iterator[str]:
    """Every grey tile is in exactly one place; a start tile lies on the map or left the game."""
    tiles = [number - 1 for number in s.tiles if number > 0] + s.mound
    tiles += [frame[2] for frame in s.agenda if frame[0] == "place"]
    for number in _repeated(tiles):
        yield f"tile {number} is there more than once"
    grey = {i for i, tile in enumerate(s.components.tiles) if tile.group == "grey"}
    missing = sorted(grey.difference(tiles))
    if missing:
        first = s.components.tiles[missing[0]].key
        yield f"tiles are nowhere, {first} and {len(missing) - 1} more"
    if any(not 0 <= number < len(s.components.tiles) for number in tiles):
        yield "there are tiles that do not exist"
    if s.pastures + s.tiles.count(PASTURE) != s.components.pastures or s.pastures < 0:
        yield f"{s.pastures} pastures are left with {s.tiles.count(PASTURE)} on the map"


def _scoring_tiles(s: State) -> Iterator[str]:
    tiles = [tile for tile in s.slots if tile >= 0] + s.spare
    for frame in s.agenda:
        if frame[0] == "keep":
            tiles += frame[2:]
    if _repeated(tiles):
        yield f"scoring tiles {_repeated(tiles)} are there more than once"
    if any(not 0 <= tile < len(s.components.scoring_tiles) for tile in tiles):
        yield "there are scoring tiles that do not exist"
    if len(s.slots) != 4 or len(s.owners) != 4:
        yield "there are not four slots for scoring tiles"
    if any(not -1 <= owner < s.seats for owner in s.owners):
        yield f"the scoring tiles' owners are {s.owners}"
    if s.turns != [0] * s.seats and -1 in s.slots:
        yield "a slot is empty after the set-up"


def _map(s: State) -> Iterator[str]:
    """Pieces stand on building sites, cattle on pastures."""
    label = s.tables.site_label
    for index, what in enumerate(s.sites):
        if not 0 <= what <= LEVELS * s.seats:
            yield f"site {label[index]} holds {what}"
        elif what:
            tile = s.tiles[index >> 1]
            if tile <= 0 or len(s.components.tiles[tile - 1].sites) <= index & 1:
                yield f"a piece stands on {label[index]}, where there is no building site"
    for space, owners in enumerate(s.cattle):
        if owners and s.tiles[space] != PASTURE:
            yield f"cattle stand on space {space}, which is no pasture"
        if len(owners) > PASTURE_LIMIT:
            yield f"{len(owners)} cattle stand on space {space}"
        if any(not 0 <= owner < s.seats for owner in owners):
            yield f"cattle of nobody stand on space {space}"


def _player(s: State, seat: int, p: Player) -> Iterator[str]:
    on_map = [s.sites.count(piece(seat, level)) for level in (INHABITANT, HOUSE, SETTLEMENT)]
    cattle = sum(owners.count(seat) for owners in s.cattle)
    if p.houses != on_map[HOUSE] + p.houses_out or not 0 <= p.houses_out <= p.houses <= HOUSES:
        yield f"{p.houses} houses left the board, {on_map[HOUSE]} stand, {p.houses_out} are out"
    if p.settlements != on_map[SETTLEMENT] or p.settlements > len(SETTLEMENT_SURCHARGES):
        yield f"{p.settlements} settlements left the board, {on_map[SETTLEMENT]} stand"
    if p.cattle != cattle or p.cattle > len(CATTLE_SURCHARGES):
        yield f"{p.cattle} cattle left the board, {cattle} stand"
    if s.is_eminence(seat):
        return
    yield from _inhabitants(s, p, on_map[INHABITANT])
    yield from _board(s, p)


def _inhabitants(s: State, p: Player, on_map: int) -> Iterator[str]:
    """Ten of every colour, the ones beside the tiers freed when the tiers are empty."""
    in_recesses = len(BONUS_TIERS) - p.tiers.bit_count()
    total = p.ranch + p.supply + in_recesses + on_map + p.projects.bit_count()
    if total != INHABITANTS:
        yield f"{total} inhabitants"
    empty = empty_tiers(s, p)
    for tier in BONUS_TIERS:
        if (empty ^ p.tiers) >> tier & 1:
            yield f"the inhabitant of tier {tier} is free: {bool(p.tiers >> tier & 1)}"
    if p.tiers & ~_ALL_TIERS:
        yield f"tiers {p.tiers:b} are free"


def _board(s: State, p: Player) -> Iterator[str]:
    for name in ("coins", "vases", "ranch", "supply"):
        if getattr(p, name) < 0:
            yield f"{getattr(p, name)} {name}"
    if len(p.sites) != len(RESOURCES) or any(not 0 <= n <= TOP_LEVEL for n in p.sites):
        yield f"production sites {p.sites}"
    if not 0 <= p.boats[0] <= p.boats[1] < len(RESOURCES) or len(p.boats) != 2:
        yield f"boats at {p.boats}"
    if p.levers & ~_ALL_LEVERS or p.down & ~p.levers:
        yield f"levers {p.levers:b} of which {p.down:b} are used"
    if not 0 <= p.coin_track < len(s.components.coin_track):
        yield f"{p.coin_track} steps on the coin track"
    if not 0 <= p.card_track < len(s.components.card_track):
        yield f"{p.card_track} steps on the card track"
    if p.projects & ~ALL_PROJECTS:
        yield f"projects {p.projects:b}"
    scored = [nth for nth in p.markers if nth]
    if len(p.markers) != 4 or _repeated(scored) or any(not 0 < n <= s.scorings for n in scored):
        yield f"scoring markers {p.markers} after {s.scorings} scorings"
    if p.permanents != _permanents(s, p):
        yield f"permanent effects {p.permanents} do not follow from the played cards"


def _permanents(s: State, p: Player) -> tuple[int, ...]:
    total = dict.fromkeys(PERMANENTS, 0)
    for number in p.played:
        for word, n, arg in s.components.cards[number].always:
            total[f"{word} {arg}" if arg else word] += n
    return tuple(total.values())


def _river(s: State) -> Iterator[str]:
    """One ship to a space, but for harbours, start spaces and the last one."""
    course = s.components.river[s.round - 1]
    if any(not 0 <= ship < len(course) for ship in s.ships):
        yield f"the ships are on {s.ships}, the river has {len(course)} spaces"
        return
    for index in _repeated(s.ships):
        if not course[index].harbour:
            yield f"several ships are on space {course[index].key}, which is no harbour"


def _agenda(s: State) -> Iterator[str]:
    for frame in s.agenda:
        kind, seat = frame[:2]
        if kind not in AGENDA.run and kind not in AGENDA.offer and kind not in WAITING:
            yield f"nothing is known of {frame[0]!r}, which is still to be done"
        elif not (0 <= seat < s.seats or (seat == NOBODY and kind in AGENDA.run)):
            yield f"{frame[0]!r} is still to be done by seat {frame[1]}"


def _eminence(s: State) -> Iterator[str]:
    e = s.eminence
    if e is None:
        return
    tiles = [tile for tile, _ in e.stack + e.revealed]
    if _repeated(tiles) or any(not 0 <= tile < len(s.components.solo_tiles) for tile in tiles):
        yield f"her tiles are {tiles}"
    if any(not 0 <= corner < 4 for _, corner in e.stack + e.revealed):
        yield "a solo tile has no such orientation"
    if not 0 <= e.cactus < len(s.components.solo_board.cactus):
        yield f"her marker is on space {e.cactus} of the cactus track"
    her = s.players[s.start]
    if her.coins or her.vases or her.hand or her.played:
        yield "she owns coins, vases or cards"
