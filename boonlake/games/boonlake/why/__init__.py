"""Why something tapped cannot be taken now: the first reason that matters."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.agenda import Frame
from ....engine.game import Why
from ..rules import surcharge
from ..rules.agenda import decision
from ..state import State
from . import board, cards, places

THING_OF = {
    "play": "card",
    "discard": "card",
    "drop": "card",
    "develop": "site",
    "house": "site",
    "settlement": "site",
    "explore": "space",
    "pasture": "space",
    "cow": "space",
    "modernize": "lever",
    "raise": "lever",
    "score": "slot",
}
"""What a move is about; other moves are about what their verb says."""


def why_not(s: State, seat: int, thing: str) -> Why | None:
    """Why a seat cannot take a thing (`card forge`, `site 13a`, `river u3`, …) or make a move.

    None: nothing speaks against it.
    """
    now = decision(s)
    if now is None:
        return "why.over", {}
    if now.seat != seat:
        return "why.not-yours", {"seat": now.seat}
    if thing in now.options:
        return None
    word, _, name = thing.partition(" ")
    about = THING_OF.get(word, word)
    if word in ("river", "ship"):
        return places.why_no_landing(s, seat, s.agenda[-1], name if word == "river" else "")
    if word == about and any(_is_about(move, word, name) for move in now.options):
        return None
    reason = REASONS.get(about)
    return reason(s, seat, s.agenda[-1], name) if reason else ("why.not-now", {})


def _is_about(move: str, word: str, name: str) -> bool:
    """Whether a move takes the thing, or something on it."""
    if word == "lever":
        return name in levers_of(move)
    verb, _, rest = move.partition(" ")
    about = THING_OF.get(verb, verb)
    taken = rest.partition(" ")[0]
    if word == "space" and about == "site":
        return taken[:-1] == name
    return about == word and taken == name


def levers_of(move: str) -> list[str]:
    """The numbers of the levers that a move buys, raises or uses."""
    verb, *rest = move.split()
    if verb in ("lever", "pass", "collect", "modernize", "raise"):
        return [word for word in rest if word.isdecimal()]
    if verb in ("explore", "pasture"):
        return rest[1:]
    if verb == "pay":
        return rest[3:]
    if verb == "give":
        lever = surcharge.parse(move).lever
        return [str(lever)] if lever else []
    return []


REASONS: dict[str, Callable[[State, int, Frame, str], Why | None]] = {
    "card": cards.why_no_card,
    "project": cards.why_no_project,
    "site": places.why_no_site,
    "space": places.why_no_space,
    "region": places.why_no_region,
    "production": board.why_no_production,
    "lever": board.why_no_lever,
    "strip": board.why_no_strip,
    "slot": board.why_no_scoring,
}
