"""How far a game may go back, and when everybody has to agree to it."""

from __future__ import annotations

from boonlake.engine.match import Match

from .table import OVER, READY, SCORING, Table


def free_to_go(match: Match, position: int) -> bool:
    """Whether a match may go back to a position without asking anybody."""
    return match.may_pass or position >= match.barrier


def can_ask(table: Table) -> bool:
    """Whether only an agreement can take the last choice back."""
    match = table.match
    return (
        table.state in (READY, SCORING, OVER)
        and not match.can_undo(table.people)
        and match.undo_point(table.people) is not None
    )
