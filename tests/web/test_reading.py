"""Reading the table: the whole hand, what others did, explanations by keyboard."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import STRIPS

from .conftest import Table
from .playing import Person
from .test_looks import SIZES, act, resize
from .test_play import opened

FOCUS = """
() => {
  const e = document.activeElement;
  const text = e.getAttribute("aria-label") || e.querySelector(".unseen, .spoken")?.textContent;
  return {about: e.dataset.about ?? "", name: text ?? e.textContent, role: e.getAttribute("role")};
}
"""


def play_until(person: Person, verb: str) -> list[str]:
    """Tap until an option of this verb is offered."""
    for _ in range(400):
        options: list[str] = person.look()["options"]
        if any(option.startswith(verb) for option in options):
            return options
        if options:
            person.tap_any()
        else:
            person.table.page.wait_for_timeout(20)
    raise AssertionError(f"nobody was asked for {verb}")


def test_a_card_is_played_from_all_cards_as_from_the_hand(table: Table, site: str) -> None:
    opened(table, site, "human,random", more="&speed=instant")
    person = Person(table, 6)
    options = play_until(person, "discard ")
    page = table.page
    held = page.locator("#hand .card").count()
    assert page.inner_text(".all-cards b") == str(held)
    page.click(".all-cards")
    assert page.locator(".panel-hand .card").count() == held
    assert page.locator(".panel-hand .card.can").count() == page.locator("#hand .card.can").count()
    assert sorted(person.look()["options"]) == sorted(options)
    card = page.locator(".panel-hand .card.can").first
    key = str(card.get_attribute("data-about")).removeprefix("card-")
    card.click()
    assert page.query_selector(".panel-hand") is None
    assert page.is_visible(f'#prompt [data-option="discard {key}"]')
    person.tap(f"discard {key}")
    assert page.locator("#hand .card").count() == held - 1
    assert not table.errors


def test_the_hand_is_readable_on_tall_screens(table: Table, site: str) -> None:
    opened(table, site, "human,random", more="&speed=instant")
    person = Person(table, 6)
    while table.page.locator("#hand .card").count() < 9:
        options = play_until(person, "")
        drawing = [option for option in options if option in ("draw", "pass", "strip builder")]
        person.tap(drawing[0] if drawing else person.chance.choice(options))
    for size in (SIZES[1], SIZES[3]):
        resize(table, size)
        act(table, "pane hand")
        boxes = table.page.evaluate(
            """() => [...document.querySelectorAll("#hand .card")].map(card => {
              const box = card.getBoundingClientRect();
              return [box.left, box.top, box.right, box.bottom];
            })"""
        )
        for n, (left, top, right, bottom) in enumerate(boxes):
            assert right <= size[0]
            for other_left, other_top, other_right, other_bottom in boxes[:n]:
                beside = other_right <= left + 1 or right <= other_left + 1
                assert beside or other_bottom <= top + 1 or bottom <= other_top + 1


def test_a_recap_leads_to_its_place_in_the_log(table: Table, site: str) -> None:
    opened(table, site, "human,random,random", more="&speed=instant")
    person = Person(table, 2)
    person.tap_any()
    play_until(person, "ship ")
    person.tap_any()
    play_until(person, "strip ")
    page = table.page
    assert page.locator(".recap-line").count() == 2
    page.click(".recap")
    first = page.locator("#log-here li").first
    assert first.is_visible()
    assert page.locator("#log-here li").count() < page.locator(".log li").count()
    act(table, "close")
    person.tap(f"strip {STRIPS[0]}")
    assert page.query_selector(".recap") is None
    assert not table.errors


def before_a_strip(table: Table, site: str) -> Person:
    """Somebody who is asked for a strip."""
    opened(table, site, "human,random", more="&speed=instant")
    person = Person(table, 4)
    play_until(person, "strip ")
    return person


def test_arrow_keys_explain_everything_without_more_stops(table: Table, site: str) -> None:
    before_a_strip(table, site)
    page = table.page
    stops = page.evaluate(
        "[...document.querySelectorAll('[tabindex=\"0\"]:not([role=button])')].map(e => e.id)"
    )
    assert len(stops) <= 8
    kinds = {
        "map": {"space", "site", "river", "region"},
        "strips": {"strip", "row"},
        "tiles": {"slot", "project"},
        "board": {"lever", "recess", "production", "counter"},
        "hand": {"card"},
    }
    for group, wanted in kinds.items():
        page.evaluate("group => document.getElementById(group).focus()", group)
        met = set()
        for key in ("ArrowDown", *("ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp") * 8):
            page.keyboard.press(key)
            found = page.evaluate(FOCUS)
            met.add(found["about"].partition("-")[0])
            assert found["name"].strip()
            assert found["role"]
        assert met & wanted
        assert page.inner_text("#panel-title").strip()
        page.keyboard.press("Escape")
        assert page.query_selector(".panel-explain") is None
        assert page.evaluate(FOCUS)["about"] == found["about"]
    assert not table.errors


def test_a_mouse_that_rests_on_something_is_told_what_it_is(table: Table, site: str) -> None:
    before_a_strip(table, site)
    page = table.page
    for thing in (".strip", "#board .lever", "#tiles .slot"):
        page.locator(thing).first.hover()
        note = page.wait_for_selector("#hover-note")
        assert note is not None
        told = note.query_selector_all("b, p")
        assert len(told) > 1
        assert all(part.inner_text().strip() for part in told)
        page.mouse.move(1, 1)
        page.wait_for_selector("#hover-note", state="detached")
    assert not table.errors


def test_enter_takes_and_explains_what_has_the_focus(table: Table, site: str) -> None:
    person = before_a_strip(table, site)
    page = table.page
    page.evaluate("document.getElementById('board').focus()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    assert page.is_visible(".panel-explain")
    page.evaluate("document.getElementById('strips').focus()")
    page.keyboard.press("ArrowDown")
    taken = page.evaluate(FOCUS)["about"].replace("-", " ")
    page.keyboard.press("Enter")
    assert taken not in person.look()["options"]
    assert not table.errors


def test_several_cards_are_marked_and_discarded_together(table: Table, site: str) -> None:
    opened(table, site, "human,random", more="&speed=instant")
    page, person = table.page, Person(table, 6)
    together = '#prompt [data-act="open hand"]'
    for _ in range(300):
        table.wait_options()
        if page.query_selector(together):
            break
        options = person.look()["options"]
        wanted = [o for o in options if o in ("strip hire", "strip builder", "hire cards", "draw")]
        person.tap(wanted[0] if wanted else person.chance.choice(options))
    held = page.locator("#hand .card").count()
    page.click(together)
    take = page.locator('[data-act="take-marked"]')
    cards = page.locator(".panel-hand .card.can")
    marked = 0
    while take.is_disabled():
        cards.nth(marked).click()
        marked += 1
        assert page.locator(".panel-hand .card.picked").count() == marked
    assert marked > 1
    take.click()
    page.wait_for_selector(".panel-hand", state="detached")
    assert page.locator("#hand .card").count() <= held - marked
    assert not table.errors
