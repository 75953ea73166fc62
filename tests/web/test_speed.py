"""From a tap to the changed picture."""

from __future__ import annotations

import pytest

from .conftest import Table
from .playing import Person

TAPS = 300
TRIES = 3
"""A busy machine may spoil a measurement; one good one shows what the page needs."""


def measured(table: Table, site: str, taps: int, rate: int) -> list[float]:
    """Milliseconds of so many taps of a game of four people, sorted."""
    table.open(f"{site}?game=boonlake&seats=human,human,human,human&seed=7&lang=en")
    if rate > 1:
        session = table.page.context.new_cdp_session(table.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    person = Person(table, 5)
    times = []
    for _ in range(taps):
        if person.look()["state"] == "over":
            break
        times.append(person.tap_any()[1])
    return sorted(times)


@pytest.mark.parametrize(("rate", "p95", "p99"), [(1, 100, 250), (4, 300, 900)])
def test_taps_are_answered_at_once(
    table: Table, site: str, rate: int, p95: float, p99: float
) -> None:
    found = []
    for _ in range(TRIES):
        times = measured(table, site, TAPS, rate)
        assert len(times) == TAPS
        found.append((times[int(TAPS * 0.95)], times[int(TAPS * 0.99)]))
        if found[-1][0] < p95 and found[-1][1] < p99:
            return
    raise AssertionError(f"p95 and p99 of {TRIES} tries in ms: {found}")
