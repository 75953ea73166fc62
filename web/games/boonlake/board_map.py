"""The map: its shell, and the groups that change, each under its own id.

`shell(scene)` is the empty drawing with the ground; `groups(view, scene)` maps the id of each
group to its markup, so that the page rewrites only those that changed.
"""

from __future__ import annotations

from functools import cache

from boonlake.games.boonlake.components.model import REGIONS, RiverSpace, Site, Space

from ...kit.badges import row, span
from ...kit.icons import use
from ...kit.pieces import piece
from . import labels
from .badges import effect_badges, site_badges
from .geometry import BORDER, CORNERS, Point, lock_numbers, moorings, plan, score_at
from .scene import Scene, View
from .terrain import DEFS, ground

PASTURE = -1
LEVELS = ("inhabitant", "house", "settlement")
SITE_NAMES = "ab"
TILE = "M" + "L".join(f"{x * 0.91:.1f} {y * 0.91:.1f}" for x, y in CORNERS) + "z"
HEX = "M" + "L".join(f"{x * 0.95:.1f} {y * 0.95:.1f}" for x, y in CORNERS) + "z"
UPPER_HALF = "M0 -54.8L47.5 -27.4V1H-47.5V-27.4z"
REACH = ("M0 -66L54 -33V5H-54V-33z", "M0 66L54 33V-5H-54V33z")
"""Half a tile with a rim, so that a finger finds it."""
LOWER_HALF = "M0 54.8L47.5 27.4V3H-47.5V27.4z"
FENCE = "M-39 -22V23M39 -22V23M-39 -20L-14 -34M39 -20L14 -34M-39 21L-14 35M39 21L14 35"
MEADOW = (
    f'<path class="pasture" d="{TILE}"/><path class="pasture-fence" d="{FENCE}"/>'
    '<path class="pasture-grass" d="M-8 -6q1-4 0-7M-8 -6q3-2 4-5M14 12q1-4 0-7M14 12q-3-2-4-5'
    'M-20 20q1-4 0-7M-20 20q3-2 4-5"/>'
)
FOLD = '<path class="tile-fold" d="M-40 2H40"/>'
SITE_HEIGHTS = {1: (2,), 2: (-15, 19)}
PIECE_HEIGHTS = {1: (3,), 2: (-16, 23)}
"""How far the sites of a tile, and pieces on them, stand below its centre, by their number."""
HERD = ((-19, -14), (19, -14), (-19, 20), (19, 20))
COVER = (
    '<circle class="cover" cx="16" cy="10" r="10.5"/>'
    '<path class="cover-cross" d="M11 5l10 10M21 5l-10 10"/>'
)
FLEET = ((0,), (-16, 16), (-23, 0, 23), (-31, -10, 10, 31))
"""By how many ships lie together: how far each lies from the middle of them."""
SHIP, FINGER = 34, 36
LEAST, ROOM, TIGHT = 0.94, 90.0, -4.0
"""How small badges are drawn on the map, the room of a tile for a row of them, and their gap."""


def shell(scene: Scene) -> str:
    """The ground, and over it a drawing with an empty group for everything that changes."""
    left, top, width, height = plan(scene.components).box
    box = (
        f"{left - BORDER:.0f} {top - BORDER:.0f} {width + 2 * BORDER:.0f} {height + 2 * BORDER:.0f}"
    )
    empty = "".join(f'<g id="{key}"></g>' for key in group_ids(scene))
    return (
        f'<div class="zoom-layers"><svg class="map map-ground" viewBox="{box}" aria-hidden="true">'
        f"<defs>{DEFS}</defs>{ground(scene.components)}</svg>"
        f'<svg class="map" viewBox="{box}" role="group" aria-label="{scene.say("effect.map")}">'
        f"{empty}</svg></div>"
    )


def group_ids(scene: Scene) -> list[str]:
    """The ids of the changing groups in the order in which they are painted."""
    numbers = range(1, len(scene.components.spaces))
    return [
        *(f"map-space-{number}" for number in numbers),
        "map-labels",
        "map-stock",
        "map-river",
        "map-locks",
        "map-ships",
        "map-scores",
    ]


