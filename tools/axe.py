"""python -m tools.axe [--game settlement] [--looks dark,words] [--pictures]: axe on every screen.

Both games are walked through in a browser: set-up, first game, every kind of decision, panels,
curtain, scorings, end, replay, review. On each screen the page is dressed in every look (light,
dark, in words, forced colours, letters of twice the size, narrow screens) and axe is asked. A
finding that is critical, serious or moderate fails; a screen that reads wider than its window does
so as well. With --pictures what was looked at is written to build/axe.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import threading
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import save_of
from boonlake.players.review.stretches import stretches
from boonlake.players.table import play_out
from tools.browser import installed
from tools.build.places import BUILD, DIST, NODE_MODULES
from tools.serve import server
from tools.shots import ACT, OPTIONS, TAP, WAIT, opened, state

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
PICTURES = BUILD / "axe"
IMPACTS = ("critical", "serious", "moderate")
ASK = """
() => {
  for (const moving of document.getAnimations())
    if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
  return axe.run(document, {resultTypes: ["violations"]}).then(result => result.violations);
}
"""
WIDE = """
() => [...document.querySelectorAll("#app, #table, .setup, .panel, .panel-body")]
  .filter(e => e.scrollWidth > e.clientWidth + 1)
  .map(e => `wider than its place: ${e.id || e.className} ${e.scrollWidth} > ${e.clientWidth}`)
"""
"""What has to be pushed sideways to be read."""


class Look(NamedTuple):
    """How the page is dressed."""

    theme: str = "light"
    look: str = "picture"
    forced: bool = False
    letters: int = 16
    size: tuple[int, int] = (1024, 768)


LOOKS = {
    "light": Look(),
    "dark": Look(theme="dark"),
    "words": Look(look="text"),
    "words-dark": Look("dark", "text"),
    "forced": Look(forced=True),
    "words-forced": Look(look="text", forced=True),
    "large": Look(letters=32),
    "words-large": Look(look="text", letters=32),
    "narrow": Look(size=(320, 640)),
    "words-narrow": Look(look="text", size=(320, 640)),
}


def findings(page: Page) -> list[str]:
    """What axe finds wrong with what is shown: critical, serious and moderate things."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(ASK)
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in IMPACTS
        for node in one["nodes"]
    ]


