"""Income tracks: steps, what they cross, and what the marker's space pays."""

from __future__ import annotations

from itertools import pairwise

from ....engine.agenda import PASS, Frame, argument
from ..components.model import TrackSpace
from ..state import State
from .agenda import offers, runs, takes
from .effects import brings, grant
from .supply import gain_vp

TRACKS = ("coin", "card")
OVERFLOW_VP = 2
"""For every step beyond the end of an income track."""


def track(s: State, name: str) -> tuple[TrackSpace, ...]:
    """The spaces of an income track."""
    return s.components.coin_track if name == "coin" else s.components.card_track


def marker(s: State, seat: int, name: str) -> int:
    """How many steps a seat has made on an income track."""
    player = s.players[seat]
    return player.coin_track if name == "coin" else player.card_track


def track_space(s: State, seat: int, name: str) -> TrackSpace:
    """Where a seat's marker stands on an income track; its income depends on it (R21.5)."""
    return track(s, name)[marker(s, seat, name)]


@brings("coin-step")
def bring_coin_steps(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """Steps on the coin track, from a site (R7.6) or a card (R22.1)."""
    s.agenda.append(("step", seat, "coin", n, source))


@brings("card-step")
def bring_card_steps(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """Steps on the card track, from a site (R7.6) or a card (R22.2)."""
    s.agenda.append(("step", seat, "card", n, source))


@brings("coin-income")
def bring_coin_income(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """What the coin marker's space pays (R7.8)."""
    grant(s, seat, track_space(s, seat, "coin").income, source)


@brings("card-income")
def bring_card_income(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """What the card marker's space pays (R7.9)."""
    grant(s, seat, track_space(s, seat, "card").income, source)


@runs("step")
def run_step(s: State, frame: Frame) -> None:
    """Steps on an income track; those of a card may be let go.

    That is asked only where the next space pays fewer VP (R3.14).
    """
    if frame[4].startswith("card:") and _pays_less(s, frame):
        s.agenda.append(("step-choice", *frame[1:]))
    else:
        step(s, frame)


def _pays_less(s: State, frame: Frame) -> bool:
    """Whether the next step leads to a space with fewer VP."""
    _, seat, name, *_ = frame
    here = marker(s, seat, name)
    return any(_vp(after) < _vp(now) for now, after in pairwise(track(s, name)[here : here + 2]))


def _vp(space: TrackSpace) -> int:
    return sum(n for word, n, _ in space.income if word == "vp")


@offers("step-choice", beside=True)
def offer_step_choice(s: State, frame: Frame) -> list[str]:
    """Make the steps of a card, or let them go (R3.14)."""
    return [f"track {frame[2]}", PASS]


@takes("step-choice")
def take_step_choice(s: State, frame: Frame, move: str) -> None:
    """Whoever lets a step go lets the other steps of the symbol go with it."""
    if move != PASS:
        step(s, frame)


def step(s: State, frame: Frame) -> None:
    """Steps are made one by one, each with the reward it crosses (R21.1, R21.2).

    Beyond the last space every step is VP (R21.4).
    """
    _, seat, name, n, source = frame
    position = marker(s, seat, name) + 1
    spaces = track(s, name)
    if position >= len(spaces):
        gain_vp(s, seat, OVERFLOW_VP * n, source)
        return
    setattr(s.players[seat], f"{name}_track", position)
    s.records.append(("step", seat, name, position, source))
    if n > 1:
        s.agenda.append(("step", seat, name, n - 1, source))
    if spaces[position].crossed:
        grant(s, seat, spaces[position].crossed, f"track:{name}")


@brings("track-steps")
def bring_track_steps(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """Steps on one of the tracks (R7.7)."""
    s.agenda.append(("track-steps", seat, n, source))


@offers("track-steps")
def offer_track_steps(s: State, frame: Frame) -> list[str]:
    """All steps on one track of one's choice (R7.7)."""
    return [f"track {name}" for name in TRACKS]


@takes("track-steps")
def take_track_steps(s: State, frame: Frame, move: str) -> None:
    """The chosen track."""
    _, seat, n, source = frame
    s.agenda.append(("step", seat, argument(move), n, source))
