"""The same seed gives the same game, here and inside Pyodide."""

import json

import golden


def test_games_come_to_their_golden_hashes() -> None:
    written = json.loads(golden.FILE.read_text("utf-8"))
    assert golden.games() == written, (
        "if rules or components changed: python tests/common/golden.py"
    )


def test_golden_games_differ() -> None:
    hashes = json.loads(golden.FILE.read_text("utf-8"))["games"]
    assert len(set(hashes.values())) == len(golden.TABLES) * len(golden.SEEDS)
