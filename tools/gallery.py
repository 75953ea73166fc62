"""Everything the page draws, on one static page per language and theme, for looking at.

`python -m tools.gallery` writes build/gallery/<language>-<theme>.html.
"""

from __future__ import annotations

import shutil
import sys
from random import Random

from boonlake.engine.game import View
from boonlake.games.boonlake.components.model import KINDS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State
from boonlake.text import LANGUAGES, Text
from tools.build.places import BUILD, NODE_MODULES, ROOT, WEB
from web.games.boonlake import (
    board_map,
    cards,
    eminence,
    player_board,
    scoring_tiles,
    strips,
    tracks,
)
from web.games.boonlake.icons import ICONS
from web.games.boonlake.scene import Scene
from web.kit.icons import icon
from web.kit.pieces import COLOURS, token
from web.kit.scene import Mark

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


def position(seats: list[str], moves: int, seed: int = 7) -> State:
    """A game after that many random moves."""
    state = GAME.new(seats, seed)
    chance = Random(seed)
    for _ in range(moves):
        asked = GAME.decision(state)
        if asked is None:
            break
        GAME.apply(state, chance.choice(asked.options[: asked.main]))
    return state


def map_of(view: View, scene: Scene) -> str:
    """The map with all its groups filled in."""
    drawn = board_map.shell(scene)
    for key, markup in board_map.groups(view, scene).items():
        drawn = drawn.replace(f'<g id="{key}"></g>', f'<g id="{key}">{markup}</g>')
    return f'<div class="map-box">{drawn}</div>'


def _icons() -> str:
    cells = "".join(
        f'<div class="cell"><span class="big">{icon(name)}</span>{icon(name)}<br>{name}</div>'
        for name in ICONS.icons
    )
    wood = "".join(
        f'<div class="big">{"".join(token(name, colour) for name in ICONS.pieces)}</div>'
        for colour in COLOURS
    )
    return f'<h2>icons</h2><div class="flow">{cells}</div><div class="flow">{wood}</div>'


def _table(state: State, scene: Scene) -> str:
    view = GAME.view(state, 0)
    insight = GAME.insight(state, 0)
    marked = _marked(view, scene)
    tiles = scoring_tiles.tiles(view, scene, insight.next_scoring, insight.progress)
    side = (
        f'<div class="side">{strips.strips(view, scene, insight.under_way)}'
        f'<div class="two">{tiles}</div></div>'
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
        f'<h2>hand</h2><div class="flow">{cards.fan(view, scene, insight.missing)}</div>'
        f"<h2>played</h2>{cards.played(view, scene.reading(), 1)}"
        f"<h2>another board</h2>{player_board.board(view, scene, 1)}"
    )


def _marked(view: View, scene: Scene) -> Scene:
    """Some places of each kind as if they could be taken."""
    empty = [n for n in range(1, len(view["tiles"])) if not view["tiles"][n]]
    marks = {f"space-{number}": Mark(f"explore {number}", "can") for number in empty[:3]}
    tiled = [n for n in range(1, len(view["tiles"])) if view["tiles"][n] > 0]
    marks |= {f"site-{number}a": Mark(f"develop {number}a", "can") for number in tiled[:2]}
    course = scene.components.river[view["round"] - 1]
    marks |= {f"river-{space.key}": Mark("ship 1", "can") for space in course[5:8]}
    marks["region-southern"] = Mark("region southern", "can")
    return Scene(scene.components, scene.text, scene.colours, scene.names, marks)


def _components(scene: Scene) -> str:
    components, reading = scene.components, scene.reading()
    piles = "".join(
        f'<h2>{kind}</h2><div class="flow">'
        + "".join(
            cards.face(card, reading) for card in components.cards if KINDS[card.kind] == kind
        )
        + "</div>"
        for kind in KINDS
    )
    large = "".join(cards.face(card, reading, "large") for card in components.cards[::40])
    tiles = "".join(board_map.tile_face(scene, tile) for tile in range(-1, len(components.tiles)))
    scoring = "".join(scoring_tiles.tile_card(scene, tile) for tile in components.scoring_tiles)
    return (
        f'{piles}<h2>large</h2><div class="flow">{large}</div>'
        f'<h2>tiles</h2><div class="flow">{tiles}</div>'
        f'<h2>scoring tiles</h2><div class="flow">{scoring}</div>'
    )


def page(language: str, theme: str) -> str:
    """The whole gallery in one language and theme."""
    state = position(["human"] * 4, 260)
    scene = Scene(
        GAME.components, Text(language, GAME.texts).t, COLOURS, ("Anna", "Bogdan", "Łucja", "Zoë")
    )
    solo = position(["human", "eminence:hard"], 120)
    body = (
        _table(state, scene)
        + f"<h2>solo</h2>{eminence.board(GAME.view(solo, 0), scene)}"
        + _components(scene)
        + _icons()
    )
    return (
        f'<!doctype html><html lang="{language}" data-theme="{theme}"><meta charset="utf-8">'
        f'<title>Gallery</title><link rel="stylesheet" href="app.css"><style>{LAYOUT}</style>'
        f"{ICONS.sheet(COLOURS)}{body}</html>"
    )


def main() -> int:
    """Write all pages and what they need."""
    fonts = TARGET / "fonts"
    fonts.mkdir(parents=True, exist_ok=True)
    for font in (NODE_MODULES / "@fontsource/alegreya-sans/files").glob(
        "*-latin*-[58]00-normal.woff2"
    ):
        shutil.copy(font, fonts)
    shown = [WEB / "css/kit.css", WEB / "css/theme.css"]
    shown += sorted((WEB / "games/boonlake").glob("*.css"))
    (TARGET / "app.css").write_text("\n".join(path.read_text("utf-8") for path in shown), "utf-8")
    for language in LANGUAGES:
        for theme in THEMES:
            path = TARGET / f"{language}-{theme}.html"
            path.write_text(page(language, theme), "utf-8")
            print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
