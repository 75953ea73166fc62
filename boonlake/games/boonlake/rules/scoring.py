"""Interim scorings: two acts, one scoring tile, income, levers, labels."""

from __future__ import annotations

from ..components.model import KINDS, Condition, Effect
from ..state import SETTLEMENT, Frame, State
from .agenda import offers, runs, takes
from .cards import ANY_KIND, played_by_kind
from .cattle import adjacent_pieces
from .effects import grant, track_space
from .gain import gain_vp, pay_coins, pay_inhabitants, pay_vases
from .levers import levers_go_up
from .turn import clockwise, presences_by_region

SCORINGS = 4


@runs("scoring")
def run_scoring(s: State, frame: Frame) -> None:
    """Each seat in one sitting, then income and the rest for all."""
    seat = frame[1]
    s.scorings += 1
    s.records.append(("scoring", seat, s.scorings))
    s.agenda.append(("income", seat))
    for other in reversed(clockwise(s, seat)):
        if not s.is_eminence(other):
            s.agenda += [
                ("last-levers", other),
                ("score", other),
                ("interim", other, ANY_KIND),
                ("interim", other, ANY_KIND),
            ]


# Scoring tiles


@offers("score", beside=True)
def offer_score(s: State, frame: Frame) -> list[str]:
    """A tile without one's own marker."""
    markers = s.players[frame[1]].markers
    return [f"score {slot + 1}" for slot in range(4) if not markers[slot]]


@takes("score")
def take_score(s: State, frame: Frame, move: str) -> None:
    """Score the tile; an exchange is asked for if it can be afforded."""
    seat, slot = frame[1], int(move[6:]) - 1
    player = s.players[seat]
    markers = list(player.markers)
    markers[slot] = s.scorings
    player.markers = tuple(markers)
    condition = s.edition.scoring_tiles[s.slots[slot]].condition
    if condition.word == "give":
        if exchange_options(s, seat, condition):
            s.agenda.append(("exchange", seat, slot))
        else:
            mark(s, seat, slot, met=False)
    else:
        mark(s, seat, slot, met=fulfilled(s, seat, slot, s.scorings))


def mark(s: State, seat: int, slot: int, *, met: bool) -> None:
    """Plus or minus the marker's points, twice on one's own tile."""
    points = s.scorings * (2 if s.owners[slot] == seat else 1)
    s.records.append(("score", seat, slot, s.scorings, int(met), points))
    gain_vp(s, seat, points if met else -points, f"score:{slot + 1}")


def fulfilled(s: State, seat: int, slot: int, nth: int) -> bool:
    """Whether a seat meets a tile's condition for the n-th scoring."""
    condition = s.edition.scoring_tiles[s.slots[slot]].condition
    wanted = condition.values[nth - 1]
    return progress(s, seat, condition, wanted) >= sum(wanted)


def progress(s: State, seat: int, condition: Condition, wanted: tuple[int, ...]) -> int:
    """How much of the wanted value a seat has; for two numbers, of both, the better way round."""
    if condition.word == "presences":
        counts = presences_by_region(s, seat)
        return _both_ways([counts[r] for r in condition.regions], wanted, 0)
    if condition.word == "sunset-day":
        played = played_by_kind(s, seat)
        kinds = [played[KINDS.index("sunset")], played[KINDS.index("day")]]
        return _both_ways(kinds, wanted, bin(s.players[seat].projects).count("1"))
    if condition.word == "give":
        return affordable_exchanges(s, seat, condition)
    return amount(s, seat, condition.word)


def _both_ways(have: list[int], wanted: tuple[int, ...], jokers: int) -> int:
    """The better of the two assignments, a joker counting for either."""
    a, b = wanted
    best = max(min(have[0], a) + min(have[1], b), min(have[1], a) + min(have[0], b))
    return min(a + b, best + jokers)


def amount(s: State, seat: int, word: str) -> int:
    """What a one-number condition counts."""
    player = s.players[seat]
    if word == "coin-track":
        return player.coin_track
    if word == "card-track":
        return player.card_track
    if word == "lower-track":
        return min(player.coin_track, player.card_track)
    if word == "sites":
        return sum(player.sites)
    if word == "levers":
        return bin(player.levers).count("1")
    if word == "cattle":
        return player.cattle
    if word == "houses":
        return player.houses
    if word == "settlements":
        return player.settlements
    spaces = own_spaces(s, seat)
    return largest_group(s, spaces) if word == "adjacent" else bridge_presences(s, spaces)


