"""A seat's board: the wilderness above, the settlement below, each a drawing of three rows.

`wilderness(...)` and `settlement(...)` are the insides of the two drawings, `shell(...)` holds
them. Row III lies farthest away, row I next to the settlement.
"""

from __future__ import annotations

from boonlake.games.settlement.components.model import COLOURS, FIELDS, GOODS, ROWS
from boonlake.games.settlement.insight import Board, FieldAction
from boonlake.games.settlement.state import SETTLEMENT, WILDERNESS
from boonlake.games.settlement.tables import FIELD_NAMES

from ...kit.badges import GAIN, PLAIN, Badge, row, span
from ...kit.icons import use
from ...kit.pieces import piece
from . import landscape
from .badges import effect_badges, gain_badges, settlers
from .landscape import HEIGHT, WIDTH
from .scene import ROMAN, Scene, View

MARGIN, SIDE, GAP = 4, 74, 6
ACROSS, DOWN = WIDTH + GAP, HEIGHT + GAP
BOX = (2 * MARGIN + SIDE + ROWS * ACROSS, 2 * MARGIN + ROWS * DOWN - GAP)
"""How large each of the two drawings is."""
SPOT = f'<rect class="spot" width="{WIDTH}" height="{HEIGHT}" rx="9"/>'
PAD = f'<rect class="spot pad" width="{SIDE}" height="{HEIGHT}" rx="9"/>'
VEIL = f'<rect class="veiled" width="{WIDTH}" height="{HEIGHT}" rx="9"/>'
MIDDLE = WIDTH / 2
TAG_SCALE = 0.82
LONG_NAME = 15
"""Letters of a building's name that fit its width."""
USED_AGAIN = 2
"""Settlers on the space of a row that an artefact allowed to activate twice."""


def shell(place: str, label: str) -> str:
    """An empty drawing, whose inside changes."""
    return (
        f'<svg class="homeland" viewBox="0 0 {BOX[0]} {BOX[1]}" role="group" '
        f'aria-label="{label}"><g id="{place}"></g></svg>'
    )


def wilderness(view: View, scene: Scene, seat: int, able: Board | None, about: set[int]) -> str:
    """Three rows of fields, the farthest first; `about` are the colours of monsters that appear."""
    parts = []
    for number in reversed(range(ROWS)):
        y = MARGIN + (ROWS - 1 - number) * DOWN
        parts.append(_wilderness_pad(view, scene, seat, number, able, y))
        for column in range(ROWS):
            field = ROWS * number + column
            parts.append(_field(view, scene, seat, field, able, about, _x(column), y))
    return "".join(parts)


def settlement(view: View, scene: Scene, seat: int) -> str:
    """Three rows of building fields, the upper one first."""
    parts = []
    for number in range(ROWS):
        y = MARGIN + number * DOWN
        parts.append(_settlement_pad(view, scene, seat, number, y))
        parts += [
            _plot(view, scene, seat, ROWS * number + column, _x(column), y)
            for column in range(ROWS)
        ]
    return "".join(parts)


def _x(column: int) -> int:
    return MARGIN + SIDE + GAP + column * ACROSS


# Rows


def _wilderness_pad(
    view: View, scene: Scene, seat: int, number: int, able: Board | None, y: float
) -> str:
    key = f"wilderness-{number + 1}"
    inner = f'<text class="numeral" x="{SIDE / 2}" y="21">{ROMAN[number]}</text>'
    inner += _standing(view, scene, seat, WILDERNESS + number)
    if scene.is_button(key) and able is not None:
        tags = [settlers(1), *gain_badges(able.wilderness[number].brings)]
        inner += _column(tags, SIDE / 2, 36)
    return _pad(scene, key, y, inner)


def _settlement_pad(view: View, scene: Scene, seat: int, number: int, y: float) -> str:
    key = f"settlement-{number + 1}"
    inner = "".join(
        f'<rect class="level{" level-now" if nth == number else ""}" x="{SIDE / 2 - 15}" '
        f'y="{9 + 8 * nth}" width="30" height="5.5" rx="2"/>'
        for nth in range(ROWS)
    )
    inner += _standing(view, scene, seat, SETTLEMENT + number)
    if scene.is_button(key):
        inner += _column([settlers(1)], SIDE / 2, 46)
    return _pad(scene, key, y, inner)


