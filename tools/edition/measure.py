"""What seats come to in whole games: the figures the valuation expects, and how cards fare."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, Card
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.presences import presences_by_region
from boonlake.games.boonlake.rules.scoring_tiles import amount
from boonlake.games.boonlake.state import State
from boonlake.players.table import play_out

from .valuation import COUNTED, REACHED

AMOUNTS = ("coin-track", "card-track", "levers", "cattle", "houses", "settlements", "sites")


@dataclass
class Seat:
    """One seat of a finished game."""

    vp: int
    ahead: float
    """VP above the table's mean."""
    turns: int
    amounts: dict[str, int]
    presences: list[int]
    held: set[int] = field(default_factory=set)
    played: dict[int, int] = field(default_factory=dict)
    """The round each card was played in."""


def seats_of_games(seats: Sequence[str], games: int, seed: int) -> list[Seat]:
    """All seats of games between computer players, with seeds that follow each other."""
    all_seats: list[Seat] = []
    for each in range(seed, seed + games):
        _, moves = play_out(GAME, seats, each)
        all_seats += _replayed(seats, each, moves)
    return all_seats


def tables(seats: list[Seat], cards: Sequence[Card]) -> list[str]:
    """The lines of the whole report."""
    return [*_totals(seats), *_thresholds(seats), *_cards(seats, cards)]


def _replayed(words: Sequence[str], seed: int, moves: Iterable[str]) -> list[Seat]:
    state = GAME.new(words, seed)
    held: list[set[int]] = [set(player.hand) for player in state.players]
    played: list[dict[int, int]] = [{} for _ in words]
    for move in moves:
        for record in GAME.apply(state, move):
            _note(record, state.round, held, played)
    table = mean(player.vp for player in state.players)
    return [_seat(state, i, table, held[i] | set(played[i]), played[i]) for i in range(state.seats)]


def _note(
    record: Record, in_round: int, held: list[set[int]], played: list[dict[int, int]]
) -> None:
    if record[0] == "draw":
        held[record[1]].update(record[2])
    elif record[0] == "play":
        played[record[1]][record[2]] = in_round


def _seat(state: State, i: int, table: float, held: set[int], played: dict[int, int]) -> Seat:
    vp = state.players[i].vp
    amounts = {word: amount(state, i, word) for word in AMOUNTS}
    presences = list(presences_by_region(state, i))
    return Seat(vp, vp - table, state.turns[i], amounts, presences, held, played)


def _totals(seats: list[Seat]) -> list[str]:
    lines = [
        f"seats {len(seats)}, VP {mean(s.vp for s in seats):.0f}, "
        f"turns {mean(s.turns for s in seats):.1f}, "
        f"cards played {mean(len(s.played) for s in seats):.1f}"
    ]
    for word in AMOUNTS:
        usual = f", expected {COUNTED[word][1]:g}" if word in COUNTED else ""
        lines.append(f"{word:12} {mean(s.amounts[word] for s in seats):4.1f}{usual}")
    best = mean(max(s.presences) for s in seats)
    each = mean(sum(s.presences) for s in seats) / len(REGIONS)
    lines.append(
        f"{'presences':12} {each:4.1f} a region, {best:.1f} in the best one, "
        f"expected {COUNTED['presences'][1]:g}"
    )
    return lines


def _thresholds(seats: list[Seat]) -> list[str]:
    lines = []
    for word, chances in REACHED.items():
        shares = (
            f"{n}: {mean(s.amounts[word] >= n for s in seats):.0%} ({chance:.0%})"
            for n, chance in chances.items()
        )
        lines.append(f"{word:12} " + ", ".join(shares))
    return lines


def _cards(seats: list[Seat], cards: Sequence[Card]) -> list[str]:
    held = Counter(number for s in seats for number in s.held)
    early = Counter(n for s in seats for n, in_round in s.played.items() if in_round == 1)
    lines = [f"{'card':20} held played early  VP ahead of the table"]
    for card in cards:
        ahead = [s.ahead for s in seats if card.number in s.played]
        if ahead:
            share, first = len(ahead) / held[card.number], early[card.number] / len(ahead)
            lines.append(
                f"{card.key:20} {held[card.number]:4} {share:6.0%} {first:5.0%} {mean(ahead):+6.1f}"
            )
        else:
            lines.append(f"{card.key:20} {held[card.number]:4} {0:6.0%}")
    return lines


def by_effect(files: Iterable[Path], cards: Sequence[Card]) -> list[str]:
    """By effect, how far ahead of their table those were who played a card with it.

    The files are what `balance --out` has kept.
    """
    ahead: defaultdict[str, list[float]] = defaultdict(list)
    for file in files:
        for game in map(json.loads, file.read_text("utf-8").splitlines()[1:]):
            table = mean(game["scores"])
            for score, played in zip(game["scores"], game["played"], strict=True):
                for number in played:
                    for word in ("all cards", *_effects_of(cards[number])):
                        ahead[word].append(score - table)
    ranked = sorted(ahead.items(), key=lambda each: -mean(each[1]))
    lines = ["| effect | ahead | cards played |", "| --- | --- | --- |"]
    return lines + [f"| {word} | {mean(vp):+.1f} | {len(vp)} |" for word, vp in ranked]


def _effects_of(card: Card) -> set[str]:
    return {word for word, _, _ in (*card.now, *card.always)} | {
        f"{word} at the end" for word, _, _ in card.end
    }
