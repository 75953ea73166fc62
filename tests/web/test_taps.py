"""A tap counts for the picture at which it was aimed; quick play is not held up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import time

import pytest
from playwright.sync_api import BrowserContext, CDPSession

from .conftest import Profiles, Table
from .keeping import game_address, kept, page_in

STEPS = 28
PAUSES = (0, 40, 90)
"""Milliseconds between two taps."""
SEEN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
AIM = """() => [...document.querySelectorAll("[data-option]")].map((element) => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y)?.closest("[data-option]");
  const small = element.closest("svg") && Math.min(box.width, box.height) < 34;
  return hit === element && !small ? [element.dataset.option, x, y] : null;
}).filter(Boolean)"""


class Finger:
    """A real finger, or a real mouse, on the page."""

    def __init__(self, table: Table, *, touches: bool) -> None:
        self.table, self.touches = table, touches
        self.session: CDPSession = table.page.context.new_cdp_session(table.page)

    def tap(self, x: float, y: float, moment: float | None = None) -> None:
        """Down and up; the browser is told when that was, however slow this machine is."""
        when = {"timestamp": moment or time()}
        if self.touches:
            for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
                touch = {"type": kind, "touchPoints": points, **when}
                self.session.send("Input.dispatchTouchEvent", touch)
        else:
            for kind in ("mousePressed", "mouseReleased"):
                press = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1, **when}
                self.session.send("Input.dispatchMouseEvent", press)


@pytest.fixture
def single(context: BrowserContext, site: str) -> Table:
    """A game that is played without a finger."""
    return page_in(context, game_address(site, seed=11))


@pytest.fixture(params=[True, False], ids=["touch", "mouse"])
def touches(request: pytest.FixtureRequest) -> bool:
    """Whether there are fingers on the page, or a mouse."""
    return bool(request.param)


@pytest.fixture
def tapped(profiles: Profiles, site: str, touches: bool) -> Iterator[Table]:
    """The same game in another profile."""
    with profiles.lend(has_touch=touches) as other:
        yield page_in(other, game_address(site, seed=11))


def choices(table: Table) -> list[tuple[str, float, float]]:
    """What can be tapped, once something can."""
    table.page.wait_for_selector("[data-option]", state="attached")
    table.page.evaluate(SEEN)
    return [(str(option), float(x), float(y)) for option, x, y in table.page.evaluate(AIM)]


def standing(table: Table) -> tuple[list[str], str | None, list[str]]:
    """Where a game is, computer players included."""
    table.page.wait_for_selector("[data-option]", state="attached")
    return kept(table).moves, table.state, sorted(table.options)


def test_a_second_tap_on_the_same_spot_makes_no_other_choice(
    tapped: Table, single: Table, touches: bool
) -> None:
    finger, chance = Finger(tapped, touches=touches), Random(9)
    for pause in PAUSES * (STEPS // len(PAUSES)):
        option, x, y = chance.choice(choices(tapped))
        tapped.page.wait_for_timeout(140)  # the tap before this one was seen to be done
        first = time()
        finger.tap(x, y, first)
        finger.tap(x, y, first + pause / 1000)
        single.take(option)
        assert standing(tapped) == standing(single), option


@pytest.mark.parametrize("touches", [True], ids=["touch"], indirect=True)
def test_taps_on_what_is_seen_count_however_quick(tapped: Table, single: Table) -> None:
    finger, chance = Finger(tapped, touches=True), Random(5)
    for _ in range(STEPS):
        option, x, y = chance.choice(choices(tapped))
        tapped.page.wait_for_timeout(140)
        finger.tap(x, y)
        single.take(option)
        assert standing(tapped) == standing(single), option


@pytest.mark.parametrize("touches", [False], ids=["mouse"], indirect=True)
def test_clicks_without_a_finger_always_count(tapped: Table, single: Table) -> None:
    tapped.wait_options()
    single.wait_options()
    taken = tapped.page.evaluate(
        """steps => {
          const taken = [];
          for (let step = 0; step < steps; step += 1) {
            const element = document.querySelector("[data-option]");
            taken.push(element.dataset.option);
            element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
          }
          return taken;
        }""",
        STEPS,
    )
    for option in taken:
        single.take(option)
    assert standing(tapped) == standing(single)