def groups(view: View, scene: Scene) -> dict[str, str]:
    """The markup of every changing group."""
    drawn = {
        f"map-space-{number}": _space(view, scene, number)
        for number in range(1, len(scene.components.spaces))
    }
    picture_of = scene.pictures.of
    drawn["map-labels"] = picture_of(
        "map-labels",
        (view["labels"], scene.marked("region"), _chooses(scene)),
        lambda: _labels(view, scene),
    )
    drawn["map-stock"] = _stock(view, scene)
    drawn["map-river"] = picture_of(
        "map-river", (view["round"], scene.marked("river")), lambda: _river(view, scene)
    )
    drawn["map-locks"] = _locks(view, scene)
    drawn["map-ships"] = _ships(view, scene)
    drawn["map-scores"] = _scores(view, scene)
    return drawn


def _space(view: View, scene: Scene, number: int) -> str:
    """A space with what lies on it, drawn anew if that or its marks have changed."""
    marks = [scene.marks.get(key) for key in _keys(number)]
    shown = (view["tiles"][number], view["sites"][2 * number : 2 * number + 2], marks)
    return scene.pictures.of(
        f"map-space-{number}",
        (*shown, view["cows"][number]),
        lambda: _drawn_space(view, scene, number),
    )


@cache
def _keys(number: int) -> tuple[str, ...]:
    """The ids of a space and its sites."""
    return f"space-{number}", *(f"site-{number}{name}" for name in SITE_NAMES)


def _drawn_space(view: View, scene: Scene, number: int) -> str:
    x, y = plan(scene.components).spaces[number]
    tile = view["tiles"][number]
    if tile == 0:
        inner = _empty(scene.components.spaces[number])
    elif tile == PASTURE:
        inner = _pasture(view, scene, number)
    else:
        inner = _tile(view, scene, number, tile - 1)
    key = f"space-{number}"
    return (
        f'<g{scene.attributes(key, "space")} transform="translate({x:.1f} {y:.1f})">'
        f"{_spot(scene, key, HEX)}{scene.drawn(key, inner)}</g>"
    )


def _spot(scene: Scene, key: str, shape: str) -> str:
    """What is tapped and glows; a dark ring keeps the glow apart from a ground of its colour."""
    ring = f'<path class="ring" d="{shape}"/>' if scene.is_button(key) else ""
    return f'{ring}<path class="spot" d="{shape}"/>'


def _number(number: int, y: float = -34) -> str:
    return f'<text class="space-number" y="{y}">{number}</text>'


def _empty(space: Space) -> str:
    """The bare ground: number, reward, and the mark of start tiles."""
    dots = "".join(
        f'<circle class="start-dot" cx="{9 * k - 4.5 * "abc".index(space.start):g}" cy="38" r="3"/>'
        for k in range("abc".index(space.start) + 1 if space.start else 0)
    )
    reward = row(effect_badges(space.reward), 0, 4, 1.2) if space.reward else ""
    return f"{_number(space.number)}{reward}{dots}"


def _pasture(view: View, scene: Scene, number: int) -> str:
    cows = "".join(
        piece("cattle", scene.colours[owner], *HERD[k], 36, f"cow-{number}-{k}")
        for k, owner in enumerate(view["cows"][number])
    )
    return f"{MEADOW}{_number(number, -39)}{cows}{_price(scene, f'space-{number}', 0, 43)}"


def _price(scene: Scene, key: str, x: float, y: float) -> str:
    """What taking a place costs, where nothing printed there says so."""
    badges = list(scene.price(key))
    if not badges:
        return ""
    scale = min(LEAST, ROOM / span(badges, TIGHT))
    return row(badges, min(x, (ROOM - span(badges, TIGHT) * scale) / 2), y, scale, TIGHT)


def _tile(view: View, scene: Scene, number: int, tile: int) -> str:
    sites = scene.components.tiles[tile].sites
    parts = [f'<path class="tile" d="{TILE}"/>', _number(number, -39)]
    if len(sites) > 1:
        parts.append(FOLD)
    for i, site in enumerate(sites):
        key = f"site-{number}{SITE_NAMES[i]}"
        standing = view["sites"][2 * number + i]
        if standing:
            seat, level = divmod(standing - 1, 3)
            y = PIECE_HEIGHTS[len(sites)][i]
            inner = piece(LEVELS[level], scene.colours[seat], 0, y, 42, key)
            inner += _price(scene, key, 25, y + 8)
        else:
            inner = _site(site, i, len(sites))
        halved = len(sites) > 1
        spot = (UPPER_HALF, LOWER_HALF)[i] if halved else HEX
        reach = f'<path class="reach" d="{REACH[i]}"/>' if halved and scene.is_button(key) else ""
        parts.append(
            f"<g{scene.attributes(key, 'site')}>{reach}{_spot(scene, key, spot)}"
            f"{scene.drawn(key, inner)}</g>"
        )
    return "".join(parts)


