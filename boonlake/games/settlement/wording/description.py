"""A view in words: what lies on the table, and what a seat has."""

from __future__ import annotations

from ....engine.game import View
from ....text import Text
from ..components.model import COLOURS, ComponentSet
from .words import Words

NONE = "–"


def described(text: Text, components: ComponentSet, view: View, seat: int) -> list[tuple[str, str]]:
    """What there is, and how much or which of it; of a seat, or (−1) of the table."""
    words = Words(text, components)
    lines = _table(words, view) if seat < 0 else _board(words, view["players"][seat])
    return [(text.t(f"view.{key}"), value) for key, value in lines]


def _table(w: Words, view: View) -> list[tuple[str, str]]:
    market = [
        f"{w.building(kind)} × {height}" if height > 1 else w.building(kind)
        for kind, height in zip(view["market"], view["stacks"], strict=True)
        if kind >= 0
    ]
    supply = [f"{w.monster(colour)} {view['monsters'][colour]}" for colour in range(len(COLOURS))]
    return [
        ("market", _joined(market)),
        ("heroes", _joined([w.hero(number) for number in view["hero_row"] if number >= 0])),
        ("artefacts", _joined([w.artefact(number) for number in view["artefact_row"]])),
        ("monsters", _joined(supply)),
    ]


def _board(w: Words, player: View) -> list[tuple[str, str]]:
    settlers = str(player["settlers"])
    if player["bonus"]:
        settlers = w.t("view.with-bonus", settlers=settlers, bonus=player["bonus"])
    artefact = w.artefact(player["artefact"]) if player["artefact"] >= 0 else NONE
    return [
        ("settlers", w.t("view.passed") if player["passed"] else settlers),
        ("goods", w.sum(tuple(player["goods"]))),
        ("artefact", artefact),
        ("wilderness", _joined(_fields(w, player))),
        ("buildings", _joined([w.building(kind - 1) for kind in player["buildings"] if kind])),
        ("heroes", _joined([w.hero(number) for number in player["heroes"]])),
    ]


def _fields(w: Words, player: View) -> list[str]:
    """The explored fields, with a fortress or a monster where one is."""
    fields = []
    for field, kind in enumerate(player["landscapes"]):
        if not kind:
            continue
        name = f"{w.field(field)} {w.landscape(kind - 1)}"
        state = "fortress" if player["fortresses"] >> field & 1 else ""
        state = "monster" if player["monsters"] >> field & 1 else state
        fields.append(w.t(f"view.{state}", field=name) if state else name)
    return fields


def _joined(names: list[str]) -> str:
    return ", ".join(names) or NONE
