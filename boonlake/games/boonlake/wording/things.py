"""What stands on strips, rows, scoring tiles and special projects, in sentences."""

from __future__ import annotations

from ..components.model import KINDS, REGIONS, STRIPS, Row, ScoringTile
from .effects import Say, cost_lines, effects_text


def strip_lines(strip: int, kind: int, t: Say) -> list[str]:
    """What a strip lets its chooser and the others do; `kind` is that of its card, or −1."""
    name = STRIPS[strip]
    everybody = "others" if name == "pioneer" else "all"
    return [
        t(f"effect.strip.card.{KINDS[kind]}") if kind >= 0 else t("effect.strip.coins"),
        t("effect.strip.you", what=t(f"effect.strip.{name}.left")),
        t(f"effect.strip.{everybody}", what=t(f"effect.strip.{name}.right")),
    ]


def row_lines(row: Row, t: Say) -> list[str]:
    """How far the ship sails from a row, and what taking a strip there costs."""
    steps = "effect.row.steps.one" if row.steps == 1 else "effect.row.steps"
    lines = [t(steps, n=row.steps)]
    if row.vp:
        lines.append(t("effect.row.lost", n=row.vp))
    return lines


def wanted(tile: ScoringTile, t: Say) -> str:
    """What a scoring tile counts."""
    condition = tile.condition
    if condition.word == "presences":
        first, second = (t(f"region.{REGIONS[region]}") for region in condition.regions)
        return t("effect.scoring.presences", first=first, second=second)
    if condition.word != "give":
        return t(f"effect.scoring.{condition.word}")
    what, n = condition.give
    give = t(f"goods.{what}", n=n)
    if condition.or_coins:
        coins = t("goods.coins", n=condition.or_coins)
        give = t("effect.scoring.or", first=give, second=coins)
    take = t("goods.vp", n=condition.each_vp)
    return t("effect.scoring.give", give=give, take=take)


def value(asked: tuple[int, ...]) -> str:
    """What a scoring tile asks for at one scoring."""
    return "+".join(map(str, asked))


def tile_lines(tile: ScoringTile, t: Say) -> list[str]:
    """What a scoring tile asks for, and what that is worth."""
    values = ", ".join(map(value, tile.condition.values))
    return [
        wanted(tile, t),
        t("effect.scoring.values", values=values),
        t("effect.scoring.points"),
    ]


def project_lines(tile: ScoringTile, t: Say) -> list[str]:
    """What a special project costs and brings."""
    gains = effects_text([(f"{tile.track}-step", 1, ""), ("vp", tile.vp, "")], t)
    return [
        t("effect.project.cost", what=" ".join(cost_lines(tile.cost, t))),
        t("effect.project.gain", what=gains),
        t("effect.project.once"),
    ]
