"""What the tests of keeping games do in the page, and the same games on this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Literal

from playwright.sync_api import Browser, BrowserContext

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import Save, parse
from boonlake.games.boonlake.rules.agenda import AGENDA

from .conftest import Table, new_profile

BOONLAKE = games.get("boonlake")
MOST_GAMES = 200
"""Some kinds of decision are rare: so many games are searched for them."""
KEPT = "name => localStorage.getItem('boonlake.game.' + name)"
TIMED = """
argument => {
  const act = %s;
  const start = performance.now();
  act(argument);
  return new Promise(done => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done(performance.now() - start);
    painted.port2.postMessage(0);
  }));
}
"""
"""Does something and answers after how many milliseconds the picture has changed."""
TAP = """selector => {
  const found = document.querySelector(selector);
  if (!found || found.disabled) throw new Error(`nothing to tap: ${selector}`);
  found.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""
SLIDE = """position => {
  const slider = document.querySelector("#replay-slider");
  slider.value = position;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
}"""
TAP_AND_TIME, SLIDE_AND_TIME = TIMED % TAP, TIMED % SLIDE


@contextmanager
def profile(
    browser: Browser, *, reduced_motion: Literal["no-preference", "reduce"] = "no-preference"
) -> Iterator[BrowserContext]:
    """A browser profile of its own."""
    made = new_profile(browser, accept_downloads=True, reduced_motion=reduced_motion)
    yield made
    made.close()


def page_in(context: BrowserContext, address: str) -> Table:
    """A watched page with an address open."""
    return Table(context.new_page()).watch().open(address)


def game_address(site: str, seats: str = "human,human", seed: int = 7) -> str:
    """An address that starts a game without waiting for anything."""
    return f"{site}?game=boonlake&seats={seats}&seed={seed}&lang=en&speed=instant"


LATE = ("open games", "open browse", "open bring")
"""Panels that wait for games which are still on their way."""


def act(table: Table, name: str) -> None:
    """Tap one of the page's own buttons."""
    table.page.dispatch_event(f'[data-act="{name}"]', "click")
    if name in LATE:
        table.page.wait_for_selector(f"#panel .panel-{name.split()[1]}", state="attached")


def open_panel(table: Table, name: str) -> None:
    """Open a panel of the menu, past a curtain if there is one."""
    if table.state == "curtain":
        table.take("page ready")
    act(table, "open menu")
    act(table, name)


def page_with(context: BrowserContext, site: str, texts: dict[str, str]) -> Table:
    """A watched page of the site, not started yet, with texts in its storage."""
    table = Table(context.new_page()).watch()
    table.page.goto(f"{site}licences.txt")
    store(table, texts)
    return table


def open_kept(
    context: BrowserContext, site: str, match: Match, name: str, *, speed: str = "instant"
) -> Table:
    """A page at a game that was played on this machine."""
    save = save_of(match)
    save.names = [f"Player {seat + 1}" for seat in range(len(save.seats))]
    table = page_with(context, site, {f"boonlake.game.{name}": save.text()})
    table.open(f"{site}?play={name}&lang=en&speed={speed}")
    return table


def name_of(table: Table) -> str:
    """The name under which the game on the table is kept."""
    return table.page.url.partition("play=")[2].partition("&")[0]


def kept(table: Table, name: str = "") -> Save:
    """A game as the page keeps it."""
    return parse(str(table.page.evaluate(KEPT, name or name_of(table))))


def hash_of(save: Save) -> str:
    """The hash of the position to which a save's moves lead."""
    save.snapshot = None if not save.first else save.snapshot
    match = reopen(save, BOONLAKE)
    return str(BOONLAKE.digest(match.state))


def tap_any(table: Table, count: int, seed: int = 1) -> None:
    """Tap any options, curtains included."""
    table.page.evaluate(
        """([count, seed]) => new Promise((done, fail) => {
          let number = seed, taps = 0, waited = 0;
          const next = () => {
            const found = [...document.querySelectorAll("[data-option]")];
            const state = document.getElementById("app").dataset.state;
            if (taps >= count || state === "over") return done();
            if (state === "error") return fail(new Error("the page failed"));
            if (!found.length && (waited += 10) > 30000) return fail(new Error("nothing to tap"));
            if (!found.length) return setTimeout(next, 10);
            number = (number * 1103515245 + 12345) % 2147483648;
            found[Math.floor(number / 65536) % found.length]
              .dispatchEvent(new MouseEvent("click", {bubbles: true}));
            taps += 1;
            setTimeout(next, 0);
          };
          next();
        })""",
        [count, seed],
    )


def tap_until(table: Table, option: str) -> None:
    """Tap the first option again and again until a certain one is offered."""
    table.page.evaluate(
        """option => new Promise((done, fail) => {
          const next = (taps) => {
            const found = [...document.querySelectorAll("[data-option]")];
            if (found.some(e => e.dataset.option === option)) return done();
            if (taps > 2000) return fail(new Error(`never offered: ${option}`));
            if (!found.length) return setTimeout(next, 10, taps + 1);
            found[0].dispatchEvent(new MouseEvent("click", {bubbles: true}));
            setTimeout(next, 0, taps + 1);
          };
          next(0);
        })""",
        option,
    )


def store(table: Table, texts: dict[str, str]) -> None:
    """Put texts into the storage, past the page."""
    table.page.evaluate(
        "texts => { for (const [k, v] of Object.entries(texts)) localStorage.setItem(k, v); }",
        texts,
    )


def stored(table: Table, prefix: str) -> dict[str, str]:
    """Everything in the storage whose key begins so."""
    found = table.page.evaluate("() => JSON.stringify(localStorage)")
    return {k: v for k, v in json.loads(found).items() if k.startswith(prefix)}


def match_of(seats: list[str], seed: int) -> Match:
    """A game on this machine."""
    return Match(BOONLAKE, seats, seed)


def random_games() -> Iterator[tuple[Match, Random]]:
    """Games to be played at random until one comes to what is wanted."""
    for seed in range(200):
        yield match_of(["human", "human"], seed), Random(seed)


def before_a_scoring() -> Match:
    """A game whose first scoring is one move away."""
    for match, chance in random_games():
        while asked := match.decision():
            match.play(chance.choice(asked.options))
            if match.state.scorings:
                before = match_of(match.seats, match.seed)
                for move in match.moves[:-1]:
                    before.play(move)
                return before
    raise AssertionError


def positions_by_kind() -> dict[str, str]:
    """For every kind of decision a game's text that ends at one, with more than one choice."""
    found: dict[str, str] = {}
    for seed in range(MOST_GAMES):
        if found.keys() == AGENDA.offer.keys():
            break
        seats = (["human"] * 2, ["human"] * 3, ["human", "eminence:hard"])[seed % 3]
        match, chance = match_of(seats, seed), Random(seed)
        while asked := match.decision():
            if asked.kind not in found and asked.main > 1:
                found[asked.kind] = save_of(match).text()
            match.play(chance.choice(asked.options))
    return found
