"""What lies beside the map, in words: how far the game is, strips, tracks, scoring tiles."""

from __future__ import annotations

from ....engine.game import Sight, View
from ....engine.words import Chapter
from ..components.model import STRIPS, TrackSpace
from ..insight import Insight
from ..rules.scoring import SCORINGS
from ..rules.tracks import TRACKS
from ..wording.effects import effects_text
from ..wording.names import Names
from ..wording.things import project_lines, row_lines, strip_lines, value, wanted


def standing(w: Names, sight: Sight) -> Chapter:
    """Round, turn, the next scoring, and everybody's points."""
    view, insight = sight.view, sight.insight
    lines = [w.t("words.round", n=view["round"], name=w.seat(view["turn"]))]
    if under_way := insight.under_way:
        said = w.t(f"ui.under-way.{under_way.part}", name=w.seat(under_way.seat))
        lines.append(w.t("words.under-way", strip=w.strip(under_way.strip), what=said))
    if view["scorings"] < SCORINGS:
        lines.append(w.t("words.to-scoring", n=insight.to_lock, nth=insight.next_scoring))
    lines += [
        w.t("words.points", name=w.seat(seat), points=w.goods("vp", points))
        for seat, points in enumerate(sight.standing.scores)
    ]
    lines.append(w.t("effect.stock.deck", n=view["deck"]))
    return Chapter("standing", w.t("words.standing"), tuple(lines))


def strips(w: Names, view: View) -> Chapter:
    """The strips from the top row down, each with what it does."""
    return Chapter(
        "strips",
        w.t("ui.strips"),
        tuple(strip_line(w, strip, row) for row, strip in enumerate(view["strips"])),
    )


def strip_line(w: Names, strip: int, row: int) -> str:
    """A strip in its row."""
    name = w.t("words.strip", row=row + 1, strip=w.t(f"strip.{STRIPS[strip]}"))
    lines = strip_lines(strip, w.components.strip_kinds[strip], w.t)
    return " ".join((name, *row_lines(w.components.rows[row], w.t), *lines))


def tracks(w: Names, view: View) -> Chapter:
    """Where everybody stands on the income tracks, and what the next step is."""
    return Chapter(
        "tracks",
        w.t("ui.pane.tracks"),
        (w.t("effect.track.last"),),
        tuple(_track(w, view, name) for name in TRACKS),
    )


def _track(w: Names, view: View, name: str) -> Chapter:
    spaces: tuple[TrackSpace, ...] = getattr(w.components, f"{name}_track")
    lines = []
    for seat, player in enumerate(view["players"]):
        if view["eminence"] and seat == view["start"]:
            continue
        at = player[f"{name}_track"]
        income = effects_text(spaces[at].income, w.t) or w.t("words.nothing")
        said = w.t("words.track.at", name=w.seat(seat), n=at, income=income)
        if at + 1 < len(spaces):
            said += " " + w.t("words.track.next", what=_ahead(w, spaces[at + 1]))
        lines.append(said)
    return Chapter(f"track-{name}", w.t(f"track.{name}"), tuple(lines))


def _ahead(w: Names, space: TrackSpace) -> str:
    income = effects_text(space.income, w.t) or w.t("words.nothing")
    if not space.crossed:
        return income
    crossed = w.t("effect.track.crossed", what=effects_text(space.crossed, w.t))
    return f"{income} {crossed}"


def tiles(w: Names, sight: Sight) -> Chapter:
    """The scoring tiles with everybody's progress, and their special projects."""
    view, insight = sight.view, sight.insight
    parts = tuple(_tile(w, view, insight, slot) for slot, n in enumerate(view["slots"]) if n >= 0)
    points = (w.t("effect.scoring.points"),) if parts else (w.t("words.tiles.none"),)
    return Chapter("tiles", w.t("ui.pane.tiles"), points, parts)


def _tile(w: Names, view: View, insight: Insight, slot: int) -> Chapter:
    tile = w.components.scoring_tiles[view["slots"][slot]]
    values = ", ".join(map(value, tile.condition.values))
    lines = [f"{wanted(tile, w.t)} {w.t('effect.scoring.values', values=values)}"]
    nth = min(insight.next_scoring, SCORINGS)
    asked = value(tile.condition.values[nth - 1])
    for seat, progress in enumerate(insight.progress[slot]):
        if progress is None:
            continue
        scored = view["players"][seat]["markers"][slot]
        if scored:
            lines.append(w.t("words.tile.scored", name=w.seat(seat), nth=scored))
        else:
            key = "words.tile.met" if progress.met else "words.tile.unmet"
            lines.append(w.t(key, name=w.seat(seat), has=progress.have, wanted=asked, nth=nth))
    if view["owners"][slot] >= 0:
        lines.append(w.t("effect.scoring.owner", name=w.seat(view["owners"][slot])))
    lines.append(" ".join((f"{w.t('effect.project.name')}.", *project_lines(tile, w.t)[:2])))
    done = [w.seat(n) for n, p in enumerate(view["players"]) if p["projects"] >> slot & 1]
    if done:
        lines.append(w.t("words.project.done", names=w.listed(done)))
    title = w.t("words.tile", n=slot + 1, tile=w.t(f"scoring.{tile.key}"))
    return Chapter(f"tile-{slot + 1}", title, tuple(lines))
