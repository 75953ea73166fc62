"""A game as text: header lines, one move per line, and at will a snapshot of the state.

Saves travel through clipboards and links, so every text is treated as hostile: sizes are bounded,
words have a fixed shape, and a snapshot is believed only if the game finds no fault with it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from .shapes import Misfit, read

FORMAT = "boonlake save 1"
MAX_TEXT = 400_000
MAX_MOVES = 5_000
MAX_SEATS = 8
MAX_CHOICES = 20
MAX_NAME = 40

_WORD = re.compile(r"[a-z][a-z0-9-]{0,29}")
_VALUE = re.compile(r"[a-z0-9][a-z0-9-]{0,29}")
_SEAT = re.compile(r"[a-z][a-z0-9-]{0,19}(:[a-z][a-z0-9-]{0,19})?")
_HASH = re.compile(r"[0-9a-z]{1,64}")
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,17}")
_MOVE = re.compile(r"[a-z][a-z0-9-]*( [a-z0-9+-]+)*")
_MAX_MOVE = 80


class SaveError(ValueError):
    """A text that is no save; says the line (0: the text as a whole) and what was expected."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}" if line else text)
        self.line = line
        self.text = text


@dataclass(slots=True)
class Save:
    """What a save says."""

    game: str
    rules: int
    components: str
    seed: int
    seats: list[str]
    names: list[str] = field(default_factory=list)
    """What the seats are called, one for each or none at all; "" for a seat without a name."""
    colours: list[str] = field(default_factory=list)
    """The seats' colours in order, or none at all; the game does not ask for them."""
    title: str = ""
    choices: dict[str, str] = field(default_factory=dict)
    """What else was chosen before the game began, by its key."""
    flags: list[str] = field(default_factory=list)
    """Words such as training or marked, in order."""
    first: int = 0
    """Moves before this position can only be read; it is then the snapshot's position."""
    moves: list[str] = field(default_factory=list)
    snapshot: tuple[int, dict[str, Any]] | None = None
    """A position and its state as plain data."""
    places: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """The lines of a text that was read, by the word of the header, `moves` and `snapshot`."""

    def text(self) -> str:
        """The save as text, the inverse of `parse`."""
        lines = self._header()
        lines += ["", *self.moves]
        if self.snapshot:
            number, data = self.snapshot
            lines += [f"snapshot {number}", json.dumps(data, separators=(",", ":"))]
        return "\n".join(lines) + "\n"

    def line_of(self, word: str) -> int:
        """The line on which a word of the header stood (0: was not read from a text)."""
        return self.places.get(word, 0)

    def line_of_move(self, n: int) -> int:
        """The line on which move n stood (0: was not read from a text)."""
        return self.places["moves"] + n if "moves" in self.places else 0

    def _header(self) -> list[str]:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"components {self.components}",
            f"seed {self.seed}",
            f"seats {' '.join(self.seats)}",
        ]
        lines += [f"choice {key} {value}" for key, value in self.choices.items()]
        lines += [f"name {i} {name}" for i, name in enumerate(self.names) if name]
        if self.colours:
            lines.append(f"colours {' '.join(self.colours)}")
        if self.title:
            lines.append(f"title {self.title}")
        if self.flags:
            lines.append(f"flags {' '.join(self.flags)}")
        if self.first:
            lines.append(f"first {self.first}")
        return lines


