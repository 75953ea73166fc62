"""The agenda of Settlement: every rule marks here which frames it serves (engine/agenda.py)."""

from __future__ import annotations

from ....engine.agenda import PASS, Agenda, Frame
from ..state import State

__all__ = [
    "AGENDA",
    "PASS",
    "Frame",
    "apply",
    "decision",
    "offers",
    "runs",
    "settle",
    "takes",
    "try_out",
]

AGENDA: Agenda[State] = Agenda(
    (
        "activate",
        "artefact",
        "build",
        "end",
        "explore",
        "fight",
        "fortress",
        "hero",
        "keep",
        "monster",
        "pass",
        "pay",
        "row",
        "settlement",
        "take",
        "trade",
        "use",
        "wilderness",
    )
)

runs, offers, takes = AGENDA.runs, AGENDA.offers, AGENDA.takes
settle, decision, apply = AGENDA.settle, AGENDA.decision, AGENDA.apply
try_out = AGENDA.try_out
