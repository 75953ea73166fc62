"""What a position is worth to a seat, in VP: the valuation that computer players share."""

from __future__ import annotations

from ..games.boonlake.components.model import Effect
from ..games.boonlake.effects import track_space
from ..games.boonlake.final import card_end_vp, tier_vp
from ..games.boonlake.scoring import progress
from ..games.boonlake.state import PERMANENTS, State

SCORINGS = 4

WORTH = {"coins": 0.42, "cards": 0.6, "vases": 1.7, "inhabitants": 2.6, "vp": 1.0}
"""What one of each is worth while there is time to use it."""
SITE = 1.6
"""A level of a production site."""
PRESENCE = 0.9
"""A presence on the map, for coming region scorings and neighbours."""
LEVER_USE = 1.1
"""Using a lever once."""
PERMANENT = {"discard-bonus": 0.5, "cow-discount": 2.5, "card-discount": 2.5}
"""A permanent effect over the whole game; 2 for the others."""
LATE = 0.22
"""In this last part of the game goods lose their use."""
FINAL_LEVERS = (0.0, 0.4, 0.9, 1.5, 2.0, 2.0, 2.2, 3.0)
"""Expected final VP per lever, by how many are owned."""


def time_left(s: State) -> float:
    """The part of the river still ahead of the first ship, over both rounds."""
    first, second = (len(course) for course in s.edition.river)
    start = s.edition.river_starts[1][s.seats - 1]
    ahead = max(s.ships)
    total = first + second - start
    gone = ahead if s.round == 1 else first + ahead - start
    return max(0.0, 1 - gone / total)


def value(s: State, seat: int) -> float:
    """VP now and what is to be expected of everything a seat has."""
    player = s.players[seat]
    if s.over:
        return float(player.vp)
    left = time_left(s)
    useful = min(1.0, left / LATE)
    scorings = SCORINGS - s.scorings
    total = float(player.vp)
    total += useful * (
        WORTH["coins"] * player.coins
        + WORTH["cards"] * len(player.hand)
        + WORTH["vases"] * player.vases
        + WORTH["inhabitants"] * player.ranch
        + SITE * sum(player.sites)
    )
    total += PRESENCE * left * _presences(s, seat)
    total += _income(s, seat, scorings, useful)
    total += _levers(s, seat, scorings)
    total += _permanents(s, seat, left)
    total += tier_vp(s, seat)
    for number in player.played:
        total += s.edition.cards[number].vp + card_end_vp(s, seat, number)
    if scorings:
        total += _scoring_tiles(s, seat)
    return total


def _presences(s: State, seat: int) -> int:
    low = 1 + seat * 3
    on_sites = sum(low <= what <= low + 2 for what in s.sites)
    return on_sites + s.players[seat].cattle


def _worth(effects: tuple[Effect, ...], useful: float) -> float:
    """What an income is worth; goods only if there is time to use them."""
    return sum(
        WORTH.get(word, 0.0) * n * (1.0 if word == "vp" else useful) for word, n, _ in effects
    )


def _income(s: State, seat: int, scorings: int, useful: float) -> float:
    """Tracks, recesses and freed inhabitants, over the scorings left."""
    player = s.players[seat]
    goods = max(0.0, scorings - 1) + 0.0
    total = 0.0
    incomes = [track_space(s, seat, "coin").income, track_space(s, seat, "card").income]
    for name, removed in (
        ("house", player.houses),
        ("settlement", player.settlements),
        ("cattle", player.cattle),
    ):
        incomes += [recess.income for recess in s.tables.recesses[name][:removed]]
    incomes += [s.edition.tier_income[t - 1] for t in (1, 2) if player.tiers >> t & 1]
    for income in incomes:
        for word, n, _ in income:
            times = scorings if word == "vp" else goods
            total += WORTH.get(word, 0.0) * n * times
    return total


def _levers(s: State, seat: int, scorings: int) -> float:
    player = s.players[seat]
    owned = bin(player.levers).count("1")
    up = bin(player.levers & ~player.down).count("1")
    final = FINAL_LEVERS[min(owned, len(FINAL_LEVERS) - 1)] * owned
    return final + LEVER_USE * (up + owned * max(0, scorings - 1)) if scorings else final


def _permanents(s: State, seat: int, left: float) -> float:
    total = 0.0
    for name, n in zip(PERMANENTS, s.players[seat].permanents, strict=True):
        if n:
            total += n * PERMANENT.get(name.partition(" ")[0], 1.2)
    return total * left


def _scoring_tiles(s: State, seat: int) -> float:
    """The best use of the next marker, counting how near each tile is."""
    player = s.players[seat]
    nth = s.scorings + 1
    best = -99.0
    for slot, tile in enumerate(s.slots):
        if tile < 0 or player.markers[slot]:
            continue
        condition = s.edition.scoring_tiles[tile].condition
        wanted = condition.values[nth - 1]
        share = min(1.0, progress(s, seat, condition, wanted) / max(1, sum(wanted)))
        points = nth * (2 if s.owners[slot] == seat else 1)
        best = max(best, points * (2 * share**2 - 1))
    return best if best > -99 else 0.0
