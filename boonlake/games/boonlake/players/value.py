"""What a position is worth to a seat, in VP: the valuation that computer players share."""

from __future__ import annotations

from functools import lru_cache

from ..components.model import ComponentSet
from ..rules.permanents import CARD_DISCOUNT
from ..state import State
from . import tiles, worth
from .land import land
from .prospects import AtEnd, at_end
from .worth import SCORINGS, SUITED, TURNLY, Gains, Moment, moment

HAND_FADES = 0.78
"""Each further card of a hand counts so much less: there is not time for all."""
HAND_PART = 0.6
"""The part of a card's gain that holding it is worth."""
TURN_COINS = 8.0
"""Coins a seat can spend well in a turn; more than that are worth less."""
SPARE_COINS = 0.3
"""The part of their worth that further coins keep."""
SETTLEMENT_SOON = 1.0
"""What a house that may become a settlement adds while there is time."""

TERMS = (
    "vp",
    "presences",
    "cattle beside settlements",
    "houses to be settlements",
    "coins",
    "vases",
    "ranch",
    "coin track",
    "card track",
    "houses",
    "settlements",
    "cattle",
    "tiers",
    "production",
    "boats",
    "levers",
    "levers at the end",
    "permanents",
    "printed",
    "effects at the end",
    "hand",
    "cards",
    "scoring tiles",
)
"""What a position is taken apart into."""

KEPT = 1 << 12
"""How many results of each sort are kept: most positions of a search differ in a few things."""


def turns_left(s: State) -> float:
    """How many turns a seat may still expect, by the first ship."""
    if s.scorings == SCORINGS:
        return 0.0
    if s.final:
        return worth.FINAL_LAP
    return _turns_left(s.components, s.seats, s.round, max(s.ships))


@lru_cache(maxsize=KEPT)
def _turns_left(components: ComponentSet, seats: int, nth_round: int, first: int) -> float:
    steps = len(components.river[nth_round - 1]) - 1 - first
    if nth_round == 1:
        steps += len(components.river[1]) - 1 - components.river_starts[1][seats - 1]
    return worth.FINAL_LAP + round(steps / worth.PACE, 2)


def lead(s: State, seat: int) -> float:
    """How much more a position is worth to a seat than to the others on average."""
    others = sum(value(s, other) for other in range(s.seats) if other != seat)
    return value(s, seat) - others / (s.seats - 1)


def value(s: State, seat: int) -> float:
    """VP now and what is to be expected of everything a seat has."""
    if s.over:
        return float(s.players[seat].vp)
    if s.is_eminence(seat):
        return eminence(s, seat)
    total = 0.0
    for term in terms(s, seat):
        total += term
    return total


def terms(s: State, seat: int) -> tuple[float, ...]:
    """A position taken apart: what everything a seat has is worth, in the order of TERMS."""
    p = s.players[seat]
    m, actions, scoring = _moment(s, seat)
    has = land(s, seat)
    enough = TURN_COINS * (m.left + 0.5 + 0.5 * actions)
    counts = at_end(s.components, m.left, p, has.regions)
    printed, counting = _played(s.components, tuple(p.played))
    at_last = 0.0
    for number in counting:
        at_last += counts[number]
    sites = sum(p.sites)
    return (
        float(p.vp),
        m.presence * has.total,
        m.vp_incomes * has.beside,
        SETTLEMENT_SOON * min(1.0, m.left / 2) * has.houses,
        m.coin * min(p.coins, enough + SPARE_COINS * (p.coins - enough)),
        m.vase * p.vases,
        m.inhabitant * p.ranch,
        m.coin_track[p.coin_track],
        m.card_track[p.card_track],
        m.houses[p.houses],
        m.settlements[p.settlements],
        m.cattle[p.cattle],
        (m.tiers[1] if p.tiers & 2 else 0.0) + (m.tiers[2] if p.tiers & 4 else 0.0),
        m.site * sites,
        -m.boat * ((p.boats[0] > 0) + (p.boats[1] > 0)),
        _levers(m, p.levers, p.down, sites, has.total, p.settlements, p.supply),
        m.lever_vp[p.levers.bit_count()],
        _permanents(m, p.permanents),
        printed,
        at_last,
        _hand(p.hand, m, m.gains(p.sites, p.permanents[CARD_DISCOUNT]), counts),
        0.5 * m.card * len(p.hand),
        m.tiles * tiles.plan(s, seat, m.left, has, scoring),
    )


