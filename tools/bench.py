"""python -m tools.bench [--rounds N] [--record]: start-up against bare PyScript pages.

Three pages are loaded in turn, so that whatever else the machine does hits all of them:
ours, a page that prints one line with the same vendored files, and the same page with
Pyodide as npm ships it. Only ratios mean anything.

`--site NAME=FOLDER` measures another built site beside ours in the same rounds, as often as it
is given: the same site without one of its measures, or that of another commit.
"""

import argparse
import gzip
import json
import shutil
import statistics
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import measurements
from tools.browser import installed
from tools.build import vendor
from tools.build.places import BUILD, DIST, PYODIDE
from tools.serve import Handler, server

LINE = "One line."
BARE = f"""<!doctype html><meta charset="utf-8"><title>Bare</title>
<script type="module" src="./vendor/pyscript/core.js"></script>
<p id="out"></p>
<script type="py" config='{{"interpreter":"./vendor/pyodide/pyodide.mjs"}}'>
from pyscript import display
display("{LINE}", target="out")
</script>
"""
PYODIDE_FILES = (*vendor.PYODIDE_FILES, "python_stdlib.zip", "pyodide-lock.json")

SHOWN = "shown"

# Notes when the page first shows what it has to show, counted from the click on its link.
WATCH = f"""
new MutationObserver((_, observer) => {{
  const app = document.querySelector("#app");
  const out = document.querySelector("#out");
  if (!(app ? /setup|ready/.test(app.dataset.state) : out?.textContent.includes("{LINE}"))) return;
  observer.disconnect();
  window.shownAfter = performance.now();
  performance.mark("{SHOWN}");
}}).observe(document, {{ subtree: true, childList: true, attributes: true }});
"""

LIMITS = {
    "cold, against the bare page": 1.15,
    "warm, against the bare page": 1.5,
    "cold, against the bare page as shipped": 0.65,
}


class Host(Handler):
    """A host that lets browsers keep files for a while, as most do."""

    def end_headers(self) -> None:
        """Says for how long."""
        self.send_header("Cache-Control", "max-age=600")
        super(Handler, self).end_headers()


@dataclass
class Candidate:
    """A page to be measured, and the milliseconds it took."""

    folder: Path
    work: list[float] = field(default_factory=list)
    """Of a first visit, what the page's thread worked until then; hardly more on a busy machine."""
    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)

    def measure(self, browser: Browser, *, warm: bool = True) -> None:
        """One start in a fresh profile, and one after the browser has learned the page."""
        with server(self.folder, kind=Host) as host:
            threading.Thread(target=host.serve_forever, args=[0.05], daemon=True).start()
            address = f"http://127.0.0.1:{host.server_address[1]}/"
            context = browser.new_context()
            context.add_init_script(WATCH)
            page = context.new_page()
            browser.start_tracing(page=page, categories=["blink.user_timing"])
            self.cold.append(_load(page, address))
            self.work += _work_of_thread(browser.stop_tracing())
            page.wait_for_timeout(300)
            if warm:
                if page.query_selector("#app"):
                    page.wait_for_selector("html[data-offline=ready]", state="attached")
                _load(page, address)
                page.wait_for_timeout(300)
                self.warm.append(_load(page, address))
            context.close()
            host.shutdown()


def _load(page: Page, address: str) -> float:
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.shownAfter", timeout=120_000)
    milliseconds: float = page.evaluate("window.shownAfter")
    return milliseconds


def _work_of_thread(trace: bytes) -> list[float]:
    """How long the page's thread had worked when the page showed what it has to show."""
    events = json.loads(trace)["traceEvents"]
    return [event["tts"] / 1000 for event in events if event["name"] == SHOWN and "tts" in event]


def bare_page(name: str, files: dict[str, bytes]) -> Path:
    """A folder with a page that prints one line, on the vendored files given."""
    folder = BUILD / "bench" / name
    shutil.rmtree(folder, ignore_errors=True)
    for path, content in files.items():
        target = folder / "vendor" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    return folder


