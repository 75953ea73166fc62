"""What every browser must be able to do, on the site as it is built."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from boonlake import games
from boonlake.engine.reopen import save_of
from golden import differences
from tests.session.kept_games import finished_match
from tests.web.conftest import Served
from tests.web.golden_page import PAGE, PLAYED, site_with_page
from tests.web.keeping import SLIDE
from tests.web.playing import replayed
from tests.web.test_keep_tabs import EMPTY, FILL
from web.kit.buttons import signed

from .conftest import Visit

MOST_TAPS = 3000
GAMES = ("boonlake", "settlement")
SIZES = ((460, 850), (1024, 768))
"""A phone and a tablet; WebKit's window cannot be narrower here."""
OUT_OF_SIGHT = """
() => {
  const faults = [];
  const {scrollWidth, scrollHeight} = document.documentElement;
  if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${scrollWidth}x${scrollHeight} in ${innerWidth}x${innerHeight}`);
  for (const place of ["bar", "prompt", "map", "board"]) {
    const box = document.getElementById(place)?.getBoundingClientRect();
    if (!box || !box.width) continue;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${place} is cut: ${JSON.stringify(box)}`);
  }
  const shown = ["map", "board"].filter((place) => {
    const box = document.getElementById(place)?.getBoundingClientRect();
    return box && box.width > innerWidth / 3 && box.height > innerHeight / 5;
  });
  if (!shown.length) faults.push("neither map nor board is in sight");
  if (!document.getElementById("prompt")?.getBoundingClientRect().height)
    faults.push("the prompt is not in sight");
  return faults;
}
"""
"""What of the table cannot be seen."""
SHOW_BOARD = """
() => new Promise((done) => {
  document.querySelector("[data-act='pane board']")?.click();
  setTimeout(done, 150);
})
"""
"""A phone shows one part of the table at a time."""
POINTS = "() => [...document.querySelectorAll('.bar-seat b')].map((shown) => shown.innerText)"


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_table_that_fits(visit: Visit, address: partial[str], game: str) -> None:
    visit.open(address(game=game, seats="human,greedy,random,random"))
    visit.play(30)
    for width, height in SIZES:
        visit.tab.resize(width, height)
        visit.tab.evaluate(SHOW_BOARD)
        assert visit.tab.evaluate(OUT_OF_SIGHT) == []
    assert visit.play(MOST_TAPS, seed=41) == "over"
    save = visit.saved()
    match = replayed(save)
    played = games.get(game)
    assert save.snapshot is not None
    assert played.digest(match.state) == played.digest(played.restore(save.snapshot[1]))
    outcome = played.outcome(match.state)
    assert outcome is not None
    result = visit.text("#panel")
    assert all(str(score) in result for score in outcome.scores)


def test_computer_players_think_beside_the_page(visit: Visit, address: partial[str]) -> None:
    visit.open(address(game="boonlake", seats="sharp,sharp"))  # the game outlasts a late worker
    visit.wait("#app[data-state=thinking][data-mind=beside]")
    before = len(visit.saved().moves)
    visit.wait(f"[data-position]:not([data-position='{before}'])")
    visit.wait("#app[data-state=thinking][data-mind=beside]")


def test_a_reload_goes_on_and_undo_takes_back(visit: Visit, address: partial[str]) -> None:
    visit.open(address(game="boonlake", seats="human,eminence:easy"))
    visit.play(12)
    while (offered := visit.wait_options())[0].startswith("page "):
        visit.take(offered[0])
    before = visit.saved().moves
    visit.reload()
    visit.wait_options()
    assert visit.saved().moves == before
    while (again := visit.wait_options())[0].startswith("page "):
        visit.take(again[0])
    assert again == offered
    visit.take(offered[0])
    assert len(visit.saved().moves) > len(before)
    visit.act("undo")
    assert visit.saved().moves == before
    assert visit.wait_options() == offered


def test_a_finished_game_is_replayed(visit: Visit, site: str) -> None:
    match = finished_match(2)
    visit.tab.open(f"{site}licences.txt")
    text = save_of(match).text()
    visit.tab.evaluate("text => localStorage.setItem('boonlake.game.whole', text)", text)
    visit.open(f"{site}?play=whole&lang=en")
    visit.wait("#app[data-state=over]")
    for act in ("close", "open menu", "replay"):
        visit.act(act)
    visit.wait("#replay-slider")
    for place in (0, 77, len(match.moves)):
        visit.tab.evaluate(SLIDE, place)
        assert f"Move {place} of {len(match.moves)}" in visit.text("#replay-now")
        points = [signed(player.vp) for player in match.jump(place).players]
        assert visit.tab.evaluate(POINTS) == points


def test_it_starts_and_plays_with_the_server_gone(
    visit: Visit, dist: Path, serve: Callable[..., Served]
) -> None:
    served = serve(dist)
    visit.open(f"{served.address}?game=settlement&seats=human&seed=7&lang=en&speed=instant")
    visit.play(3)
    offered = visit.wait_options()
    visit.wait_offline()
    served.stop()
    visit.reload()
    assert visit.wait_options() == offered
    visit.play(5)
    visit.open(f"{served.address}index.html")
    assert visit.state == "setup"


def test_a_full_storage_is_said_and_nothing_is_lost(visit: Visit, address: partial[str]) -> None:
    visit.open(address(game="boonlake", seats="human,human"))
    visit.play(40)
    before = visit.saved().moves
    # What the list tells of the game and its older half make room for many moves, once.
    for _ in range(15):
        visit.tab.evaluate(FILL)
        visit.play(4)
        if visit.text("#keep"):
            break
    assert "no more room" in visit.text("#keep")
    assert visit.saved().moves[: len(before)] == before
    visit.tab.evaluate(EMPTY)
    visit.play(4)
    assert visit.text("#keep") == ""
    assert len(replayed(visit.saved()).moves) > len(before)


def test_golden_games_come_to_their_hashes(
    visit: Visit, dist: Path, tmp_path: Path, serve: Callable[..., Served]
) -> None:
    served = serve(site_with_page(dist, tmp_path))
    visit.tab.open(served.address + PAGE)
    found = json.loads(visit.tab.evaluate(PLAYED))
    assert list(differences(found)) == []
