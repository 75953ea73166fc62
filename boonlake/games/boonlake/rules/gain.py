"""Taking and giving: every change of coins, vases, VP, inhabitants and cards, with its record."""

from __future__ import annotations

from ....engine.chance import shuffle
from ..state import State


def gain_coins(s: State, seat: int, n: int, source: str) -> None:
    """Take coins from the supply."""
    if n:
        s.players[seat].coins += n
        s.records.append(("gain", seat, "coins", n, source))


def pay_coins(s: State, seat: int, n: int, source: str) -> None:
    """Pay coins into the supply."""
    if n:
        s.players[seat].coins -= n
        s.records.append(("pay", seat, "coins", n, source))


def gain_vp(s: State, seat: int, n: int, source: str) -> None:
    """Move the VP marker forward, or backward for a negative number."""
    if n:
        s.players[seat].vp += n
        s.records.append(("gain" if n > 0 else "pay", seat, "vp", abs(n), source))


def gain_vases(s: State, seat: int, n: int, source: str) -> None:
    """Take vases."""
    if n:
        s.players[seat].vases += n
        s.records.append(("gain", seat, "vases", n, source))


def pay_vases(s: State, seat: int, n: int, source: str) -> None:
    """Give vases up."""
    if n:
        s.players[seat].vases -= n
        s.records.append(("pay", seat, "vases", n, source))


def gain_inhabitants(s: State, seat: int, n: int, source: str) -> None:
    """Bring inhabitants from the supply to the ranch, as many as there are."""
    player = s.players[seat]
    n = min(n, player.supply)
    if n:
        player.supply -= n
        player.ranch += n
        s.records.append(("gain", seat, "inhabitants", n, source))


def pay_inhabitants(s: State, seat: int, n: int, source: str) -> None:
    """Give inhabitants of the ranch up; they return to the supply."""
    if n:
        player = s.players[seat]
        player.ranch -= n
        player.supply += n
        s.records.append(("pay", seat, "inhabitants", n, source))


def draw_cards(s: State, seat: int, n: int, source: str) -> None:
    """Draw from the pile, shuffling the discards when it is empty; fewer if both are."""
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
    """Put cards of the hand on the discard pile."""
    hand = s.players[seat].hand
    for card in cards:
        hand.remove(card)
        s.discards.append(card)
    s.records.append(("discard", seat, tuple(cards), source))
