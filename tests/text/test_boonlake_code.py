"""Everything that Boonlake's code records has words."""

from __future__ import annotations

import ast
import re

from boonlake.games.boonlake.text import TEXTS
from boonlake.games.boonlake.wording.log import LINES, WORDLESS
from boonlake.text import Text

from .syntax import literals, trees


def emitted(function: str) -> set[str]:
    """The kinds of record appended anywhere in the game."""
    kinds = set()
    for _, tree in trees("boonlake/games/boonlake"):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).endswith(function)
                and node.args
                and isinstance(node.args[0], ast.Tuple)
            ):
                first = node.args[0].elts[0]
                kinds |= {c.value for c in ast.walk(first) if isinstance(c, ast.Constant)}
    return {str(kind) for kind in kinds if isinstance(kind, str)}


def test_every_kind_of_record_has_a_line() -> None:
    assert emitted("records.append") == LINES.keys() | WORDLESS


SOURCED = re.compile(r"(gain|pay)_\w+|draw_cards|drop_cards|give_cards|produce|grant|mark")


def sources() -> set[str]:
    """The first words of all sources written in the game's code."""
    words = set()
    for path, tree in trees("boonlake/games/boonlake"):
        if "scenario" in path.parts:
            continue
        for node in ast.walk(tree):
            found: list[ast.expr] = []
            if isinstance(node, ast.Call) and SOURCED.fullmatch(ast.unparse(node.func)):
                found = node.args[-1:]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "source":
                found = [node.value]
            for value in found:
                for _, text in literals(ast.Tuple([value], ast.Load()), raised=True):
                    words.add(text.partition("{")[0])
    return words


def test_every_source_has_a_phrase() -> None:
    keys = Text("en", TEXTS).keys("source.")
    for source in sources():
        word, _, rest = source.partition(":")
        wanted = {f"source.{word}", f"source.{word}.{rest}"}
        assert wanted.intersection(keys) or (
            not rest and any(key.startswith(f"source.{word}.") for key in keys)
        ), source
