"""What glides: the difference of two views."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import STRIPS

from ...kit.glide import Glide
from .board_map import ship_places
from .geometry import plan, score_at
from .scene import Scene, View


def glides(before: View, after: View, scene: Scene) -> list[Glide]:
    """Everything that is elsewhere in the second view."""
    if len(before["players"]) != len(after["players"]):
        return []
    return [
        *_pieces("ship", ship_places(before, scene), ship_places(after, scene)),
        *_pieces("score", _scores(before, scene), _scores(after, scene)),
        *_strips(before["strips"], after["strips"]),
        *_newcomers(before, after),
    ]


def _pieces(
    name: str, old: list[tuple[float, float]], new: list[tuple[float, float]]
) -> list[Glide]:
    return [
        Glide(f'[data-piece="{name}-{seat}"]', x - a, y - b)
        for seat, ((x, y), (a, b)) in enumerate(zip(old, new, strict=True))
        if (x, y) != (a, b)
    ]


def _scores(view: View, scene: Scene) -> list[tuple[float, float]]:
    box = plan(scene.components).box
    return [score_at(player["vp"], box) for player in view["players"]]


def _strips(old: list[int], new: list[int]) -> list[Glide]:
    rows = {strip: row for row, strip in enumerate(old)}
    return [
        Glide(f"#strip-{STRIPS[strip]}", rows=rows[strip] - row)
        for row, strip in enumerate(new)
        if rows.get(strip, row) != row
    ]


def _newcomers(before: View, after: View) -> list[Glide]:
    """Pieces that were not on the map before."""
    newcomers = []
    for index, (old, now) in enumerate(zip(before["sites"], after["sites"], strict=True)):
        if now and now != old:
            newcomers.append(Glide(f'[data-piece="site-{index >> 1}{"ab"[index & 1]}"]', new=True))
    for space, (herd, more) in enumerate(zip(before["cows"], after["cows"], strict=True)):
        newcomers += [
            Glide(f'[data-piece="cow-{space}-{k}"]', new=True) for k in range(len(herd), len(more))
        ]
    return newcomers
