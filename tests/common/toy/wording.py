"""The toy in words."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.engine.decision import Record
from boonlake.engine.game import View, Why
from boonlake.text import Text


class ToyWording:
    """Prompts, options and log lines."""

    def prompt(self, text: Text, view: View, names: Sequence[str]) -> str:
        """What is asked of whom."""
        asked = view["decision"]
        if asked is None:
            return text.t("prompt.over")
        name = _name(text, asked["seat"], names)
        if asked["seat"] != view["seat"]:
            return text.t("prompt.other", name=name)
        return text.t(f"prompt.{asked['kind']}", name=name, n=view["chip"] or view["heap"])

    def option(self, text: Text, view: View, option: str) -> str:
        """An option as a short label."""
        verb, _, n = option.partition(" ")
        return text.t(f"option.{verb}", n=n or view["chip"])

    def line(self, text: Text, record: Record, names: Sequence[str], reader: int) -> str | None:
        """A record as a sentence of the log."""
        kind, seat, *rest = record
        if kind == "over":
            return text.t("log.over", names=", ".join(_name(text, n, names) for n in rest[0]))
        name = _name(text, seat, names)
        if kind == "gain":
            return text.t("log.gain", name=name, n=rest[1])
        if kind == "draw":
            return text.t("log.draw", name=name, n=rest[0][0])
        return text.t(f"log.{kind}", name=name)

    def reason(self, text: Text, why: Why, names: Sequence[str]) -> str:
        """An answer of `why_not` as a sentence."""
        key, arguments = why
        return text.t(key, **arguments)


def _name(text: Text, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else text.t("seat.unnamed", n=seat + 1)
