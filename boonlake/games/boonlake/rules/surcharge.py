"""Prices in inhabitants: some of them may be replaced by victory points."""

from __future__ import annotations

from typing import NamedTuple

SURCHARGE_VP = 4
"""Instead of one inhabitant of the surcharge."""


class Price(NamedTuple):
    """What is given up for a settlement or cattle, and the lever that helps (0: none)."""

    inhabitants: int
    vp: int
    lever: int


def prices(ranch: int, total: int, surcharge: int, lever: int = 0) -> list[str]:
    """Ways to give `total` inhabitants, up to `surcharge` of them replaced by VP.

    The fewest VP first; they may be chosen even if the inhabitants are there (R8.12, R12.8), but
    only for the surcharge (R8.13).
    """
    suffix = f" {lever}" if lever else ""
    return [
        f"give {total - n}" + (f" vp {SURCHARGE_VP * n}" if n else "") + suffix
        for n in range(min(surcharge, total) + 1)
        if ranch >= total - n
    ]


def parse(move: str) -> Price:
    """The price that a move such as `give 2 vp 4 8` names."""
    _, inhabitants, *rest = move.split()
    vp = 0
    if rest[:1] == ["vp"]:
        vp = int(rest[1])
        rest = rest[2:]
    return Price(int(inhabitants), vp, int(rest[0]) if rest else 0)
