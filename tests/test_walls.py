"""No game's word stands in what all games share.

The words are asked of the games: their names, the kinds of frames on their agendas,
the words of the records that played games leave, the keys of their components. They are looked for
among the names and strings of the shared code; comments and docstrings may give examples.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any

import pytest

from boonlake import games
from boonlake.engine import records
from boonlake.engine.agenda import PASS, Agenda
from boonlake.engine.decision import Record
from boonlake.engine.game import Game

ROOT = Path(__file__).resolve().parents[1]
SHARED = (
    "boonlake/engine",
    "boonlake/players",
    "boonlake/text",
    "web/browser",
    "web/kit",
    "web/opponents",
    "web/screens",
    "web/session",
)
PACKAGE = "boonlake"
"""The wheel's own name, and the first part of all keys in a browser's storage."""
SEEDS = 2

DECLARED = {PASS, *Game.__annotations__} | {
    word for word in vars(records).values() if isinstance(word, str)
}
"""What games share by contract."""
PYTHON = {"slots", "__slots__"} | {
    name for kind in (builtins, str, list, set) for name in dir(kind)
}
"""What Python itself calls so, `strip` and `round` for example."""
ENGLISH = {
    "card": "a panel that looks like one",
    "drop": "a file is dropped on the page, a game from the library",
    "effect": "of an animation, as browsers call it",
    "exchange": "games leave the page and come to it",
    "gold": "a colour of icons",
    "interim": "a scoring before the end",
    "keep": "games are kept",
    "label": "of a button or a field",
    "library": "where games are kept",
    "luck": "what decisions do not explain",
    "painter": "who draws what has changed",
    "place": "where something lies in the page",
    "play": "a move, a match, a replay",
    "round": "where a game stands",
    "point": "what games are won by",
    "row": "of a table of figures",
    "score": "what every game ends with",
    "settle": "an agenda runs until somebody has to choose",
    "step": "of a replay, of thinking, of a scoring",
    "take": "an option",
}
"""Words of a game that mean something else in the shared code, and what."""


def words_in(text: str) -> Iterator[str]:
    """The words of a name or a string, `top-row` as one and in its parts."""
    text = re.sub(r"([a-z])(?=[A-Z])", r"\1-", text).replace("_", "-").lower()
    for word in re.findall(r"[a-z]+(?:-[a-z]+)*", text):
        yield from (one(word), *map(one, word.split("-")))


def one(word: str) -> str:
    """A word of which there may be many, as a word for one."""
    return word.removesuffix("s")


def written(source: str) -> dict[str, int]:
    """The words of a module's names and strings, with the line where each stands first."""
    lines: dict[str, int] = {}
    tree = ast.parse(source)
    docstrings = set(_docstrings(tree))
    for node in ast.walk(tree):
        for text in _texts(node):
            if node not in docstrings:
                for word in words_in(text):
                    lines.setdefault(word, getattr(node, "lineno", 0))
    return lines


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    """Strings that stand alone: they explain what is beside them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def _texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Name) and node.id not in PYTHON:
        yield node.id
    elif isinstance(node, ast.Attribute) and node.attr not in PYTHON:
        yield node.attr
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.arg | ast.keyword) and node.arg and node.arg not in PYTHON:
        yield node.arg
    elif isinstance(node, ast.ImportFrom | ast.alias):
        yield from filter(None, [getattr(node, "module", None), getattr(node, "name", None)])


def words_of(name: str) -> dict[str, str]:
    """The words of a game, each with what it is a word of."""
    box = games.box(name)
    game = box.open()
    words = dict.fromkeys((name, *_opponent(game)), "box")
    for agenda in _agendas(box.package):
        for kind in (*agenda.run, *agenda.offer, *agenda.take):
            words[kind] = "frame"
    for seed in range(SEEDS):
        for record in _played(game, seed):
            words.update((word, "record") for word in _record_words(record))
    for key in _keys(game.components):
        words[key] = "component"
    return {one(word): sort for word, sort in words.items() if len(word) > 2}


def _opponent(game: Game[Any]) -> list[str]:
    opponent = game.box.seating.opponent
    return [opponent.word] if opponent else []


def _agendas(package: str) -> Iterator[Agenda[Any]]:
    root = import_module(package)
    for module in walk_packages(root.__path__, f"{package}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, Agenda):
                yield value


def _played(game: Game[Any], seed: int) -> Iterator[Record]:
    """The records of games in which all seats choose by chance, with every number of players."""
    seating = game.box.seating
    chance = Random(seed)
    for players in range(1, seating.most + 1):
        state = game.new(seating.seats_for(players), seed)
        while (decision := game.decision(state)) is not None:
            yield from game.apply(state, chance.choice(decision.options))


def _record_words(record: Record) -> Iterator[str]:
    yield str(record[0])
    if record[0] in (records.GAIN, records.PAY):
        yield str(record[2])
        yield str(record[4]).partition(":")[0]


def _keys(thing: object) -> Iterator[str]:
    """The keys of all components in a set."""
    if isinstance(thing, Mapping):
        for part in thing.values():
            yield from _keys(part)
    elif hasattr(thing, "_fields"):
        yield from _keys_of(thing, thing._fields)
    elif dataclasses.is_dataclass(thing):
        yield from _keys_of(thing, [field.name for field in dataclasses.fields(thing)])
    elif isinstance(thing, list | tuple | set | frozenset):
        for part in thing:
            yield from _keys(part)


def _keys_of(thing: object, fields: Any) -> Iterator[str]:
    for field in fields:
        value = getattr(thing, field)
        if field == "key" and isinstance(value, str):
            yield value
        else:
            yield from _keys(value)


@pytest.mark.parametrize("name", [*games.names(), "toy"])
def test_no_word_of_a_game_stands_in_what_games_share(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_packages", {"toy": "toy", **games._packages})
    words = words_of(name)
    others = {one(word) for word in (PACKAGE, *DECLARED, *ENGLISH)}
    places = []
    for folder in SHARED:
        for path in sorted((ROOT / folder).rglob("*.py")):
            for word, line in written(path.read_text("utf-8")).items():
                if word in words.keys() - others:
                    place = f"{path.relative_to(ROOT)}:{line}"
                    places.append(f"{place}: {word!r}, a {words[word]} of {name}")
    assert not places, "\n".join(places)
