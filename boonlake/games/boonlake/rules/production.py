"""Production sites: building them and turning them over."""

from __future__ import annotations

from ....engine.agenda import Frame, argument
from ..components.model import RESOURCES
from ..state import State
from .agenda import offers, takes
from .effects import brings
from .permanents import EXTRA_VASE
from .supply import gain_vases

TOP_LEVEL = 2


def produce(s: State, seat: int, resource: int, source: str) -> None:
    """Build a production site, or turn it over; nothing if it shows two resources already.

    R5.8, R26.8.
    """
    player = s.players[seat]
    level = player.sites[resource] + 1
    if level <= TOP_LEVEL:
        sites = list(player.sites)
        sites[resource] = level
        player.sites = tuple(sites)
        s.records.append(("produce", seat, resource, level, source))


@brings("site")
def bring_site(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """The printed production site (R5.8), or any (R21.3)."""
    if arg == "any":
        s.agenda.append(("site", seat, n, source))
    else:
        produce(s, seat, RESOURCES.index(arg), source)


@offers("site", "first-site")
def offer_site(s: State, frame: Frame) -> list[str]:
    """Any production site that can still grow; the first one of all in the set-up (R1.13)."""
    levels = s.players[frame[1]].sites
    return [f"site {RESOURCES[i]}" for i in range(len(RESOURCES)) if levels[i] < TOP_LEVEL]


@takes("site", "first-site")
def take_site(s: State, frame: Frame, move: str) -> None:
    """The chosen production site."""
    produce(s, frame[1], RESOURCES.index(argument(move)), frame[3])


@brings("vase-or-site")
def bring_vase_or_site(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """A choice of the river (R18.8)."""
    s.agenda.append(("vase-or-site", seat, n, source))


@offers("vase-or-site")
def offer_vase_or_site(s: State, frame: Frame) -> list[str]:
    """A vase, or any production site that can still grow (R18.9)."""
    return ["vase", *offer_site(s, frame)]


@takes("vase-or-site")
def take_vase_or_site(s: State, frame: Frame, move: str) -> None:
    """A vase (on the river with the extra ones of played cards, R24.9) or a production site."""
    _, seat, _, source = frame
    if move == "vase":
        extra = s.players[seat].permanents[EXTRA_VASE] if source.startswith("river") else 0
        gain_vases(s, seat, 1 + extra, source)
    else:
        take_site(s, frame, move)
