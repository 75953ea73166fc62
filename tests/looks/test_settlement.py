"""The table of Settlement: every option once, everything drawn explained, in three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boonlake.games.settlement.components.model import COLOURS, FIELDS, GOODS, GUILDS, ROWS
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.rules.trade import TRADES
from boonlake.games.settlement.state import State
from boonlake.text import LANGUAGES, Text
from tests.tables import drawn, seated, spoken, tap
from web.games import look_of
from web.games.settlement import board, heroes, market, neighbours, results, thumbnail
from web.games.settlement.browsing import COLLECTIONS
from web.games.settlement.explanations import explain
from web.games.settlement.icons import ICONS
from web.games.settlement.look import LOOK
from web.games.settlement.movement import glides
from web.games.settlement.pictures import amounts
from web.games.settlement.placing import building_places
from web.games.settlement.scene import Scene
from web.kit.look import Explanation
from web.kit.pieces import COLOURS as SEAT_COLOURS
from web.kit.scene import Mark
from web.session.states import OVER, SHOWING
from web.session.table import Table

from .settlement_positions import NAMES, busy, parsed, played, positions, scene, sight, until

ROOT = Path(__file__).parents[2]
STYLES = (ROOT / "web/games/settlement/settlement.css").read_text("utf-8")
THEME = (ROOT / "web/css/theme.css").read_text("utf-8")


# Options


def options_of(table: Table, code: str) -> tuple[list[str], str]:
    """Every option that has an element, and all markup of the table."""
    drawing = drawn(table, spoken(code, GAME, strict=True))
    frame, groups = drawing.frame(), drawing.groups()
    offered = []
    for group, markup in groups.items():
        assert f'id="{group}"' in frame, group
        for element in parsed(markup).iter():
            if option := element.get("data-option"):
                offered.append(option)
    return offered, "".join(groups.values())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_option_lies_on_the_table_exactly_once(seats: int) -> None:
    table, chance = seated(*["human"] * seats, seed=seats, game=GAME), Random(seats)
    code = LANGUAGES[seats % len(LANGUAGES)]
    moves = 0
    while table.state not in (OVER, SHOWING):
        offered, markup = options_of(table, code)
        if table.ending >= 0:
            assert offered == ["page confirm"]
            table.take("page confirm")
            continue
        assert Counter(offered) == Counter(table.options())
        ids = re.findall(r' id="([^"]+)"', markup)
        assert len(ids) == len(set(ids))
        table.take(busy(chance, table.options()))
        moves += 1
    assert moves > 40


def test_equal_buildings_of_the_market_glow_together_but_take_one_option() -> None:
    state = until(lambda s: len({k for k in s.market if k >= 0}) < sum(k >= 0 for k in s.market))
    places = [key for key, _ in building_places(GAME.view(state, 0), GAME.components)]
    twice = next(key for key, count in Counter(places).items() if key and count > 1)
    marks = {twice: Mark("build it", "can", "Build it")}
    markup = parsed(market.market(GAME.view(state, 0), scene(marks=marks), None))
    glowing = [e for e in markup.iter() if "can" in (e.get("class") or "").split()]
    assert len(glowing) == places.count(twice) > 1
    assert sum(bool(e.get("data-option")) for e in glowing) == 1
    assert {e.get("data-about") for e in glowing} == {twice}


def test_a_building_is_used_where_it_stands() -> None:
    state = until(lambda s: s.agenda[-1][0] == "effects")
    look, seen = look_of(GAME), sight(state, state.agenda[-1][1])
    decision = GAME.decision(state)
    assert decision is not None
    for option in decision.options:
        if option.startswith("use "):
            field = int(look.place_of(option, seen).removeprefix("plot-"))
            built = state.players[decision.seat].buildings[field] - 1
            assert GAME.components.buildings[built].key == option.split()[1]


def test_a_payment_says_what_is_left() -> None:
    state = until(lambda s: s.agenda[-1][0] == "pay")
    decision = GAME.decision(state)
    assert decision is not None
    seen = sight(state, decision.seat)
    has = state.players[decision.seat].goods
    for option in decision.options[: decision.main]:
        drawn_option = parsed(look_of(GAME).option_picture(option, seen, scene()))
        rest = drawn_option.find("span[@class='rest']")
        assert rest is not None
        left = [n - less for n, less in zip(has, amounts(option.split()[1:]), strict=True)]
        shown = [text.text for text in rest.iter("text")]
        assert shown == [str(n) for n in left if n]


def test_trades_are_folded_away_but_there() -> None:
    table = seated("human", "human", game=GAME)
    while not any(option.startswith("trade") for option in table.options()):
        table.take(table.options()[0])
    prompt = drawn(table, spoken("en", GAME)).groups()["prompt"]
    group = next(e for e in parsed(prompt).iter() if "beside-takes" in (e.get("class") or ""))
    trades = [option for option in table.options() if option.startswith("trade")]
    assert [e.get("data-option") for e in group] == trades
    assert 'beside-takes" role="group" aria-label="Trade" hidden>' in prompt
    assert 'data-act="beside" aria-expanded="false"' in prompt


def test_a_narrow_screen_stays_where_something_can_be_taken() -> None:
    table = seated("human", "human", game=GAME)
    while not any(option.startswith("build") for option in table.options()):
        tap(table, Random(1))
    drawing = drawn(table, spoken("en", GAME))
    assert drawing.pane() == "board"
    assert drawing.pane("market") == "market"
    assert drawing.pane("others") == "board"


# Drawings


def markup_of(state: State, the_scene: Scene, seat: int = 0) -> Iterator[str]:
    """All markup of a position."""
    look, seen = look_of(GAME), sight(state, seat)
    yield from look.groups(seen, the_scene, seat).values()
    yield look.where(seen, the_scene)
    for other in range(len(seen.standing.scores)):
        yield look.seat_note(other, seen, the_scene)
        yield look.seat_panel(other, seen, the_scene, "")
    for name in COLLECTIONS:
        yield look.collection(name, seen, the_scene)


def test_the_wilderness_has_row_three_on_top() -> None:
    state = played(2, 0)
    seen = sight(state)
    tree = parsed(board.wilderness(seen.view, scene(), 0, None, set()))
    ids = [element.get("id") for element in tree]
    assert ids[:4] == ["wilderness-3", "field-3a", "field-3b", "field-3c"]
    assert ids[-1] == "field-1c"


def test_boards_show_what_stands_on_them() -> None:
    for state in positions():
        for seat, player in enumerate(state.players):
            view = GAME.view(state, seat)
            for markup in (
                board.wilderness(view, scene(), seat, None, set())
                + board.settlement(view, scene(), seat),
                board.small(view, scene(), seat),
            ):
                pieces = Counter(
                    (element.get("data-piece") or "-").split("-")[0]
                    for element in parsed(markup).iter()
                )
                assert pieces["land"] == FIELDS - player.landscapes.count(0)
                assert pieces["monster"] == player.monsters.bit_count()
                assert pieces["fortress"] == player.fortresses.bit_count()
                assert pieces["built"] == FIELDS - player.buildings.count(0)


def test_what_lies_on_a_bank_or_a_church_is_seen() -> None:
    state = until(lambda s: any(sum(p.stored) for p in s.players))
    seat = next(seat for seat, p in enumerate(state.players) if sum(p.stored))
    field = next(f for f, n in enumerate(state.players[seat].stored) if n)
    tree = parsed(board.settlement(GAME.view(state, seat), scene(), seat))
    plot = next(e for e in tree.iter() if e.get("id") == f"plot-{field}")
    assert str(state.players[seat].stored[field]) in [text.text for text in plot.iter("text")]


def test_what_is_only_read_has_no_ids_and_no_options() -> None:
    state = played(3, 150)
    seen = sight(state)
    marks = {f"field-{row}{column}": Mark("explore", "can") for row in "123" for column in "abc"}
    panel = look_of(GAME).seat_panel(1, seen, scene(marks=marks), "")
    assert not [e for e in parsed(panel).iter() if e.get("id") or e.get("data-option")]


def test_names_are_escaped() -> None:
    state = played(4, 40)
    seen = sight(state)
    tree = parsed(neighbours.neighbours(seen.view, scene(), 0, seen.insight.points))
    assert "<b>Zoë & Co</b>" in "".join(tree.itertext())


def test_a_hero_shows_price_points_settlers_and_monster() -> None:
    for hero in GAME.components.heroes:
        tree = parsed(heroes.card(hero, scene()))
        price = tree.find(".//span[@class='card-price']")
        assert price is not None
        assert len(price.findall("svg")) == sum(map(bool, hero.cost))
        uses = {e.get("href") for e in tree.iter("use")}
        assert {f"#i-guild-{GUILDS[hero.guild]}", f"#i-sign-{COLOURS[hero.monster]}"} <= uses
        assert ("#i-bonus" in uses) == bool(hero.bonus)


def test_only_a_sight_is_needed_for_drawing() -> None:
    state = played(2, 40)
    hidden = {"landscape_piles", "building_piles", "hero_pile", "artefact_pile"}
    view = GAME.view(state, 0)
    for pile in hidden:
        assert isinstance(view[pile], int) or all(isinstance(n, int) for n in view[pile])
    groups = look_of(GAME).groups(GAME.sight(state, -1), scene(), 0)
    assert all(parsed(markup) is not None for markup in groups.values())


# Movement


def test_a_monster_that_appears_is_not_missed() -> None:
    found = 0
    state, chance = GAME.new(["human"] * 3, 5), Random(5)
    while asked := GAME.decision(state):
        before = GAME.view(state, 0)
        records = GAME.apply(state, busy(chance, asked.options))
        moved = glides(before, GAME.view(state, 0), scene())
        leaping = {glide.element for glide in moved if glide.startling}
        appeared = {
            f'[data-piece="monster-{record[1]}-{record[2]}"]'
            for record in records
            if record[0] == "monster"
        }
        assert leaping <= appeared
        found += len(leaping)
    assert found > 3


def test_heroes_move_along_their_row() -> None:
    old = GAME.view(played(2, 0), 0)
    first, second, third, last = old["hero_row"]
    new = {**old, "hero_row": [-1, first, second, last]}
    newcomer = next(n for n in range(len(GAME.components.heroes)) if n not in old["hero_row"])
    new["hero_row"][0] = newcomer
    keys = [GAME.components.heroes[n].key for n in (newcomer, first, second)]
    moved = {glide.element: (glide.columns, glide.new) for glide in glides(old, new, scene())}
    assert moved == {
        f"#hero-{keys[0]}": (0, True),
        f"#hero-{keys[1]}": (-1, False),
        f"#hero-{keys[2]}": (-1, False),
    }
    assert third not in new["hero_row"]


def test_the_log_leads_to_the_place_or_to_the_board_of_another() -> None:
    look, seen = look_of(GAME), sight(played(2, 40))
    explored = ("explore", 0, 4, 3)
    assert look.place_of_record(explored, seen) == "field-2b"
    assert look.place_of_record(("explore", 1, 4, 3), seen) == "seat-1"
    assert look.place_of_record(("build", 0, 2, 7), seen) == "plot-7"
    assert look.place_of_record(("wilderness", 0, 2), seen) == "wilderness-3"
    assert look.place_of_record(("trade", 1, (), ()), seen) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_deeds_of_a_whole_game_are_drawn(language: str) -> None:
    look, the_scene = look_of(GAME), scene(language)
    state, chance, kinds = GAME.new(["human"] * 2, 8), Random(8), set()
    while asked := GAME.decision(state):
        for record in GAME.apply(state, busy(chance, asked.options)):
            if deed := look.deed(record, the_scene):
                parsed(deed.picture)
                kinds.add(record[0])
    assert {"explore", "monster", "fortress", "wilderness", "build", "hero", "pass"} <= kinds


# Words


def pointed_at(state: State, the_scene: Scene) -> set[str]:
    """Every `data-about` of a position."""
    return {
        key
        for markup in markup_of(state, the_scene)
        for element in parsed(markup).iter()
        if (key := element.get("data-about"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_is_explained(language: str) -> None:
    written = set(
        re.findall(r"^- (R\d+\.\d+)", (ROOT / "docs/settlement/rules.md").read_text("utf-8"), re.M)
    )
    look, the_scene = look_of(GAME), scene(language)
    for state in positions():
        for key in sorted(pointed_at(state, the_scene)):
            told = look.explain(key, sight(state), the_scene)
            assert isinstance(told, Explanation), key
            assert told.title
            assert told.rules, key
            assert set(told.rules) <= written, key
            parsed(look.picture(key, sight(state), the_scene))


def test_an_unknown_thing_has_no_explanation() -> None:
    for key in ("field-4a", "hero-nobody", "good-iron", "nonsense", "plot-9", "surcharge-7"):
        assert explain(key, sight(played(2, 0)), scene()) is None, key


def test_a_field_of_another_board_is_explained_as_it_lies_there() -> None:
    state = until(lambda s: s.players[1].monsters)
    field = next(f for f in range(FIELDS) if state.players[1].monsters >> f & 1)
    told = explain(f"field-{field // ROWS + 1}{'abc'[field % ROWS]}@1", sight(state), scene())
    assert told is not None
    assert "a monster on this landscape" in told.lines[0]


def test_every_text_is_used() -> None:
    asked: set[str] = set()
    english = Text("en", GAME.texts, strict=True)

    def noting(key: str, **arguments: object) -> str:
        asked.add(key)
        return english.t(key, **arguments)

    the_scene = Scene(GAME.components, noting, names=NAMES)
    look = look_of(GAME)
    more = [f"surcharge-{n}" for n in range(1, 5)] + [f"guild-{guild}" for guild in GUILDS]
    more += ["start-marker", "passed", "trades", *(f"action-{n}" for n in ("build", "explore"))]
    more += ["action-fight", "action-fortress", "pile-artefact"]
    for state in positions():
        for key in (*pointed_at(state, the_scene), *more):
            for seat in range(state.seats):
                look.explain(key, sight(state, seat), the_scene)
    assert set(english.keys("about.")) - asked == set()


@pytest.mark.parametrize("thing", ["field-2b", "hero-mason", "building-bank-stack", "wilderness-1"])
def test_what_can_be_taken_at_times_can_be_asked_about(thing: str) -> None:
    state = until(lambda s: s.agenda[-1][0] == "turn-choice")
    decision = GAME.decision(state)
    assert decision is not None
    question = look_of(GAME).question(thing)
    why = GAME.why_not(state, decision.seat, question)
    assert why is None or GAME.wording.reason(Text("en", GAME.texts, strict=True), why, NAMES)


# Icons, small pictures, results


def test_everything_has_an_icon_of_its_own() -> None:
    components = GAME.components
    wanted = {*GOODS, "settler", "bonus", "any", "vp", *heroes.COUNTED}
    wanted |= {building.key for building in components.buildings}
    wanted |= {artefact.key for artefact in components.artefacts}
    wanted |= {f"{kind}-{colour}" for kind in ("monster", "sign") for colour in COLOURS}
    wanted |= {f"guild-{guild}" for guild in GUILDS}
    assert wanted <= set(ICONS.icons)
    shapes = [ICONS.icons[name] for name in wanted]
    assert len(set(shapes)) == len(shapes)


def test_drawings_use_only_icons_and_pieces_that_exist() -> None:
    sheet = parsed(ICONS.sheet(SEAT_COLOURS))
    known = {f"#{symbol.get('id')}" for symbol in sheet.iter("symbol")}
    for state in positions():
        for markup in markup_of(state, scene()):
            used = {element.get("href") for element in parsed(markup).iter("use")}
            assert used <= known, used - known


def test_every_class_of_an_icon_has_a_style() -> None:
    used = set(re.findall(r'class="([^"]+)"', ICONS.sheet(SEAT_COLOURS)))
    for css in sorted({word for words in used for word in words.split()} - {"sheet"}):
        assert re.search(rf"\.{re.escape(css)}\b", STYLES + THEME), css


def test_the_small_picture_of_a_game_shows_its_boards() -> None:
    state = played(3, 150)
    tree = parsed(thumbnail.thumbnail(GAME.standing(state).sketch, ("red", "mauve")))
    cells = Counter(element.get("class") for element in tree.iter("rect"))
    assert sum(cells.values()) == 3 * 2 * FIELDS
    assert cells["thumb-monster"] == sum(p.monsters.bit_count() for p in state.players)
    assert parsed(thumbnail.thumbnail("no sketch", ())) is not None


def test_a_game_alone_ends_with_a_rank() -> None:
    state = played(1, 5000)
    seen = sight(state)
    note = LOOK(GAME).result_note(seen, scene())
    reached = GAME.components.ranks[seen.insight.rank]
    assert f"Rank: {scene().text(f'rank.{reached.key}')}" in note
    assert note.count("rank-reached") == 1
    assert look_of(GAME).result_note(sight(played(2, 5000)), scene()) == ""
    assert look_of(GAME).groups(sight(played(1, 40)), scene(), 0)["others"].count("<li") == 4
    assert results.ranks(3, scene()).count("<li") == len(GAME.components.ranks)


def test_the_final_scoring_says_what_it_counts() -> None:
    state = played(3, 5000)
    seen = sight(state)
    for seat in range(3):
        for line, n in seen.insight.points[seat].items():
            note = look_of(GAME).step_note(line, (), seat, seen, scene())
            assert bool(note) or not n
            shown = re.findall(r"(\d+) × (\d+)", note)
            assert not shown or int(shown[0][0]) * int(shown[0][1]) == n


def test_points_so_far_add_up_to_the_score() -> None:
    for state in positions():
        seen = sight(state)
        if seen.outlook is None:
            assert state.over
            continue
        assert seen.outlook.scores == list(seen.standing.scores)
        assert [sum(lines.values()) for lines in seen.outlook.to_come] == seen.outlook.scores


def test_all_trades_can_be_looked_through() -> None:
    listed = look_of(GAME).collection("trades", sight(played(1, 0)), scene())
    assert listed.count('data-about="trades"') == len(TRADES)
