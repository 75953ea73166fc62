"""python -m tools.compare CHECKOUT|COMMIT [--rounds N] [--record]: this site beside another one.

The other one is a checkout with its site built, or a commit of this repository, which is then
checked out and built below build/. Both are measured in turn, so that whatever else the machine
does hits both, and only ratios are told: start-up, the page's answers to taps, undo and jumps, the
engine's decisions and copies. Both play from the same seeds, each by its own rules.
"""

import argparse
import json
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tools import bench, measurements
from tools.browser import installed
from tools.build.places import BUILD, NODE_MODULES, ROOT
from tools.effort import Effort
from tools.serve import server

TAPS, UNDOS, JUMPS = 60, 20, 12
SEEDS = range(1, 7)
"""Several games, since by other rules the positions of one seed are others."""
MIDDLE = 250
"""After so many moves a game is in its middle."""
LIMIT = 1.05
"""How much more than the other one anything may take."""

ENGINE = """
import json, sys, time
from boonlake.cli import game
from boonlake.cli.bench import random_game

seed, playing = int(sys.argv[1]), game("boonlake")
middle, _ = random_game(playing, 4, seed, stop=150)
started = time.process_time()
choices = sum(random_game(playing, 4, seed + n)[1] for n in range(4))
decided = time.process_time()
for _ in range(4000):
    middle.copy()
copied = time.process_time()
decision, copy = (decided - started) / choices, (copied - decided) / 4000
print(json.dumps({"a decision": decision, "a copy": copy}))
"""
"""Runs in both checkouts: seconds of the processor for a decision and for a copy."""

CHANGED = """
act => new Promise(done => {
  %s
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done();
    painted.port2.postMessage(0);
  });
})
"""
TAP = (
    CHANGED % 'document.querySelector(act).dispatchEvent(new MouseEvent("click", {bubbles: true}));'
)
SLIDE = (
    CHANGED
    % """
  const slider = document.querySelector("#replay-slider");
  slider.value = act;
  slider.dispatchEvent(new Event("input", {bubbles: true}));
"""
)
"""Does something and ends when the picture has changed."""


@dataclass
class Side:
    """One of the two: where it is, and what was measured of it."""

    checkout: Path
    start: bench.Candidate
    times: dict[str, list[float]] = field(default_factory=dict)

    @classmethod
    def of(cls, checkout: Path) -> "Side":
        """The side of a checkout whose site is built."""
        return cls(checkout, bench.Candidate(checkout / "dist"))

    def note(self, what: str, time: float) -> None:
        """One more measurement."""
        self.times.setdefault(what, []).append(time)

    def run_engine(self, seed: int) -> None:
        """Let the rules of this side play."""
        command = [sys.executable, "-c", ENGINE, str(seed)]
        done = subprocess.run(
            command, cwd=self.checkout, capture_output=True, text=True, check=True
        )
        for what, seconds in json.loads(done.stdout).items():
            self.note(what, seconds)

    def kept_games(self, seed: int) -> dict[str, str]:
        """A training game in its middle, and one that is over."""
        with TemporaryDirectory() as folder:
            words = ["simulate", "--seats", "random,random,random,random", "--games", "1"]
            command = [sys.executable, "-m", "boonlake", *words, "--seed", str(seed)]
            command += ["--save", folder]
            subprocess.run(command, cwd=self.checkout, stdout=subprocess.DEVNULL, check=True)
            (kept,) = Path(folder).iterdir()
            text = kept.read_text("utf-8").replace("random", "human")
        head, _, moves = text.partition("\n\n")
        middle = "\n".join(moves.splitlines()[:MIDDLE])
        return {
            name: f"{head}\nflags training\n\n{played}\n"
            for name, played in (("middle", middle), ("over", moves.rstrip()))
        }

    @contextmanager
    def page(self, browser: Browser, seed: int) -> Iterator[tuple[Page, str]]:
        """A page of this side in a profile of its own with games in its storage, and its site."""
        with server(self.checkout / "dist") as host:
            threading.Thread(target=host.serve_forever, args=[0.05], daemon=True).start()
            address = f"http://127.0.0.1:{host.server_address[1]}/"
            context = browser.new_context(viewport={"width": 1024, "height": 768})
            page = context.new_page()
            page.goto(f"{address}rescue.html")
            for name, text in self.kept_games(seed).items():
                key = f"boonlake.game.{name}"
                page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])
            yield page, address
            context.close()
            host.shutdown()


def _open(page: Page, address: str, what: str) -> None:
    page.goto(f"{address}?{what}&lang=en&speed=instant", wait_until="commit")
    page.wait_for_selector("#app:not([data-state=loading])", state="attached", timeout=120_000)
    page.wait_for_timeout(1500)


def options(page: Page) -> list[str]:
    """What can be taken, in an order that does not hang on the look."""
    script = "() => [...document.querySelectorAll('[data-option]')].map(e => e.dataset.option)"
    offered: list[str] = page.evaluate(script)
    return sorted(offered)


