"""What a terminal tells of a table, in words: the position, what happened, reasons, scores."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import partial

from ..engine.agenda import PASS
from ..engine.game import HUMAN, Sight
from ..engine.match import Match
from ..engine.records import NOBODY
from ..engine.words import Chapter, Offer
from ..players.hint import hints
from ..players.reasons import said
from ..text import Text, in_words
from ..text.seats import seat_names

LOG_MOVES = 20
"""Moves of which the log tells if nobody says how many."""


class Telling:
    """Everything that is asked for and changes nothing."""

    def __init__(self, match: Match, text: Text, names: list[str], seed: int) -> None:
        self.match = match
        self.game = match.game
        self.text = text
        self.own_names = names
        self.seed = seed
        self.offers: list[Offer] = []
        """What can be chosen now."""

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return seat_names(self.match.seats, self.own_names, self.text)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, word in enumerate(self.match.seats) if word == HUMAN]

    def say(self, key: str, **arguments: object) -> None:
        """A text on a line of its own."""
        print(self.text.t(key, **arguments))

    def sight(self) -> Sight:
        """What the person who is asked sees."""
        decision = self.match.decision()
        return self.game.sight(self.match.state, decision.seat if decision else NOBODY)

    def look(self, rest: str) -> None:
        """The chapters of the position; one of them by its number or its beginning, or all."""
        chapters = in_words.position(self.game, self.text, self.sight(), self.names)
        wanted = rest.lower()
        if not wanted:
            self.say("terminal.chapters")
            for n, chapter in enumerate(chapters, 1):
                print(f"{n:>3}. {chapter.title}")
            return
        everything = wanted in ("all", self.text.t("terminal.word.all"))
        found = [
            chapter
            for n, chapter in enumerate(chapters, 1)
            if everything
            or wanted in (str(n), chapter.key)
            or (not wanted.isdecimal() and chapter.title.lower().startswith(wanted))
        ]
        if not found:
            self.say("terminal.no-chapter", typed=rest[:40], n=len(chapters))
        for chapter in found:
            self._tell(chapter)

    def _tell(self, chapter: Chapter, depth: int = 0) -> None:
        print(f"\n{'  ' * depth}{chapter.title}")
        self._list(chapter.lines, depth)
        for part in chapter.parts:
            self._tell(part, depth + 1)

    def _list(self, lines: Iterable[str], depth: int = 0) -> None:
        for line in lines:
            print(f"{'  ' * depth} - {line}")

    def since(self, rest: str) -> None:
        """What happened since the last choice of whoever is asked."""
        decision = self.match.decision()
        assert decision is not None
        first = in_words.since(self.match, decision.seat)
        self._story(first, "words.since", decision.seat)

    def log(self, rest: str) -> None:
        """The latest moves."""
        moves = int(rest) if rest.isdecimal() else LOG_MOVES
        decision = self.match.decision()
        seat = decision.seat if decision else NOBODY
        self._story(len(self.match.moves) - moves, "ui.log", seat)

    def _story(self, first: int, title: str, reader: int) -> None:
        told = in_words.story(self.match, self.text, self.names, reader, first)
        if told:
            print(f"\n{self.text.t(title)}:")
            self._list(sentence for _, sentences in told for sentence in sentences)

    def why(self, rest: str) -> None:
        """What cannot be taken now, and why."""
        sight = self.sight()
        why_not = partial(self.game.why_not, self.match.state, sight.view["decision"]["seat"])
        refused = in_words.refusals(self.game, self.text, sight, self.names, why_not)
        if not refused:
            self.say("terminal.all-there")
        self._list(
            self.text.t("words.refusal", things=", ".join(each.things), reason=each.reason)
            for each in refused
        )

    def hint(self, rest: str) -> None:
        """What a strong player would do here."""
        self.say("computers.hint.thinks")
        steps = deque(hints(self.game, self.sight().view, self.seed), maxlen=1)
        labels = {offer.option: offer.label for offer in self.offers}
        if not steps:
            self.say("terminal.no-hint")
            return
        self.say(f"computers.hint.over-{'pass' if PASS in labels else 'usual'}")
        self._list(
            ", ".join(filter(None, (labels[option], self._gain(gain), said(self.text, why))))
            for option, gain, why in steps[0]
        )

    def _gain(self, gain: float) -> str:
        n = round(abs(gain))
        key = "none" if not n else "more" if gain > 0 else "less"
        return self.text.t(f"computers.gain.{key}", n=n)

    def scores(self, rest: str) -> None:
        """Everybody's points, and where they came from."""
        sheet = self.game.score_sheet
        by_seat = sheet.sheets(self.match.records, len(self.names))
        points = self.game.standing(self.match.state).scores
        for seat, name in enumerate(self.names):
            print(f"{name}: {in_words.goods(self.text, sheet.points, points[seat])}")
            self._list(
                f"{self.text.t(f'ui.source.{line}')}: {n}" for line, n in by_seat[seat].items() if n
            )
