"""Which sound tells what has just happened."""

from __future__ import annotations

from collections.abc import Iterable

from boonlake.engine.decision import Record
from boonlake.engine.records import DRAW, FINAL, GAIN, OVER, PAY, SCORING, TURN

SILENT = ""
TREMBLES = {"turn": 40, "scoring": 25, "over": 120}
"""By sound: milliseconds for which the device is felt."""


def sound_of(records: Iterable[Record], person: int, points: str, *, steps: bool) -> str:
    """The one sound for all that happened at once; the name of it, or SILENT.

    `person` is the seat that looks, `points` is what points are called, and `steps` says whether a
    step of a scoring has been told.
    """
    happened = list(records)
    kinds = {record[0] for record in happened}
    if OVER in kinds:
        return "over"
    if steps or kinds & {SCORING, FINAL}:
        return "scoring"
    if any(record[0] == TURN and record[1] == person for record in happened):
        return "turn"
    own = [record for record in happened if record[1] == person]
    if any(record[0] == PAY and record[2] == points for record in own):
        return "loss"
    if any(record[0] == DRAW for record in own):
        return "draw"
    if any(record[0] == GAIN for record in own):
        return "gain"
    return "move" if kinds else SILENT
