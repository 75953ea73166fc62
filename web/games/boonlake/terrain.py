"""The ground of the map: water, land, coasts, bridges, fords, locks and the frame.

`ground(components)` never changes during a game; it is made once and kept as a string.
`DEFS` holds the patterns by which the regions are told apart without colour.
"""

from __future__ import annotations

from math import atan2, degrees, hypot

from boonlake.games.boonlake.components.model import REGIONS, ComponentSet

from ...kit.pictures import kept_for_sets
from .geometry import (
    BORDER,
    CORNERS,
    SCORE_CELLS,
    Plan,
    hand_drawn,
    plan,
    score_at,
    smooth,
)

PATTERNS = {
    "boonlake": (
        34,
        30,
        "M6 12q1-5 0-8M6 12q3-3 4-6M6 12q-2-3-4-5M23 27q1-5 0-8M23 27q3-3 4-6M23 27q-2-3-4-5",
    ),
    "unknown": (40, 32, "M4 13l5-8 5 8M11 9l2-3 4 7M24 28l5-8 5 8M31 24l2-3 4 7"),
    "new-hope": (
        24,
        24,
        "M0 11q6-2 12 0t12 0M0 23q6-2 12 0t12 0M6 7v-4M6 5q-2 0-3-2M18 19v-4M18 17q2 0 3-2",
    ),
    "southern": (34, 22, "M2 8q5-6 11 0M19 19q5-6 11 0M24 6v.1M7 16v.1M29 8v.1"),
}
DEFS = "".join(
    f'<pattern id="ground-{region}" width="{w}" height="{h}" patternUnits="userSpaceOnUse">'
    f'<path class="mark mark-{region}" d="{d}"/></pattern>'
    for region, (w, h, d) in PATTERNS.items()
) + (
    '<pattern id="ground-water" width="66" height="40" patternUnits="userSpaceOnUse">'
    '<path class="ripple" d="M6 10q5-4 10 0t10 0M38 30q5-4 10 0t10 0"/></pattern>'
    '<pattern id="ground-wild" width="90" height="70" patternUnits="userSpaceOnUse">'
    '<path class="scrub" d="M12 20l7-11 7 11M22 15l4-5 6 10M60 52c-4-5 0-11 5-9 2-5 10-3 9 3'
    ' 4 2 2 8-2 7zM67 53v6"/></pattern>'
)


@kept_for_sets
def ground(components: ComponentSet) -> str:
    """Everything below the pieces, as markup."""
    the_plan = plan(components)
    return "".join(
        (
            _sheet(the_plan),
            _water(the_plan),
            *(_land(the_plan, region) for region in range(len(REGIONS))),
            _hexes(the_plan),
            _channel(the_plan),
            *(_bridge(the_plan, a, b) for a, b in components.bridges),
            *(_ford(the_plan, a, b) for a, b in components.fords),
            _course(the_plan),
            *(_lock(x, y, turn) for (x, y), turn in the_plan.locks),
            _border(the_plan),
        )
    )


def _sheet(the_plan: Plan) -> str:
    """The bare paper: land nobody settles."""
    left, top, width, height = the_plan.box
    inner = f'x="{left:.0f}" y="{top:.0f}" width="{width:.0f}" height="{height:.0f}"/>'
    return f'<rect class="wild" {inner}<rect fill="url(#ground-wild)" {inner}'


def _border(the_plan: Plan) -> str:
    """The graduated border around the map, which is the score track."""
    left, top, width, height = the_plan.box
    x, y, b = left - BORDER, top - BORDER, 2 * BORDER
    ring = (
        f"M{x + 1:.0f} {y + 1:.0f}h{width + b - 2:.0f}v{height + b - 2:.0f}h{2 - width - b:.0f}z"
        f"M{left:.0f} {top:.0f}v{height:.0f}h{width:.0f}v{-height:.0f}z"
    )
    cells = []
    for score in range(SCORE_CELLS):
        cx, cy = score_at(score, the_plan.box)
        if score % 5:
            cells.append(f'<circle class="score-dot" cx="{cx:.1f}" cy="{cy:.1f}" r="2.2"/>')
        else:
            css = "score-mark" if score % 10 else "score-mark major"
            cells.append(f'<text class="{css}" x="{cx:.1f}" y="{cy + 5:.1f}">{score}</text>')
    return f'<path class="border" d="{ring}"/>{"".join(cells)}'


