"""Region scoring: the labels of the four regions, and coins for presences in the others."""

from __future__ import annotations

from ....engine.agenda import Frame, always, argument
from ..components.model import REGIONS
from ..state import State
from .agenda import offers, runs, takes
from .effects import grant
from .forgo import forgo, forgo_options, is_forgoing
from .levers import REGION_VP, is_up, lever, use
from .openings import worth_asking
from .presences import presences_by_region
from .supply import gain_coins, gain_vp


def open_labels(s: State) -> list[int]:
    """The regions whose labels are not covered (R13.2)."""
    return [region for region in range(len(REGIONS)) if not s.labels >> region & 1]


@offers("region", beside=True, surely=always)
def offer_region(s: State, frame: Frame) -> list[str]:
    """A region with an open label (R13.1, R13.2); any region once all are covered."""
    return [f"region {REGIONS[r]}" for r in open_labels(s) or range(len(REGIONS))]


@takes("region")
def take_region(s: State, frame: Frame, move: str) -> None:
    """Cover the label for its reward (R13.1); the other regions are scored for everybody."""
    seat, region = frame[1], REGIONS.index(argument(move))
    name_region(s, region)
    if region in open_labels(s):
        cover_label(s, seat, region)
        grant(s, seat, s.components.labels[region], f"label:{REGIONS[region]}")


def name_region(s: State, region: int) -> None:
    """Tell the waiting right parts which region is not scored."""
    agenda = s.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] != "collect":
            break
        agenda[i] = ("collect-region", agenda[i][1], region)


def cover_label(s: State, seat: int, region: int) -> None:
    """Put a marker on the region's label (R13.1)."""
    s.labels |= 1 << region
    s.records.append(("label", seat, region))


def scored_presences(s: State, seat: int, region: int) -> int:
    """Presences in the three regions other than the named one, whatever is covered.

    R13.3, R13.4.
    """
    counts = presences_by_region(s, seat)
    return sum(counts) - counts[region]


@runs("collect-region")
def run_collect_region(s: State, frame: Frame) -> None:
    """A coin per presence (R13.3); asked only if a lever could be used."""
    _, seat, region = frame
    choice = ("collect-choice", seat, region)
    if s.is_eminence(seat):
        s.agenda.append(("eminence-collect", seat, region))
    elif worth_asking(s, choice):
        s.agenda.append(choice)
    else:
        gain_coins(s, seat, scored_presences(s, seat, region), "region")


@offers("collect-choice", beside=True, surely=always)
def offer_collect_choice(s: State, frame: Frame) -> list[str]:
    """Collect, with lever 6 for VP as well (R16.12), or forgo the coins for another (R16.4)."""
    seat = frame[1]
    options = ["collect"]
    if is_up(s.players[seat], REGION_VP):
        options.append(f"collect {REGION_VP}")
    return options + forgo_options(s, seat, card=False)


@takes("collect-choice")
def take_collect_choice(s: State, frame: Frame, move: str) -> None:
    """The choice (R13.3, R16.4, R16.12)."""
    _, seat, region = frame
    if is_forgoing(move):
        forgo(s, seat, move)
        return
    count = scored_presences(s, seat, region)
    gain_coins(s, seat, count, "region")
    if move != "collect":
        gain_vp(s, seat, count * lever(REGION_VP).vp, use(s, seat, REGION_VP))
