"""Games and a storage that the tests of keeping games use."""

from __future__ import annotations

import re
from functools import cache
from random import Random

from boonlake import games
from boonlake.engine.match import Match
from web.session import summary
from web.session.keeping import full_save
from web.session.summary import Summary

NAMES = ["Anna", "Bogdan", "Łucja", "Zoë"]
COLOURS = ["violet", "red", "blue", "black"]
PALETTE = ("red", "blue", "yellow", "violet", "black", "white")
NOBODY_LEFT = 10**6


class Dictionary:
    """A storage with as much room as a test likes; what does not fit is refused whole."""

    def __init__(self, room: int = 5_000_000) -> None:
        self.room = room
        self.texts: dict[str, str] = {}
        self.written: list[str] = []

    @property
    def used(self) -> int:
        """How much room is taken."""
        return sum(len(key) + len(text) for key, text in self.texts.items())

    def get(self, key: str) -> str | None:
        """The text under a key."""
        return self.texts.get(key)

    def set(self, key: str, text: str) -> bool:
        """Keep a text; whether there was room."""
        before = len(key) + len(self.texts[key]) if key in self.texts else 0
        if self.used - before + len(key) + len(text) > self.room:
            return False
        self.texts[key] = text
        self.written.append(key)
        return True

    def remove(self, key: str) -> None:
        """Forget a text."""
        self.texts.pop(key, None)

    def all_keys(self) -> list[str]:
        """All keys."""
        return sorted(self.texts)


def played_match(
    seats: int | list[str] = 2, moves: int = 60, seed: int = 3, *, training: bool = False
) -> Match:
    """A match after so many random moves."""
    words = ["human"] * seats if isinstance(seats, int) else seats
    match = Match(games.get("boonlake"), words, seed, training=training)
    chance = Random(seed)
    for _ in range(moves):
        decision = match.decision()
        if decision is None:
            break
        match.play(chance.choice(decision.options[: decision.main]))
    return match


@cache
def finished_match(seats: int = 4) -> Match:
    """A finished match; not to be changed."""
    return played_match(seats, NOBODY_LEFT)


def kept(match: Match, title: str = "") -> tuple[str, Summary]:
    """A match as it is kept: its text and its summary."""
    seats = len(match.seats)
    save = full_save(match, NAMES[:seats], COLOURS, title)
    return save.text(), summary.of_match(match, save)


def hostile(text: str, chance: Random) -> str:
    """A text damaged or forged in one of many ways."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    way = chance.randrange(9)
    if way == 0:
        return text[: chance.randrange(len(text))]
    if way == 1:
        place = chance.randrange(len(text))
        return text[:place] + chr(ord(text[place]) ^ 1 << chance.randrange(7)) + text[place + 1 :]
    if way == 2:
        lines[at] = chance.choice(
            ["<img src=x onerror=alert(1)>", "\0", "title " + "A" * 500, "💥"]
        )
    elif way == 3:
        lines[at : at + 1] = []
    elif way == 4:
        lines.insert(at, chance.choice(lines))
    elif way == 5:
        other = chance.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif way == 6:
        return text.replace(":0", chance.choice([":-1", ":[]", ":null", ":1e99", ':"<b>"']), 3)
    elif way == 7:
        return re.sub(r"rules \d+", "rules 0", text, count=1).replace(
            "[", chance.choice(["[[", "[9,"]), 2
        )
    else:
        lines[at] *= chance.choice([50, 5_000])
    return "\n".join(lines)