class Wardrobe:
    """Dresses a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._devtools: CDPSession = page.context.new_cdp_session(page)

    def dress(self, look: Look) -> None:
        """Show the page in a look."""
        page = self._page
        page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        page.emulate_media(forced_colors="active" if look.forced else "none")
        sizes = {"standard": look.letters, "fixed": look.letters * 13 // 16}
        self._devtools.send("Page.setFontSizes", {"fontSizes": sizes})
        page.evaluate(ACT, f"set theme {look.theme}")
        page.evaluate(ACT, f"set look {look.look}")
        page.wait_for_timeout(50)


# Ways from screen to screen: each brings the page to one after the other and says its name

PANELS = (
    *("menu", "settings", "keys", "log", "log all", "help", "help all", "help rules.3"),
    *("browse", "seat 0", "seat 1", "scores", "players", "games", "bring", "results", "hand"),
)
AT_SETUP = ("games", "help", "browse", "settings", "bring", "results", "keys")
STATES = ("ready", "curtain", "scoring")
NEXT = "[data-option], #app[data-state=over]"
ABOUT = "[...document.querySelectorAll('[data-about]')].map(e => e.dataset.about)"


def panels(page: Page, names: tuple[str, ...]) -> Iterator[str]:
    """Every panel after the other."""
    for name in names:
        page.evaluate(ACT, f"open {name}")
        page.wait_for_selector("#panel .panel", timeout=WAIT)
        yield name
    page.evaluate(ACT, "close")


def set_up(context: BrowserContext, address: str, game: str) -> Iterator[tuple[Page, str]]:
    """The set-up and its panels."""
    page = opened(context, f"{address}?lang=en", "setup")
    page.evaluate(ACT, f"game {game}")
    yield page, "set-up"
    page.evaluate(ACT, "more")
    yield page, "set-up, all"
    for name in panels(page, AT_SETUP):
        yield page, f"set-up, {name}"
    page.close()


def table(context: BrowserContext, address: str, game: str) -> Iterator[tuple[Page, str]]:
    """A game of two people: each kind of decision, panels, curtain, scoring, end, replay."""
    query = f"?game={game}&seats=human,human&seed=7&lang=en"
    page = opened(context, f"{address}{query}", *STATES)
    seen: set[str] = set()
    for number in range(1, 4000):
        now = state(page)
        verbs = {option.partition(" ")[0] for option in page.evaluate(OPTIONS)}
        new = {now} | {f"{now} {verb}" for verb in verbs}
        if now in ("curtain", "scoring", "over"):
            new = {now}
        if new - seen:
            yield page, f"table, {now}: {' '.join(sorted(verbs))}"
            seen |= new
        if now == "over":
            break
        if number == 60:
            yield from ((page, f"table, {name}") for name in panels(page, PANELS))
            yield from _explained(page)
            page.evaluate(ACT, "hint")
            page.wait_for_selector(".advice ol", timeout=WAIT)
            yield page, "table, hint"
            page.evaluate(ACT, "hint-close")
        page.evaluate(TAP, number * 7919 >> 3)
        page.wait_for_selector(NEXT, state="attached")
    page.evaluate(ACT, "replay")
    page.wait_for_selector("#app[data-state=replay]")
    page.evaluate(ACT, "replay back turn")
    yield page, "replay"
    page.close()


def _explained(page: Page) -> Iterator[tuple[Page, str]]:
    """One thing of each sort on the table, explained."""
    sorts: dict[str, str] = {}
    for thing in page.evaluate(ABOUT):
        sorts.setdefault(thing.rstrip("0123456789").partition("-")[0], thing)
    for name in panels(page, tuple(f"explain {thing}" for thing in sorts.values())):
        yield page, f"table, {name}"


def opponent(context: BrowserContext, address: str, game: str) -> Iterator[tuple[Page, str]]:
    """The account of a turn of the game's own opponent."""
    seating = games.box(game).seating
    if seating.opponent is None:
        return
    seats = f"human,{seating.opponent.words()[0]}"
    page = opened(context, f"{address}?game={game}&seats={seats}&seed=7&lang=en", *STATES)
    for number in range(1, 400):
        if page.query_selector(".panel-account"):
            break
        page.evaluate(TAP, number * 7919 >> 3)
        page.wait_for_selector(NEXT, state="attached")
    yield page, "account"
    page.close()


def first_game(context: BrowserContext, address: str, game: str) -> Iterator[tuple[Page, str]]:
    """The first steps of a first game."""
    page = opened(context, f"{address}?lang=en", "setup")
    page.evaluate(ACT, f"game {game}")
    page.click('[data-act="first-game"]')
    for _ in range(6):
        page.wait_for_selector("[data-option]", state="attached", timeout=WAIT)
        page.wait_for_timeout(200)
        step = page.query_selector(".coach-bubble")
        if step is None:
            page.evaluate(TAP, 0)
            continue
        yield page, f"first game, {step.get_attribute('data-step')}"
        page.click('[data-act="coach-next"]')
    page.close()