def _pad(scene: Scene, key: str, y: float, inner: str) -> str:
    return (
        f'<g{scene.attributes(key, "row-pad")} transform="translate({MARGIN} {y})">'
        f"{PAD}{scene.drawn(key, inner)}</g>"
    )


def _standing(view: View, scene: Scene, seat: int, place: int) -> str:
    """The settlers on the space of a row."""
    placed = view["players"][seat]["placed"][place]
    colour = scene.colours[seat]
    apart = 15 if placed == USED_AGAIN else 0
    return "".join(
        piece("settler", colour, SIDE / 2 + side * apart, 60, 40, f"placed-{seat}-{place}-{nth}")
        for nth, side in zip(range(placed), (-1, 1), strict=False)
    )


def _column(tags: list[Badge], x: float, y: float) -> str:
    """Badges one below the other."""
    scale = TAG_SCALE if len(tags) < ROWS + 1 else 0.7
    return "".join(row([tag], x, y + 21 * scale * nth, scale) for nth, tag in enumerate(tags))


# Fields of the wilderness


def _field(
    view: View,
    scene: Scene,
    seat: int,
    field: int,
    able: Board | None,
    about: set[int],
    x: float,
    y: float,
) -> str:
    key = f"field-{FIELD_NAMES[field]}"
    action = able.fields[field] if able is not None and scene.is_button(key) else None
    explored = view["players"][seat]["landscapes"][field]
    inner = (
        _explored(view, scene, seat, field, action, about)
        if explored
        else _unexplored(field, action)
    )
    css = "land-field" if explored else "land-field unexplored"
    return (
        f'<g{scene.attributes(key, css)} transform="translate({x} {y})">'
        f"{SPOT}{scene.drawn(key, inner)}</g>"
    )


def _unexplored(field: int, action: FieldAction | None) -> str:
    numeral = f'<text class="faint" x="{MIDDLE}" y="58">{ROMAN[field // ROWS]}</text>'
    if action is None:
        return numeral
    return use("act-explore", MIDDLE, 34, 34) + row([settlers(action.settlers)], MIDDLE, 68, 1)


def _explored(
    view: View,
    scene: Scene,
    seat: int,
    field: int,
    action: FieldAction | None,
    about: set[int],
) -> str:
    player = view["players"][seat]
    kind = scene.components.landscapes[player["landscapes"][field] - 1]
    parts = [f'<g data-piece="land-{seat}-{field}">{landscape.drawn(kind)}</g>']
    monster, fortress = (bool(player[what] >> field & 1) for what in ("monsters", "fortresses"))
    if monster:
        parts.append(VEIL)
        parts.append(monster_piece(kind.monster, seat, field, MIDDLE, 48, 66))
    elif fortress:
        colour = scene.colours[seat]
        parts.append(piece("fortress", colour, 87, 62, 46, f"fortress-{seat}-{field}"))
        if player["activated"] >> field & 1:
            parts.append(piece("settler", colour, 56, 66, 38, f"active-{seat}-{field}"))
    else:
        state = "sign sign-awake" if kind.monster in about else "sign"
        parts.append(f'<g class="{state}">{use(landscape.sign(kind), 94, 74, 25)}</g>')
    if action is not None:
        parts.append(_tags(_action_tags(scene, action, kind.resource, kind.monster)))
    return "".join(parts)


def monster_piece(colour: int, seat: int, field: int, x: float, y: float, size: float) -> str:
    """A monster on a board."""
    inner = use(f"monster-{COLOURS[colour]}", x, y, size)
    return f'<g class="monster" data-piece="monster-{seat}-{field}">{inner}</g>'


def _action_tags(scene: Scene, action: FieldAction, resource: int, monster: int) -> list[Badge]:
    """What can be done with a landscape: what it takes and brings."""
    tags = [settlers(action.settlers)]
    if action.verb == "fight":
        return tags + gain_badges(scene.components.monsters[monster].reward)
    if action.verb == "fortress":
        return [*tags, Badge(GAIN, "+", "fortress")]
    return [*tags, Badge(GAIN, "+1", GOODS[resource])]


