"""The record of finished games in the storage, and what of a table goes into it."""

from __future__ import annotations

from boonlake.engine.game import HUMAN

from . import results
from .results import RESULTS, Result
from .storage import Storage
from .table import Table


class ResultsBook:
    """All results that are kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def read(self) -> list[Result]:
        """The results so far."""
        return results.read(self._storage.get(RESULTS))

    def add(self, fresh: Result) -> None:
        """Keep one more; a game that is looked at again after its end counts once."""
        record = self.read()
        if not any(r.game == fresh.game and r.scores == fresh.scores for r in record):
            self._keep(results.with_result(record, fresh))

    def merge(self, others: list[Result]) -> None:
        """Keep the results of another device too."""
        self._keep(results.merged(self.read(), others))

    def _keep(self, record: list[Result]) -> None:
        # Where there is no room the record stays as it was; the game itself says that it is full.
        self._storage.set(RESULTS, results.written(record))

    def text(self) -> str:
        """The record as it is kept, in one line."""
        return (self._storage.get(RESULTS) or "").replace("\n", "")


def result_of(table: Table, when: int, names: list[str]) -> Result | None:
    """The result of a finished game; None where it does not count.

    Training does not count, nor a game in which something hidden was taken back, nor one without
    people.
    """
    match = table.history
    outcome = match.game.outcome(match.state)
    if outcome is None or match.marked or match.training or HUMAN not in match.seats:
        return None
    scores, winners = list(outcome.scores), list(outcome.winners)
    return Result(table.name, when, match.seats[:], names, scores, winners, match.game.name)
