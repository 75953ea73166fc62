"""Playing through the page: taps by notation, and the same game beside it on this machine."""

from __future__ import annotations

from html import unescape
from random import Random
from typing import Any

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen
from boonlake.engine.save import Save, parse
from web.screens.language import Language
from web.session.seats import names_of
from web.session.settings import Settings
from web.session.table import Table as Seated

from .conftest import Table

TEXT = """
() => localStorage.getItem(`boonlake.game.${new URLSearchParams(location.search).get("play")}`)
"""

TAP = """
option => new Promise(done => {
  const found = document.querySelectorAll(`[data-option="${CSS.escape(option)}"]`);
  if (found.length !== 1) throw new Error(`${found.length} elements for ${option}`);
  const start = performance.now();
  found[0].dispatchEvent(new MouseEvent("click", {bubbles: true}));
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done(performance.now() - start);
    painted.port2.postMessage(0);
  });
})
"""
"""Clicks the one element of an option; answers after how many milliseconds the picture changed."""

LOOK = """
() => {
  const app = document.getElementById("app");
  const found = [...document.querySelectorAll("[data-option]")];
  return {
    state: app.dataset.state, seat: Number(app.dataset.seat ?? -1),
    drawn: (app.dataset.drawn ?? "").split(" "), options: found.map(e => e.dataset.option),
  };
}
"""

WHOLE_GAME = """
([seed, most]) => new Promise((done, fail) => {
  let number = seed, taps = 0;
  const app = document.getElementById("app");
  const next = () => {
    try {
      const state = app.dataset.state;
      if (state === "over" || state === "error" || taps >= most) return done({state, taps});
      const found = [...document.querySelectorAll("[data-option]")];
      if (!found.length) return setTimeout(next, 10);
      const names = found.map(e => e.dataset.option);
      if (new Set(names).size !== names.length) throw new Error(`twice in ${names}`);
      number = (number * 1103515245 + 12345) % 2147483648;
      found[Math.floor(number / 65536) % found.length]
        .dispatchEvent(new MouseEvent("click", {bubbles: true}));
      taps += 1;
      setTimeout(next, 0);
    } catch (error) { fail(error); }
  };
  next();
})
"""
"""Clicks any option until the game is over; the same seed makes the same choices."""

LISTEN = """
() => {
  const live = document.getElementById("live");
  const said = window.said = [...live.children].map((told) => told.textContent);
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes) said.push(node.textContent);
  }).observe(live, {childList: true});
}
"""
"""Notes what is said aloud, from the beginning of a game on."""


def assert_all_was_said_once(table: Table, match: Match) -> None:
    """Every move was read out to the one person at the table, in order."""
    language = Language(str(table.page.evaluate("document.documentElement.lang")), match.game.texts)
    names = names_of(Seated(match, Settings(), [], []), language.text)
    moves = [
        " ".join(filter(None, (language.line(match.game, r, names, 0) for r in records)))
        for records in match.records
    ]
    wanted = [unescape(move) for move in moves if move]
    table.page.wait_for_function("last => window.said.includes(last)", arg=wanted[-1])
    said = table.page.evaluate("window.said")
    told = [line for line in said if line in set(wanted)]
    assert told == wanted, sorted(set(wanted) ^ set(told))


def saved(table: Table) -> Save:
    """The game as the page keeps it."""
    return parse(str(table.page.evaluate(TEXT)))


def replayed(save: Save) -> Match:
    """The game played again from its moves alone."""
    kept = save.snapshot
    save.snapshot = None
    match = reopen(save, games.get(save.game))
    save.snapshot = kept
    return match


class Person:
    """Somebody who taps options, with the same game at hand to compare with."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)
        save = saved(table)
        self.match = Match(games.get(save.game), save.seats, save.seed)
        self.catch_up()

    def catch_up(self) -> None:
        """Play the moves that the page has made meanwhile."""
        moves = saved(self.table).moves
        assert moves[: len(self.match.moves)] == self.match.moves
        for move in moves[len(self.match.moves) :]:
            self.match.play(move)

    def look(self) -> dict[str, Any]:
        """What the page says of itself."""
        seen: dict[str, Any] = self.table.page.evaluate(LOOK)
        return seen

    def tap(self, option: str) -> float:
        """Take an option; the milliseconds until the picture changed."""
        return float(self.table.page.evaluate(TAP, option))

    def tap_any(self) -> tuple[str, float]:
        """Take any option the page offers."""
        option = self.chance.choice(self.look()["options"])
        return option, self.tap(option)
