"""Review a finished game: where points were given away, and what would have been better."""

from __future__ import annotations

import sys
from pathlib import Path

from ..engine.match import Match
from ..engine.reopen import reopen
from ..engine.save import SaveError, parse
from ..engine.slices import whole
from ..players.reasons import said
from ..players.review.account import Told, account, mattered
from ..players.review.course import Judged, tasks
from ..players.review.judging import judging
from ..players.review.stretches import Turn, turns
from ..text import LANGUAGES, Text
from . import CommandError, add_set, game, parser, read


def run(args: list[str]) -> int:
    """Print the turns of every seat, then those that mattered with their better lines."""
    p = parser(__name__, __doc__)
    p.add_argument("file", metavar="FILE", help="a saved game")
    p.add_argument("--quick", action="store_true", help="an overview only")
    p.add_argument("--language", choices=LANGUAGES, default="en", help="for the reasons (en)")
    add_set(p)
    asked = p.parse_args(args)
    match = _match(Path(asked.file), asked.set)
    all_turns = turns(match)
    judged: Judged = {}
    _judge(match, all_turns, judged, range(0) if asked.quick else range(len(match.seats)))
    told = account(match, all_turns, judged)
    text = Text(asked.language, match.game.texts)
    for seat, word in enumerate(match.seats):
        _print_seat(match, judged, [each for each in told if each.turn.seat == seat], word, text)
    return 0


def _match(path: Path, component_set: str | None) -> Match:
    try:
        save = parse(read(path))
        playing = game(save.game, component_set)
        match = reopen(save, playing)
    except SaveError as error:
        place = f"{path}:{error.line}" if error.line else str(path)
        raise CommandError(f"{place}: {error.text}") from None
    if playing.lines(0) is None:
        raise CommandError(f"{path}: games of {playing.name} cannot be reviewed")
    if match.decision() is not None:
        raise CommandError(f"{path}: the game is not over; only finished games are reviewed")
    return match


def _judge(match: Match, all_turns: list[Turn], judged: Judged, seats: range) -> None:
    """Judge all there is to judge, with progress on standard error."""
    while todo := tasks(all_turns, judged, seats):
        for n, task in enumerate(todo, 1):
            print(f"\r{task.effort.word}: {n} of {len(todo)} ", end="", file=sys.stderr, flush=True)
            judged[task.stretch.at] = whole(judging(match, *task))
    print(file=sys.stderr)


def _print_seat(match: Match, judged: Judged, told: list[Told], word: str, text: Text) -> None:
    if not told:
        return
    seat = told[0].turn.seat
    sums = [sum(getattr(each, part) for each in told) for part in ("given", "gifts", "luck")]
    print(f"seat {seat} ({word}): gave away {sums[0]:.1f}, got {sums[1]:.1f}, luck {sums[2]:+.1f}")
    print("  turn    lead   given  got    luck")
    for each in told:
        figures = f"{each.before:+7.1f} {each.given:6.1f} {each.gifts:6.1f} {each.luck:+6.1f}"
        print(f"  {each.turn.number:>4} {figures}")
    for each in mattered(told, seat):
        print(f"  turn {each.turn.number}: about {each.given:.0f} points given away")
        for stretch in each.turn.stretches:
            judgement = judged[stretch.at]
            if judgement.line:
                print(f"    played  {', '.join(match.moves[stretch.at : stretch.end])}")
                print(f"    better  {', '.join(judgement.line)} ({judgement.given:+.1f})")
                if judgement.why:
                    print(f"    because {said(text, judgement.why)}")
