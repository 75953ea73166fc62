"""What a position is worth to a seat, in VP: the valuation that computer players share."""

from __future__ import annotations

from itertools import permutations
from math import exp

from ..games.boonlake.components.model import REGIONS, Card, Condition, Edition
from ..games.boonlake.payment import coin_price
from ..games.boonlake.scoring import largest_group
from ..games.boonlake.state import HOUSE, INHABITANT, SETTLEMENT, Player, State
from . import worth
from .worth import SCORINGS, TURNLY, Moment, missing

HAND_FADES = 0.78
"""Each further card of a hand counts so much less: there is not time for all."""
HAND_PART = 0.6
"""The part of a card's gain that holding it is worth."""
REACH = (1.0, 0.55, 0.3, 0.15, 0.08, 0.04, 0.02, 0.01, 0.0)
"""How much of that is left when so many resources are missing."""
HOUSE_SOON, SETTLEMENT_SOON = 1.0, 1.6
"""What an inhabitant or a house that could be upgraded adds while there is time."""
TURN_COINS = 8.0
"""Coins a seat can spend well in a turn."""


_moments: dict[tuple[int, float, int, int], Moment] = {}


def moment(edition: Edition, left: float, incomes: int, acts: int) -> Moment:
    """The worth of things at one time, reckoned once; hashing a whole set would take longer."""
    key = (id(edition), left, incomes, acts)
    found = _moments.get(key)
    if found is None:
        found = _moments[key] = Moment(edition, left, incomes, acts)
    return found


def turns_left(s: State) -> float:
    """How many turns a seat may still expect, by the first ship."""
    if s.scorings == SCORINGS:
        return 0.0
    if s.final:
        return worth.FINAL_LAP
    steps = len(s.edition.river[s.round - 1]) - 1 - max(s.ships)
    if s.round == 1:
        steps += len(s.edition.river[1]) - 1 - s.edition.river_starts[1][s.seats - 1]
    return worth.FINAL_LAP + round(steps / worth.PACE, 2)


def value(s: State, seat: int) -> float:
    """VP now and what is to be expected of everything a seat has."""
    p = s.players[seat]
    if s.over:
        return float(p.vp)
    if s.eminence is not None and seat == s.start:
        return _eminence(s, seat)
    left = turns_left(s)
    waiting, scoring, acts = 0, False, 0
    if s.scorings:
        for frame in s.agenda:
            kind = frame[0]
            if kind == "income":
                waiting = 1
            elif frame[1] == seat:
                if kind == "interim":
                    acts += 1
                elif kind == "score":
                    scoring = True
    m = moment(s.edition, left, SCORINGS - s.scorings + waiting, acts)
    counts = [0] * len(REGIONS)
    spaces: dict[int, int] = {}
    total = p.vp + _map(s, seat, m, counts, spaces)
    enough = TURN_COINS * (left + 0.5 + 0.5 * acts)
    total += m.coin * (p.coins if p.coins <= enough else enough + 0.3 * (p.coins - enough))
    total += m.vase * p.vases + m.inhabitant * p.ranch
    total += m.coin_track[p.coin_track] + m.card_track[p.card_track]
    total += m.houses[p.houses] + m.settlements[p.settlements] + m.cattle[p.cattle]
    if p.tiers:
        total += (m.tiers[1] if p.tiers & 2 else 0.0) + (m.tiers[2] if p.tiers & 4 else 0.0)
    else:
        total += 0.25 * m.inhabitant * min(p.houses + p.cattle, 3)
    total += m.site * sum(p.sites) - worth.BOAT * m.useful * ((p.boats[0] > 0) + (p.boats[1] > 0))
    total += _levers(p, m)
    for n, each in zip(p.permanents, m.permanents, strict=True):
        if n:
            total += n * each
    have = _amounts(s, p, m, counts)
    for number in p.played:
        card = s.edition.cards[number]
        total += card.vp + (_at_end(card, have) if card.end or card.reach else 0.0)
    total += _hand(s, p, m, have)
    total += _tiles(s, seat, m, counts, spaces, scoring)
    return total


