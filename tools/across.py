"""python -m tools.across [--rounds N] [--record]: the page in all three browsers, side by side.

Every round each browser in turn starts the page cold, warm and without its server. In the last one
it then plays some games of two people to their ends in one page, the first by the same taps
everywhere. Only ratios to Chromium mean anything; beside clock times stands the work of all
processes of the browser, which says more on a busy machine. It fails where memory grows with the
games, or time with the moves.
"""

import argparse
import contextlib
import json
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tools import browser, measurements
from tools.build.places import BUILD, DIST
from tools.drivers import DRIVERS, Driver, Tab
from tools.serve import Server, server

FIRST = "Chromium"
"""What the others are compared with."""
FAR = 2.0
"""Of a ratio above this docs/browsers.md names the cause."""
MOST_MEMORY, MOST_SLOWER = 1.2, 1.5
"""How much more memory than after the first game, and time than at its beginning, is allowed."""
QUIET, QUIET_FOR, MOST_QUIET = 0.08, 1.0, 30.0
"""At rest is who works for this share of so many seconds; that is waited for at most so long."""
RESULT = BUILD / "across.json"
TICKS = os.sysconf("SC_CLK_TCK")

SHOWN = """
wanted => new Promise((done) => {
  const look = () => document.querySelector(wanted) ? done(performance.now()) : setTimeout(look, 5);
  look();
})
"""
"""Answers when an element is there: with the milliseconds since the page was asked for."""
PLAY = """
([seed, most]) => new Promise((done) => {
  let number = seed;
  const app = document.getElementById("app"), times = [];
  const next = () => {
    const found = [...document.querySelectorAll("[data-option]")];
    const over = app.dataset.state === "over";
    if (over || times.length >= most) return done({over, times, number});
    if (!found.length) return setTimeout(next, 5);
    number = (number * 1103515245 + 12345) % 2147483648;
    const start = performance.now();
    found[Math.floor(number / 65536) % found.length]
      .dispatchEvent(new MouseEvent("click", {bubbles: true}));
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => { times.push(performance.now() - start); next(); };
      painted.port2.postMessage(0);
    });
  };
  next();
})
"""
"""Taps any options by a seed and answers how long each took until the picture had changed."""
ACT = """act => document.querySelector(`[data-act="${act}"]`)
  .dispatchEvent(new MouseEvent("click", {bubbles: true}))"""


@dataclass
class Measured:
    """What was measured of one browser: a list of values, one for each round, by name."""

    values: dict[str, list[float]] = field(default_factory=dict)

    def note(self, name: str, value: float) -> None:
        """One more value."""
        self.values.setdefault(name, []).append(value)

    def middle(self, name: str) -> float:
        """The median of the rounds."""
        return statistics.median(self.values[name])


