"""Run scenario files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..engine.scenario import Finding, ScenarioError, Vocabulary, parse
from ..engine.scenario import run as run_scenario
from . import CommandError, add_game, game, parser, read


def run(args: list[str]) -> int:
    """Exit status 0 if all hold, 1 if a scenario fails, 2 if a file cannot be played."""
    p = parser(__name__, __doc__)
    p.add_argument("paths", metavar="FILE|FOLDER", nargs="+", help="scenario files, or folders")
    p.add_argument("--all", action="store_true", help="every line that fails, not only the first")
    add_game(p)
    asked = p.parse_args(args)
    playing = game(asked.game)
    words = playing.scenario_words
    if words is None:
        raise CommandError(f"check: {asked.game} has no scenarios")
    files = [file for path in asked.paths for file in scenario_files(Path(path))]
    failed = broken = 0
    for path in files:
        wrong = findings(path, playing, words)
        failed += bool(wrong)
        broken += any(finding.broken for finding in wrong)
        report(path, wrong, every=asked.all)
    holds = len(files) - failed
    print(f"{holds} of {len(files)} scenarios hold" + (f", {failed} do not" if failed else ""))
    return 2 if broken else 1 if failed else 0


def scenario_files(path: Path) -> list[Path]:
    """A file, or the *.txt files of a folder and its folders."""
    if not path.is_dir():
        return [path]
    files = sorted(path.rglob("*.txt"))
    if not files:
        raise CommandError(f"{path}: expected scenario files (*.txt) in this folder")
    return files


def findings(path: Path, playing: Game[Any], words: Vocabulary) -> list[Finding]:
    """What is wrong with a scenario, in the order of its lines."""
    try:
        return run_scenario(parse(read(path)), playing, words)
    except ScenarioError as error:
        return [Finding(error.line, error.text, True)]


def report(path: Path, wrong: list[Finding], *, every: bool) -> None:
    """One line for a failing scenario; on standard error if its file is wrong."""
    shown = wrong if every else wrong[:1]
    for finding in shown:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > len(shown) else ""
        out = sys.stderr if finding.broken else sys.stdout
        print(f"{path}:{finding.line}: {finding.text}{more}", file=out)