def review(context: BrowserContext, address: str, game: str) -> Iterator[tuple[Page, str]]:
    """The review of a game's end, a better line of it, and the search for one."""
    page = context.new_page()
    page.goto(f"{address}rescue.html")
    yield page, "rescue"
    kept = save_of(_end_of_a_game(game)).text()
    page.evaluate("text => localStorage.setItem('boonlake.game.axe', text)", kept)
    page.close()
    page = opened(context, f"{address}?play=axe&lang=en", "over")
    page.evaluate(ACT, "review")
    page.wait_for_selector(".review-sums", timeout=2 * WAIT)
    yield page, "review, under way"
    page.wait_for_selector(".review-progress", state="detached", timeout=5 * WAIT)
    yield page, "review"
    for act in ("show", "find"):
        page.evaluate(ACT, "review back")
        page.wait_for_selector(f"[data-act^='review {act}']", timeout=WAIT)
        page.locator(f"[data-act^='review {act}']").first.click()
        page.wait_for_selector("#app[data-state=replay]")
        yield page, f"review, {act}"
    page.close()


def _end_of_a_game(name: str, last: int = 9) -> Match:
    """A finished game of which only the last stretches can be reviewed."""
    game = games.get(name)
    _, moves = play_out(game, ["random", "greedy"], 6)
    whole = Match(game, ["human", "greedy"], 6)
    for move in moves:
        whole.play(move)
    first = [stretch.at for stretch in stretches(whole)][-last]
    match = whole.resumed(whole.jump(first), moves[:first])
    for move in moves[first:]:
        match.play(move)
    return match


WAYS = (set_up, first_game, opponent, review, table)


class Report:
    """What was looked at, and what was found where."""

    def __init__(self, looks: dict[str, Look], *, pictures: bool) -> None:
        self._looks = looks
        self._pictures = pictures
        self.screens = 0
        self.found: dict[str, list[str]] = {}

    def look_at(self, page: Page, name: str) -> None:
        """Ask about one screen in all looks; a page without a table has only its own."""
        self.screens += 1
        wardrobe = Wardrobe(page)
        dressed = bool(page.query_selector("#app"))
        for word, look in self._looks.items() if dressed else [("own", LOOKS["light"])]:
            if dressed:
                wardrobe.dress(look)
            if self._pictures:
                file = re.sub(r"\W+", "-", f"{name}-{word}")
                page.screenshot(path=PICTURES / f"{file}.png")
            for fault in {*findings(page), *page.evaluate(WIDE)}:
                self.found.setdefault(" ".join(fault.split()), []).append(f"{name} [{word}]")
        if dressed:
            wardrobe.dress(LOOKS["light"])

    def __str__(self) -> str:
        faults = [
            f"{fault}\n    {len(where)} times: {'; '.join(where[:5])}"
            for fault, where in sorted(self.found.items(), key=lambda each: -len(each[1]))
        ]
        ended = f"{self.screens} screens in {len(self._looks)} looks, {len(faults)} findings"
        return "\n".join((*faults, ended))


def main() -> int:
    """Ask axe about every screen in every look."""
    parser = argparse.ArgumentParser(prog="tools.axe", description=__doc__)
    parser.add_argument("--game", choices=games.names(), action="append")
    parser.add_argument("--looks", default=",".join(LOOKS))
    parser.add_argument("--ways", default=",".join(way.__name__ for way in WAYS))
    parser.add_argument("--pictures", action="store_true")
    options = parser.parse_args()
    PICTURES.mkdir(parents=True, exist_ok=True)
    looks = {name: LOOKS[name] for name in options.looks.split(",")}
    report = Report(looks, pictures=options.pictures)
    ways = [way for way in WAYS if way.__name__ in options.ways.split(",")]
    with TemporaryDirectory() as folder:
        served = server(Path(shutil.copytree(DIST, Path(folder) / "dist")), 0)
        threading.Thread(target=served.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{served.server_address[1]}/"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=installed())
            for game, way in product(options.game or games.names(), ways):
                context = browser.new_context(locale="en-GB", service_workers="block")
                for page, name in way(context, address, game):
                    report.look_at(page, f"{game}, {name}")
                    print(f"{game}, {name}", file=sys.stderr, flush=True)
                context.close()
            browser.close()
        served.shutdown()
    print(report)
    return 1 if report.found else 0


if __name__ == "__main__":
    sys.exit(main())
