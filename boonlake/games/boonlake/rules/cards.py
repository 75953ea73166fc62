"""Playing and discarding cards, and realising special projects."""

from __future__ import annotations

from ..components.model import KINDS, Cost
from ..state import PERMANENTS, Frame, State
from .agenda import offers, takes
from .effects import grant
from .gain import drop_cards, gain_coins, gain_inhabitants, gain_vp
from .payment import Way, affordable, affordable_ways, pay, spell

ANY_KIND = 7
"""Kinds as bits; special projects are of every kind."""
DISCARD_COINS = 2
PROJECT_INHABITANTS = 2
DISCARD_BONUS = PERMANENTS.index("discard-bonus day")


def play_options(s: State, seat: int, kinds: int, options: list[str]) -> None:
    """Cards of these kinds that can be paid, then projects."""
    player = s.players[seat]
    cards, spelled = s.edition.cards, s.tables.play
    for number in player.hand:
        card = cards[number]
        if kinds >> card.kind & 1 and affordable(player, card.cost):
            options.append(spelled[number])
    if player.projects != 15 and (player.supply or player.ranch):
        for slot in range(4):
            if not player.projects >> slot & 1 and affordable(player, _project_cost(s, slot)):
                options.append(f"project {slot + 1}")


def discard_options(s: State, seat: int, kinds: int, options: list[str]) -> None:
    """Cards of these kinds, to be discarded for coins."""
    cards, spelled = s.edition.cards, s.tables.discard
    for number in s.players[seat].hand:
        if kinds >> cards[number].kind & 1:
            options.append(spelled[number])


def _project_cost(s: State, slot: int) -> Cost:
    return s.edition.scoring_tiles[s.slots[slot]].cost


def discard(s: State, seat: int, number: int) -> None:
    """Discard a card for coins, with the bonus of played cards for its kind."""
    kind = s.edition.cards[number].kind
    drop_cards(s, seat, [number], "discard")
    bonus = s.players[seat].permanents[DISCARD_BONUS + kind]
    gain_coins(s, seat, DISCARD_COINS + bonus, "discard")


def start_paying(s: State, seat: int, what: str, number: int) -> None:
    """Pay for a card or project, asking how if there is a choice."""
    cost = _cost(s, what, number)
    found = affordable_ways(s.players[seat], cost)
    if len(found) == 1:
        finish_paying(s, seat, what, number, found[0])
    else:
        s.agenda.append(("pay", seat, what, number))


def _cost(s: State, what: str, number: int) -> Cost:
    return s.edition.cards[number].cost if what == "play" else _project_cost(s, number)


@offers("pay")
def offer_pay(s: State, frame: Frame) -> list[str]:
    """The ways to pay, cheapest first."""
    _, seat, what, number = frame
    player, cost = s.players[seat], _cost(s, what, number)
    return [spell(player, cost, way) for way in affordable_ways(player, cost)]


@takes("pay")
def take_pay(s: State, frame: Frame, move: str) -> None:
    """The chosen way."""
    _, seat, what, number = frame
    player, cost = s.players[seat], _cost(s, what, number)
    found = affordable_ways(player, cost)
    finish_paying(
        s, seat, what, number, next(way for way in found if spell(player, cost, way) == move)
    )


def finish_paying(s: State, seat: int, what: str, number: int, way: Way) -> None:
    """Pay, then the card or project takes effect."""
    if what == "play":
        source = f"card:{s.edition.cards[number].key}"
        pay(s, seat, s.edition.cards[number].cost, way, source)
        play(s, seat, number, source)
    else:
        source = f"project:{number + 1}"
        pay(s, seat, _project_cost(s, number), way, source)
        realise(s, seat, number, source)


def play(s: State, seat: int, number: int, source: str) -> None:
    """Lay the card out; permanent effects start now, immediate ones are carried out."""
    player = s.players[seat]
    card = s.edition.cards[number]
    player.hand.remove(number)
    player.played.append(number)
    s.records.append(("play", seat, number))
    if card.always:
        add_permanents(s, seat, number)
    grant(s, seat, tuple(_swap_of(number, e) for e in card.now), source)


def _swap_of(number: int, effect: tuple[str, int, str]) -> tuple[str, int, str]:
    """A swap effect names its card, whose directions it offers."""
    return ("swap", number, "") if effect[0] == "swap" else effect


def add_permanents(s: State, seat: int, number: int) -> None:
    """Add a played card's permanent effects to the seat's."""
    player = s.players[seat]
    permanents = list(player.permanents)
    for word, n, arg in s.edition.cards[number].always:
        permanents[PERMANENTS.index(f"{word} {arg}" if arg else word)] += n
    player.permanents = tuple(permanents)


def realise(s: State, seat: int, slot: int, source: str) -> None:
    """Two inhabitants, of whom one stays on the project; VP, twice on one's own; one step."""
    player = s.players[seat]
    tile = s.edition.scoring_tiles[s.slots[slot]]
    player.projects |= 1 << slot
    s.records.append(("project", seat, slot))
    gain_inhabitants(s, seat, PROJECT_INHABITANTS, source)
    player.ranch -= 1
    gain_vp(s, seat, tile.vp * (2 if s.owners[slot] == seat else 1), source)
    s.agenda.append(("step", seat, tile.track, 1, source))


def played_by_kind(s: State, seat: int) -> list[int]:
    """How many cards of each kind a seat has played, projects not counted."""
    counts = [0] * len(KINDS)
    for number in s.players[seat].played:
        counts[s.edition.cards[number].kind] += 1
    return counts
