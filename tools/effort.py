"""How much work something is for the page, whatever else the machine does meanwhile."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from playwright.sync_api import Page

TRIES = 3
"""One good measurement of a few shows what the page needs."""
YARDSTICK = """
() => {
  const drawing = document.createElement("div");
  const rows = Array.from({length: 400}, (_, n) => `<g class="row-${n}"><path d="M${n} 1h2"/></g>`);
  for (let nth = 0; nth < 4; nth += 1) drawing.innerHTML = `<svg>${rows.join("")}</svg>`;
  return drawing.querySelectorAll("path").length;
}
"""
"""The same piece of work each time, of some milliseconds; on a crowded machine of more."""
WARM = 30
RECENT = 9


class Effort:
    """Measures a page: the time its thread is busy, as on a machine that does nothing else."""

    def __init__(self, page: Page, slower: int = 1) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.best = slower * min(self._busy_with(YARDSTICK) for _ in range(WARM))
        """What the yardstick takes when nobody else is there."""
        self.recent: list[float] = []
        """What it has just taken, the latest last."""
        if slower > 1:
            self.session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def _busy(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(m["value"] for m in metrics if m["name"] == "TaskDuration")) * 1000

    def _busy_with(self, script: str, argument: object = None) -> float:
        before = self._busy()
        self.page.evaluate(script, argument)
        return self._busy() - before

    def of(self, script: str, argument: object) -> float:
        """Milliseconds of work for a script that ends when the picture has changed."""
        self.recent = [*self.recent, self._busy_with(YARDSTICK)][-RECENT:]
        crowded = max(1.0, statistics.median(self.recent) / self.best)
        return self._busy_with(script, argument) / crowded


def within(measure: Callable[[], dict[str, float]], limits: dict[str, float]) -> None:
    """One of a few measurements stays below all limits."""
    tries = []
    for _ in range(TRIES):
        tries.append(measure())
        print({name: round(milliseconds) for name, milliseconds in tries[-1].items()})
        if all(tries[-1][name] < limit for name, limit in limits.items()):
            return
    raise AssertionError(f"milliseconds of {TRIES} tries: {tries}; limits: {limits}")
