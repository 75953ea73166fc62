"""From a tap to the changed picture, and how little of the page is rewritten for it."""

from __future__ import annotations

import statistics

import pytest

from tools.effort import Effort, within

from .conftest import Table
from .playing import TAP, Person

TAPS = {1: 150, 4: 40}
"""By how much slower the processor is."""
COUNTED_TAPS = 60
COUNT = """
() => {
  const seen = window.rewritten = {groups: new Set(), nodes: 0};
  const table = document.getElementById("table");
  const places = [...table.querySelectorAll("[id^=map-], [id^=board-]"), ...table.children];
  for (const place of places.filter((e) => !["map", "board", "goods"].includes(e.id))) {
    new MutationObserver((changes) => {
      seen.groups.add(place.id);
      for (const {addedNodes} of changes)
        for (const node of addedNodes) seen.nodes += 1 + (node.querySelectorAll?.("*").length ?? 0);
    }).observe(place, {subtree: true, childList: true, characterData: true, attributes: true});
  }
}
"""
"""Notes from now on what is rewritten."""
COUNTED = """
() => {
  const {groups, nodes} = window.rewritten;
  Object.assign(window.rewritten, {groups: new Set(), nodes: 0});
  return [[...groups], nodes, document.querySelectorAll("#table *").length];
}
"""


def opened(table: Table, site: str) -> Person:
    """A game of four people."""
    table.open(f"{site}?game=boonlake&seats=human,human,human,human&seed=7&lang=en")
    return Person(table, 5)


def measured(table: Table, site: str, slower: int) -> dict[str, float]:
    """The milliseconds below which 95 and 99 of a hundred taps stay."""
    person = opened(table, site)
    effort = Effort(table.page, slower)
    taps = TAPS[slower]
    times = sorted(
        effort.of(TAP, person.chance.choice(person.look()["options"])) for _ in range(taps)
    )
    return {f"p{part}": times[taps * part // 100] for part in (50, 95, 99)}


@pytest.mark.fresh
@pytest.mark.parametrize(
    ("slower", "limits"), [(1, {"p95": 100.0, "p99": 250.0}), (4, {"p95": 300.0})]
)
def test_taps_are_answered_at_once(
    table: Table, site: str, slower: int, limits: dict[str, float]
) -> None:
    within(lambda: measured(table, site, slower), limits)
    assert not table.errors


def test_a_tap_rewrites_only_what_changed(table: Table, site: str) -> None:
    person = opened(table, site)
    table.page.evaluate(COUNT)
    shares = []
    for _ in range(COUNTED_TAPS):
        person.tap_any()
        groups, nodes, everything = table.page.evaluate(COUNTED)
        assert set(groups) <= set(person.look()["drawn"])
        shares.append(nodes / everything)
    assert statistics.median(shares) < 0.05
    assert max(shares) < 0.5
    assert not table.errors
