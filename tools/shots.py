"""python -m tools.shots [--readme]: pictures of every screen, at four sizes and in three languages.

They are written to build/shots, for looking at; the checks of what is on them are browser tests.
With --readme only the pictures that the README shows are taken anew.
"""

from __future__ import annotations

import argparse
import sys
import threading
from functools import partial

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import save_of
from tools.browser import installed
from tools.build.places import BUILD, DIST, ROOT
from tools.serve import server

TARGET = BUILD / "shots"
SIZES = ((1024, 768), (768, 1024), (1440, 900), (390, 844))
LANGUAGES = ("en", "de", "pl")
WAIT = 60_000
PANELS = ("seat 1", "scores", "log", "help rules.3", "browse", "settings")
README = {
    "boonlake": ("table", (1280, 860), "strip", 6),
    "settlement": ("settlement", (1024, 768), "turn-choice", 34),
}
"""By game: the name of its picture, the size, and before which decision of how many it is taken."""
DECISIONS = {
    "boonlake": ("strip", "explore", "develop", "ship", "pay", "score", "hire", "modernize"),
    "settlement": ("artefact", "explore", "fight", "row", "use", "pay", "keep", "monster", "end"),
}
"""By game: a picture is taken of the first decision that offers a move of each of these verbs."""

TAP = """
number => {
  const found = [...document.querySelectorAll("[data-option]")];
  const chosen = found[number % found.length];
  chosen?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}
"""
OPTIONS = "[...document.querySelectorAll('[data-option]')].map(e => e.dataset.option)"
ACT = """
act => {
  const made = document.createElement("button");
  made.dataset.act = act;
  document.body.append(made);
  made.click();
  made.remove();
}
"""


def picture(page: Page, name: str) -> None:
    """Write one picture."""
    page.wait_for_timeout(350)
    page.screenshot(path=TARGET / f"{name}.png")


def opened(context: BrowserContext, address: str, *states: str) -> Page:
    """The page in one of these states; a load that dies in the browser is tried once more."""
    wanted = ", ".join(f"#app[data-state={state}]" for state in states)
    for last in (False, True):
        page = context.new_page()
        try:
            page.goto(address)
            page.wait_for_selector(wanted, timeout=WAIT)
            break
        except PlaywrightError:
            if last:
                raise
            page.close()
    return page


def state(page: Page) -> str:
    """What the page waits for."""
    return str(page.get_attribute("#app", "data-state"))


def play_through(page: Page, game: str, name: str) -> None:
    """Play a game to its end, with a picture of each kind of decision and screen."""
    missing = set(DECISIONS[game])
    panels_at = DECISIONS[game][2]
    shown: set[str] = set()
    for number in range(1, 4000):
        now = state(page)
        if now in ("curtain", "scoring", "over") and now not in shown:
            shown.add(now)
            picture(page, f"{name}-{now}")
        if now == "over":
            return
        offered = page.evaluate(OPTIONS)
        verbs = {option.partition(" ")[0] for option in offered}
        for verb in sorted(missing & verbs):
            missing.remove(verb)
            picture(page, f"{name}-{verb}")
            if verb == panels_at:
                for panel in PANELS:
                    page.evaluate(ACT, f"open {panel}")
                    picture(page, f"{name}-{panel.split()[0]}")
                    page.evaluate(ACT, "close")
        page.evaluate(TAP, number * 7919 >> 3)


def shoot(browser: Browser, address: str, size: tuple[int, int], language: str) -> None:
    """All pictures of one size and language."""
    width, height = size
    name = f"{width}x{height}-{language}"
    context = browser.new_context(viewport={"width": width, "height": height})
    picture(opened(context, f"{address}?lang={language}", "setup"), f"{name}-setup")
    for game in games.names():
        table = f"{address}?game={game}&seats=human,human,human&seed=7&lang={language}"
        play_through(opened(context, table, "ready", "curtain"), game, f"{game}-{name}")
    context.close()


def readme(browser: Browser, address: str) -> None:
    """The pictures of the README: games that computer players have brought to the second half."""
    for game in games.names():
        _readme_picture(browser, address, game)


def _readme_picture(browser: Browser, address: str, game: str) -> None:
    name, (width, height), kind, most = README[game]
    seats = ["human", "steady", "steady"]
    match = Match(games.get(game), seats, 6)
    players = [match.game.player("steady", seat, 6) for seat in range(len(seats))]
    turns = 0
    while asked := match.decision():
        turns += asked.kind == kind and asked.seat == 0
        if turns > most:
            break
        match.play(
            players[asked.seat].choose(asked, partial(match.game.view, match.state, asked.seat))
        )
    save = save_of(match)
    save.names = ["Anna", "", ""]
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    page.goto(f"{address}rescue.html")
    page.evaluate("text => localStorage.setItem('boonlake.game.readme', text)", save.text())
    page = opened(context, f"{address}?play=readme&lang=en", "ready")
    page.wait_for_selector("html[data-offline=ready]", state="attached", timeout=WAIT)
    page.wait_for_selector(".notice", state="hidden", timeout=WAIT)
    page.screenshot(path=ROOT / "docs" / f"{name}.png")


def main() -> int:
    """Take the pictures of the built site."""
    parser = argparse.ArgumentParser(prog="tools.shots", description=__doc__)
    parser.add_argument("--readme", action="store_true", help="only the README's pictures")
    only_readme = parser.parse_args().readme
    TARGET.mkdir(parents=True, exist_ok=True)
    served = server(DIST, 0)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{served.server_address[1]}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        if only_readme:
            readme(browser, address)
        for size in () if only_readme else SIZES:
            for language in LANGUAGES:
                shoot(browser, address, size, language)
                print(f"{size[0]}x{size[1]} {language}", flush=True)
        browser.close()
    served.shutdown()
    print(f"{len(list(TARGET.glob('*.png')))} pictures in {TARGET.relative_to(BUILD.parent)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
