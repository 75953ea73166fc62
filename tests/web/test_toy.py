"""A game that only its own package knows is played, kept, replayed and shared like any other.

The toy of the tests is no part of the site; another site is built with it, without a look of its
own, so that it is drawn by the plain one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boonlake import games
from boonlake.engine.reopen import reopen
from boonlake.engine.save import Save
from tools.build import archive
from tools.build import site as builder
from tools.build.places import ROOT, WEB

from .conftest import BOOT_TIMEOUT, Profiles, Served, Table
from .keeping import act, kept, name_of, page_in

REGISTER = 'from boonlake import games\n\ngames.register("toy", "toy")\n'
PAGE = f"{REGISTER}\nimport web.main\n"
IN_WORKER = f'sys.path.insert(0, "/python/web.zip")\n{REGISTER}\nmind = '


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with the toy beside our games."""
    thinker = (WEB / "workers" / "thinker.py").read_text("utf-8")
    packages = archive.folder(ROOT / "tests" / "common" / "toy", under="toy/")
    built = builder.build(
        packages=packages | {"toy_page.py": PAGE.encode()},
        workers={"thinker.py": thinker.replace("mind = ", IN_WORKER).encode()},
        program="toy_page",
    )
    folder = tmp_path_factory.mktemp("toy") / "dist"
    built.write(folder)
    served = Served(folder).start()
    yield served.address
    served.stop()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game on this machine too."""
    monkeypatch.setattr(games, "_packages", {**games._packages, "toy": "toy"})


def set_up(table: Table, address: str, *, second: str) -> None:
    """Choose the toy with a heap of 15 for two, and start."""
    table.open(f"{address}?lang=en&speed=instant")
    act(table, "game toy")
    act(table, "players 2")
    table.page.select_option('[data-field="choice heap"]', "15")
    table.page.select_option('[data-field="who 1"]', second)
    act(table, "start")
    table.wait("ready")


def play_on(table: Table, most: int = 200) -> None:
    """Take the first option again and again, at most so often, until the game is over."""
    for _ in range(most):
        if table.state == "over":
            return
        if table.state in ("ready", "curtain", "scoring"):
            table.take(table.options[0])
        table.page.wait_for_timeout(20)


def played_again(save: Save) -> object:
    """The position to which the moves of a save lead on this machine."""
    save.snapshot = None
    return reopen(save, games.get("toy")).state


@pytest.mark.usefixtures("toy")
def test_from_the_set_up_to_final_scores_against_a_computer_player(table: Table, site: str) -> None:
    set_up(table, site, second="random")
    assert table.page.get_attribute("#app", "data-game") == "toy"
    assert {"take 1", "take 2", "take 3", "draw"} <= set(table.options)
    play_on(table)
    table.wait("over")
    save = kept(table)
    assert (save.game, save.choices, save.seats) == ("toy", {"heap": "15"}, ["human", "random"])
    outcome = games.get("toy").outcome(played_again(save))
    assert outcome is not None
    for score in outcome.scores:
        assert str(score) in table.page.inner_text("#panel")
    assert table.errors == []
    assert table.foreign(site) == []


def test_its_computer_players_think_in_the_worker(table: Table, site: str) -> None:
    table.open(f"{site}?game=toy&seats=random,random&seed=3&lang=en")
    table.page.wait_for_selector("#app[data-mind=beside]", state="attached", timeout=BOOT_TIMEOUT)
    table.wait("over")
    assert table.errors == []


@pytest.mark.usefixtures("toy")
def test_it_is_kept_reloaded_undone_and_taken_again(table: Table, site: str) -> None:
    set_up(table, site, second="human")
    table.take("take 3")
    table.wait_options()
    offered, moves = table.options, kept(table).moves
    assert moves == ["take 3"]
    table.reload()
    assert table.wait_options() == offered
    assert kept(table).moves == moves
    act(table, "undo")
    assert kept(table).moves == []
    act(table, "redo")
    assert kept(table).moves == moves
    assert table.errors == []


@pytest.mark.usefixtures("toy")
def test_it_is_replayed_and_shared_by_a_link(
    table: Table, site: str, profiles: Profiles, tmp_path: Path
) -> None:
    set_up(table, site, second="human")
    play_on(table)
    table.wait("over")
    save = kept(table)
    act(table, "close")
    act(table, "open menu")
    act(table, "replay")
    table.wait("replay")
    assert int(table.page.input_value("#replay-slider")) == len(save.moves)
    table.page.keyboard.press("Home")
    assert int(table.page.input_value("#replay-slider")) == 0
    table.page.keyboard.press("ArrowRight")
    assert int(table.page.input_value("#replay-slider")) == 1
    table.page.keyboard.press("Escape")
    act(table, "open menu")
    act(table, "open games")
    act(table, f"game-more {name_of(table)}")
    act(table, f"open share {name_of(table)}")
    link = table.page.input_value("#share-link")
    with profiles.lend() as other:
        fresh = page_in(other, link)
        fresh.page.wait_for_selector('[data-act="bring-keep"]', timeout=20_000)
        act(fresh, "bring-keep")
        fresh.wait("over")
        assert kept(fresh).moves == save.moves
        assert fresh.errors == []
    assert table.errors == []
