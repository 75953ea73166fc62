"""Prompts: one sentence that says what is asked, and of whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....engine.game import View
from ....text import Text
from ..components.model import ComponentSet
from .words import ROMAN, Words

Frame = Sequence[Any]
Prompt = Callable[[Words, View, Frame], str]


def prompt(text: Text, components: ComponentSet, view: View, names: Sequence[str] = ()) -> str:
    """What the deciding seat is asked, with its name; to others, for whom they wait."""
    asked = view["decision"]
    if asked is None:
        return text.t("prompt.over")
    words = Words(text, components, names)
    what = PROMPTS[asked["kind"]](words, view, view["agenda"][-1])
    key = "prompt.you" if asked["seat"] == view["seat"] else "prompt.other"
    return text.t(key, name=words.seat(asked["seat"]), what=what)


def _turn_choice(w: Words, view: View, frame: Frame) -> str:
    verbs = {option.partition(" ")[0] for option in view["decision"]["options"]}
    if done := frame[2]:
        part = "both" if verbs <= {"end", "pass", "trade"} else ("action", "hero", "both")[done - 1]
        return w.t(f"prompt.turn-choice.{part}")
    left = verbs <= {"pass", "trade"}
    return w.t("prompt.turn-choice.left" if left else "prompt.turn-choice")


def _place(w: Words, view: View, frame: Frame) -> str:
    return w.t("prompt.place", building=w.building(frame[2]))


def _pay(w: Words, view: View, frame: Frame) -> str:
    _, seat, what, which = frame
    if what == "hero":
        return w.t("prompt.pay", what=w.hero(view["hero_row"][which]))
    if what == "build":
        return w.t("prompt.pay", what=w.building(view["market"][which]))
    return w.t("prompt.pay", what=w.building(view["players"][seat]["buildings"][which] - 1))


def _effects(w: Words, view: View, frame: Frame) -> str:
    return w.t("prompt.effects")


def _luck(w: Words, view: View, frame: Frame) -> str:
    return w.t("prompt.luck", row=ROMAN[frame[2]])


def _mask(w: Words, view: View, frame: Frame) -> str:
    kind = view["players"][frame[1]]["landscapes"][frame[2]] - 1
    monster = w.monster(w.components.landscapes[kind].monster)
    return w.t("prompt.mask-choice", monster=monster, field=w.field(frame[2]))


def _keep(w: Words, view: View, frame: Frame) -> str:
    return w.t("prompt.keep", n=view["players"][frame[1]]["fortresses"].bit_count())


def _artefact(w: Words, view: View, frame: Frame) -> str:
    first = view["players"][frame[1]]["artefact"] < 0
    return w.t("prompt.artefact.first" if first else "prompt.artefact")


PROMPTS: dict[str, Prompt] = {
    "turn-choice": _turn_choice,
    "place": _place,
    "pay": _pay,
    "effects": _effects,
    "luck": _luck,
    "mask-choice": _mask,
    "keep": _keep,
    "artefact": _artefact,
}
