"""What a position is worth to a seat, in VP: the valuation that computer players share."""

from __future__ import annotations

from ..board import Player
from ..components.model import Card
from ..rules.permanents import CARD_DISCOUNT
from ..state import State
from . import tiles, worth
from .land import Land, land
from .worth import SCORINGS, TURNLY, Moment, moment

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

Amounts = dict[str, float]
"""What a seat may expect to have at the end, by the words of game-end effects and regions."""


def turns_left(s: State) -> float:
    """How many turns a seat may still expect, by the first ship."""
    if s.scorings == SCORINGS:
        return 0.0
    if s.final:
        return worth.FINAL_LAP
    steps = len(s.components.river[s.round - 1]) - 1 - max(s.ships)
    if s.round == 1:
        steps += len(s.components.river[1]) - 1 - s.components.river_starts[1][s.seats - 1]
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
    have = _amounts(p, m, has.regions)
    printed, at_last = _played(s, p, have)
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
        m.site * sum(p.sites),
        -m.boat * ((p.boats[0] > 0) + (p.boats[1] > 0)),
        _levers(p, m, has),
        m.lever_vp[p.levers.bit_count()],
        _permanents(p, m),
        printed,
        at_last,
        _hand(s, p, m, have),
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


def _levers(p: Player, m: Moment, has: Land) -> float:
    """Using them at every scoring, as far as they suit the seat."""
    owned, down = p.levers, p.down
    total = 0.0
    if owned:
        for lever in range(1, 13):
            if owned >> lever & 1:
                use = m.lever_down[lever] if down >> lever & 1 else m.lever_up[lever]
                total += use * _suits(lever, p, m, has) if lever in worth.SUITED else use
    return total


def _suits(lever: int, p: Player, m: Moment, has: Land) -> float:
    """How much of a lever's usual use a seat may expect, by what the lever counts."""
    if lever == 4:
        return (sum(p.sites) + TURNLY["sites"] * m.left / 2) / worth.SUITED[lever]
    if lever == 6:
        return (has.total + TURNLY["houses"] * m.left / 2) / worth.SUITED[lever]
    if lever == 8:
        return (len(m.settlements) - 1 - p.settlements) / worth.SUITED[lever]
    return p.supply / worth.SUITED[lever]


def _permanents(p: Player, m: Moment) -> float:
    """Permanent effects of the cards played."""
    total = 0.0
    for n, each in zip(p.permanents, m.permanents, strict=True):
        if n:
            total += n * each
    return total


def _played(s: State, p: Player, have: Amounts) -> tuple[int, float]:
    """The VP printed on the cards played, and their game-end effects."""
    printed, at_last = 0, 0.0
    for number in p.played:
        card = s.components.cards[number]
        printed += card.vp
        if card.end or card.reach:
            at_last += at_end(card, have)
    return printed, at_last


def _amounts(p: Player, m: Moment, regions: tuple[int, ...]) -> Amounts:
    left = m.left
    presences = TURNLY["presences"] * left
    return {
        "coin-track": p.coin_track + TURNLY["coin-track"] * left,
        "card-track": p.card_track + TURNLY["card-track"] * left,
        "levers": p.levers.bit_count() + TURNLY["levers"] * left,
        "cattle": min(5.0, p.cattle + TURNLY["cattle"] * left),
        "houses": min(6.0, p.houses + TURNLY["houses"] * left),
        "settlements": min(4.0, p.settlements + TURNLY["settlements"] * left),
        "sites": min(8.0, sum(p.sites) + TURNLY["sites"] * left),
        "boonlake": regions[0] + presences,
        "unknown": regions[1] + presences,
        "new-hope": regions[2] + presences,
        "southern": regions[3] + presences,
    }


def at_end(card: Card, have: Amounts) -> float:
    """The game-end effects of a card as they may be expected."""
    total = 0.0
    for word, n, arg in card.end:
        total += n * have[arg or word]
    for word, steps in card.reach:
        before = 0
        for needed, vp in steps:
            total += (vp - before) * min(1.0, max(0.0, have[word] - needed + 1.0))
            before = vp
    return total


def _hand(s: State, p: Player, m: Moment, have: Amounts) -> float:
    """What the cards in hand may bring, the best ones most."""
    cards, known = s.components.cards, m.gains(p.sites, p.permanents[CARD_DISCOUNT])
    gains = []
    for number in p.hand:
        gain, reach, counts = known[number]
        if counts:
            gain += at_end(cards[number], have)
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
    m, _, _ = _moment(s, seat)
    have = _amounts(p, m, land(s, seat).regions)
    known = m.gains(p.sites, p.permanents[CARD_DISCOUNT])
    worths = {}
    for number in p.hand:
        gain, reach, counts = known[number]
        if counts:
            gain += at_end(s.components.cards[number], have)
        worths[number] = reach * max(0.0, gain)
    return worths
