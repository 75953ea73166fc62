"""Passing: the start marker, basic resources, settlers, and another artefact."""

from __future__ import annotations

from ..components.model import BASICS, DIAMOND, Goods
from ..state import PLACES, State
from ..tables import spelled
from .agenda import Frame, offers, runs, takes
from .goods import minus, pay


@runs("leave-round")
def run_leave(s: State, frame: Frame) -> None:
    """Out of the round; in the last one nothing else matters any more (ruling S13)."""
    seat = frame[1]
    s.players[seat].passed = True
    s.players[seat].mirrored = (0, 0, 0)
    s.records.append(("pass", seat))
    if s.next_start < 0:
        s.next_start = seat
        s.records.append(("start-marker", seat))
    s.agenda.append(("turn-passes-on", seat))
    if s.round < s.components.rounds:
        s.agenda += [("artefact", seat), ("settlers-return", seat), ("store", seat)]


def basics(goods: Goods) -> Goods:
    """The wood, loam and stone among some goods."""
    return (goods[0], goods[1], goods[2], 0, 0)


@runs("store")
def run_store(s: State, frame: Frame) -> None:
    """One basic resource may stay for each fortress; a choice only where it makes a difference."""
    seat = frame[1]
    player = s.players[seat]
    have, room = basics(player.goods), player.fortresses.bit_count()
    if sum(have) <= room:
        return
    if not room:
        pay(s, seat, have, "pass")
    elif max(have) == sum(have):
        _keep(s, seat, spread(have, room)[0])
    else:
        s.agenda.append(("keep", seat))


def spread(have: Goods, room: int) -> list[Goods]:
    """Every choice of so many basic resources."""
    wood, loam, stone, *_ = have
    return [
        (w, m, room - w - m, 0, 0)
        for w in range(min(wood, room), -1, -1)
        for m in range(min(loam, room - w), -1, -1)
        if room - w - m <= stone
    ]


@offers("keep")
def offer_keep(s: State, frame: Frame) -> list[str]:
    """What can be kept."""
    player = s.players[frame[1]]
    room = player.fortresses.bit_count()
    return [f"keep {spelled(kept)}" for kept in spread(basics(player.goods), room)]


@takes("keep")
def take_keep(s: State, frame: Frame, move: str) -> None:
    """Keep these."""
    words = move.split()[1:]
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    wood, loam, stone = (counts.get(what, 0) for what in BASICS)
    _keep(s, frame[1], (wood, loam, stone, 0, 0))


def _keep(s: State, seat: int, kept: Goods) -> None:
    s.records.append(("keep", seat, kept[:DIAMOND]))
    pay(s, seat, minus(basics(s.players[seat].goods), kept), "pass")


@runs("settlers-return")
def run_return(s: State, frame: Frame) -> None:
    """Settlers come back; bonus settlers that were placed are gone."""
    player = s.players[frame[1]]
    player.settlers = s.components.settlers
    player.bonus_spent = 0
    player.placed = (0,) * PLACES
    player.activated = 0