def _water(the_plan: Plan) -> str:
    """The river with both arms, as wide as the gap between the lands."""
    first, second = (smooth(course) for course in the_plan.courses)
    back = smooth(the_plan.channel)
    paths = f"{first}{second}"
    return (
        f'<path class="shore-3" d="{paths}"/><path class="shore-3 narrow" d="{back}"/>'
        f'<path class="shore-2" d="{paths}"/><path class="shore-2 narrow" d="{back}"/>'
        f'<path class="shore-1" d="{paths}"/><path class="shore-1 narrow" d="{back}"/>'
        f'<path class="shore-1 rippled" d="{paths}"/>'
    )


def _land(the_plan: Plan, region: int) -> str:
    name = REGIONS[region]
    path = "".join(hand_drawn(loop) for loop in the_plan.coasts[region])
    return (
        f'<path class="surf" d="{path}"/><path class="land-{name}" d="{path}"/>'
        f'<path fill="url(#ground-{name})" d="{path}"/><path class="coast" d="{path}"/>'
    )


def _hexes(the_plan: Plan) -> str:
    """The faint lines between spaces."""
    lines = []
    for x, y in the_plan.spaces[1:]:
        ring = "L".join(f"{x + dx * 0.97:.1f} {y + dy * 0.97:.1f}" for dx, dy in CORNERS)
        lines.append(f"M{ring}z")
    return f'<path class="hex-line" d="{"".join(lines)}"/>'


def _channel(the_plan: Plan) -> str:
    """The channel back to the start, with its banks where it cuts through land."""
    banks = smooth(the_plan.cut) if the_plan.cut else ""
    return (
        f'<path class="canal-bank" d="{banks}"/><path class="canal-bed" d="{banks}"/>'
        f'<path class="canal-way" d="{smooth(the_plan.channel)}"/>'
    )


def _course(the_plan: Plan) -> str:
    """The way ships take."""
    return "".join(f'<path class="course" d="{smooth(course)}"/>' for course in the_plan.courses)


def _bridge(the_plan: Plan, a: int, b: int) -> str:
    """Planks from one bank to the other."""
    (ax, ay), (bx, by) = the_plan.spaces[a], the_plan.spaces[b]
    length = hypot(bx - ax, by - ay)
    half = (length - 84) / 2
    turn = degrees(atan2(by - ay, bx - ax))
    planks = "".join(f"M{-half + 4 + k * 7:.0f} -8V8" for k in range(int(half * 2 / 7)))
    return (
        f'<g transform="translate({(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}) rotate({turn:.1f})">'
        f'<path class="bridge-deck" d="M{-half:.0f} -9H{half:.0f}V9H{-half:.0f}z"/>'
        f'<path class="bridge-plank" d="{planks}"/>'
        f'<path class="bridge-rail" d="M{-half - 3:.0f} -10h{2 * half + 6:.0f}'
        f'm0 20h{-2 * half - 6:.0f}"/>'
        "</g>"
    )


def _ford(the_plan: Plan, a: int, b: int) -> str:
    """Stepping stones through the channel."""
    (ax, ay), (bx, by) = the_plan.spaces[a], the_plan.spaces[b]
    x, y = (ax + bx) / 2, (ay + by) / 2
    dx, dy = (bx - ax) / 11, (by - ay) / 11
    return "".join(
        f'<ellipse class="ford-stone" cx="{x + dx * k:.1f}" cy="{y + dy * k:.1f}" '
        'rx="5.4" ry="4.4"/>'
        for k in (-1.2, 0, 1.2)
    )


def _lock(x: float, y: float, turn: float) -> str:
    """Two gates across the river."""
    return (
        f'<g class="lock-gate" transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})">'
        '<path class="lock-leaf" d="M-7 -27L7 0L-7 27"/>'
        '<path class="lock-plank" d="M-4 -22L9 2M-4 22L9 -2"/>'
        '<path class="lock-wall" d="M-13 -42H13V-26H-13zM-13 26H13V42H-13z"/></g>'
    )