def _site(site: Site, i: int, sites: int) -> str:
    """An empty building site with its price and reward."""
    badges = site_badges(site)
    y = SITE_HEIGHTS[sites][i]
    if not badges:
        return f'<circle class="site-free" cx="0" cy="{y}" r="13"/>'
    if sites == 1 and len(badges) > 1:
        return "".join(row([badge], 0, y - 14 + 28 * k, 1.1) for k, badge in enumerate(badges))
    return row(badges, 0, y, min(1.1, ROOM / span(badges, TIGHT)), TIGHT)


def tile_face(scene: Scene, tile: int) -> str:
    """A building tile (−1: a pasture) on its own, as shown when it has been revealed."""
    if tile == PASTURE:
        inner = MEADOW
    else:
        sites = scene.components.tiles[tile].sites
        inner = f'<path class="tile" d="{TILE}"/>' + FOLD * (len(sites) > 1)
        inner += "".join(_site(site, i, len(sites)) for i, site in enumerate(sites))
    name = scene.say("effect.tile.pasture" if tile == PASTURE else "effect.tile.name")
    return (
        f'<svg class="tile-face" viewBox="-48 -55 96 110" data-about="tile-{tile}" role="img" '
        f'aria-label="{name}">{inner}</svg>'
    )


AROUND = "M-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0z"
"""What of the water a finger finds around a river space."""
LABEL_REACH = (
    f'<rect class="reach" x="{-labels.WIDTH / 2}" y="-35" width="{labels.WIDTH}" height="70"/>'
)
"""A label is as high as a finger, on the smallest table too, unless that hides other choices."""


def _chooses(scene: Scene) -> bool:
    """Whether something on the map is to be chosen."""
    return bool(scene.marked("space", "site", "river", "region"))


def _labels(view: View, scene: Scene) -> str:
    """The regions' labels, open with their reward or covered."""
    parts = []
    width, height = labels.WIDTH, labels.HEIGHT
    places = labels.places(scene.components)[: len(REGIONS)]
    for region, (name, (x, y)) in enumerate(zip(REGIONS, places, strict=True)):
        covered = view["labels"] >> region & 1
        reward = effect_badges(scene.components.labels[region])
        inner = COVER if covered else row(reward, 16, 11, 1)
        state = "label covered" if covered else "label"
        key = f"region-{name}"
        reach = LABEL_REACH if scene.is_button(key) or not _chooses(scene) else ""
        named = (
            f'<text class="label-name" y="-8">{scene.say(f"region.{name}")}</text>'
            f"{use(name, -28, 10, 25)}{inner}"
        )
        parts.append(
            f'<g{scene.attributes(key, state)} transform="translate({x:.0f} {y:.0f})">'
            f"{reach}"
            f'<rect class="label-ground land-{name}" x="{-width / 2:.0f}" y="{-height / 2:.0f}" '
            f'width="{width:.0f}" height="{height:.0f}" rx="9"/>'
            f"{scene.drawn(key, named)}</g>"
        )
    return "".join(parts)


def _stock(view: View, scene: Scene) -> str:
    """What is left: tiles in the mound, pastures, cards to draw, cards discarded."""
    x, y = labels.places(scene.components)[-1]
    things = (
        ("tile", view["mound"], -38, -12),
        ("pasture", view["pastures"], 16, -12),
        ("deck", view["deck"], -38, 13),
        ("discard-pile", len(view["discards"]), 16, 13),
    )
    inner = "".join(
        f'<g data-about="stock-{name}">{use(name, dx, dy, 22)}'
        f'<text class="stock" x="{dx + 13}" y="{dy + 5}">{count}</text></g>'
        for name, count, dx, dy in things
    )
    return f'<g transform="translate({x:.0f} {y:.0f})">{inner}</g>'


