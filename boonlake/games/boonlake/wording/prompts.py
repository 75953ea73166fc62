"""Prompts: one sentence that says what is decision, and of whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ....text import Text
from ..components.model import KINDS, ComponentSet
from .names import Names

View = dict[str, Any]
Frame = Sequence[Any]
Prompt = Callable[[Names, View, Frame], str]


def prompt(text: Text, components: ComponentSet, view: View, names: Sequence[str] = ()) -> str:
    """What the deciding seat is decision, with its name; to others, for whom they wait."""
    decision = view["decision"]
    if decision is None:
        return text.t("prompt.over")
    words = Names(text, components, names)
    kind = decision["kind"]
    what = PROMPTS.get(kind, _plain)(words, view, view["agenda"][-1])
    key = "prompt.you" if decision["seat"] == view["seat"] else "prompt.other"
    return text.t(key, name=words.seat(decision["seat"]), what=what)


def _plain(w: Names, view: View, frame: Frame) -> str:
    return w.t(f"prompt.{frame[0]}")


def _card(w: Names, view: View, frame: Frame) -> str:
    kind = next(name for i, name in enumerate(KINDS) if frame[2] >> i & 1)
    return w.t(f"prompt.card.{kind}")


def _pay(w: Names, view: View, frame: Frame) -> str:
    _, _, what, number = frame
    if what == "play":
        return w.t("prompt.pay.play", card=w.card(number))
    return w.t("prompt.pay.project", tile=w.tile(view["slots"][number]))


def _collect(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.collect-choice", region=w.region(frame[2]))


def _modernize(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.modernize.must" if frame[2] else "prompt.modernize")


def _ship(w: Names, view: View, frame: Frame) -> str:
    reached = view["decision"]["main"]
    return w.t("prompt.ship.one") if reached == 1 else w.t("prompt.ship", n=reached)


def _settlement_price(w: Names, view: View, frame: Frame) -> str:
    space, i = divmod(frame[2], 2)
    return w.t("prompt.settlement-price", site=f"{space}{'ab'[i]}")


def _cattle_price(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.cow-price", n=frame[2])


def _upgrade(w: Names, view: View, frame: Frame) -> str:
    return w.t(f"prompt.upgrade.{frame[2]}")


def _track_steps(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.track-steps", n=frame[2])


def _step_choice(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.step-choice", card=w.t(f"card.{frame[4].partition(':')[2]}"))


def _with_source(w: Names, view: View, frame: Frame) -> str:
    return w.t(f"prompt.{frame[0]}", source=w.source(frame[3]))


def _swap(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.swap", card=w.card(frame[2]))


def _drop(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.drop", n=frame[2], source=w.source(frame[3]))


def _interim(w: Names, view: View, frame: Frame) -> str:
    again = sum(other[:2] == frame[:2] for other in view["agenda"]) == 1
    return w.t("prompt.interim.again" if again else "prompt.interim", nth=view["scorings"])


def _score(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.score", nth=view["scorings"])


def _exchange(w: Names, view: View, frame: Frame) -> str:
    return w.t("prompt.exchange", tile=w.tile(view["slots"][frame[2]]))


PROMPTS: dict[str, Prompt] = {
    "card": _card,
    "pay": _pay,
    "collect-choice": _collect,
    "modernize": _modernize,
    "ship": _ship,
    "settlement-price": _settlement_price,
    "cow-price": _cattle_price,
    "upgrade": _upgrade,
    "track-steps": _track_steps,
    "step-choice": _step_choice,
    "site": _with_source,
    "vase-or-site": _with_source,
    "swap": _swap,
    "drop": _drop,
    "interim": _interim,
    "score": _score,
    "exchange": _exchange,
}
"""Prompts that say more than their kind of decision."""
