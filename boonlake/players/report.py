"""Series of games told in tables: those that fit any game, and what a game's own are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean, median

from ..engine.scores import ScoreSheet
from .figures import Advantage, SeatOfGame, advantage, at_place, played_seats, share_of_win, wilson
from .study import Facts, Study, Target

NOTHING = "–"


def table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> list[str]:
    """A table in Markdown."""
    cells = [list(map(str, head)), *(list(map(str, row)) for row in rows)]
    lines = ["| " + " | ".join(row) + " |" for row in cells]
    return [lines[0], "|" + " --- |" * len(cells[0]), *lines[1:]]


def target_table(targets: Sequence[Target]) -> list[str]:
    """What is asked of a component set, what games showed, and whether it holds."""
    rows = [(t.name, t.wanted, t.shown, "yes" if t.holds else "no") for t in targets]
    return table(("target", "wanted", "found", "holds"), rows)


def points(at: Advantage) -> str:
    """An advantage with its interval."""
    return f"{at.points:+.1f} ({at.low:+.1f} to {at.high:+.1f})"


def points_of(seats: Sequence[SeatOfGame]) -> str:
    """The advantage of these seats, if there are any."""
    return points(advantage(seats)) if seats else NOTHING


def balance(games: Sequence[Facts], study: Study | None, *, every: bool = False) -> list[str]:
    """What became of seats and components, and which targets hold."""
    tables = [_summary(games)]
    if study:
        tables.append(target_table(study.targets(games)))
    tables.append(_places(games))
    if study:
        tables += study.tables(games, every=every)
    return [line for each in tables for line in (*each, "")][:-1]


def _summary(games: Sequence[Facts]) -> list[str]:
    seats = played_seats(games)
    best = mean(max(facts["scores"]) for facts in games)
    turns = [facts["turns"][seat] for facts, seat in seats]
    return [
        f"{len(games)} games with {len(games[0]['seats'])} seats: {mean(turns):.1f} turns each"
        f" ({min(turns)} to {max(turns)}), winning score {best:.0f},"
        f" mean score {mean(facts['scores'][seat] for facts, seat in seats):.0f}."
    ]


def _places(games: Sequence[Facts]) -> list[str]:
    rows = []
    for place in range(len(games[0]["seats"])):
        seats = at_place(games, place)
        if seats:
            score = mean(facts["scores"][place] for facts, _ in seats)
            rows.append((place + 1, len(seats), points_of(seats), f"{score:.0f}"))
    return table(("place in turn order", "n", "points from even", "score"), rows)


def arena(words: Sequence[str], games: Sequence[Facts], sheet: ScoreSheet) -> list[str]:
    """Who won how often and how; players of one name are counted together."""
    seats_of = {
        name: [(f, seat) for f in games for seat, word in enumerate(f["seats"]) if word == name]
        for name in dict.fromkeys(words)
    }
    lines = [f"{len(games)} games, {','.join(words)}, seats moving on from game to game", ""]
    lines.append(
        f"{'player':18}{'seats':>6} {'won':>6}  95 % interval {'score':>8} {'turns':>6}"
        f" {'ms a move: mean':>16} {'median':>7}"
    )
    lines += [_player(name, seats) for name, seats in seats_of.items()]
    best = mean(max(facts["scores"]) for facts in games)
    lines += ["", f"winning score {best:.1f}", "", f"{sheet.points.upper()} by source (average)"]
    return lines + _sources(seats_of, sheet)


def _player(name: str, seats: Sequence[SeatOfGame]) -> str:
    n = len(seats)
    wins = sum(share_of_win(facts, seat) for facts, seat in seats)
    low, high = wilson(wins, n)
    moves = sum(facts["moves"][seat] for facts, seat in seats) or 1
    return (
        f"{name:18}{n:6} {wins / n:6.1%}  {low:5.1%} – {high:5.1%}"
        f" {mean(facts['scores'][seat] for facts, seat in seats):8.1f}"
        f" {mean(facts['turns'][seat] for facts, seat in seats):6.1f}"
        f" {sum(facts['time'][seat] for facts, seat in seats) / moves:16.1f}"
        f" {median(facts['median'][seat] for facts, seat in seats):7.1f}"
    )


def _sources(seats_of: dict[str, list[SeatOfGame]], sheet: ScoreSheet) -> list[str]:
    """Points by line of the score sheet; lines that brought nobody anything are left out."""
    lines = [f"{'':14}" + "".join(f"{name[:12]:>13}" for name in seats_of)]
    for source in sheet.lines:
        row = [
            mean(f["sources"][i].get(source, 0) for f, i in seats) for seats in seats_of.values()
        ]
        if any(row):
            lines.append(f"{source:14}" + "".join(f"{each:13.1f}" for each in row))
    return lines


class Meeting:
    """What a player's games against the opponent of one difficulty came to."""

    def __init__(self, word: str, games: Sequence[Facts]) -> None:
        seats = [(facts, facts["seats"].index(word)) for facts in games]
        self.n = len(games)
        self.opponent = mean(facts["scores"][1 - seat] for facts, seat in seats)
        self.own = mean(facts["scores"][seat] for facts, seat in seats)
        self.won = mean(share_of_win(facts, seat) for facts, seat in seats)

    def row(self, difficulty: str) -> tuple[str, ...]:
        """Its line of the table."""
        low, high = wilson(self.won * self.n, self.n)
        interval = f"{low:.1%} – {high:.1%}"
        return (
            difficulty, f"{self.opponent:.1f}", f"{self.own:.1f}", f"{self.won:.1%}", interval,
        )  # fmt: skip


def solo(word: str, games: dict[str, list[Facts]], study: Study | None) -> list[str]:
    """A player's games against the opponent, by difficulty, and which targets hold."""
    head = ("difficulty", "opponent scores", "player scores", "player wins", "95 % interval")
    lines = table(head, (Meeting(word, each).row(name) for name, each in games.items()))
    if study:
        lines += ["", *target_table(study.solo_targets(word, list(games.values())))]
    return lines


def alone(games: Sequence[Facts], study: Study | None) -> list[str]:
    """Games of one player without an opponent: scores, the spread over ranks, targets."""
    scores = [facts["scores"][0] for facts in games]
    head = ("games", "mean score", "lowest", "highest")
    tables = [table(head, [(len(games), f"{mean(scores):.1f}", min(scores), max(scores))])]
    if study:
        tables += [study.ranks(scores), target_table(study.targets(games))]
    return [line for each in tables if each for line in (*each, "")][:-1]