def lead(s: State, seat: int) -> float:
    """How much more a position is worth to a seat than to the others on average."""
    others = sum(value(s, other) for other in range(s.seats) if other != seat)
    return value(s, seat) - others / (s.seats - 1)


def _eminence(s: State, seat: int) -> float:
    """The Wise Eminence: VP now and her incomes to come."""
    assert s.eminence is not None
    p, board = s.players[seat], s.edition.solo_board
    income = (
        board.houses[p.houses]
        + board.settlements[p.settlements]
        + board.cattle[p.cattle]
        + board.cactus[s.eminence.cactus]
    )
    return p.vp + income * (SCORINGS + 1 - s.scorings)


def _map(s: State, seat: int, m: Moment, counts: list[int], spaces: dict[int, int]) -> float:
    """Presences, what they may become, and cattle beside settlements; counts them by region."""
    low = 1 + seat * 3
    region_of = s.tables.region
    total = 0.0
    soon = min(1.0, m.left / 2)
    sites = s.sites
    for index, what in enumerate(sites):
        if what:
            level = what - low
            if 0 <= level <= SETTLEMENT:
                space = index >> 1
                counts[region_of[space]] += 1
                spaces[space] = spaces.get(space, 0) + 1
                if level == INHABITANT:
                    total += HOUSE_SOON * soon
                elif level == HOUSE:
                    total += SETTLEMENT_SOON * soon
    neighbours = s.edition.neighbours
    for space, owners in enumerate(s.cows):
        if owners:
            mine = owners.count(seat)
            if mine:
                counts[region_of[space]] += mine
                spaces[space] = mine
                beside = 0
                for near in neighbours[space]:
                    first = sites[near << 1]
                    second = sites[(near << 1) + 1]
                    beside += (first > 0 and (first - 1) % 3 == SETTLEMENT) + (
                        second > 0 and (second - 1) % 3 == SETTLEMENT
                    )
                total += mine * (beside * m.cattle_income + 0.15 * m.left)
    return total + m.presence * sum(counts)


def _levers(p: Player, m: Moment) -> float:
    """Using them at every scoring, and their final VP."""
    owned = p.levers
    if not owned:
        return worth.lever_vp(TURNLY["levers"] * m.left)
    total = 0.0
    n = 0
    down = p.down
    for lever in range(1, 13):
        if owned >> lever & 1:
            n += 1
            total += m.lever_down[lever] if down >> lever & 1 else m.lever_up[lever]
    return total + worth.lever_vp(n + TURNLY["levers"] * m.left)


def _amounts(s: State, p: Player, m: Moment, counts: list[int]) -> dict[str, float]:
    """What a seat may expect to have at the end, by the words of game-end effects."""
    left = m.left
    have = {
        "coin-track": p.coin_track + TURNLY["coin-track"] * left,
        "card-track": p.card_track + TURNLY["card-track"] * left,
        "levers": bin(p.levers).count("1") + TURNLY["levers"] * left,
        "cattle": min(5.0, p.cattle + TURNLY["cattle"] * left),
        "houses": min(6.0, p.houses + TURNLY["houses"] * left),
        "settlements": min(4.0, p.settlements + TURNLY["settlements"] * left),
        "sites": min(8.0, sum(p.sites) + TURNLY["sites"] * left),
    }
    for region, count in zip(REGIONS, counts, strict=True):
        have[region] = count + TURNLY["presences"] * left
    return have


def _at_end(card: Card, have: dict[str, float]) -> float:
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


def _hand(s: State, p: Player, m: Moment, have: dict[str, float]) -> float:
    """What the cards in hand may bring, the best ones most."""
    gains = []
    cards = s.edition.cards
    for number in p.hand:
        card = cards[number]
        gain = m.card_worth(number) - coin_price(p, card.cost) * m.coin - card.cost.vases * m.vase
        if card.end or card.reach:
            gain += _at_end(card, have)
        lack = missing(card.cost.needs, p.sites)
        gains.append(gain * REACH[lack] if gain > 0 else 0.0)
    gains.sort(reverse=True)
    total, part = 0.0, HAND_PART * m.useful
    for gain in gains:
        total += part * gain
        part *= HAND_FADES
    return total + 0.5 * m.card * len(gains)


