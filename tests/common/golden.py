"""Hashes of whole games that every Python must arrive at.

After a change of the rules or of the component set: python tests/common/golden.py
"""

import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("golden.json")
TABLES = (
    "random,random",
    "random,random,random",
    "random,random,random,random",
    "eminence:medium,random",
)
SEEDS = (1, 2, 2**31 + 11)


def games() -> dict[str, Any]:
    """The hash of every golden game, as this Python plays it now."""
    from boonlake.games import get
    from playing import play_out

    game = get("boonlake")
    hashes = {}
    for table in TABLES:
        for seed in SEEDS:
            hashes[f"{table} {seed}"] = game.digest(play_out(game, table.split(","), seed))
    return {"rules": game.rules, "components": game.components.digest, "games": hashes}


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    sys.path[:0] = [str(here), str(here.parents[1])]
    FILE.write_text(json.dumps(games(), indent=1) + "\n", "utf-8")