def _moment(s: State, seat: int) -> tuple[Moment, int, bool]:
    """What things are worth now; in a scoring also the actions left and whether a tile is due."""
    actions, scoring, waiting, last_use = 0, False, 0, False
    if s.scorings:
        for frame in s.agenda:
            kind = frame[0]
            if kind == "income":
                waiting = 1
            elif kind == "levers-up":
                last_use = True
            elif frame[1] == seat:
                if kind == "interim":
                    actions += 1
                elif kind == "score":
                    scoring = True
    incomes = SCORINGS - s.scorings + waiting
    m = moment(s.components, turns_left(s), incomes, actions, last_use)
    return m, actions, scoring


def now(s: State, seat: int) -> Moment:
    """What things are worth to a seat now."""
    return _moment(s, seat)[0]


def eminence(s: State, seat: int) -> float:
    """The Wise Eminence: VP now and her incomes to come."""
    assert s.eminence is not None
    p, board = s.players[seat], s.components.solo_board
    income = (
        board.houses[p.houses]
        + board.settlements[p.settlements]
        + board.cattle[p.cattle]
        + board.cactus[s.eminence.cactus]
    )
    return p.vp + income * (SCORINGS + 1 - s.scorings)


@lru_cache(maxsize=KEPT)
def _levers(
    m: Moment, owned: int, down: int, sites: int, presences: int, settlements: int, supply: int
) -> float:
    """Using levers at every scoring, as far as they suit a seat by what they count."""
    left = m.left
    total = 0.0
    for lever in range(1, 13):
        if owned >> lever & 1:
            use = m.lever_down[lever] if down >> lever & 1 else m.lever_up[lever]
            if lever in SUITED:
                if lever == 4:
                    counted = sites + TURNLY["sites"] * left / 2
                elif lever == 6:
                    counted = presences + TURNLY["houses"] * left / 2
                elif lever == 8:
                    counted = float(len(m.settlements) - 1 - settlements)
                else:
                    counted = float(supply)
                use *= counted / SUITED[lever]
            total += use
    return total


@lru_cache(maxsize=KEPT)
def _permanents(m: Moment, permanents: tuple[int, ...]) -> float:
    """Permanent effects of the cards played."""
    total = 0.0
    for n, each in zip(permanents, m.permanents, strict=True):
        if n:
            total += n * each
    return total


@lru_cache(maxsize=KEPT)
def _played(components: ComponentSet, played: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The VP printed on the cards played, and those of them that have game-end effects."""
    cards = components.cards
    counting = tuple(number for number in played if cards[number].end or cards[number].reach)
    return sum(cards[number].vp for number in played), counting


def _hand(hand: list[int], m: Moment, known: Gains, counts: AtEnd) -> float:
    """What the cards in hand may bring, the best ones most."""
    gains = []
    for number in hand:
        gain, reach, at_last = known[number]
        if at_last:
            gain += counts[number]
        if gain > 0:
            gains.append(gain * reach)
    gains.sort(reverse=True)
    total, part = 0.0, HAND_PART * m.useful
    for gain in gains:
        total += part * gain
        part *= HAND_FADES
    return total


def keep_worth(s: State, seat: int) -> dict[int, float]:
    """What each card in hand is worth keeping for."""
    p = s.players[seat]
    m = now(s, seat)
    counts = at_end(s.components, m.left, p, land(s, seat).regions)
    known = m.gains(p.sites, p.permanents[CARD_DISCOUNT])
    worths = {}
    for number in p.hand:
        gain, reach, at_last = known[number]
        if at_last:
            gain += counts[number]
        worths[number] = reach * max(0.0, gain)
    return worths
