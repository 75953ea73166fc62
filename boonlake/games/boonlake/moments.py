"""Whether what is still to be done fits the moment of the game, as it always does in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...engine.agenda import Frame
from .rules.cards import cost_of
from .rules.cattle import CATTLE_SURCHARGES, pastures_with_room
from .rules.payment import affordable_ways
from .rules.river import LAST_LOCK, SHARED_LOCK, course
from .rules.scoring import SCORINGS
from .rules.scoring_tiles import condition_of
from .rules.setup import START_GROUPS
from .rules.tiles import open_spaces
from .rules.upgrade import SETTLEMENT_SURCHARGES
from .state import HOUSE, State, piece


def unreachable(s: State) -> Iterator[str]:
    """One sentence for everything that cannot be so in a sound position."""
    if s.over:
        return
    yield from _whose(s)
    yield from _set_up(s)
    yield from _locks(s)
    yield from _scorings(s)
    for frame in s.agenda:
        possible = _POSSIBLE.get(frame[0])
        if possible and not possible(s, frame):
            yield f"{frame[0]!r} of seat {frame[1]} is still to be done, but is impossible"


def _whose(s: State) -> Iterator[str]:
    """The turn is that of the seat whose turn goes on."""
    base, seat = s.agenda[0][:2]
    if seat != (s.start if base == "final-scoring" else s.turn):
        yield f"it is the turn of seat {s.turn}, but seat {seat} goes on"
    begun = base != "turn"
    if begun != any(s.turns) or (begun and not s.turns[s.turn]):
        yield f"seats have had {s.turns} turns"
    kinds = [frame[0] for frame in s.agenda]
    if ("eminence-ship" in kinds or "ship" in kinds) and s.agenda[2][1] != s.turn:
        yield f"seat {s.agenda[2][1]} sails in another's turn"
    if "eminence-ship" in kinds and s.ships[s.turn] == len(course(s)) - 1:
        yield "she is to sail on from the last space"


def _set_up(s: State) -> Iterator[str]:
    """Everybody keeps a scoring tile, then the random ones come, then the first sites."""
    kinds = [frame[0] for frame in s.agenda]
    choosing = [f[1] for f in s.agenda if f[0] in ("keep", "deal-tiles")]
    if any(s.slots[seat] >= 0 for seat in choosing) or len(set(choosing)) < len(choosing):
        yield f"seats {choosing} are to choose a scoring tile"
    if "fill-slots" in kinds:
        needed = 2 * kinds.count("deal-tiles") + s.slots.count(-1)
        if len(s.spare) < needed - kinds.count("keep"):
            yield f"{len(s.spare)} scoring tiles are left, {needed} are needed"
    elif s.spare or -1 in s.slots:
        yield "scoring tiles are missing, or too many are left"
    groups = START_GROUPS[s.seats]
    on_map = {number - 1 for number in s.tiles if number > 0}
    for number, tile in enumerate(s.components.tiles):
        if tile.group != "grey" and (tile.group in groups) != (number in on_map):
            yield f"start tile {tile.key} is where it does not belong"


def _locks(s: State) -> Iterator[str]:
    """The locks that ships have passed are those that are noted."""
    spaces = course(s)
    last = len(spaces) - 1
    lock = next(i for i, space in enumerate(spaces) if space.lock_before)
    at_end = any(ship == last for ship in s.ships)
    kinds = [frame[0] for frame in s.agenda]
    if s.crossed != any(ship >= lock for ship in s.ships):
        yield f"the ships are on {s.ships}, the lock is crossed: {s.crossed}"
    waiting = bool(s.trigger & LAST_LOCK) or "second-round" in kinds
    if at_end != (s.final or waiting) or (s.final and s.round == 1):
        yield f"the ships are on {s.ships}, the final lap is on: {s.final}"
    if "second-round" in kinds and s.round != 1:
        yield "the second round is still to come, but has begun"
    if s.trigger and (kinds[0] != "end-turn" or "ship" in kinds or "eminence-ship" in kinds):
        yield f"locks {s.trigger} are crossed before the ship has sailed"
    if s.trigger & SHARED_LOCK and not s.crossed:
        yield "the lock is crossed in this turn, but not in this round"


def _scorings(s: State) -> Iterator[str]:
    """Every lock has its scoring, held or still to come; everybody has a marker for each."""
    kinds = [frame[0] for frame in s.agenda]
    ended = bool(s.trigger & LAST_LOCK)
    caused = int(s.crossed)
    if s.round == 1:
        caused += ended or "second-round" in kinds
    else:
        caused += SCORINGS // 2 + ("final-scoring" in kinds)
    waiting = kinds.count("scoring") + (s.trigger & SHARED_LOCK) + (ended and s.round == 1)
    if s.scorings + waiting != caused:
        yield f"{s.scorings} scorings were held and {waiting} wait, but {caused} were caused"
    scoring = [frame[1] for frame in s.agenda if frame[0] == "score"]
    if len(set(scoring)) < len(scoring):
        yield f"seats {scoring} are to score a tile"
    for seat, player in enumerate(s.players):
        held = s.scorings - (seat in scoring)
        markers = sorted(nth for nth in player.markers if nth)
        if not s.is_eminence(seat) and markers != [*range(1, held + 1)]:
            yield f"seat {seat}: scoring markers {player.markers} after {held} scorings"


# What a frame relies on


def _can_pay(s: State, frame: Frame) -> bool:
    _, seat, what, number = frame
    player = s.players[seat]
    if what == "play":
        there = number in player.hand
    else:
        realised = number >= len(s.slots) or player.projects >> number & 1
        there = not realised and bool(player.supply or player.ranch)
    return there and bool(affordable_ways(player, cost_of(s, what, number)))


def _can_settle(s: State, frame: Frame) -> bool:
    _, seat, index, _ = frame
    settlements = s.players[seat].settlements
    return s.sites[index] == piece(seat, HOUSE) and settlements < len(SETTLEMENT_SURCHARGES)


def _can_breed(s: State, frame: Frame) -> bool:
    _, seat, space = frame
    cattle = s.players[seat].cattle
    return space in pastures_with_room(s) and cattle < len(CATTLE_SURCHARGES)


def _can_exchange(s: State, frame: Frame) -> bool:
    _, seat, slot = frame
    held = s.scorings > 0 and s.players[seat].markers[slot] == s.scorings
    return held and condition_of(s, slot).word == "give"


_POSSIBLE: dict[str, Callable[[State, Frame], bool]] = {
    "reveal": lambda s, frame: bool(s.mound and open_spaces(s)),
    "place": lambda s, frame: bool(open_spaces(s)),
    "pasture": lambda s, frame: bool(s.pastures and open_spaces(s)),
    "pay": _can_pay,
    "settlement-price": _can_settle,
    "cow-price": _can_breed,
    "exchange": _can_exchange,
}
"""By kind of frame: whether what it relies on is there."""