def parse(text: str) -> Save:
    """The save a text contains; SaveError names the line of the first thing wrong with it."""
    if len(text) > MAX_TEXT:
        raise SaveError(0, f"The text is too long for a save: {len(text)} characters.")
    lines = [line.rstrip() for line in text.lstrip("\ufeff").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise SaveError(1, f"expected {FORMAT!r}, found {_shown(lines[0] if lines else '')}")
    end = lines.index("") if "" in lines else len(lines)
    save = _parse_header(lines[1:end])
    _parse_moves(save, lines[end + 1 :], end + 2)
    return save


def _parse_header(lines: list[str]) -> Save:
    found: dict[str, tuple[int, str]] = {}
    names: dict[int, tuple[int, str]] = {}
    choices: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, _, value = line.partition(" ")
        if key == "name":
            seat, _, name = value.partition(" ")
            names[_number(seat, number, "a seat")] = (number, name)
            continue
        if key == "choice":
            found.setdefault(key, (number, ""))
            choice, _, chosen = value.partition(" ")
            if not (_WORD.fullmatch(choice) and _VALUE.fullmatch(chosen)):
                raise SaveError(number, f"expected a choice and its value, found {_shown(value)}")
            if choice in choices or len(choices) == MAX_CHOICES:
                raise SaveError(number, f"{choice!r} is chosen a second time, or too much is")
            choices[choice] = chosen
            continue
        if key not in _KEYS:
            raise SaveError(number, f"expected one of {', '.join(_KEYS)}, found {_shown(key)}")
        if key in found:
            raise SaveError(number, f"{key!r} stands here a second time")
        found[key] = (number, value)
    for key in _NEEDED:
        if key not in found:
            raise SaveError(len(lines) + 1, f"expected a line '{key} …' in the header above")
    seats = _words(found["seats"], _SEAT, "seats", MAX_SEATS)
    return Save(
        game=_matching(found["game"], _WORD, "the name of a game"),
        rules=_number(found["rules"][1], found["rules"][0], "a version"),
        components=_matching(found["components"], _HASH, "a hash"),
        seed=_number(found["seed"][1], found["seed"][0], "a seed"),
        seats=seats,
        choices=choices,
        names=_parse_names(names, len(seats)),
        colours=_words(found["colours"], _WORD, "colours", MAX_SEATS) if "colours" in found else [],
        title=_free_text(*found.get("title", (0, "")), 2 * MAX_NAME),
        flags=_words(found["flags"], _WORD, "flags", 20) if "flags" in found else [],
        first=_number(found["first"][1], found["first"][0], "a position")
        if "first" in found
        else 0,
        places={key: line for key, (line, _) in found.items()},
    )


_NEEDED = ("game", "rules", "components", "seed", "seats")
_KEYS = (*_NEEDED, "choice", "name", "colours", "title", "flags", "first")


def _parse_names(names: dict[int, tuple[int, str]], seats: int) -> list[str]:
    if not names:
        return []
    made = [""] * seats
    for seat, (line, name) in names.items():
        if not 0 <= seat < seats:
            raise SaveError(line, f"there is no seat {seat}; seats are numbered from 0")
        made[seat] = _free_text(line, name, MAX_NAME)
    return made


def _parse_moves(save: Save, lines: list[str], start: int) -> None:
    save.places["moves"] = start
    for number, line in enumerate(lines, start):
        if line.startswith("snapshot "):
            _parse_snapshot(save, lines[number - start :], number)
            break
        if len(save.moves) == MAX_MOVES:
            raise SaveError(number, f"more than {MAX_MOVES} moves")
        if len(line) > _MAX_MOVE or not _MOVE.fullmatch(line):
            raise SaveError(number, f"expected a move, found {_shown(line)}")
        save.moves.append(line)
    if save.first and (not save.snapshot or save.snapshot[0] != save.first):
        raise SaveError(0, f"A snapshot of position {save.first} is missing at the end.")


def _parse_snapshot(save: Save, lines: list[str], start: int) -> None:
    position = _number(lines[0].partition(" ")[2], start, "a position")
    if not 0 <= position <= len(save.moves):
        raise SaveError(start, f"there is no position {position} among {len(save.moves)} moves")
    if len(lines) < 2:
        raise SaveError(start + 1, "expected the snapshot's data")
    if len(lines) > 2:
        raise SaveError(start + 2, "expected the end of the save after the snapshot")
    try:
        data = read(lines[1], MAX_TEXT)
    except Misfit as error:
        raise SaveError(start + 1, f"the snapshot's data cannot be read: {error}") from None
    if not isinstance(data, dict):
        raise SaveError(start + 1, "the snapshot's data is not a state")
    save.snapshot = (position, data)
    save.places["snapshot"] = start


def _number(written: str, line: int, what: str) -> int:
    if not _NUMBER.fullmatch(written):
        raise SaveError(line, f"expected {what}, a number, found {_shown(written)}")
    return int(written)


def _matching(found: tuple[int, str], shape: re.Pattern[str], what: str) -> str:
    line, written = found
    if not shape.fullmatch(written):
        raise SaveError(line, f"expected {what}, found {_shown(written)}")
    return written


def _words(found: tuple[int, str], shape: re.Pattern[str], what: str, most: int) -> list[str]:
    line, written = found
    words = written.split(" ")
    if len(words) > most or not all(shape.fullmatch(word) for word in words):
        raise SaveError(line, f"expected up to {most} {what}, found {_shown(written)}")
    return words


def tidy(written: str, most: int = MAX_NAME) -> str:
    """A text as a name or title may be: printable, single spaces, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in written)
    return " ".join(printable.split())[:most].rstrip()


def _free_text(line: int, written: str, most: int) -> str:
    if len(written) > most or not written.isprintable():
        raise SaveError(line, f"expected at most {most} printable characters")
    return written


def _shown(written: str) -> str:
    return repr(written if len(written) <= 40 else written[:40] + "…")
