"""The page's entry: a set-up, a running game as a list of options, and its save."""

from __future__ import annotations

from random import Random

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.save import Save, parse
from web import dom

GAME = "boonlake"
KEY = "boonlake.game"
CONTINUED = "?continue"


class Table:
    """One game on the table, kept in the browser after every move."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def take(self, option: str) -> None:
        """Makes the move that was tapped, then those that nobody has to choose."""
        self.match.play(option)
        self.go_on()

    def go_on(self) -> None:
        """Lets computer players move, keeps the game and shows who is asked what."""
        while (asked := self.match.decision()) and self.match.seats[asked.seat] != "human":
            self.match.play(Random(len(self.match.moves)).choice(asked.options))
        dom.store(KEY, self._text())
        self.show()

    def show(self) -> None:
        """Draws the options of the one seat that decides, or the outcome."""
        asked = self.match.decision()
        if asked is None:
            outcome = self.match.game.outcome(self.match.state)
            dom.put("app", f"<pre>{dom.escape(str(outcome))}</pre>")
            dom.set_state("over", game=GAME)
            return
        dom.put("app", f"<p>{asked.seat} · {asked.kind}</p>{_buttons('data-option', asked.options)}")
        dom.set_state("ready", seat=asked.seat, game=GAME)

    def _text(self) -> str:
        match = self.match
        made = match.game.components(match.state)
        seats, moves = match.options["seats"], match.moves
        return Save(GAME, match.game.RULES, made, match.seed, seats, moves=moves).text()


def _buttons(attribute: str, values: list[str]) -> str:
    """One button per value, with the value as its name."""
    return "".join(
        f'<button type="button" {attribute}="{dom.escape(value)}">{dom.escape(value)}</button>'
        for value in values
    )


def start(seats: str, seed: int = 1) -> Table:
    """A fresh game; from here on the page's address continues it."""
    table = Table(Match(games.get(GAME), {"seats": seats.split(",")}, seed))
    dom.address(CONTINUED)
    table.go_on()
    return table


def resume(text: str) -> Table:
    """The game that a saved text describes."""
    save = parse(text)
    match = Match(games.get(save.game), {"seats": save.seats}, save.seed)
    for move in save.moves:
        match.play(move)
    table = Table(match)
    table.go_on()
    return table


def main() -> None:
    """Opens the game that the address asks for, or the set-up."""
    tables: list[Table] = []
    asked, kept = dom.query(), dom.stored(KEY)
    dom.on("click", "data-option", lambda option: tables[-1].take(option))
    dom.on("click", "data-seats", lambda seats: tables.append(start(seats)))
    if "seats" in asked:
        tables.append(start(asked["seats"], int(asked.get("seed", "1"))))
    elif kept and "continue" in asked:
        tables.append(resume(kept))
    else:
        choices = [",".join(["human"] * count) for count in (2, 3, 4)]
        dom.put("app", _buttons("data-seats", choices))
        dom.set_state("setup", game=GAME)


main()
