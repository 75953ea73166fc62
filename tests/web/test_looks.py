"""How the page looks and is reached: sizes, languages, targets, contrast, keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.session.kept_games import finished_match
from tools.axe import LOOKS, Wardrobe, findings

from .conftest import Table, new_profile
from .keeping import before_a_scoring, open_kept, tap_until
from .playing import WHOLE_GAME, Person

SIZES = ((1024, 768), (768, 1024), (1440, 900), (390, 844))
LANGUAGES = ("en", "de", "pl")

FAULTS = """
() => {
  for (const moving of document.getAnimations())
    if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
  const faults = [];
  const app = document.documentElement;
  if (app.scrollHeight > innerHeight + 1 || app.scrollWidth > innerWidth + 1)
    faults.push(`the page scrolls: ${app.scrollWidth}x${app.scrollHeight}`);
  const seen = element => {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    if (box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight)
      return null;
    return box;
  };
  const name = e => e.dataset.option ?? e.dataset.act ?? e.dataset.field ?? e.className;
  for (const e of document.querySelectorAll("button, select, input, [data-option], .can")) {
    const box = seen(e);
    if (!box || e.closest("[data-covered]")) continue;
    const ticked = e.matches("input[type=checkbox]");
    const label = ticked ? e.closest("label").getBoundingClientRect() : box;
    const tiny = e.closest("#map") && innerWidth < 600;
    if (!tiny && Math.min(label.width, label.height) < 43.5)
      faults.push(`small: ${name(e)} ${label.width.toFixed(0)}x${label.height.toFixed(0)}`);
  }
  for (const e of document.querySelectorAll("[data-option]")) {
    if (!e.checkVisibility() || !seen(e) || e.closest("[data-covered]")) continue;
    e.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = e.getBoundingClientRect();
    const x = box.left + Math.min(44, box.width) / 2, y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && !e.contains(top) && top.closest(".can") !== e && !top.closest(".panel"))
      faults.push(`something lies over ${name(e)}: ${top.outerHTML.slice(0, 80)}`);
  }
  const words = "button span, .ask span, .strip-name, .card-name, .slot-name, h2, .pane-tab";
  for (const e of document.querySelectorAll(words)) {
    const box = seen(e);
    if (!box || e.closest("[data-covered], .unseen, .bar-seat, .tool")) continue;
    const hidden = e.closest(".fan, .recap") || getComputedStyle(e).textOverflow === "ellipsis";
    if (!hidden && (e.scrollWidth > e.clientWidth + 1 && e.clientWidth))
      faults.push(`clipped: ${e.textContent.slice(0, 40)}`);
    const frame = e.closest(".strip, .take, .slot, .lever, .panel");
    const outer = frame && frame.getBoundingClientRect();
    if (outer && (box.right > outer.right + 1.5 || box.bottom > outer.bottom + 1.5))
      if (!e.closest(".panel-body")) faults.push(`out of its frame: ${e.textContent.slice(0, 40)}`);
  }
  for (const strip of document.querySelectorAll(".strip")) {
    const name = strip.querySelector(".strip-name"), parts = strip.querySelector(".strip-parts");
    const a = seen(name), b = seen(parts);
    const range = document.createRange();
    range.selectNodeContents(name);
    const words = range.getBoundingClientRect();
    const beside = a && b && words.bottom > b.top + 1 && words.top < b.bottom - 1;
    if (beside && words.right > b.left + 1)
      faults.push(`overlaps: ${name.textContent}`);
  }
  return faults;
}
"""
"""What is wrong with the picture: scrolling, targets that are small or lie under something,
text that is clipped or overlaps."""


@pytest.fixture(scope="module")
def seated(browser: Browser, site: str) -> Iterator[Table]:
    """One running game for all pictures."""
    context = new_profile(browser)
    table = Table(context.new_page()).watch()
    table.open(f"{site}?game=boonlake&seats=human,random,random,random&seed=7&speed=instant")
    table.page.evaluate(WHOLE_GAME, [3, 60])
    yield table
    context.close()


def resize(table: Table, size: tuple[int, int]) -> None:
    """Another screen, drawn."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.page.wait_for_timeout(100)


def speak(table: Table, language: str) -> None:
    """Another language, as the settings set it."""
    act(table, f"language {language}")


