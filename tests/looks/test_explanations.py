"""Everything that can be pointed at is explained in three languages and names its rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from boonlake.games.boonlake.components import grammar
from boonlake.games.boonlake.components.model import KINDS, REGIONS, ComponentSet, Cost
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State
from boonlake.games.boonlake.wording.effects import cost_lines, effect_line
from boonlake.text import LANGUAGES, Text
from web.games.boonlake import (
    board_map,
    cards,
    eminence,
    player_board,
    scoring_tiles,
    strips,
    tracks,
)
from web.games.boonlake.explanations import explain
from web.games.boonlake.explanations.effects import RULES
from web.games.boonlake.scene import Scene
from web.kit.look import Explanation

from .positions import NAMES, advance, parsed, played, scene, solo, until, view

ROOT = Path(__file__).parents[2]


def drawn(state: State, the_scene: Scene) -> Iterator[str]:
    """All markup of a position."""
    seen = view(state)
    yield from board_map.groups(seen, the_scene).values()
    yield "".join(board_map.tile_face(the_scene, n) for n in range(-1, len(GAME.components.tiles)))
    yield strips.strips(seen, the_scene)
    yield scoring_tiles.tiles(seen, the_scene, 1)
    yield tracks.tracks(seen, the_scene)
    for seat in range(state.seats):
        yield from player_board.parts(seen, the_scene, seat).values()
    yield "".join(cards.face(card, the_scene) for card in GAME.components.cards)
    yield "".join(
        scoring_tiles.tile_card(the_scene, tile) for tile in GAME.components.scoring_tiles
    )
    if state.eminence:
        yield eminence.board(seen, the_scene)


def pointed_at(state: State, the_scene: Scene) -> set[str]:
    """Every `data-about` of a position."""
    return {
        key
        for markup in drawn(state, the_scene)
        for element in parsed(markup).iter()
        if (key := element.get("data-about"))
    }


def positions() -> list[State]:
    covered = until(lambda state: state.labels)
    used = until(lambda state: any(player.down for player in state.players))
    return [played(2, 0), played(4, 0), played(4, 300), played(3, 200), covered, used, solo(80)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_is_explained(language: str) -> None:
    for state in positions():
        the_scene = scene(state, language)
        for key in sorted(pointed_at(state, the_scene)):
            told = explain(key, view(state), the_scene)
            assert isinstance(told, Explanation), key
            assert told.title
            assert told.rules, key


def test_rules_named_are_rules_written() -> None:
    written = set(re.findall(r"^- (R\d+\.\d+)", (ROOT / "docs/rules.md").read_text("utf-8"), re.M))
    named = set(RULES.values())
    for state in positions():
        the_scene = scene(state)
        for key in pointed_at(state, the_scene):
            told = explain(key, view(state), the_scene)
            assert told is not None
            named.update(told.rules)
    assert named <= written


def test_an_unknown_thing_has_no_explanation() -> None:
    state = played(2, 0)
    for key in ("space-99", "card-nothing", "lever-x", "nonsense", "site-1c", "river-9z"):
        assert explain(key, view(state), scene(state)) is None


def test_a_lever_of_another_board_is_explained_as_it_stands_there() -> None:
    state = advance(GAME.new(["human"] * 2, 3), 0, 3)
    state.players[1].levers |= 1 << 4
    the_scene = scene(state)
    text = the_scene.text
    mine, theirs = (explain(f"lever-4@{seat}", view(state), the_scene) for seat in (0, 1))
    assert mine is not None
    assert theirs is not None
    assert text("effect.lever.up") in theirs.lines
    assert text("effect.lever.up") not in mine.lines
    board = player_board.board(view(state), the_scene, 1)
    assert 'data-about="lever-4@1"' in board


def all_effects() -> list[tuple[str, int, str]]:
    return [
        *((word, 2, "") for word in grammar.NUMBERED),
        ("vp", -2, ""),
        ("settlement-vp", -5, ""),
        *((word, 0, "") for word in grammar.BARE),
        *(("site", 0, word) for word in grammar.SITE_WORDS),
        *((word, 1, "") for word in grammar.END_WORDS),
        *(("presences", 1, region) for region in REGIONS),
        *((word, 1, "") for word in grammar.ALWAYS_WORDS),
        *(("discard-bonus", 1, kind) for kind in KINDS),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_is_a_sentence(language: str) -> None:
    state = played(2, 0)
    for effect in all_effects():
        assert effect_line(effect, scene(state, language).text).endswith(".")
        assert effect[0] in RULES


def barren(components: ComponentSet) -> ComponentSet:
    """The same components, but for spaces that bring nothing."""
    bare = tuple(replace(space, reward=()) for space in components.spaces)
    return replace(components, spaces=bare)


def test_every_text_is_used() -> None:
    asked: set[str] = set()
    english = Text("en", GAME.texts, strict=True)

    def noting(key: str, **arguments: object) -> str:
        asked.add(key)
        return english.t(key, **arguments)

    for state in positions():
        the_scene = Scene(GAME.components, noting, names=NAMES)
        board_map.shell(the_scene)
        for key in pointed_at(state, the_scene):
            for seat in range(state.seats):
                explain(key, view(state, seat), the_scene)
        for effect in all_effects():
            effect_line(effect, the_scene.text)
        cost_lines(Cost(), the_scene.text)
        explain(
            "space-1", view(played(2, 0)), replace(the_scene, components=barren(GAME.components))
        )
    assert set(english.keys("effect.")) - asked == set()