def own_spaces(s: State, seat: int) -> dict[int, int]:
    """Spaces with a presence of a seat, and how many."""
    spaces: dict[int, int] = {}
    low, high = 1 + seat * 3, 3 + seat * 3
    for index, what in enumerate(s.sites):
        if low <= what <= high:
            spaces[index >> 1] = spaces.get(index >> 1, 0) + 1
    for space, owners in enumerate(s.cows):
        count = owners.count(seat)
        if count:
            spaces[space] = count
    return spaces


def bridge_presences(s: State, spaces: dict[int, int]) -> int:
    """Presences on spaces at bridges."""
    return sum(n for space, n in spaces.items() if space in s.tables.at_bridge)


def largest_group(s: State, spaces: dict[int, int]) -> int:
    """The most spaces that hang together by adjacency."""
    left = set(spaces)
    best = 0
    while left:
        group = [left.pop()]
        for space in group:
            near = left.intersection(s.edition.neighbours[space])
            left -= near
            group.extend(near)
        best = max(best, len(group))
    return best


# Exchange tiles


def _held(s: State, seat: int, what: str) -> int:
    player = s.players[seat]
    return {"inhabitants": player.ranch, "vases": player.vases}.get(what, 0)


def affordable_exchanges(s: State, seat: int, condition: Condition) -> int:
    """How many exchanges a seat could make now."""
    coins = s.players[seat].coins
    what, n = condition.give
    if what == "coins":
        return coins // n
    return _held(s, seat, what) // n + coins // condition.or_coins


def exchange_options(s: State, seat: int, condition: Condition) -> list[str]:
    """All of the exchanges, by how many are paid in goods instead of coins; or none."""
    (times,) = condition.values[s.scorings - 1]
    coins = s.players[seat].coins
    what, n = condition.give
    if what == "coins":
        ways = [times] if coins >= n * times else []
    else:
        most = min(times, _held(s, seat, what) // n)
        ways = [k for k in range(most + 1) if coins >= condition.or_coins * (times - k)]
    return [*(f"exchange {k}" for k in ways), "decline"] if ways else []


@offers("exchange", beside=True)
def offer_exchange(s: State, frame: Frame) -> list[str]:
    """How the exchanges are paid, or not to make them."""
    _, seat, slot = frame
    return exchange_options(s, seat, s.edition.scoring_tiles[s.slots[slot]].condition)


@takes("exchange")
def take_exchange(s: State, frame: Frame, move: str) -> None:
    """All of the exchanges or none."""
    _, seat, slot = frame
    if move != "decline":
        condition = s.edition.scoring_tiles[s.slots[slot]].condition
        (times,) = condition.values[s.scorings - 1]
        in_goods = int(move[9:])
        what, n = condition.give
        source = f"exchange:{slot + 1}"
        if what == "coins":
            pay_coins(s, seat, n * times, source)
        else:
            give = pay_inhabitants if what == "inhabitants" else pay_vases
            give(s, seat, n * in_goods, source)
            pay_coins(s, seat, condition.or_coins * (times - in_goods), source)
        gain_vp(s, seat, condition.each_vp * times, source)
    mark(s, seat, slot, met=move != "decline")


# Income and the rest


@runs("income")
def run_income(s: State, frame: Frame) -> None:
    """Steps 3 to 5 for all: income, levers up, labels free."""
    for seat in clockwise(s, frame[1]):
        if s.is_eminence(seat):
            s.agenda.append(("eminence-income", seat))
        else:
            income(s, seat)
            levers_go_up(s, seat)
    s.labels = 0


def income(s: State, seat: int) -> None:
    """Tracks, emptied recesses, freed inhabitants, cattle; only VP at the last scoring."""
    player = s.players[seat]
    last = s.scorings == SCORINGS
    for name in ("coin", "card"):
        _pay_out(s, seat, track_space(s, seat, name).income, f"income:{name}-track", last)
    for name, removed in (
        ("house", player.houses),
        ("settlement", player.settlements),
        ("cattle", player.cattle),
    ):
        for recess in s.tables.recesses[name][:removed]:
            _pay_out(s, seat, recess.income, "income:board", last)
    for tier in (1, 2):
        if player.tiers >> tier & 1:
            _pay_out(s, seat, s.edition.tier_income[tier - 1], "income:tier", last)
    cattle_income(s, seat)


def _pay_out(s: State, seat: int, effects: tuple[Effect, ...], source: str, last: bool) -> None:
    grant(s, seat, [e for e in effects if e[0] == "vp"] if last else effects, source)


def cattle_income(s: State, seat: int) -> None:
    """A VP for each of one's cattle and each settlement beside it."""
    total = 0
    for space, owners in enumerate(s.cows):
        count = owners.count(seat)
        if count:
            total += count * adjacent_pieces(s, space, SETTLEMENT)
    gain_vp(s, seat, total, "income:cattle")
