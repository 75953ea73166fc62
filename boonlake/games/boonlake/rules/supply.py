"""Supply and limits: every change of coins, vases, VP, inhabitants and cards, with its record."""

from __future__ import annotations

from ....engine.agenda import Frame, argument
from ....engine.chance import shuffle
from ..state import State
from .agenda import offers, takes


def gain_coins(s: State, seat: int, n: int, source: str) -> None:
    """Take coins; they never run out (R26.4)."""
    if n:
        s.players[seat].coins += n
        s.records.append(("gain", seat, "coins", n, source))


def pay_coins(s: State, seat: int, n: int, source: str) -> None:
    """Hand coins in (R3.2)."""
    if n:
        s.players[seat].coins -= n
        s.records.append(("pay", seat, "coins", n, source))


def gain_vp(s: State, seat: int, n: int, source: str) -> None:
    """Move the VP marker forward, or backward for a negative number, without limit (R26.7)."""
    if n:
        s.players[seat].vp += n
        s.records.append(("gain" if n > 0 else "pay", seat, "vp", abs(n), source))


def gain_vases(s: State, seat: int, n: int, source: str) -> None:
    """Take vases; they never run out (R26.4)."""
    if n:
        s.players[seat].vases += n
        s.records.append(("gain", seat, "vases", n, source))


def pay_vases(s: State, seat: int, n: int, source: str) -> None:
    """Hand vases in (R3.2)."""
    if n:
        s.players[seat].vases -= n
        s.records.append(("pay", seat, "vases", n, source))


def gain_inhabitants(s: State, seat: int, n: int, source: str) -> None:
    """Bring inhabitants of one's own colour to the ranch, as many as the supply has.

    R26.1, R26.2, R26.3; those in recesses are no part of it (R9.4).
    """
    player = s.players[seat]
    n = min(n, player.supply)
    if n:
        player.supply -= n
        player.ranch += n
        s.records.append(("gain", seat, "inhabitants", n, source))


def pay_inhabitants(s: State, seat: int, n: int, source: str) -> None:
    """Give inhabitants of the ranch up; they return to the supply (R26.1)."""
    if n:
        player = s.players[seat]
        player.ranch -= n
        player.supply += n
        s.records.append(("pay", seat, "inhabitants", n, source))


def draw_cards(s: State, seat: int, n: int, source: str) -> None:
    """Draw from the pile, shuffling the discards when it is empty; fewer if both are (R26.5)."""
    deck = s.deck
    drawn = []
    for _ in range(n):
        if not deck:
            if not s.discards:
                break
            deck[:] = s.discards
            s.discards.clear()
            s.deck_chance = shuffle(s.deck_chance, deck)
            s.records.append(("shuffle", -1, "deck"))
        drawn.append(deck.pop())
    if drawn:
        s.players[seat].hand += drawn
        s.records.append(("draw", seat, tuple(drawn), source))


def drop_cards(s: State, seat: int, cards: list[int], source: str) -> None:
    """Put cards of the hand on the discard pile (R26.6)."""
    hand = s.players[seat].hand
    for card in cards:
        hand.remove(card)
        s.discards.append(card)
    s.records.append(("discard", seat, tuple(cards), source))


# Cards given up as a price


def give_cards(s: State, seat: int, n: int, source: str) -> None:
    """Give up cards of one's choice; no question if it is the whole hand (R7.2)."""
    hand = s.players[seat].hand
    if len(hand) == n:
        drop_cards(s, seat, hand[:], source)
    else:
        s.agenda.append(("drop", seat, n, source))


def has_cards(s: State, frame: Frame) -> bool:
    """Whether there is any card in hand."""
    return len(s.players[frame[1]].hand) > 0


@offers("drop", surely=has_cards)
def offer_drop(s: State, frame: Frame) -> list[str]:
    """Any card of the hand."""
    drop = s.tables.drop
    return [drop[card] for card in s.players[frame[1]].hand]


@takes("drop")
def take_drop(s: State, frame: Frame, move: str) -> None:
    """One card; the rest follow one by one."""
    _, seat, n, source = frame
    drop_cards(s, seat, [s.tables.card_number[argument(move)]], source)
    if n > 1:
        s.agenda.append(("drop", seat, n - 1, source))
