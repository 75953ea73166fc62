"""Scoring tiles: what each asks for, and the exchanges some of them offer."""

from __future__ import annotations

from ....engine.agenda import Frame, argument
from ..components.model import KINDS, Condition
from ..state import State
from .agenda import offers, takes
from .cards import played_by_kind
from .presences import bridge_presences, largest_group, own_spaces, presences_by_region
from .supply import gain_vp, pay_coins, pay_inhabitants, pay_vases


def condition_of(s: State, slot: int) -> Condition:
    """What the tile in a slot asks for."""
    return s.components.scoring_tiles[s.slots[slot]].condition


def has_markers(s: State, frame: Frame) -> bool:
    """Whether any tile is still to be scored."""
    return 0 in s.players[frame[1]].markers


@offers("score", beside=True, surely=has_markers)
def offer_score(s: State, frame: Frame) -> list[str]:
    """A tile without one's own marker (R19.4)."""
    markers = s.players[frame[1]].markers
    return [f"score {slot + 1}" for slot in range(len(markers)) if not markers[slot]]


@takes("score")
def take_score(s: State, frame: Frame, move: str) -> None:
    """Score the tile; an exchange is asked for if it can be afforded (R19.4, R20.14)."""
    seat, slot = frame[1], int(argument(move)) - 1
    player = s.players[seat]
    markers = list(player.markers)
    markers[slot] = s.scorings
    player.markers = tuple(markers)
    condition = condition_of(s, slot)
    if condition.word == "give":
        if exchange_options(s, seat, condition):
            s.agenda.append(("exchange", seat, slot))
        else:
            mark(s, seat, slot, met=False)
    else:
        mark(s, seat, slot, met=fulfilled(s, seat, slot, s.scorings))


def mark(s: State, seat: int, slot: int, *, met: bool) -> None:
    """Plus or minus the marker's points (R19.6, R19.7), twice on one's own tile (R19.8)."""
    points = s.scorings * (2 if s.owners[slot] == seat else 1)
    s.records.append(("score", seat, slot, s.scorings, int(met), points))
    gain_vp(s, seat, points if met else -points, f"score:{slot + 1}")


def fulfilled(s: State, seat: int, slot: int, nth: int) -> bool:
    """Whether a seat meets a tile's condition for the n-th scoring (R19.5)."""
    condition = condition_of(s, slot)
    wanted = condition.values[nth - 1]
    return progress(s, seat, condition, wanted) >= sum(wanted)


def progress(s: State, seat: int, condition: Condition, wanted: tuple[int, ...]) -> int:
    """How much of the wanted value a seat has; for two numbers, of both, the better way round.

    Two regions (R20.1); sunset and day (R20.15), with projects for either (R20.16).
    """
    if condition.word == "presences":
        counts = presences_by_region(s, seat)
        return _both_ways([counts[r] for r in condition.regions], wanted, 0)
    if condition.word == "sunset-day":
        played = played_by_kind(s, seat)
        kinds = [played[KINDS.index("sunset")], played[KINDS.index("day")]]
        return _both_ways(kinds, wanted, s.players[seat].projects.bit_count())
    if condition.word == "give":
        return affordable_exchanges(s, seat, condition)
    return amount(s, seat, condition.word)


def _both_ways(have: list[int], wanted: tuple[int, ...], jokers: int) -> int:
    """The better of the two assignments, a joker counting for either."""
    a, b = wanted
    best = max(min(have[0], a) + min(have[1], b), min(have[1], a) + min(have[0], b))
    return min(a + b, best + jokers)


def amount(s: State, seat: int, word: str) -> int:
    """What a one-number condition counts.

    Steps (R20.2, R20.3, R20.4), levels of production sites (R20.5), groups (R20.6), levers (R20.7),
    cattle (R20.8), settlements (R20.9), presences at bridges (R20.10); played cards count the same
    at the end of the game (R23.2, R23.3, R23.4, R23.5, R23.7, R23.8, R23.9).
    """
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
        return player.levers.bit_count()
    if word == "cattle":
        return player.cattle
    if word == "houses":
        return player.houses
    if word == "settlements":
        return player.settlements
    spaces = own_spaces(s, seat)
    return largest_group(s, spaces) if word == "adjacent" else bridge_presences(s, spaces)


# Exchange tiles


def _held(s: State, seat: int, what: str) -> int:
    player = s.players[seat]
    return {"inhabitants": player.ranch, "vases": player.vases}.get(what, 0)


def affordable_exchanges(s: State, seat: int, condition: Condition) -> int:
    """How many exchanges a seat could make now (R20.11, R20.12, R20.13)."""
    coins = s.players[seat].coins
    what, n = condition.give
    if what == "coins":
        return coins // n
    return _held(s, seat, what) // n + coins // condition.or_coins


def exchange_options(s: State, seat: int, condition: Condition) -> list[str]:
    """All of the exchanges, by how many are paid in goods instead of coins; or none (R20.14)."""
    (times,) = condition.values[s.scorings - 1]
    coins = s.players[seat].coins
    what, n = condition.give
    if what == "coins":
        ways = [times] if coins >= n * times else []
    else:
        most = min(times, _held(s, seat, what) // n)
        ways = [k for k in range(most + 1) if coins >= condition.or_coins * (times - k)]
    return [*(f"exchange {k}" for k in ways), "decline"] if ways else []


def exchanges_in_reach(s: State, seat: int) -> int:
    """On how many of the tiles a seat may score it could make all exchanges now (R20.14)."""
    conditions = [condition_of(s, n) for n, nth in enumerate(s.players[seat].markers) if not nth]
    return sum(c.word == "give" and bool(exchange_options(s, seat, c)) for c in conditions)


@offers("exchange", beside=True)
def offer_exchange(s: State, frame: Frame) -> list[str]:
    """How the exchanges are paid, or not to make them."""
    _, seat, slot = frame
    return exchange_options(s, seat, condition_of(s, slot))


@takes("exchange")
def take_exchange(s: State, frame: Frame, move: str) -> None:
    """All of the exchanges or none (R20.14).

    Inhabitants or coins (R20.11), vases or coins (R20.12), coins (R20.13).
    """
    _, seat, slot = frame
    if move != "decline":
        condition = condition_of(s, slot)
        (times,) = condition.values[s.scorings - 1]
        in_goods = int(argument(move))
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