def _river(view: View, scene: Scene) -> str:
    """The river spaces with their rewards; the arm not in use is faint."""
    first, second = scene.components.river
    now, other = (first, second) if view["round"] == 1 else (second, first)
    current = {space.key for space in now}
    faint = [space for space in other if space.key not in current]
    starts = {
        scene.components.river[r][i].key for r in (0, 1) for i in scene.components.river_starts[r]
    }
    drawn = [_river_space(scene, s, s.key in starts, "far") for s in faint]
    drawn += [_river_space(scene, s, s.key in starts, "") for s in now]
    return "".join(drawn)


def _river_space(scene: Scene, space: RiverSpace, start: bool, state: str) -> str:
    x, y = plan(scene.components).river[space.key]
    kind = "harbour" if space.harbour else "mooring"
    ring = 25 if space.harbour else 20
    inner = row(effect_badges(space.reward), 0, 0, 0.96) if space.reward else ""
    anchor = use("harbour", 17, -18, 17) if space.harbour and not start else ""
    if start and not space.reward:
        anchor = use("ship", 0, 0, 26)
    key = f"river-{space.key}"
    return (
        f"<g{scene.attributes(key, f'river-space {kind} {state}')} "
        f'transform="translate({x:.1f} {y:.1f})">'
        f"{_spot(scene, key, AROUND)}"
        f'<circle class="water-disc" r="{ring}"/>{scene.drawn(key, anchor + inner)}</g>'
    )


def _locks(view: View, scene: Scene) -> str:
    """On each lock the numbers of the scorings that it starts, the next one marked."""
    following = view["scorings"] + 1
    return "".join(
        _scoring_number(x, y, number, following)
        for number, (x, y) in enumerate(lock_numbers(scene.components), 1)
    )


def _scoring_number(x: float, y: float, number: int, following: int) -> str:
    state = "next" if number == following else "past" if number < following else ""
    return (
        f'<g class="lock-number {state}" data-about="lock-{number}" '
        f'transform="translate({x:.1f} {y:.1f})"><circle r="11.5"/>'
        f'<text y="6">{number}</text></g>'
    )


def ship_places(view: View, scene: Scene) -> list[Point]:
    """Where each seat's ship is drawn; ships in one harbour lie side by side."""
    course = scene.components.river[view["round"] - 1]
    river, beside = plan(scene.components).river, moorings(scene.components)
    ships: list[int] = view["ships"]
    places = []
    for seat, at in enumerate(ships):
        key = course[at].key
        (x, y), ((dx, dy), (along, down)) = river[key], beside[key]
        way = FLEET[ships.count(at) - 1][ships[:seat].count(at)]
        places.append((x + dx + way * along, y + dy + way * down))
    return places


def _ships(view: View, scene: Scene) -> str:
    """The ships; a finger that finds one asks about its space, unless it looks for a place."""
    course = scene.components.river[view["round"] - 1]
    choosing = _chooses(scene)
    parts = []
    for seat, (x, y) in enumerate(ship_places(view, scene)):
        ship = piece("ship", scene.colours[seat], x, y, SHIP, f"ship-{seat}")
        about = f' data-about="river-{course[view["ships"][seat]].key}"'
        reach = f'<circle class="reach" cx="{x:.0f}" cy="{y:.0f}" r="{FINGER}"/>'
        parts.append(f'<g class="ship">{ship}</g>' if choosing else f"<g{about}>{reach}{ship}</g>")
    return "".join(parts)


def _scores(view: View, scene: Scene) -> str:
    """Each seat's marker on the border; equal scores lie beside each other."""
    box = plan(scene.components).box
    there: dict[int, int] = {}
    parts = []
    for seat, player in enumerate(view["players"]):
        points = player["vp"]
        nth = there.get(points % 100, 0)
        there[points % 100] = nth + 1
        x, y = score_at(points, box)
        parts.append(
            piece("marker", scene.colours[seat], x + 5 * nth, y + 5 * nth, 24, f"score-{seat}")
        )
        if points >= 100:
            inward = 26 if y < box[1] else -14
            parts.append(
                f'<text class="score-lap" x="{x + 5 * nth:.0f}" y="{y + inward:.0f}">'
                f"+{points // 100 * 100}</text>"
            )
    return "".join(parts)
