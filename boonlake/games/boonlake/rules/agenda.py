"""The agenda of Boonlake: every rule marks here which frames it serves (see engine/agenda.py)."""

from __future__ import annotations

from ....engine.agenda import Agenda
from ..state import State

AGENDA: Agenda[State] = Agenda(
    (
        "boat",
        "collect",
        "cow",
        "decline",
        "develop",
        "discard",
        "draw",
        "drop",
        "exchange",
        "explore",
        "give",
        "hire",
        "house",
        "keep",
        "lever",
        "modernize",
        "pass",
        "pasture",
        "pay",
        "play",
        "project",
        "raise",
        "region",
        "reveal",
        "score",
        "settlement",
        "ship",
        "site",
        "strip",
        "swap",
        "track",
        "vase",
    )
)

runs, offers, takes = AGENDA.runs, AGENDA.offers, AGENDA.takes
settle, decision, apply, probe = AGENDA.settle, AGENDA.decision, AGENDA.apply, AGENDA.probe
