"""docs/settlement/notation.md names every move, and only moves that exist."""

from __future__ import annotations

import re
from pathlib import Path

from boonlake.games.settlement.components.model import BASICS, GOODS
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.rules.agenda import AGENDA
from boonlake.games.settlement.tables import FIELD_NAMES

from .playing import TABLES, Busy, Careless

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "settlement" / "notation.md"
COMPONENTS = GAME.components
AMOUNT = rf"[1-9][0-9]? (?:{'|'.join(GOODS)})"
WORDS = {
    "BUILDING": "|".join(building.key for building in COMPONENTS.buildings),
    "HERO": "|".join(hero.key for hero in COMPONENTS.heroes),
    "ARTEFACT": "|".join(artefact.key for artefact in COMPONENTS.artefacts),
    "FIELD": "|".join(FIELD_NAMES),
    "ROW": "[1-3]",
    "RESOURCE": "|".join(GOODS),
    "BASIC": "|".join(BASICS),
    "GOODS": rf"{AMOUNT}(?: {AMOUNT})*",
}


def forms() -> list[str]:
    """The forms of moves in the tables of the document."""
    tables = DOCUMENT.read_text("utf-8").partition("## Set-up")[2]
    found = re.findall(r"^\| `([^`]+)` \|", tables, re.M)
    return [form.replace("\\|", "|") for form in found]


def pattern(form: str) -> re.Pattern[str]:
    """`explore FIELD` as a regular expression."""
    words = [f"(?:{WORDS.get(word, word)})" for word in form.split(" ")]
    return re.compile(" ".join(words))


def offered() -> set[str]:
    """Every option of many games."""
    options: set[str] = set()
    busy = Busy(2)
    for seed in range(240):
        chooser = busy if seed % 3 else Careless(seed)
        state = GAME.new(TABLES[seed % 4], seed)
        while asked := GAME.decision(state):
            options.update(asked.options)
            GAME.apply(state, chooser.choose(asked))
    return options


def test_every_offered_move_is_documented_and_every_form_is_offered() -> None:
    patterns = [pattern(form) for form in forms()]
    used: set[str] = set()
    unknown = []
    for option in sorted(offered()):
        fitting = [p.pattern for p in patterns if p.fullmatch(option)]
        used.update(fitting)
        if len(fitting) != 1:
            unknown.append(option)
    assert unknown == []
    assert [p.pattern for p in patterns if p.pattern not in used] == []


def test_the_document_knows_the_verbs_of_the_engine() -> None:
    assert {form.split()[0] for form in forms()} == AGENDA.verbs


def test_each_word_in_capitals_is_explained() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert [word for word in WORDS if f"\n| {word} | " not in text] == []
