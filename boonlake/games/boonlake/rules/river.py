"""The river: sailing, its rewards, and what crossing a lock calls for."""

from __future__ import annotations

from ....engine.agenda import Frame, argument
from ..components.model import RiverSpace
from ..state import State
from .agenda import offers, runs, takes
from .effects import grant
from .permanents import EXTRA_VASE, HARBOUR_CARDS, HARBOUR_COINS, SHIP_COINS
from .supply import draw_cards, gain_coins, gain_vases

SHARED_LOCK, LAST_LOCK = 1, 2


def course(s: State) -> tuple[RiverSpace, ...]:
    """The river of this round, by its arm (R18.5)."""
    return s.components.river[s.round - 1]


def landings(s: State, seat: int, steps: int) -> list[int]:
    """Where a ship can end after 1, 2, … steps downstream.

    R18.1, R18.2; harbours always count (R18.3), spaces with another ship do not (R18.4), and the
    last space is the end (R18.6).
    """
    spaces = course(s)
    position = s.ships[seat]
    taken = {ship for other, ship in enumerate(s.ships) if other != seat}
    reached: list[int] = []
    for index in range(position + 1, len(spaces)):
        if index in taken and not spaces[index].harbour:
            continue
        reached.append(index)
        if len(reached) == steps:
            break
    return reached


def can_sail(s: State, frame: Frame) -> bool:
    """Whether the next space is free at first sight."""
    following = s.ships[frame[1]] + 1
    return following < len(course(s)) and following not in s.ships


@offers("ship", beside=True, surely=can_sail)
def offer_ship(s: State, frame: Frame) -> list[str]:
    """Any number of steps up to the row's; none only on the last space (R18.1)."""
    return [f"ship {n + 1}" for n in range(len(landings(s, frame[1], frame[2])))]


@takes("ship")
def take_ship(s: State, frame: Frame, move: str) -> None:
    """Sail and take the reward of the space (R18.7)."""
    _, seat, steps = frame
    n = int(argument(move))
    sail(s, seat, landings(s, seat, steps)[n - 1], n)
    reward(s, seat)


def sail(s: State, seat: int, target: int, steps: int) -> None:
    """Move the ship, noting the locks it is the first to cross in this round (R18.10)."""
    start = s.ships[seat]
    s.ships[seat] = target
    s.records.append(("ship", seat, start, target, steps))
    crossed = locks_crossed(s, start, target)
    if crossed & SHARED_LOCK:
        s.crossed = True
    s.trigger |= crossed


def locks_crossed(s: State, start: int, target: int) -> int:
    """The locks that a ship would be the first to cross in this round, as bits (R18.10)."""
    spaces = course(s)
    last = len(spaces) - 1
    crossed = 0
    if not s.crossed and any(
        space.lock_before for space in spaces[start + 1 : min(target, last - 1) + 1]
    ):
        crossed |= SHARED_LOCK
    if target == last and not s.final:
        crossed |= LAST_LOCK
    return crossed


def is_harbour(s: State, index: int) -> bool:
    """Whether a space counts as a harbour for played cards; start spaces do not."""
    first, second = s.components.river_starts
    return course(s)[index].harbour and index not in first and index not in second


def reward(s: State, seat: int) -> None:
    """What the space brings (R18.7, R18.8), and what played cards add (R24.7, R24.8, R24.9)."""
    index = s.ships[seat]
    space = course(s)[index]
    permanents = s.players[seat].permanents
    source = f"river:{space.key}"
    words = [effect[0] for effect in space.reward]
    if "coins" in words:
        gain_coins(s, seat, permanents[SHIP_COINS], "ship-cards")
    if "vases" in words:
        gain_vases(s, seat, permanents[EXTRA_VASE], "ship-cards")
    if is_harbour(s, index):
        gain_coins(s, seat, permanents[HARBOUR_COINS], "ship-cards")
        draw_cards(s, seat, permanents[HARBOUR_CARDS], "ship-cards")
    grant(s, seat, space.reward, source)


@runs("end-turn")
def run_end_turn(s: State, frame: Frame) -> None:
    """Scorings of the locks crossed first, the end of a round, then the next seat.

    R18.10, R18.11, R18.12, R19.15; in round 2 the last scoring waits (R19.18).
    """
    seat = frame[1]
    trigger, s.trigger = s.trigger, 0
    s.agenda.append(("next-turn", seat))
    if trigger & LAST_LOCK:
        if s.round == 1:
            s.agenda += [("second-round", seat), ("scoring", seat)]
        else:
            s.final = True
            s.records.append(("final-lap", seat))
    if trigger & SHARED_LOCK:
        s.agenda.append(("scoring", seat))


@runs("second-round")
def run_second_round(s: State, frame: Frame) -> None:
    """All ships return along the ford to the start of the second round (R2.1, R19.16)."""
    s.round = 2
    s.crossed = False
    s.ships = [s.components.river_starts[1][s.seats - 1]] * s.seats
    s.records.append(("round", -1, 2))


@runs("next-turn")
def run_next_turn(s: State, frame: Frame) -> None:
    """The next seat clockwise (R2.2, R19.17); the final lap ends before the starting player.

    R2.1, R19.18, R25.1; the Wise Eminence starts, so the person has the last turn (R32.4).
    """
    seat = (frame[1] + 1) % s.seats
    if s.final and seat == s.start:
        s.agenda += [("final-scoring", seat), ("scoring", seat)]
    else:
        s.agenda.append(("turn", seat))