class Visit:
    """One browser that visits the page once."""

    def __init__(self, driver: Driver, measured: Measured, folder: Path) -> None:
        self.driver, self.measured = driver, measured
        self.host: Server = server(folder)
        threading.Thread(target=self.host.serve_forever, args=[0.05], daemon=True).start()
        self.address = f"http://127.0.0.1:{self.host.server_address[1]}/"
        self.tab: Tab = driver.tab()

    def starts(self) -> None:
        """Cold, warm and without a server."""
        self._settle()
        self._start("start, cold", lambda: self.tab.open(self.address))
        self.tab.evaluate(SHOWN, "html[data-offline=ready]")
        for name in ("start, learning", "start, warm"):
            self._settle()
            self._start(name, lambda: self.tab.open(self.address))
        self._settle()
        self.host.shutdown()
        self.host.server_close()
        self._start("start, offline", self.tab.reload)

    def _start(self, name: str, load: Callable[[], object]) -> None:
        before = self._work()
        load()
        milliseconds = self.tab.evaluate(SHOWN, "#app[data-state=setup], #app[data-state=ready]")
        self.measured.note(name, milliseconds)
        self.measured.note(f"{name}, work", self._work() - before)

    def plays(self, games: int) -> None:
        """Games of two people, one after the other in the same page."""
        query = "?game=boonlake&seats=human,human&seed=7&lang=en&speed=instant"
        self.tab.open(self.address + query)
        for number in range(games):
            self.tab.evaluate(SHOWN, "[data-option]")
            before = self._work()
            times = self._game()
            if not number:
                self._note_game(times, self._work() - before)
            self._settle()
            self.measured.note("memory", memory(self.driver.processes()))
            for act in ("close", "open menu", "home"):
                self.tab.evaluate(ACT, act)
            self.tab.evaluate(SHOWN, "#app[data-state=setup]")
            self.tab.evaluate(ACT, "start")

    def _game(self) -> list[float]:
        times: list[float] = []
        state: dict[str, Any] = {"over": False, "number": 11}
        while not state["over"]:
            state = self.tab.evaluate(PLAY, [state["number"], 100])
            times += state["times"]
        return times

    def _note_game(self, times: list[float], work: float) -> None:
        quarter = len(times) // 4
        self.measured.note("a tap, 95 of 100", sorted(times)[len(times) * 95 // 100])
        self.measured.note("a tap, median", statistics.median(times))
        self.measured.note("a whole game", sum(times))
        self.measured.note("a whole game, work", work)
        early, late = (
            statistics.median(times[quarter : 2 * quarter]),
            statistics.median(times[-quarter:]),
        )
        self.measured.note("late taps", late / early)

    def _work(self) -> float:
        return work(self.driver.processes())

    def _settle(self) -> None:
        """Wait until the browser has nothing more to do."""
        until = time.monotonic() + MOST_QUIET
        while time.monotonic() < until:
            before = self._work()
            time.sleep(QUIET_FOR)
            if self._work() - before < QUIET * QUIET_FOR * 1000:
                return


def work(processes: list[int]) -> float:
    """Milliseconds that processes have worked."""
    total = 0
    for number in processes:
        try:
            words = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        total += int(words[11]) + int(words[12])
    return total * 1000 / TICKS


def memory(processes: list[int]) -> float:
    """Megabytes that processes use, what several share counted once."""
    total = 0
    for number in processes:
        try:
            lines = Path(f"/proc/{number}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1024


ROWS = (
    "start, cold",
    "start, cold, work",
    "start, warm",
    "start, warm, work",
    "start, offline",
    "a tap, 95 of 100",
    "a whole game",
    "a whole game, work",
)


def table(results: dict[str, Measured]) -> str:
    """The result for people."""
    others = [name for name in results if name != FIRST]
    lines = [f"| against {FIRST} | {' | '.join(others)} |", "|---" * (len(others) + 1) + "|"]
    for row in ROWS:
        ratios = [results[name].middle(row) / results[FIRST].middle(row) for name in others]
        cells = [f"**{ratio:.2f}**" if ratio > FAR else f"{ratio:.2f}" for ratio in ratios]
        lines.append(f"| {row} | {' | '.join(cells)} |")
    lines += ["", f"| in one page | {' | '.join(results)} | at most |"]
    lines.append("|---" * (len(results) + 2) + "|")
    if (games := played(results)) > 1:
        grown = " | ".join(f"{growth(result):.2f}" for result in results.values())
        lines.append(f"| memory after {games} whole games, against one | {grown} | {MOST_MEMORY} |")
    late = " | ".join(f"{result.middle('late taps'):.2f}" for result in results.values())
    lines.append(f"| a tap late in a game, against an early one | {late} | {MOST_SLOWER} |")
    rounds = len(results[FIRST].values[ROWS[0]])
    lines += [
        "",
        f"Medians of {rounds} starts; work is that of all processes of a browser, late the last"
        f" quarter of a game, early the second. Of what is above {FAR:.0f} the cause stands in"
        " [browsers.md](browsers.md).",
    ]
    return "\n".join(lines)


def played(results: dict[str, Measured]) -> int:
    """How many games each browser has played in one page."""
    return len(results[next(iter(results))].values["memory"])


def growth(result: Measured) -> float:
    """Memory after all games, against after the first."""
    after = result.values["memory"]
    return after[-1] / after[0]


def measure(rounds: int, games: int, names: list[str]) -> dict[str, Measured]:
    """All browsers in turn."""
    results = {name: Measured() for name in names}
    with sync_playwright() as playwright:
        for number in range(rounds):
            for name in names:
                with contextlib.closing(DRIVERS[name](playwright)) as running:
                    visit = Visit(running, results[name], DIST)
                    visit.starts()
                    if number == rounds - 1:
                        visit.plays(games)
                found = {one: result.values for one, result in results.items()}
                RESULT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
                print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
    return results


def main() -> int:
    """Measures, prints and writes build/across.json; fails where a limit is passed."""
    parser = argparse.ArgumentParser(prog="tools.across", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=3, help="whole games in one page")
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    parser.add_argument("--browser", action="append", choices=list(DRIVERS), help="only this one")
    options = parser.parse_args()
    if said := browser.missing():
        print(said, file=sys.stderr)
    here = [name for name in DRIVERS if name not in browser.left_out()]
    results = measure(options.rounds, options.games, options.browser or here)
    if FIRST in results:
        print(table(results))
    if options.record:
        measurements.record("Three browsers", table(results))
    sound = [
        growth(result) <= MOST_MEMORY and result.middle("late taps") <= MOST_SLOWER
        for result in results.values()
    ]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    sys.exit(main())
