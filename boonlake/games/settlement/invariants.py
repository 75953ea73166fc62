"""What is true in every position; a position can list everything wrong with itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .components.model import FIELDS, NOTHING, ROWS
from .rules.agenda import AGENDA
from .rules.settlement import AGAIN as AGAIN_SETTLEMENT
from .rules.wilderness import AGAIN as AGAIN_WILDERNESS
from .state import PLACES, SETTLEMENT, WILDERNESS, Player, State
from .tables import FIELD_NAMES, NEIGHBOURS

NOBODYS = frozenset({"round", "round-end", "final", "refill"})
"""Frames that concern no seat."""


def faults_of(s: State) -> Iterator[str]:
    """One sentence for everything wrong; nothing for a sound position."""
    shape = list(_shape(s))
    if shape:  # all that follows relies on it
        yield from shape
        return
    yield from _landscapes(s)
    yield from _buildings(s)
    yield from _heroes(s)
    yield from _artefacts(s)
    yield from _monsters(s)
    for seat, player in enumerate(s.players):
        for fault in _player(s, player):
            yield f"seat {seat}: {fault}"
    yield from _passing(s)
    yield from _agenda(s)


def _shape(s: State) -> Iterator[str]:
    """What all else relies on."""
    components = s.components
    if not len(s.players) == len(s.turns) == s.seats or not 1 <= s.seats <= 4:
        yield f"there are {s.seats} seats, but other numbers of boards or turns"
    if not (0 <= s.turn < s.seats and 0 <= s.start < s.seats and -1 <= s.next_start < s.seats):
        yield f"there is no seat {s.turn}, {s.start} or {s.next_start}"
    if not 1 <= s.round <= components.rounds:
        yield f"there is no round {s.round}"
    if s.over != (not s.agenda):
        yield f"the game is over: {s.over}, with {len(s.agenda)} things left to do"
    if len(s.landscape_piles) != ROWS or len(s.building_piles) != components.building_piles:
        yield "there are other piles than those of the set"
    if not len(s.market) == len(s.stacks) == components.market:
        yield f"the market has {len(s.market)} spaces and {len(s.stacks)} stacks"
    if len(s.hero_row) != len(components.surcharges):
        yield f"the hero row has {len(s.hero_row)} spaces"
    if len(s.monsters) != len(components.monsters):
        yield f"there are {len(s.monsters)} colours of monsters"
    for seat, player in enumerate(s.players):
        if not len(player.landscapes) == len(player.buildings) == len(player.stored) == FIELDS:
            yield f"seat {seat}: the board has not {FIELDS} fields of each sort"
        if len(player.goods) != len(NOTHING) or len(player.placed) != PLACES:
            yield f"seat {seat}: the goods are {player.goods}, the settlers {player.placed}"
        if len(player.mirrored) != ROWS or not 0 <= player.monsters < 1 << FIELDS:
            yield f"seat {seat}: mirrored {player.mirrored}, monsters {player.monsters:b}"
        if not (0 <= player.fortresses < 1 << FIELDS and 0 <= player.activated < 1 << FIELDS):
            yield f"seat {seat}: fortresses {player.fortresses}, activated {player.activated}"
        if not -1 <= player.artefact < len(components.artefacts):
            yield f"seat {seat}: there is no artefact {player.artefact}"
        if any(not 0 <= kind <= len(components.landscapes) for kind in player.landscapes):
            yield f"seat {seat}: there are landscapes that do not exist"
        if any(not 0 <= kind <= len(components.buildings) for kind in player.buildings):
            yield f"seat {seat}: there are buildings that do not exist"


def _counted(what: str, there: Iterable[int], every: dict[int, int]) -> Iterator[str]:
    """Every piece is in exactly one place."""
    counts = Counter(there)
    for kind in sorted({*every, *counts}):
        if counts[kind] != every.get(kind, 0):
            yield f"there are {counts[kind]} of {what} {kind}, not {every.get(kind, 0)}"


def _landscapes(s: State) -> Iterator[str]:
    kinds = s.components.landscapes
    tiles = [kind - 1 for player in s.players for kind in player.landscapes if kind]
    for row, pile in enumerate(s.landscape_piles):
        tiles += pile
        if any(not 0 <= kind < len(kinds) or kinds[kind].row != row for kind in pile):
            yield f"the pile of row {row + 1} holds other landscapes"
    yield from _counted("landscape", tiles, {kind.number: kind.copies for kind in kinds})


def _buildings(s: State) -> Iterator[str]:
    tiles = [kind - 1 for player in s.players for kind in player.buildings if kind]
    tiles += [kind for pile in s.building_piles for kind in pile]
    tiles += [frame[2] for frame in s.agenda if frame[0] == "place"]
    for space, (kind, height) in enumerate(zip(s.market, s.stacks, strict=True)):
        if (kind < 0) != (height == 0) or height < 0:
            yield f"space {space} of the market holds {height} of {kind}"
        tiles += [kind] * height
    copies = s.components.building_copies
    yield from _counted("building", tiles, {b.number: copies for b in s.components.buildings})


def _heroes(s: State) -> Iterator[str]:
    cards = [*s.hero_pile, *s.discarded_heroes, *(hero for hero in s.hero_row if hero >= 0)]
    for player in s.players:
        cards += player.heroes
    yield from _counted("hero", cards, {hero.number: 1 for hero in s.components.heroes})
    if -1 in s.hero_row and s.hero_pile:
        yield "a space of the hero row is empty although there are heroes in the pile"


def _artefacts(s: State) -> Iterator[str]:
    mine = [player.artefact for player in s.players if player.artefact >= 0]
    tiles = [*s.artefact_row, *s.artefact_pile, *s.removed_artefacts, *mine]
    every = len(s.components.artefacts)
    if len(set(tiles)) < len(tiles) or any(not 0 <= number < every for number in tiles):
        yield f"the artefacts are {sorted(tiles)}"
    wanted = every if s.seats == 1 else s.seats + s.components.more_artefacts
    if len(tiles) != wanted:
        yield f"there are {len(tiles)} artefacts, not {wanted}"
    if s.seats > 1 and (s.artefact_pile or s.removed_artefacts):
        yield "artefacts lie in a pile or are removed, which is so only in the game alone"


def _monsters(s: State) -> Iterator[str]:
    there = s.monsters[:]
    for player in s.players:
        for field in range(FIELDS):
            if player.monsters >> field & 1 and player.landscapes[field]:
                there[s.tables.landscape_colour[player.landscapes[field]]] += 1
    if min(s.monsters) < 0 or there != [s.components.monster_pieces] * len(there):
        yield f"the monsters of each colour are {there}, {s.monsters} of them in the supply"


def _player(s: State, player: Player) -> Iterator[str]:
    if min(player.goods) < 0 or player.bonus < 0 or player.bonus_spent < 0:
        yield f"the goods are {player.goods}, with {player.bonus} bonus settlers"
    spent = s.components.settlers - player.settlers + player.bonus_spent
    on_board = sum(player.placed) + player.activated.bit_count()
    if not 0 <= player.settlers <= s.components.settlers or spent != on_board:
        yield f"{spent} settlers were spent, but {on_board} stand on the board"
    yield from _fields(player)
    yield from _rows(s, player)
    for built, stored in zip(player.buildings, player.stored, strict=True):
        keeps = built and s.components.buildings[built - 1].effect.word == "store"
        if stored < 0 or (stored and not keeps):
            yield f"{stored} lie on a building that stores nothing"
    if any(not 0 <= just <= n for just, n in zip(player.mirrored, player.goods, strict=False)):
        yield f"{player.mirrored} were swapped one for one"
    if player.vp < 0 or (player.vp and not s.over):
        yield f"there are {player.vp} points"


def _fields(player: Player) -> Iterator[str]:
    explored = [field for field in range(FIELDS) if player.landscapes[field]]
    bits = sum(1 << field for field in explored)
    if (player.monsters | player.fortresses) & ~bits or player.activated & ~player.fortresses:
        yield "a monster, fortress or settler stands where there is nothing below"
    if player.monsters & player.fortresses:
        yield "a monster shares a landscape with a fortress"
    if explored and not any(field < ROWS for field in explored):
        yield "nothing is explored in row 1"
    for field in explored:
        if len(explored) > 1 and not any(other in explored for other in NEIGHBOURS[field]):
            yield f"landscape {FIELD_NAMES[field]} lies beside no other"


def _rows(s: State, player: Player) -> Iterator[str]:
    power = s.tables.powers[player.artefact]
    for first, again in ((WILDERNESS, AGAIN_WILDERNESS), (SETTLEMENT, AGAIN_SETTLEMENT)):
        placed = player.placed[first : first + ROWS]
        most = ROWS + 1 if power == again else ROWS
        if max(placed) > (2 if power == again else 1) or sum(placed) > most or min(placed) < 0:
            yield f"the rows are activated {placed} times"


def _passing(s: State) -> Iterator[str]:
    passed = [seat for seat, player in enumerate(s.players) if player.passed]
    if (s.next_start >= 0) != bool(passed) or (passed and s.next_start not in passed):
        yield f"seats {passed} have passed, but seat {s.next_start} takes the start marker"


def _agenda(s: State) -> Iterator[str]:
    for frame in s.agenda:
        kind, seat = frame[0], frame[1]
        if kind not in AGENDA.run and kind not in AGENDA.offer:
            yield f"nothing is known of {kind!r}"
        elif kind in NOBODYS and seat != -1:
            yield f"{kind!r} concerns nobody, not seat {seat}"
        elif kind not in NOBODYS and not 0 <= seat < s.seats:
            yield f"{kind!r} is to be done by seat {seat}"
