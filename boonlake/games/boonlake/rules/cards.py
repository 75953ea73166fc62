"""Cards: playing them, discarding them for coins, and paying for a card or special project."""

from __future__ import annotations

from ....engine.agenda import Frame
from ..components.model import KINDS, Cost
from ..state import State
from .agenda import offers, takes
from .effects import grant
from .payment import Way, affordable, affordable_ways, pay, spell
from .permanents import DISCARD_BONUS, add_permanents
from .projects import project_cost, project_options, realise
from .supply import drop_cards, gain_coins

ANY_KIND = (1 << len(KINDS)) - 1
"""Kinds as bits."""
DISCARD_COINS = 2


def play_options(s: State, seat: int, kinds: int, options: list[str]) -> None:
    """Cards of these kinds that can be paid (R3.1, R3.10), then projects (R4.1, R4.2)."""
    player = s.players[seat]
    cards, spelled = s.components.cards, s.tables.play
    for number in player.hand:
        card = cards[number]
        if kinds >> card.kind & 1 and affordable(player, card.cost):
            options.append(spelled[number])
    project_options(s, player, options)


def discard_options(s: State, seat: int, kinds: int, options: list[str]) -> None:
    """Cards of these kinds, to be discarded for coins (R3.11, R3.12)."""
    cards, spelled = s.components.cards, s.tables.discard
    for number in s.players[seat].hand:
        if kinds >> cards[number].kind & 1:
            options.append(spelled[number])


def discard(s: State, seat: int, number: int) -> None:
    """Discard a card for coins (R3.11), with the bonus of played cards (R24.3, R24.4)."""
    kind = s.components.cards[number].kind
    drop_cards(s, seat, [number], "discard")
    bonus = s.players[seat].permanents[DISCARD_BONUS + kind]
    gain_coins(s, seat, DISCARD_COINS + bonus, "discard")


def start_paying(s: State, seat: int, what: str, number: int) -> None:
    """Pay for a card or project, asking how if there is a choice (R3.9)."""
    cost = cost_of(s, what, number)
    possible = affordable_ways(s.players[seat], cost)
    if len(possible) == 1:
        finish_paying(s, seat, what, number, possible[0])
    else:
        s.agenda.append(("pay", seat, what, number))


def cost_of(s: State, what: str, number: int) -> Cost:
    """What playing a card or realising a project costs."""
    return s.components.cards[number].cost if what == "play" else project_cost(s, number)


@offers("pay")
def offer_pay(s: State, frame: Frame) -> list[str]:
    """The ways to pay, cheapest first."""
    _, seat, what, number = frame
    player, cost = s.players[seat], cost_of(s, what, number)
    return [spell(player, cost, way) for way in affordable_ways(player, cost)]


def ways_to_pay(s: State, key: str) -> list[str]:
    """How whoever is asked can pay a card of the hand; none if there is nothing to choose."""
    seat, number = s.agenda[-1][1], s.tables.card_number[key]
    ways = offer_pay(s, ("pay", seat, "play", number))
    return ways if len(ways) > 1 else []


@takes("pay")
def take_pay(s: State, frame: Frame, move: str) -> None:
    """The chosen way."""
    _, seat, what, number = frame
    player, cost = s.players[seat], cost_of(s, what, number)
    possible = affordable_ways(player, cost)
    chosen = next(way for way in possible if spell(player, cost, way) == move)
    finish_paying(s, seat, what, number, chosen)


def finish_paying(s: State, seat: int, what: str, number: int, way: Way) -> None:
    """Pay, then the card or project takes effect."""
    if what == "play":
        source = f"card:{s.components.cards[number].key}"
        pay(s, seat, s.components.cards[number].cost, way, source)
        play(s, seat, number, source)
    else:
        source = f"project:{number + 1}"
        pay(s, seat, project_cost(s, number), way, source)
        realise(s, seat, number, source)


def play(s: State, seat: int, number: int, source: str) -> None:
    """Lay the card out (R3.1); permanent effects start now, immediate ones happen (R3.13)."""
    player = s.players[seat]
    card = s.components.cards[number]
    player.hand.remove(number)
    player.played.append(number)
    s.records.append(("play", seat, number))
    if card.always:
        add_permanents(s, seat, number)
    grant(s, seat, tuple(swap_of(number, e) for e in card.now), source)


def swap_of(number: int, effect: tuple[str, int, str]) -> tuple[str, int, str]:
    """A swap effect names its card, whose directions it offers."""
    return ("swap", number, "") if effect[0] == "swap" else effect


def played_by_kind(s: State, seat: int) -> list[int]:
    """How many cards of each kind a seat has played, projects not counted."""
    counts = [0] * len(KINDS)
    for number in s.players[seat].played:
        counts[s.components.cards[number].kind] += 1
    return counts
