"""python -m golden choose [GAME…] | hashes | pythons

choose   plays many games and chooses the golden ones anew, with their hashes and move counts
hashes   plays the golden games and prints to what this Python comes, as JSON
pythons  has every Python that is found do that, and compares
"""

from __future__ import annotations

import json
import subprocess
import sys

from boonlake import games

from . import FOLDER, HASHES, differences, golden_games, hashes_of
from .choosing import candidates, chosen
from .counting import count_anew
from .pythons import pythons


def choose(names: list[str]) -> int:
    """Write golden games, hashes and move counts; 1 if something is in no game."""
    lacking = 0
    for name in names or games.names():
        found = candidates(name)
        choice = chosen(name, found)
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for one in choice.games:
            (folder / f"{one.name}.txt").write_text(one.text, "utf-8")
        size = sum(len(one.text) for one in choice.games)
        print(f"{name}: {len(choice.games)} of {len(found)} games, {size // 1000} kB", flush=True)
        for thing in choice.gaps:
            print(f"{name}: no game holds {thing}")
        lacking += len(choice.gaps)
    golden_games.cache_clear()
    HASHES.write_text(
        json.dumps({name: hashes_of(name) for name in games.names()}, indent=1) + "\n"
    )
    count_anew()
    return 1 if lacking else 0


def print_hashes() -> int:
    """To what this Python comes."""
    print(json.dumps({name: hashes_of(name) for name in games.names()}))
    return 0


def compare_pythons() -> int:
    """Have every Python play them; 1 if one comes to something else."""
    found = pythons()
    print(f"Golden games on {', '.join(found)}")
    wrong = 0
    for version, command in found.items():
        done = subprocess.run(
            [command, "-m", "golden", "hashes"], stdout=subprocess.PIPE, text=True
        )
        lines = list(differences(json.loads(done.stdout))) if done.returncode == 0 else ["it fails"]
        for line in lines:
            print(f"{version}: {line}", file=sys.stderr)
        wrong += bool(lines)
    print(f"{len(found) - wrong} of {len(found)} come to the same hashes")
    return 1 if wrong else 0


def main(words: list[str]) -> int:
    """Run what is asked for."""
    if words[:1] == ["choose"]:
        return choose(words[1:])
    if words == ["hashes"]:
        return print_hashes()
    if words == ["pythons"]:
        return compare_pythons()
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
