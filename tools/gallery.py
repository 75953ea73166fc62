"""Everything the page draws, on one static page per language and theme, for looking at.

`python -m tools.gallery` writes build/gallery/<language>-<theme>.html.
"""

from __future__ import annotations

import shutil
import sys
from random import Random
from typing import Any

from boonlake.games import boonlake as game
from boonlake.games.boonlake.components.model import KINDS
from boonlake.text import LANGUAGES, Text
from tools.build.places import BUILD, NODE_MODULES, ROOT, WEB
from web.games.boonlake import (
    board_map,
    cards,
    eminence,
    icons,
    pieces,
    player_board,
    scoring_tiles,
    strips,
    tracks,
)
from web.games.boonlake.scene import Mark, Scene

TARGET = BUILD / "gallery"
THEMES = ("light", "dark")
LAYOUT = """
body { margin: 0; padding: 12px; font-size: 14px; line-height: 1.25; }
h2 { margin: 18px 0 6px; }
.flow { display: flex; flex-wrap: wrap; gap: 6px; align-items: flex-start; }
.cell { width: 84px; text-align: center; font-size: 11px; }
.big .icon { width: 44px; height: 44px; }
.map-box { width: 900px; height: 690px; }
.side { width: 390px; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 4px; }
.own { width: 1000px; display: grid; gap: 6px; }
.own-rows { display: grid; grid-template-columns: 1fr 250px; gap: 6px; }
"""


def position(seats: list[str], moves: int, seed: int = 7) -> game.State:
    """A game after that many random moves."""
    state = game.new({"seats": seats}, seed)
    chance = Random(seed)
    for _ in range(moves):
        asked = game.decision(state)
        if asked is None:
            break
        game.apply(state, chance.choice(asked.options[: asked.main]))
    return state


def map_of(view: dict[str, Any], scene: Scene) -> str:
    """The map with all its groups filled in."""
    drawn = board_map.shell(scene)
    for key, markup in board_map.groups(view, scene).items():
        drawn = drawn.replace(f'<g id="{key}"></g>', f'<g id="{key}">{markup}</g>')
    return f'<div class="map-box">{drawn}</div>'


def _icons() -> str:
    cells = "".join(
        f'<div class="cell"><span class="big">{icons.icon(name)}</span>{icons.icon(name)}'
        f"<br>{name}</div>"
        for name in icons.NAMES
    )
    wood = "".join(
        f'<div class="big">{"".join(pieces.token(name, colour) for name in pieces.SHAPES)}</div>'
        for colour in pieces.COLOURS
    )
    return f'<h2>icons</h2><div class="flow">{cells}</div><div class="flow">{wood}</div>'


def _table(state: game.State, scene: Scene) -> str:
    view = game.view(state, 0)
    counts = [
        [scoring_tiles.Progress(str((seat + slot) % 4), seat % 2 == 0) for seat in range(4)]
        for slot in range(4)
    ]
    marked = _marked(view, scene)
    side = (
        f'<div class="side">{strips.strips(view, scene)}'
        f'<div class="two">{scoring_tiles.tiles(view, scene, counts)}</div></div>'
    )
    own = player_board.parts(view, scene, 0)
    return (
        f'<h2>table</h2><div class="flow">{map_of(view, marked)}{side}</div>'
        f"<h2>tracks</h2><div>{tracks.tracks(view, scene)}</div>"
        f'<h2>own board</h2><div class="own">'
        f'<div class="board-counters">{own["counters"]}</div>'
        f'<div class="board-tiers">{own["tiers"]}</div>'
        f'<div class="own-rows"><div class="board-levers">{own["levers"]}</div>'
        f'<div class="board-canal">{own["canal"]}</div></div>'
        f'<div class="board-lasting">{own["lasting"]}</div></div>'
        f'<h2>hand</h2><div class="flow">{cards.hand(view, scene, {})}</div>'
        f"<h2>played</h2>{cards.played(view, scene.reading(), 1)}"
        f"<h2>another board</h2>{player_board.board(view, scene, 1)}"
        f"<h2>scores</h2>{tracks.scores(view, scene)}"
    )


def _marked(view: dict[str, Any], scene: Scene) -> Scene:
    """Some places of each kind as if they could be taken."""
    empty = [n for n in range(1, len(view["tiles"])) if not view["tiles"][n]]
    marks = {f"space-{number}": Mark(f"explore {number}", "can") for number in empty[:3]}
    tiled = [n for n in range(1, len(view["tiles"])) if view["tiles"][n] > 0]
    marks |= {f"site-{number}a": Mark(f"develop {number}a", "can") for number in tiled[:2]}
    course = scene.edition.river[view["round"] - 1]
    marks |= {f"river-{space.key}": Mark("ship 1", "can") for space in course[5:8]}
    marks["region-southern"] = Mark("region southern", "can")
    return Scene(scene.edition, scene.text, scene.colours, scene.names, marks)


def _components(scene: Scene) -> str:
    edition, reading = scene.edition, scene.reading()
    piles = "".join(
        f'<h2>{kind}</h2><div class="flow">'
        + "".join(cards.face(card, reading) for card in edition.cards if KINDS[card.kind] == kind)
        + "</div>"
        for kind in KINDS
    )
    large = "".join(cards.face(card, reading, "large") for card in edition.cards[::40])
    tiles = "".join(board_map.tile_face(scene, tile) for tile in range(-1, len(edition.tiles)))
    scoring = "".join(scoring_tiles.tile_card(scene, tile) for tile in edition.scoring_tiles)
    return (
        f'{piles}<h2>large</h2><div class="flow">{large}</div>'
        f'<h2>tiles</h2><div class="flow">{tiles}</div>'
        f'<h2>scoring tiles</h2><div class="flow">{scoring}</div>'
    )


def page(language: str, theme: str) -> str:
    """The whole gallery in one language and theme."""
    state = position(["human"] * 4, 260)
    scene = Scene(
        state.components, Text(language).t, pieces.COLOURS, ("Anna", "Bogdan", "Łucja", "Zoë")
    )
    solo = position(["human", "eminence:hard"], 120)
    body = (
        _table(state, scene)
        + f"<h2>solo</h2>{eminence.board(game.view(solo, 0), scene)}"
        + _components(scene)
        + _icons()
    )
    return (
        f'<!doctype html><html lang="{language}" data-theme="{theme}"><meta charset="utf-8">'
        f'<title>Gallery</title><link rel="stylesheet" href="app.css"><style>{LAYOUT}</style>'
        f"{icons.sheet(pieces.COLOURS)}{body}</html>"
    )


def main() -> int:
    """Write all pages and what they need."""
    fonts = TARGET / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for font in (NODE_MODULES / "@fontsource/alegreya-sans/files").glob(
        "*-latin*-[58]00-normal.woff2"
    ):
        shutil.copy(font, fonts)
    styles = sorted((WEB / "css").glob("*.css"))
    shown = [path for path in styles if path.name in ("board.css", "theme.css")]
    (TARGET / "app.css").write_text("\n".join(path.read_text("utf-8") for path in shown), "utf-8")
    for language in LANGUAGES:
        for theme in THEMES:
            path = TARGET / f"{language}-{theme}.html"
            path.write_text(page(language, theme), "utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
