"""The two income tracks with all markers."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import Effect, TrackSpace

from ...kit.badges import inline
from ...kit.icons import icon
from ...kit.pieces import token
from .badges import effect_badges, effect_icon
from .scene import Scene, View


def kept_tracks(view: View, scene: Scene) -> str:
    """Both tracks, drawn anew if a marker or a mark has changed."""
    places = [(player["coin_track"], player["card_track"]) for player in view["players"]]
    return scene.pictures.of("tracks", (places, scene.marked("track")), lambda: tracks(view, scene))


def tracks(view: View, scene: Scene) -> str:
    """Both tracks, the coin track first."""
    return _track(view, scene, "coin", scene.components.coin_track) + _track(
        view, scene, "card", scene.components.card_track
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
