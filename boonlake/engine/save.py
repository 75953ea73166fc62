"""A game as text: header lines, one move per line, and at will a snapshot of the state.

Saves travel through clipboards and links, so every text is treated as hostile: sizes are bounded,
words have a fixed shape, and a snapshot is believed only if the game finds no fault with it.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .names import MAX_NAME
from .seating import MAX_SEATS
from .shapes import Misfit, read

FORMAT = "boonlake save 1"
MAX_TEXT = 400_000
MAX_MOVES = 5_000
MAX_CHOICES = 20
MAX_FLAGS = 20

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
    first: int | None = None
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
        if self.first is not None:
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


class _Entry(NamedTuple):
    """A line of the header: its number, and what stands behind its word."""

    line: int
    text: str


def _parse_header(lines: list[str]) -> Save:
    entries: dict[str, _Entry] = {}
    names: dict[int, _Entry] = {}
    choices: dict[str, str] = {}
    for line, written in enumerate(lines, 2):
        word, _, text = written.partition(" ")
        entry = _Entry(line, text)
        if word == "name":
            seat, _, name = text.partition(" ")
            names[_number(_Entry(line, seat), "a seat")] = _Entry(line, name)
        elif word == "choice":
            entries.setdefault(word, entry)
            _add_choice(choices, entry)
        elif word not in _KEYS:
            raise SaveError(line, f"expected one of {', '.join(_KEYS)}, found {_shown(word)}")
        elif word in entries:
            raise SaveError(line, f"{word!r} stands here a second time")
        else:
            entries[word] = entry
    for word in _NEEDED:
        if word not in entries:
            raise SaveError(len(lines) + 1, f"expected a line '{word} …' in the header above")
    save = _save_of(entries)
    save.names = _parse_names(names, len(save.seats))
    save.choices = choices
    return save


def _save_of(entries: dict[str, _Entry]) -> Save:
    """A save that says what the header does, apart from names and choices."""
    save = Save(
        game=_matching(entries["game"], _WORD, "the name of a game"),
        rules=_number(entries["rules"], "a version"),
        components=_matching(entries["components"], _HASH, "a hash"),
        seed=_number(entries["seed"], "a seed"),
        seats=_words(entries["seats"], _SEAT, "seats", MAX_SEATS),
        places={word: entry.line for word, entry in entries.items()},
    )
    if "colours" in entries:
        save.colours = _words(entries["colours"], _WORD, "colours", MAX_SEATS)
    if "title" in entries:
        save.title = _free_text(entries["title"], 2 * MAX_NAME)
    if "flags" in entries:
        save.flags = _words(entries["flags"], _WORD, "flags", MAX_FLAGS)
    if "first" in entries:
        save.first = _number(entries["first"], "a position")
    return save


def _add_choice(choices: dict[str, str], entry: _Entry) -> None:
    key, _, value = entry.text.partition(" ")
    if not (_WORD.fullmatch(key) and _VALUE.fullmatch(value)):
        raise SaveError(entry.line, f"expected a choice and its value, found {_shown(entry.text)}")
    if key in choices or len(choices) == MAX_CHOICES:
        raise SaveError(entry.line, f"{key!r} is chosen a second time, or too much is chosen")
    choices[key] = value


_NEEDED = ("game", "rules", "components", "seed", "seats")
_KEYS = (*_NEEDED, "choice", "name", "colours", "title", "flags", "first")


def _parse_names(names: dict[int, _Entry], seats: int) -> list[str]:
    if not names:
        return []
    by_seat = [""] * seats
    for seat, entry in names.items():
        if not 0 <= seat < seats:
            raise SaveError(entry.line, f"there is no seat {seat}; seats are numbered from 0")
        by_seat[seat] = _free_text(entry, MAX_NAME)
    return by_seat


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
    if save.first is not None and (not save.snapshot or save.snapshot[0] != save.first):
        raise SaveError(0, f"A snapshot of position {save.first} is missing at the end.")


def _parse_snapshot(save: Save, lines: list[str], start: int) -> None:
    position = _number(_Entry(start, lines[0].partition(" ")[2]), "a position")
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


def _number(entry: _Entry, what: str) -> int:
    if not _NUMBER.fullmatch(entry.text):
        raise SaveError(entry.line, f"expected {what}, a number, found {_shown(entry.text)}")
    return int(entry.text)


def _matching(entry: _Entry, shape: re.Pattern[str], what: str) -> str:
    if not shape.fullmatch(entry.text):
        raise SaveError(entry.line, f"expected {what}, found {_shown(entry.text)}")
    return entry.text


def _words(entry: _Entry, shape: re.Pattern[str], what: str, most: int) -> list[str]:
    words = entry.text.split(" ")
    if len(words) > most or not all(shape.fullmatch(word) for word in words):
        raise SaveError(entry.line, f"expected up to {most} {what}, found {_shown(entry.text)}")
    return words


def _free_text(entry: _Entry, most: int) -> str:
    if len(entry.text) > most or not entry.text.isprintable():
        raise SaveError(entry.line, f"expected at most {most} printable characters")
    return entry.text


def _shown(written: str) -> str:
    return repr(written if len(written) <= 40 else written[:40] + "…")