def act(table: Table, name: str) -> None:
    """What a button of the page would do."""
    table.page.evaluate(
        """name => {
          const made = document.createElement("button");
          made.dataset.act = name;
          document.body.append(made);
          made.click();
          made.remove();
        }""",
        name,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_table_fits(seated: Table, size: tuple[int, int], language: str) -> None:
    resize(seated, size)
    speak(seated, language)
    for pane in ("hand", "board", "tiles", "tracks"):
        act(seated, f"pane {pane}")
        assert not seated.page.evaluate(FAULTS)


@pytest.mark.parametrize("size", SIZES[:2])
def test_every_decision_fits(table: Table, site: str, size: tuple[int, int]) -> None:
    table.open(f"{site}?game=boonlake&seats=human,human,human,human&seed=9&lang=pl")
    resize(table, size)
    person = Person(table, 8)
    faults: dict[str, str] = {}
    for _ in range(75):
        seen = person.look()
        if seen["state"] == "ready":
            person.catch_up()
            asked = person.match.decision()
            for fault in table.page.evaluate(FAULTS):
                faults.setdefault(fault, asked.kind if asked else "")
        person.tap_any()
    assert not faults


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("panel", ["menu", "settings", "log", "help", "browse", "seat 1", "scores"])
def test_panels_fit(seated: Table, size: tuple[int, int], panel: str) -> None:
    resize(seated, size)
    speak(seated, "de")
    act(seated, f"open {panel}")
    faults = seated.page.evaluate(FAULTS)
    act(seated, "close")
    assert not faults


def violations(table: Table) -> list[str]:
    """What axe finds critical, serious or moderate."""
    return findings(table.page)


def accessible(table: Table, panels: dict[str, str]) -> None:
    """A sample of what `python -m tools.axe` tries: in each look the table and a panel."""
    wardrobe = Wardrobe(table.page)
    found = {}
    for name, panel in panels.items():
        wardrobe.dress(LOOKS[name])
        found[name] = violations(table)
        act(table, f"open {panel}")
        found[f"{name}, {panel}"] = violations(table)
        act(table, "close")
    wardrobe.dress(LOOKS["light"])
    act(table, "set theme system")
    assert not {name: faults for name, faults in found.items() if faults}


def test_table_is_accessible(seated: Table) -> None:
    speak(seated, "en")
    accessible(
        seated,
        {
            "light": "settings",
            "dark": "help",
            "words": "browse",
            "words-dark": "seat 1",
            "forced": "hand",
            "large": "log",
            "narrow": "scores",
        },
    )


def test_set_up_scoring_and_end_are_accessible(table: Table, site: str) -> None:
    table.open(site)
    assert not violations(table)
    table = open_kept(table.page.context, site, before_a_scoring(), "scoring", speed="calm")
    tap_until(table, "page next")
    assert table.state == "scoring"
    assert not violations(table)
    table = open_kept(table.page.context, site, finished_match(2), "ended")
    assert table.state == "over"
    assert not violations(table)


def test_every_option_is_reached_by_key(table: Table, site: str) -> None:
    table.open(f"{site}?game=boonlake&seats=human,random&seed=7&lang=en&speed=instant")
    person = Person(table, 2)
    for _ in range(12):
        table.wait_options()
        wanted = set(person.look()["options"])
        reached: set[str] = set()
        rounds = 0
        table.page.evaluate("document.activeElement?.blur()")
        for _ in range(400):
            table.page.keyboard.press("Tab")
            reached |= set(
                table.page.evaluate(
                    """() => {
                      const e = document.activeElement;
                      const place = e?.dataset.about;
                      if (e?.dataset.option) return [e.dataset.option];
                      if (e?.getAttribute("role") === "button" && place) return [`at ${place}`];
                      return [];
                    }"""
                )
            )
            rounds += bool(table.page.evaluate("document.activeElement === document.body"))
            if wanted <= reached or rounds > 1:
                break
        unseen = {option for option in wanted - reached if _seen(table, option)}
        assert not unseen
        focused = sorted(wanted & reached)
        option = person.chance.choice(focused or sorted(wanted))
        table.page.evaluate(
            "option => document.querySelector(`[data-option='${option}']`).focus()", option
        )
        if focused:
            table.page.keyboard.press("Enter")
        else:
            person.tap(option)
    assert not table.errors


def _seen(table: Table, option: str) -> bool:
    """Whether an option's element is visible; others wait behind the element they lie on."""
    return bool(
        table.page.evaluate(
            "option => document.querySelector(`[data-option='${option}']`).checkVisibility()",
            option,
        )
    )
