"""Points: what heroes, banks and churches are worth, the final scoring, the outcome."""

from __future__ import annotations

from ....engine.game import Outcome
from ..components.model import (
    ADVENTURERS,
    BUILDERS,
    CRAFTSMEN,
    DEFENDERS,
    DIAMOND,
    FIELDS,
    GOLD,
    GUILDS,
    Hero,
)
from ..state import Player, State
from .agenda import Frame, runs
from .goods import gain_vp


def counted(player: Player, guild: int) -> int:
    """What the heroes of a guild count: landscapes, buildings, fortresses; 1 for Craftsmen."""
    if guild == ADVENTURERS:
        return FIELDS - player.landscapes.count(0)
    if guild == BUILDERS:
        return FIELDS - player.buildings.count(0)
    return player.fortresses.bit_count() if guild == DEFENDERS else 1


def hero_vp(player: Player, hero: Hero) -> int:
    """What a hero is worth to a player now."""
    return hero.vp if hero.guild == CRAFTSMEN else hero.vp * counted(player, hero.guild)


def points(s: State, seat: int) -> dict[str, int]:
    """The points of a seat if the game ended now, by where they come from."""
    player = s.players[seat]
    lines = dict.fromkeys(GUILDS, 0)
    for number in player.heroes:
        hero = s.components.heroes[number]
        lines[GUILDS[hero.guild]] += hero_vp(player, hero)
    for building in s.components.buildings:
        if building.effect.word == "store":
            lines[building.key] = building.effect.vp * stored_on(player, building.number)
    return lines


def stored_on(player: Player, kind: int) -> int:
    """What lies on a player's buildings of a kind."""
    return sum(
        stored
        for built, stored in zip(player.buildings, player.stored, strict=True)
        if built == kind + 1
    )


@runs("final")
def run_final(s: State, frame: Frame) -> None:
    """Everything is counted; the game is over."""
    s.records.append(("final", -1))
    lines = [points(s, seat) for seat in range(s.seats)]
    for source in lines[0]:
        for seat in range(s.seats):
            gain_vp(s, seat, lines[seat][source], f"final:{source}")
    s.over = True
    s.records.append(("over", -1, tuple(winners(s))))
    if s.seats == 1:
        s.records.append(("solo-rank", 0, rank(s, s.players[0].vp)))


def winners(s: State) -> list[int]:
    """Most points, then most gold, then most diamonds in the supply; else the tied ones share."""
    standing = [(p.vp, p.goods[GOLD], p.goods[DIAMOND]) for p in s.players]
    best = max(standing)
    return [seat for seat, reached in enumerate(standing) if reached == best]


def rank(s: State, vp: int) -> int:
    """The rank that so many points reach in the game alone, counted from 0."""
    return max(i for i, rank in enumerate(s.components.ranks) if vp >= rank.least)


def outcome(s: State) -> Outcome | None:
    """Scores, winners and turns of a finished game; None while it goes on."""
    if not s.over:
        return None
    return Outcome([player.vp for player in s.players], winners(s), s.turns[:])
