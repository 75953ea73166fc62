"""Artefacts: taking one from the row, at set-up and after passing."""

from __future__ import annotations

from ..state import State
from .agenda import Frame, offers, takes
from .goods import gain, gain_bonus


@offers("artefact")
def offer_artefact(s: State, frame: Frame) -> list[str]:
    """Those in the row; one's own is not among them."""
    return [s.tables.artefact[number] for number in s.artefact_row]


@takes("artefact")
def take_artefact(s: State, frame: Frame, move: str) -> None:
    """Swap for one of the row; alone the old one leaves the game and another is drawn."""
    seat = frame[1]
    player = s.players[seat]
    number, old = s.tables.artefact_number[move[9:]], player.artefact
    place = s.artefact_row.index(number)
    player.artefact = number
    s.records.append(("artefact", seat, number, old))
    if old < 0:
        del s.artefact_row[place]
    elif s.seats > 1:
        s.artefact_row[place] = old
    else:
        s.removed_artefacts.append(old)
        s.artefact_row[place] = s.artefact_pile.pop()
        s.records.append(("uncover", -1, s.artefact_row[place]))
    artefact = s.components.artefacts[number]
    if artefact.power == "take":
        gain(s, seat, artefact.brings, f"artefact:{artefact.key}")
        gain_bonus(s, seat, artefact.bonus, f"artefact:{artefact.key}")