def _lift_curtain(page: Page) -> None:
    """Show the table to whoever decides now."""
    page.wait_for_selector("[data-option]", state="attached")
    for option in options(page):
        if option.startswith("page "):
            page.dispatch_event(f'[data-option="{option}"]', "click")
            page.wait_for_timeout(100)


def measure_pages(browser: Browser, sides: list[Side], seed: int) -> None:
    """The same taps, undos and jumps on both sides, in turn."""
    with sides[0].page(browser, seed) as one, sides[1].page(browser, seed) as other:
        both = list(zip(sides, (one, other), strict=True))
        _measure_taps(both, seed)
        _measure_undo(both)
        _measure_jumps(both)


Both = list[tuple[Side, tuple[Page, str]]]


def _efforts(both: Both, what: str) -> list[tuple[Side, Page, Effort]]:
    for _, (page, address) in both:
        _open(page, address, what)
    return [(side, page, Effort(page)) for side, (page, _) in both]


def _measure_taps(both: Both, seed: int) -> None:
    pages = _efforts(both, f"game=boonlake&seats=human,human,human,human&seed={seed}")
    chances = [Random(seed) for _ in pages]
    for _ in range(TAPS):
        for (side, page, effort), chance in zip(pages, chances, strict=True):
            option = chance.choice(options(page))
            side.note("a tap", effort.of(TAP, f'[data-option="{option}"]'))


def _measure_undo(both: Both) -> None:
    pages = _efforts(both, "play=middle")
    for verb in ("undo", "redo"):
        for _ in range(UNDOS):
            for side, page, effort in pages:
                _lift_curtain(page)
                side.note(verb, effort.of(TAP, f'[data-act="{verb}"]'))


def _measure_jumps(both: Both) -> None:
    pages = _efforts(both, "play=over")
    for _, page, _ in pages:
        for act in ("close", "open menu", "replay"):
            page.dispatch_event(f'[data-act="{act}"]', "click")
        page.wait_for_selector("#replay-slider")
    chance = Random(3)
    for part in [chance.random() for _ in range(JUMPS)]:
        for side, page, effort in pages:
            last = int(page.get_attribute("#replay-slider", "max") or 0)
            side.note("a jump in a replay", effort.of(SLIDE, round(part * last)))


def measure(sides: list[Side], rounds: int) -> None:
    """Everything, in turn."""
    for number in range(2 * rounds):
        for side in sides if number % 2 else reversed(sides):
            side.run_engine(number)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        for seed in SEEDS:
            measure_pages(browser, sides, seed)
        browser.close()
    starts = {str(side.checkout): side.start for side in sides}
    bench.measure(starts, rounds)


def report(ours: Side, other: Side) -> dict[str, float]:
    """New divided by old of everything measured: below 1 is less work."""
    ratios = {
        "start-up, cold": bench.ratio(ours.start.cold, other.start.cold),
        "start-up, warm": bench.ratio(ours.start.warm, other.start.warm),
        "start-up, work of the page's thread": statistics.median(ours.start.work)
        / statistics.median(other.start.work),
    }
    for what in ours.times:
        ratios[what] = statistics.median(ours.times[what]) / statistics.median(other.times[what])
    return ratios


def table(ratios: dict[str, float], other: str) -> str:
    """The result for people."""
    lines = [f"Time or work here, divided by that of {other}:", ""]
    lines += ["| | ratio | at most |", "|---|---|---|"]
    lines += [f"| {what} | {ratio:.2f} | {LIMIT} |" for what, ratio in ratios.items()]
    return "\n".join(lines)


def checkout_of(name: str) -> Path:
    """A folder with a built site: the one named, or a commit checked out and built now."""
    if (Path(name) / "dist" / "index.html").exists():
        return Path(name).resolve()
    folder = BUILD / "compare" / name
    if not folder.exists():
        clone = ["git", "clone", "-q", "--no-checkout", str(ROOT), str(folder)]
        subprocess.run(clone, check=True)
        subprocess.run(["git", "-C", str(folder), "checkout", "-q", name], check=True)
        (folder / "node_modules").symlink_to(NODE_MODULES.resolve())
    subprocess.run([sys.executable, "-m", "tools.build"], cwd=folder, check=True)
    return folder


def main() -> int:
    """Measures both and prints the ratios; fails where a limit is passed."""
    parser = argparse.ArgumentParser(prog="tools.compare", description=__doc__)
    parser.add_argument("other", help="a checkout with dist/, or a commit")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    arguments = parser.parse_args()
    ours, other = Side.of(ROOT), Side.of(checkout_of(arguments.other))
    measure([ours, other], arguments.rounds)
    ratios = report(ours, other)
    text = table(ratios, Path(arguments.other).name)
    print(text)
    if arguments.record:
        measurements.record("Beside an earlier version", text)
    return 0 if all(ratio <= LIMIT for ratio in ratios.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
