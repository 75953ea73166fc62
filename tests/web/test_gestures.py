"""Fingers on the map: it is pinched, dragged and shown whole again; a tap is still a tap."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession

from .conftest import Profiles, Table
from .keeping import act, game_address, page_in

STYLE = "() => document.querySelector('.zoom-layers').getAttribute('style') ?? ''"
PICTURE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Hand:
    """Two fingers on a screen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.session: CDPSession = table.page.context.new_cdp_session(table.page)
        box = table.page.locator("#map").bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        """Put fingers down, move them, or lift them; places are counted from the map's middle."""
        points = [{"x": self.x + x, "y": self.y + y, "id": n} for n, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.table.page.evaluate(PICTURE)

    def pinch(self, start: float, end: float) -> None:
        """Move two fingers from so far apart to so far apart."""
        self.touch("touchStart", (-start, 0), (start, 0))
        for step in range(1, 6):
            far = start + (end - start) * step / 5
            self.touch("touchMove", (-far, 0), (far, 0))
        self.touch("touchEnd")

    @property
    def scale(self) -> float:
        """How far the map is zoomed."""
        style = str(self.table.page.evaluate(STYLE))
        scale = re.search(r"scale\(([\d.]+)\)", style)
        return float(scale.group(1)) if scale else 1.0


@pytest.fixture
def hand(profiles: Profiles, site: str) -> Iterator[Hand]:
    """A hand on a table."""
    with profiles.lend(viewport={"width": 820, "height": 1180}, has_touch=True) as context:
        table = page_in(context, game_address(site, "human,random"))
        table.wait_options()
        yield Hand(table)


def test_a_map_follows_the_fingers_and_comes_back(hand: Hand) -> None:
    hand.pinch(40, 80)
    assert hand.scale == pytest.approx(2.0, abs=0.05)
    before = hand.table.page.evaluate(STYLE)
    hand.touch("touchStart", (0, 0))
    hand.touch("touchMove", (30, 20))
    hand.touch("touchEnd")
    assert hand.table.page.evaluate(STYLE) != before
    assert hand.scale == pytest.approx(2.0, abs=0.05)
    assert hand.table.page.locator("#panel").inner_text() == "", "dragging is no question"
    hand.pinch(80, 40)
    assert hand.scale == pytest.approx(1.0, abs=0.05)
    hand.pinch(40, 400)
    assert hand.scale == 4.0
    act(hand.table, "fit")
    assert hand.scale == 1.0
    assert not hand.table.errors