def as_shipped() -> dict[str, bytes]:
    """Pyodide as npm brings it, and the same PyScript."""
    files = {f"pyodide/{name}": (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    return files | vendor.pyscript()


def as_vendored() -> dict[str, bytes]:
    """The very files that our page uses."""
    (folder,) = DIST.glob("vendor-*")
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def bytes_of_a_start() -> dict[str, int]:
    """What a first visit loads before the page is ready, raw and compressed by the host."""
    late = ("licences.txt", "sw.js", "rescue.html", "rescue.js")
    files = [path for path in DIST.rglob("*") if path.is_file() and path.name not in late]
    contents = [path.read_bytes() for path in files if path.parent.name not in ("games", "icons")]
    packed = [min(len(content), len(gzip.compress(content, 6))) for content in contents]
    return {"raw": sum(map(len, contents)), "gzip": sum(packed)}


def usual() -> dict[str, Candidate]:
    """Our site and the two bare pages."""
    return {
        "ours": Candidate(DIST),
        "bare": Candidate(bare_page("bare", as_vendored())),
        "shipped": Candidate(bare_page("shipped", as_shipped())),
    }


def measure(pages: dict[str, Candidate], rounds: int, *, warm: bool = True) -> None:
    """All pages, loaded in turn; every round begins with another one."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        order = list(pages.values())
        for number in range(rounds):
            for page in order[number % len(order) :] + order[: number % len(order)]:
                page.measure(browser, warm=warm)
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        browser.close()


def ratio(one: list[float], other: list[float]) -> float:
    """The median of the ratios within a round: a slow moment of the machine is in both."""
    return statistics.median(a / b for a, b in zip(one, other, strict=True))


def report(pages: dict[str, Candidate]) -> dict[str, object]:
    """Medians, ratios and bytes, as they stand in build/bench.json."""
    cold = {name: statistics.median(page.cold) for name, page in pages.items()}
    warm = {name: statistics.median(page.warm) for name, page in pages.items()}
    ours, bare, shipped = pages["ours"], pages["bare"], pages["shipped"]
    pairs = [(ours.cold, bare.cold), (ours.warm, bare.warm), (ours.cold, shipped.cold)]
    ratios = {name: ratio(*pair) for name, pair in zip(LIMITS, pairs, strict=True)}
    return {
        "rounds": len(pages["ours"].cold),
        "cold ms": {name: round(value) for name, value in cold.items()},
        "warm ms": {name: round(value) for name, value in warm.items()},
        "ratios": {name: round(value, 3) for name, value in ratios.items()},
        "limits": LIMITS,
        "bytes before ready": bytes_of_a_start(),
        "bytes for offline": sum(p.stat().st_size for p in DIST.rglob("*") if p.is_file()),
        "within limits": all(ratios[name] <= limit for name, limit in LIMITS.items()),
    }


def compared(pages: dict[str, Candidate]) -> str:
    """Every site beside ours: its start against the bare page's and against ours."""
    lines = ["| site | cold, against bare | warm, against bare | cold, against ours | work, ms |"]
    lines.append("|---|---|---|---|---|")
    ours, bare = pages["ours"], pages["bare"]
    for name, page in pages.items():
        warm = f"{ratio(page.warm, bare.warm):.3f}" if page.warm else "–"
        cold = f"{ratio(page.cold, bare.cold):.3f} | {warm} | {ratio(page.cold, ours.cold):.3f}"
        lines.append(f"| {name} | {cold} | {statistics.median(page.work):.0f} |")
    return "\n".join(lines)


def table(result: dict[str, object]) -> str:
    """The result for people."""
    ratios, size = result["ratios"], result["bytes before ready"]
    assert isinstance(ratios, dict)
    assert isinstance(size, dict)
    lines = ["| start-up | ratio | at most |", "|---|---|---|"]
    lines += [f"| {name} | {ratios[name]:.2f} | {limit} |" for name, limit in LIMITS.items()]
    lines += [
        "",
        f"Medians of {result['rounds']} rounds. A first visit loads {size['raw'] / 1e6:.1f} MB"
        f" ({size['gzip'] / 1e6:.1f} MB from a host that compresses) before the page is ready.",
    ]
    return "\n".join(lines)


def main() -> int:
    """Measures, prints and writes build/bench.json; fails where a limit is passed."""
    parser = argparse.ArgumentParser(prog="tools.bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    parser.add_argument("--site", action="append", default=[], metavar="NAME=FOLDER")
    parser.add_argument("--cold", action="store_true", help="first visits only, to be quick")
    options = parser.parse_args()
    pages = usual()
    for name, _, folder in (site.partition("=") for site in options.site):
        pages[name] = Candidate(Path(folder).resolve())
    measure(pages, options.rounds, warm=not options.cold)
    print(compared(pages))
    if options.cold:
        return 0
    result = report(pages)
    (BUILD / "bench.json").write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(result, indent=2))
    print(table(result))
    if options.record:
        measurements.record("Start-up", table(result))
    return 0 if result["within limits"] else 1


if __name__ == "__main__":
    sys.exit(main())