def _tags(tags: list[Badge], y: float = 13) -> str:
    """Badges in a row that fits a field."""
    return row(tags, MIDDLE, y, min(TAG_SCALE, (WIDTH - 6) / span(tags)))


# Fields of the settlement


def _plot(view: View, scene: Scene, seat: int, field: int, x: float, y: float) -> str:
    player = view["players"][seat]
    key, built = f"plot-{field}", player["buildings"][field]
    inner = (
        _building(scene, built - 1, player["stored"][field], f"built-{seat}-{field}")
        if built
        else ""
    )
    css = "plot" if built else "plot free-plot"
    return (
        f'<g{scene.attributes(key, css)} transform="translate({x} {y})">'
        f"{SPOT}{scene.drawn(key, inner)}</g>"
    )


def _building(scene: Scene, kind: int, stored: int, named: str) -> str:
    building = scene.components.buildings[kind]
    name = scene.say(f"building.{building.key}")
    narrow = f' textLength="{WIDTH - 10}" lengthAdjust="spacingAndGlyphs"'
    given, taken = effect_badges(building)
    pile = ""
    if stored:
        goods = next(what for what, n in zip(GOODS, building.effect.give, strict=True) if n)
        pile = row([Badge(PLAIN, str(stored), goods)], 86, 42, 1)
    return (
        f'<g data-piece="{named}"><rect class="house" width="{WIDTH}" height="{HEIGHT}" rx="9"/>'
        f'<text class="plot-name" x="{MIDDLE}" y="15"'
        f"{narrow if len(name) > LONG_NAME else ''}>{name}</text>"
        f"{use(building.key, MIDDLE if not pile else 36, 43, 44)}{pile}"
        f"{_tags([*given, *taken], 79)}</g>"
    )


# The same in small

CELL, CELL_HEIGHT, APART = 30, 26, 12
SMALL_BOX = (2 * ROWS * CELL + APART, ROWS * CELL_HEIGHT)


def small(view: View, scene: Scene, seat: int) -> str:
    """Both halves of a board side by side, at a glance."""
    player = view["players"][seat]
    parts = []
    for field in range(FIELDS):
        number, column = divmod(field, ROWS)
        parts.append(
            _small_field(scene, player, seat, field, column * CELL, (2 - number) * CELL_HEIGHT)
        )
        kind = player["buildings"][field]
        x, y = ROWS * CELL + APART + column * CELL, number * CELL_HEIGHT
        built = scene.components.buildings[kind - 1].key if kind else ""
        inner = use(built, CELL / 2, CELL_HEIGHT / 2, 21) if built else ""
        if built:
            inner = f'<g data-piece="built-{seat}-{field}">{inner}</g>'
        parts.append(_cell(x, y, "cell-built" if built else "", inner))
    return (
        f'<svg class="small-board" viewBox="-1 -1 {SMALL_BOX[0] + 2} {SMALL_BOX[1] + 2}" '
        f'aria-hidden="true">{"".join(parts)}</svg>'
    )


def _cell(x: float, y: float, css: str, inner: str) -> str:
    return (
        f'<g transform="translate({x} {y})"><rect class="cell {css}" x="1" y="1" '
        f'width="{CELL - 2}" height="{CELL_HEIGHT - 2}" rx="4"/>{inner}</g>'
    )


def _small_field(scene: Scene, player: View, seat: int, field: int, x: float, y: float) -> str:
    kind = player["landscapes"][field]
    if not kind:
        return _cell(x, y, "", "")
    tile = scene.components.landscapes[kind - 1]
    resource = GOODS[tile.resource]
    if player["monsters"] >> field & 1:
        inner = monster_piece(tile.monster, seat, field, CELL / 2, CELL_HEIGHT / 2, 23)
    elif player["fortresses"] >> field & 1:
        tower = piece("fortress", scene.colours[seat], 20, 15, 18, f"fortress-{seat}-{field}")
        inner = use(resource, 9, 11, 14) + tower
    else:
        inner = use(resource, CELL / 2, CELL_HEIGHT / 2, 18)
    return _cell(x, y, f"cell-{resource}", f'<g data-piece="land-{seat}-{field}">{inner}</g>')
