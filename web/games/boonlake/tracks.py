"""The two income tracks, and the scores.

`tracks(view, scene)` draws both tracks with all markers; `scores(view, scene, sources)` is a
table of points, where `sources[seat]` lists (text key of the source, points).
"""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.boonlake.components.model import Effect, TrackSpace

from .badges import effect_badges, effect_icon, inline
from .icons import icon
from .pieces import token
from .scene import Scene, View


def tracks(view: View, scene: Scene) -> str:
    """Both tracks, the coin track first."""
    return _track(view, scene, "coin", scene.edition.coin_track) + _track(
        view, scene, "card", scene.edition.card_track
    )


def _track(view: View, scene: Scene, name: str, spaces: tuple[TrackSpace, ...]) -> str:
    cells = []
    for position, space in enumerate(spaces):
        here = "".join(
            token("marker", scene.colours[seat], f"{name}-{seat}")
            for seat, player in enumerate(view["players"])
            if player[f"{name}_track"] == position
        )
        crossed = "".join(inline(badge) for badge in effect_badges(space.crossed))
        cells.append(
            f'<span class="track-space" data-about="{name}-track-{position}">'
            f'<span class="track-crossed">{crossed}</span>'
            f'<span class="track-income">{_income(space.income)}</span>'
            f'<span class="track-markers">{here}</span></span>'
        )
    key = f"track-{name}"
    inner = (
        f'<span class="track-name">{icon(f"{name}-step")}'
        f"<span>{scene.say(f'track.{name}')}</span></span>"
        f'<span class="track-spaces">{"".join(cells)}</span>'
    )
    return f"<div{scene.attributes(key, 'track')}>{scene.inside(key, inner)}</div>"


def _income(income: tuple[Effect, ...]) -> str:
    """What a space pays at each income."""
    return "".join(
        f'<span class="pay">{effect[1]}{icon(effect_icon(effect))}</span>' for effect in income
    )


def scores(view: View, scene: Scene, sources: Sequence[Sequence[tuple[str, int]]] = ()) -> str:
    """The points of every seat, the highest first, and where they came from."""
    order = sorted(range(view["seats"]), key=lambda seat: -view["players"][seat]["vp"])
    rows = "".join(
        f'<li class="score-row"><span class="score-seat">{token("marker", scene.colours[seat])}'
        f"{scene.name(seat)}</span><b>{view['players'][seat]['vp']}</b>"
        f"{_sources(scene, sources[seat] if seat < len(sources) else ())}</li>"
        for seat in order
    )
    return f'<ol class="scores">{rows}</ol>'


def _sources(scene: Scene, sources: Sequence[tuple[str, int]]) -> str:
    if not sources:
        return ""
    parts = "".join(
        f'<span class="score-source">{scene.say(key)} <b>{points:+d}</b></span>'
        for key, points in sources
    )
    return f'<span class="score-sources">{parts}</span>'
