"""docs/notation.md names every move, and only moves that exist."""

import re
from pathlib import Path

from boonlake.games.boonlake.components.model import REGIONS, RESOURCES, STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.agenda import AGENDA

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "notation.md"
COMPONENTS = GAME.new(["human", "human"], 1).components
WORDS = {
    "CARD": "|".join(card.key for card in COMPONENTS.cards),
    "TILE": "|".join(tile.key for tile in COMPONENTS.scoring_tiles),
    "STRIP": "|".join(STRIPS),
    "REGION": "|".join(REGIONS),
    "RESOURCE": "|".join(RESOURCES),
    "SPACE": "[1-9]|[12][0-9]|3[0-3]",
    "SITE": "(?:[1-9]|[12][0-9]|3[0-3])[ab]",
    "SLOT": "[1-4]",
    "LEVER": "[1-9]|1[0-2]",
    "N": "[0-9]+",
}


def forms() -> list[str]:
    """The forms of moves in the tables of the document."""
    moves = DOCUMENT.read_text("utf-8").partition("# A game as text")[0]
    tables = moves.partition("## Set-up")[2]
    found = re.findall(r"^\| `([^`]+)` \|", tables, re.M)
    return list(dict.fromkeys(form.replace("\\|", "|") for form in found))


def pattern(form: str) -> re.Pattern[str]:
    """`explore SPACE [9]` as a regular expression."""
    written = ""
    for word in re.findall(r"\[[^\]]+\]|\S+", form):
        words = [f"(?:{WORDS.get(part, part)})" for part in word.strip("[]").split(" ")]
        piece = "".join(f" {part}" for part in words)
        written += f"(?:{piece})?" if word[0] == "[" else piece
    return re.compile(written.removeprefix(" "))


def offered() -> set[str]:
    """Every option of many random games."""
    options: set[str] = set()
    for seed in range(60):
        state = GAME.new(["random"] * (2 + seed % 3), seed)
        chooser = GAME.player("random", 0, seed)
        while asked := GAME.decision(state):
            options.update(asked.options)
            GAME.apply(state, chooser.choose(asked, dict))
    return options


def test_every_offered_move_is_documented_and_every_form_is_offered() -> None:
    patterns = [pattern(form) for form in forms()]
    used = set()
    unknown = []
    for option in sorted(offered()):
        fitting = [p.pattern for p in patterns if p.fullmatch(option)]
        used.update(fitting)
        if not fitting:
            unknown.append(option)
    assert unknown == []
    assert [p.pattern for p in patterns if p.pattern not in used] == []


def test_the_document_knows_the_verbs_of_the_engine() -> None:
    assert {form.split()[0] for form in forms()} == AGENDA.verbs


def test_each_word_in_capitals_is_explained() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert [word for word in WORDS if f"\n| {word} | " not in text] == []
