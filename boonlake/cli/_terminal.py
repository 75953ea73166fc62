"""A table in a terminal: what is asked, in words, and what people type."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ..engine.decision import Decision
from ..engine.game import HUMAN
from ..engine.match import Match
from ..engine.records import NOBODY
from ..engine.reopen import save_of
from ..players import Player
from ..text import Text, in_words
from ._telling import Telling

CLEAR = "\033[2J\033[3J\033[H"
"""Empties the terminal and what can be scrolled back to, between two people."""
PROMPT = "> "

COMMANDS = (
    *("help", "look", "again", "since", "log", "why", "about", "hint"),
    *("undo", "redo", "scores", "save", "quit"),
)
"""What can be typed beside a choice; each has a method, a text of what it is called in the
language of the table, and one of what it does."""


class Quit(Exception):
    """Somebody leaves the table."""


class Terminal(Telling):
    """One match with the people around a terminal."""

    def __init__(
        self, match: Match, text: Text, names: list[str], file: Path | None, *, seed: int
    ) -> None:
        super().__init__(match, text, names, seed)
        self.file = file
        self.holder = NOBODY
        """The person before the terminal."""
        self.players: dict[int, Player] = {}
        self.commands = self._commands()

    def _commands(self) -> dict[str, Callable[[str], None]]:
        """By what is typed, in English or in the language of the table."""
        by_word: dict[str, Callable[[str], None]] = {"?": self.help}
        for name in COMMANDS:
            method: Callable[[str], None] = getattr(self, name)
            by_word[name] = method
            by_word[self.text.t(f"terminal.word.{name}")] = method
        return by_word

    # The game

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.say("terminal.welcome", game=self.text.t(f"game.{self.game.name}"))
        try:
            while decision := self.match.decision():
                self._go_on(decision)
        except (Quit, EOFError):
            self.say("terminal.kept" if self._keep(self.file) else "terminal.left")
            return
        self._keep(self.file)
        self._tell_end()

    def _go_on(self, decision: Decision) -> None:
        seat = decision.seat
        word = self.match.seats[seat]
        if word != HUMAN:
            self._play(self._player(seat, word).choose(decision, partial(self._view, seat)))
        elif decision.forced:
            self._play(decision.options[0])
        else:
            self._hand_over(seat)
            self._ask(decision)

    def _view(self, seat: int) -> dict[str, object]:
        return self.game.view(self.match.state, seat)

    def _player(self, seat: int, word: str) -> Player:
        if seat not in self.players:
            self.players[seat] = self.game.player(word, seat, self.seed)
        return self.players[seat]

    def _play(self, move: str) -> None:
        self.match.play(move)
        self._keep(self.file)

    def _keep(self, file: Path | None) -> bool:
        """Write the game; whether it is kept."""
        if file is None:
            return False
        save = save_of(self.match)
        save.names = self.own_names if any(self.own_names) else []
        try:
            file.write_text(save.text(), "utf-8")
        except OSError as error:
            self.say("terminal.not-saved", file=file, why=error.strerror or "")
            return False
        return True

    def _hand_over(self, seat: int) -> None:
        """Somebody else sits down before the terminal, where a hand must not be seen."""
        if len(self.people) > 1 and seat != self.holder:
            if self.game.is_private(self.match.state):
                if sys.stdout.isatty():
                    print(CLEAR, end="")
                self.say("terminal.pass-to", name=self.names[seat])
                self._read(f"{self.text.t('terminal.press-enter')} ")
            self.holder = seat

    # What is asked

    def _ask(self, decision: Decision) -> None:
        """Ask until a choice is made, or the game is another than before."""
        sight = self.sight()
        preview = partial(self.game.preview, self.match.state)
        self.offers = in_words.offers(self.game, self.text, sight, self.names, preview)
        self.since("")
        self.again("")
        position = len(self.match.moves)
        while len(self.match.moves) == position:
            typed = self._read(PROMPT)
            option = self._option(typed)
            if option:
                self._play(option)
            elif typed:
                self._do(typed)

    def _read(self, prompt: str) -> str:
        return " ".join(input(prompt).split())

    def _option(self, typed: str) -> str:
        """The option that a number or a move in notation means; "" for none."""
        if typed.isdecimal() and 1 <= int(typed) <= len(self.offers):
            return self.offers[int(typed) - 1].option
        return next((each.option for each in self.offers if each.option == typed), "")

    def _do(self, typed: str) -> None:
        """Carry out a command; anything else gets one sentence."""
        word, _, rest = typed.partition(" ")
        if typed.endswith("?") and typed[:-1].isdecimal():
            word, rest = "about", typed[:-1]
        command = self.commands.get(word.lower())
        if command is None:
            self.say("terminal.unknown", typed=typed[:40], n=len(self.offers))
        else:
            command(rest)

    # Commands

    def help(self, rest: str) -> None:
        """Everything that can be typed."""
        self.say("terminal.help")
        for name in COMMANDS:
            word = self.text.t(f"terminal.word.{name}")
            print(f"  {word:<12}{self.text.t(f'terminal.does.{name}')}")

    def again(self, rest: str) -> None:
        """What is asked, and every choice with its price."""
        sight = self.sight()
        print(f"\n{self.game.wording.prompt(self.text, sight.view, self.names)}")
        self._list(self.game.about(self.text, sight, ""))
        for n, offer in enumerate(self.offers, 1):
            if offer.beside and not self.offers[n - 2].beside:
                print(self.text.t("ui.beside"))
            said = " ".join(filter(None, (offer.price, *offer.follows)))
            print(f"{n:>3}. {offer.label}{f'. {said}' if said else ''}")

    def about(self, rest: str) -> None:
        """What a choice takes, told in full."""
        if not (rest.isdecimal() and 1 <= int(rest) <= len(self.offers)):
            self.say("terminal.which", n=len(self.offers))
            return
        offer = self.offers[int(rest) - 1]
        self._list((offer.label, *filter(None, (offer.price,)), *offer.follows, *offer.about))

    def undo(self, rest: str) -> None:
        """Take the last choice of a person back."""
        if not self.match.can_undo(self.people):
            self.say("terminal.no-undo")
            return
        self.match.undo(self.people)
        self.say("terminal.undone")
        self._keep(self.file)

    def redo(self, rest: str) -> None:
        """Play again what was taken back."""
        if not self.match.future:
            self.say("terminal.no-redo")
            return
        self.match.redo(self.people)
        self._keep(self.file)

    def save(self, rest: str) -> None:
        """Keep the game in a file, from now on after every move."""
        file = Path(rest) if rest else self.file
        if file is None:
            self.say("terminal.save-where")
        elif self._keep(file):
            self.file = file
            self.say("terminal.saved", file=file)

    def quit(self, rest: str) -> None:
        """Leave the table."""
        raise Quit

    def _tell_end(self) -> None:
        """The last news, who won, and the score sheet."""
        people = self.people
        reader = people[0] if len(people) == 1 else NOBODY
        self._story(in_words.since(self.match, people[0]) if people else 0, "words.since", reader)
        outcome = self.game.outcome(self.match.state)
        assert outcome is not None
        winners = [self.names[seat] for seat in outcome.winners]
        print()
        self.say("ui.wins", n=len(winners), names=", ".join(winners))
        self.scores("")
