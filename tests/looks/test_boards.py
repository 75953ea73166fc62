"""Cards, strips, scoring tiles, tracks and boards: well-formed, complete, escaped."""

from __future__ import annotations

import pytest

from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.model import STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.insight import Progress, UnderWay
from boonlake.text import LANGUAGES
from web.games.boonlake import cards, eminence, player_board, scoring_tiles, strips, tracks
from web.games.boonlake.badges import cost_badges
from web.kit.scene import Mark

from .positions import insight, parsed, played, scene, solo, until, view

COUNTS = [[Progress(seat, seat > 1) for seat in range(4)] for _ in range(4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face(language: str) -> None:
    the_scene = scene(played(2, 0), language)
    for card in load().cards:
        face = parsed(cards.face(card, the_scene))
        tags = face.findall(".//div[@class='card-cost']/svg")
        assert len(tags) == len(cost_badges(card.cost)), card.key
        moments = bool(card.now) + bool(card.end or card.reach) + bool(card.always)
        assert len(face.findall(".//svg[@class='icon moment-icon']")) == moments, card.key


def test_the_hand_is_drawn_only_for_its_seat() -> None:
    state = played(2, 30)
    own = parsed(cards.fan(view(state, 1), scene(state), insight(state, 1).missing))
    assert len(own.findall("div[@class='fan']/div")) == len(state.players[1].hand)
    other = parsed(cards.played(view(state, 1), scene(state).reading(), 0))
    assert len(other.findall(".//div[@data-about]")) == len(state.players[0].played)


def test_what_is_only_read_has_no_ids_and_no_options() -> None:
    state = played(2, 80)
    marks = {f"lever-{number}": Mark(f"modernize {number}", "can") for number in range(1, 13)}
    drawn = parsed(player_board.board(view(state), scene(state, marks=marks), 1))
    assert not [e for e in drawn.iter() if e.get("id") or e.get("data-option")]


def test_all_cards_of_a_hand_glow_as_in_the_hand_but_take_no_option() -> None:
    state = played(2, 40)
    seen = view(state)
    held = [GAME.components.cards[number].key for number in seen["players"][0]["hand"]]
    marks = {f"card-{held[0]}": Mark(f"drop {held[0]}", "can", "Drop it")}
    _, whole = cards.whole_hand(seen, scene(state, marks=marks).again(), insight(state).missing)
    drawn = parsed(whole)
    found = [e for e in drawn.iter() if (e.get("data-about") or "").startswith("card-")]
    assert sorted(e.get("data-about", "") for e in found) == sorted(f"card-{key}" for key in held)
    assert not [e for e in drawn.iter() if e.get("data-option") or e.get("id")]
    glowing = [e.get("data-about") for e in found if e.get("role") == "button"]
    assert glowing == [f"card-{held[0]}"]


def test_strips_lie_on_their_rows() -> None:
    state = played(3, 50)
    drawn = parsed(strips.strips(view(state), scene(state)))
    assert [e.get("id") for e in drawn] == [f"strip-{STRIPS[strip]}" for strip in state.strips]
    steps = [row.find("span/span/b") for row in drawn]
    assert [e.text for e in steps if e is not None] == [str(r.steps) for r in GAME.components.rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_scoring_tiles_show_values_projects_and_progress(language: str) -> None:
    state = played(4, 300)
    drawn = parsed(scoring_tiles.tiles(view(state), scene(state, language), 1, COUNTS))
    assert [e.get("id") for e in drawn.findall("div/div")] == [
        name for k in range(4) for name in (f"slot-{k}", f"project-{k}")
    ]
    assert len(drawn.findall(".//span[@class='values']/span")) == 16
    assert len(drawn.findall(".//span[@class='progress met']")) == 8


def test_the_next_value_is_marked() -> None:
    state = until(lambda state: state.scorings == 2 and state.agenda[-1][0] == "strip")
    following = insight(state).next_scoring
    drawn = parsed(scoring_tiles.slot(view(state), scene(state), 0, following))
    states = [e.get("class") for e in drawn.findall(".//span[@class='values']/span")]
    assert states.index("value next") == state.scorings


def test_both_tracks_carry_every_marker() -> None:
    state = played(4, 200)
    drawn = parsed(tracks.tracks(view(state), scene(state)))
    markers = {e.get("data-piece") for e in drawn.iter() if e.get("data-piece")}
    assert markers == {f"{track}-{seat}" for track in ("coin", "card") for seat in range(4)}


def test_emptied_recesses_match_the_pieces_removed() -> None:
    state = played(4, 300)
    for seat, player in enumerate(state.players):
        drawn = parsed(player_board.tiers(view(state)["players"][seat], scene(state), seat))
        emptied = drawn.findall(".//span[@class='recess emptied']")
        removed = player.houses + player.settlements + player.cattle + player.tiers.bit_count()
        assert len(emptied) == removed


def test_levers_show_their_state() -> None:
    state = played(4, 300)
    for seat, player in enumerate(state.players):
        drawn = parsed(player_board.levers(view(state)["players"][seat], scene(state)))
        states = [str(e.get("class")).split()[1] for e in drawn]
        assert states.count("lever-down") == player.down.bit_count()
        assert states.count("lever-unowned") == 12 - player.levers.bit_count()


def test_names_are_escaped() -> None:
    state = played(4, 100)
    now = UnderWay(state.strips[0], 3, "own")
    drawn = parsed(strips.strips(view(state), scene(state), now))
    assert "<b>Zoë & Co</b>" in "".join(drawn.itertext())


def test_the_wise_eminence_has_a_board() -> None:
    state = solo(60)
    drawn = parsed(eminence.board(view(state), scene(state)))
    assert len(drawn.findall(".//span[@class='scale-value now']")) == 4