def _tiles(
    s: State, seat: int, m: Moment, counts: list[int], spaces: dict[int, int], scoring: bool
) -> float:
    """The best plan for scoring the tiles that have no marker of this seat yet."""
    p = s.players[seat]
    first = s.scorings + (0 if scoring else 1)
    times = range(first, SCORINGS + 1)
    open_slots = [slot for slot in range(4) if not p.markers[slot] and s.slots[slot] >= 0]
    if not open_slots or not times:
        return 0.0
    per = m.left / max(1, SCORINGS - s.scorings)
    table = []
    for slot in open_slots:
        condition = s.edition.scoring_tiles[s.slots[slot]].condition
        double = 2 if s.owners[slot] == seat else 1
        have = _progress(s, p, condition, counts, spaces)
        row = []
        for nth in times:
            ahead = per * (nth - s.scorings) if nth > s.scorings else 0.0
            chance = _chance(condition, have, nth, ahead, counts)
            row.append(nth * double * (2 * chance - 1))
        table.append(row)
    n = min(len(table), len(times))
    return max(
        sum(table[i][k] for k, i in enumerate(order))
        for order in permutations(range(len(table)), n)
    )


def _progress(
    s: State, p: Player, condition: Condition, counts: list[int], spaces: dict[int, int]
) -> float:
    word = condition.word
    if word == "coin-track":
        return p.coin_track
    if word == "card-track":
        return p.card_track
    if word == "lower-track":
        return min(p.coin_track, p.card_track)
    if word == "sites":
        return sum(p.sites)
    if word == "levers":
        return bin(p.levers).count("1")
    if word == "cattle":
        return p.cattle
    if word == "settlements":
        return p.settlements
    if word == "adjacent":
        return largest_group(s, spaces)
    if word == "bridges":
        at_bridge = s.tables.at_bridge
        return sum(n for space, n in spaces.items() if space in at_bridge)
    if word == "give":
        what, n = condition.give
        if what == "coins":
            return p.coins // n
        held = p.vases if what == "vases" else p.ranch
        return held + p.coins // condition.or_coins
    if word == "sunset-day":
        kinds = [0, 0, 0]
        for number in p.played:
            kinds[s.edition.cards[number].kind] += 1
        return kinds[0] * 100 + kinds[1] + 10000 * bin(p.projects).count("1")
    return 0.0


def _chance(condition: Condition, have: float, nth: int, ahead: float, counts: list[int]) -> float:
    """How likely a tile is fulfilled at a scoring so many turns ahead."""
    wanted = condition.values[nth - 1]
    word = condition.word
    if word == "presences":
        a, b = (counts[r] for r in condition.regions)
        return _pair(a, b, wanted, 0, TURNLY["presences"] * ahead, ahead)
    if word == "sunset-day":
        jokers, rest = divmod(int(have), 10000)
        return _pair(rest // 100, rest % 100, wanted, jokers, 0.35 * ahead, ahead)
    if word == "give":
        grown = 0.4 * have + TURNLY["goods"] * ahead if ahead else have
        grown = min(have, grown) if ahead == 0 else grown
        return _logistic(grown - wanted[0], ahead)
    return _logistic(have + TURNLY.get(word, 0.3) * ahead - wanted[0], ahead)


def _pair(
    a: int, b: int, wanted: tuple[int, ...], jokers: int, growth: float, ahead: float
) -> float:
    """Two numbers wanted, the better way round."""
    x, y = wanted
    short = min(max(0, x - a) + max(0, y - b), max(0, x - b) + max(0, y - a)) - jokers
    return _logistic(2 * growth - max(0, short), ahead)


def _logistic(surplus: float, ahead: float) -> float:
    """Certain now; the further ahead, the less sure."""
    if ahead <= 0:
        return 1.0 if surplus >= 0 else 0.0
    return 1 / (1 + exp(-(surplus + 0.3) / (0.25 + 0.12 * ahead)))
