"""What the table tells of the course of things: the strip under way, and what others did."""

from __future__ import annotations

from random import Random

from boonlake.games.boonlake.components.model import STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.scoring_tiles import fulfilled
from tests.tables import LOOK, drawn, seated, spoken, tap
from web.screens.table.recap import begins, deeds, recap
from web.session.states import OVER, READY
from web.session.table import Table

PARTS_OF = {
    "card": "own",
    "explore": "own",
    "region": "own",
    "settle-all": "all",
    "cattle-all": "all",
    "progress-all": "all",
    "builder-all": "all",
    "hire": "all",
    "pioneer-others": "all",
    "ship": "sail",
}
"""To which part of a strip a decision belongs, where that is the same for all strips."""


def test_the_strip_under_way_is_marked_with_its_part() -> None:
    for seats in (("human", "human", "human"), ("human", "eminence:hard")):
        table = seated(*seats, open_hands=True)
        chance = Random(3)
        seen: set[str] = set()
        chosen = (-1, -1)
        while table.state != OVER:
            decision, state = table.decision(), table.match.state
            for record in table.latest:
                chosen = (record[2], record[1]) if record[0] == "strip" else chosen
            now = table.sight().insight.under_way
            if decision and decision.kind == "strip":
                assert now is None
            elif decision and decision.kind in PARTS_OF and now:
                assert (now.strip, now.seat) == chosen
                assert now.part == PARTS_OF[decision.kind], (decision, state.agenda)
                seen.add(now.part)
            tap(table, chance)
        assert seen == {"own", "all", "sail"}


def test_the_marked_strip_names_who_chose_it() -> None:
    table = seated("human", "human", open_hands=True)
    while (now := table.sight().insight.under_way) is None:
        tap(table, Random(1))
    markup = drawn(table).groups()["strips"]
    row = next(part for part in markup.split('id="strip-') if "under-way" in part)
    assert row.startswith(STRIPS[now.strip])
    assert table.names[now.seat] in row
    assert markup.count("strip-now") == 1


def table_with_a_recap(seed: int) -> Table:
    """A person is to choose a strip after three others had a turn."""
    table = seated("human", "random", "random", "random", seed=seed)
    chance = Random(seed)
    turns = 0
    while turns < 3:
        decision = table.decision()
        turns += bool(decision and decision.kind == "strip" and decision.seat == 0)
        if turns < 3:
            tap(table, chance)
    return table


def test_a_recap_tells_of_every_turn_of_the_others() -> None:
    for seed in range(4):
        table = table_with_a_recap(seed)
        by_seat = deeds(table, spoken(), LOOK, drawn(table).scene, 0)
        assert sorted(by_seat) == [1, 2, 3]
        since = table.match.records[begins(table, LOOK, 0) :]
        for seat, done in by_seat.items():
            assert done.pictures[0].count("recap-strip") == 1
            own = [record for move in since for record in move if record[1] == seat]
            assert done.points == sum(map(GAME.score_sheet.points_of, own))


def test_a_recap_goes_with_the_next_move() -> None:
    table = table_with_a_recap(2)
    drawing = drawn(table)
    assert 'class="recap"' in drawing.groups()["prompt"]
    before = len(table.match.moves)
    tap(table, Random(5))
    assert len(table.match.moves) > before
    assert table.state == READY
    assert 'class="recap"' not in drawn(table).groups()["prompt"]


def test_a_recap_never_names_what_is_hidden() -> None:
    table = seated("human", "human", "human", open_hands=False)
    chance = Random(8)
    while table.state != OVER:
        if table.state == READY and table.options():
            decision = table.decision()
            assert decision is not None
            scene = drawn(table).scene
            markup = recap(table, spoken(), LOOK, scene, decision.seat)
            played = {n for player in table.match.state.players for n in player.played}
            hidden = [c for number, c in enumerate(scene.components.cards) if number not in played]
            names = {f"<span>{scene.say(f'card.{card.key}')}</span>" for card in hidden}
            assert not [name for name in names if name in markup]
        tap(table, chance)


def test_progress_is_measured_against_the_scoring_that_counts_next() -> None:
    table = seated("human", "human", open_hands=True)
    chance = Random(6)
    held = set()
    while table.state != OVER:
        decision, state = table.decision(), table.match.state
        if decision and decision.kind == "score":
            held.add(state.scorings)
            markup = drawn(table).groups()["tiles"]
            assert markup.count('class="value next"><b>') == 4
            slot = state.slots[0]
            wanted = GAME.components.scoring_tiles[slot].condition.values[state.scorings - 1]
            assert f'class="value next"><b>{"+".join(map(str, wanted))}</b>' in markup
            met = table.sight().insight.progress[0][decision.seat]
            assert met is not None
            assert met.met == fulfilled(state, decision.seat, 0, state.scorings)
        tap(table, chance)
    assert held == {1, 2, 3}, "one tile is left for the fourth, and nobody is asked"
