"""python -m tools.overlaps [--positions 200]: what lies over something that can be tapped.

Both games are played by chance in a browser, and at every so many decisions the page is looked at
in four sizes: whatever can be taken has to lie on top where a finger would tap it.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Sequence

from playwright.sync_api import Page, sync_playwright

from boonlake import games
from tools.browser import installed
from tools.build.places import DIST
from tools.serve import server
from tools.shots import TAP, opened

SIZES = ((1024, 768), (768, 1024), (1440, 900), (390, 844))
NEXT = "[data-option], #app[data-state=over]"
COVERED = """
() => {
  const panes = (e) => e.closest("#map, #board, #hand, #tiles, #tracks, #strips, #heroes, #market")
    ?? document.body;
  const found = [];
  for (const e of document.querySelectorAll("[data-option], .can, #bar button, .panes button")) {
    if (!e.checkVisibility() || e.closest("[data-covered], [hidden]")) continue;
    e.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = e.getBoundingClientRect(), frame = panes(e).getBoundingClientRect();
    if (!box.width || !frame.width) continue;
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const name = e.dataset.option ?? e.dataset.act ?? e.id;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      found.push(`${name} is out of sight`);
      continue;
    }
    const top = document.elementFromPoint(x, y);
    if (top && !e.contains(top) && !top.contains(e) && top.closest(".can, [data-option]") !== e)
      found.push(`${name} lies under ${top.id || top.getAttribute("class") || top.tagName}`);
  }
  return [...new Set(found)];
}
"""
"""What can be tapped and has something else on top of it."""


def look(page: Page, sizes: Sequence[tuple[int, int]] = SIZES) -> dict[str, list[str]]:
    """By size: what is covered in the position that is shown."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        if covered := page.evaluate(COVERED):
            found[f"{width}x{height}"] = covered
    return found


def positions(page: Page, count: int, seed: int) -> list[dict[str, list[str]]]:
    """What is covered in so many positions of a game that chance plays."""
    seen = []
    for number in range(count):
        page.wait_for_selector(NEXT, state="attached")
        if page.get_attribute("#app", "data-state") == "over":
            break
        seen.append(look(page))
        for step in range(1 + (number + seed) % 3):
            page.evaluate(TAP, (number * 7 + step + seed) * 7919 >> 3)
            page.wait_for_selector(NEXT, state="attached")
    return seen


def main() -> int:
    """Look at so many positions of both games."""
    parser = argparse.ArgumentParser(prog="tools.overlaps", description=__doc__)
    parser.add_argument("--positions", type=int, default=200)
    wanted = parser.parse_args().positions
    served = server(DIST, 0)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{served.server_address[1]}/"
    faults = seen = seed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        while seen < wanted:
            game = games.names()[seed % 2]
            context = browser.new_context(locale="en-GB")
            query = f"?game={game}&seats=human,random,random&seed={seed}&speed=instant"
            page = opened(context, address + query, "ready")
            for found in positions(page, min(50, wanted - seen), seed):
                seen += 1
                faults += bool(found)
                for size, covered in found.items():
                    print(f"{game} {seed} {size}: {'; '.join(covered)}", flush=True)
            context.close()
            seed += 1
        browser.close()
    served.shutdown()
    print(f"{seen} positions in {len(SIZES)} sizes, {faults} with something covered")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
