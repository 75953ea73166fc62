"""The effect vocabulary carried out: one interpreter for cards, sites, spaces, river and tracks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..components.model import RESOURCES, Effect, Sum, TrackSpace
from ..state import PERMANENTS, Frame, State
from .agenda import PASS, offers, runs, takes
from .gain import (
    draw_cards,
    drop_cards,
    gain_coins,
    gain_inhabitants,
    gain_vases,
    gain_vp,
    pay_coins,
    pay_inhabitants,
    pay_vases,
)

OVERFLOW_VP = 2
"""For every step beyond the end of an income track."""
TOP_LEVEL = 2

EXTRA_VASE = PERMANENTS.index("extra-vase")

_SIMPLE: dict[str, Callable[[State, int, int, str], None]] = {
    "coins": gain_coins,
    "cards": draw_cards,
    "vases": gain_vases,
    "inhabitants": gain_inhabitants,
    "vp": gain_vp,
}
_GIVE: dict[str, Callable[[State, int, int, str], None]] = {
    "coins": pay_coins,
    "vases": pay_vases,
    "inhabitants": pay_inhabitants,
    "vp": lambda s, seat, n, source: gain_vp(s, seat, -n, source),
}
_HELD: dict[str, Callable[[State, int], int]] = {
    "coins": lambda s, seat: s.players[seat].coins,
    "cards": lambda s, seat: len(s.players[seat].hand),
    "vases": lambda s, seat: s.players[seat].vases,
    "inhabitants": lambda s, seat: s.players[seat].ranch,
}


def grant(s: State, seat: int, effects: Sequence[Effect], source: str) -> None:
    """Carry effects out from left to right; those that ask something become frames."""
    for i, effect in enumerate(effects):
        simple = _SIMPLE.get(effect[0])
        if simple is None:
            s.agenda.extend(("effect", seat, e, source) for e in reversed(effects[i:]))
            return
        simple(s, seat, effect[1], source)


@runs("effect")
def run_effect(s: State, frame: Frame) -> None:
    """One effect of a list."""
    _, seat, (word, n, arg), source = frame
    simple = _SIMPLE.get(word)
    if simple is not None:
        simple(s, seat, n, source)
    elif word in ("coin-step", "card-step"):
        s.agenda.append(("step", seat, word[:4], n, source))
    elif word in ("coin-income", "card-income"):
        grant(s, seat, track_space(s, seat, word[:4]).income, source)
    elif word == "site" and arg != "any":
        produce(s, seat, RESOURCES.index(arg), source)
    elif word == "free-house":
        s.agenda.append(("upgrade", seat, "house", 1, 0))
    elif word == "easy-settlement":
        s.agenda.append(("upgrade", seat, "settlement", 1, 0))
    elif word == "swap":
        s.agenda.append(("swap", seat, n, source))
    else:  # site any, vase-or-site, track-steps, raise-lever: frames of the same name
        s.agenda.append((word, seat, n, source))


# Income tracks


def track(s: State, name: str) -> tuple[TrackSpace, ...]:
    """The spaces of an income track."""
    return s.edition.coin_track if name == "coin" else s.edition.card_track


def track_space(s: State, seat: int, name: str) -> TrackSpace:
    """Where a seat's marker stands on an income track."""
    player = s.players[seat]
    return track(s, name)[player.coin_track if name == "coin" else player.card_track]


@runs("step")
def run_step(s: State, frame: Frame) -> None:
    """Steps on an income track, one by one, each with the reward it crosses."""
    _, seat, name, n, source = frame
    player = s.players[seat]
    position = (player.coin_track if name == "coin" else player.card_track) + 1
    spaces = track(s, name)
    if position >= len(spaces):
        gain_vp(s, seat, OVERFLOW_VP * n, source)
        return
    if name == "coin":
        player.coin_track = position
    else:
        player.card_track = position
    s.records.append(("step", seat, name, position, source))
    if n > 1:
        s.agenda.append(("step", seat, name, n - 1, source))
    if spaces[position].crossed:
        grant(s, seat, spaces[position].crossed, f"track:{name}")


@offers("track-steps")
def offer_track_steps(s: State, frame: Frame) -> list[str]:
    """All steps on one track of one's choice."""
    return ["track coin", "track card"]


@takes("track-steps")
def take_track_steps(s: State, frame: Frame, move: str) -> None:
    """The chosen track."""
    _, seat, n, source = frame
    s.agenda.append(("step", seat, move[6:], n, source))


# Production sites


def produce(s: State, seat: int, resource: int, source: str) -> None:
    """Build a production site, or turn it over; nothing if it shows two resources already."""
    player = s.players[seat]
    level = player.sites[resource] + 1
    if level <= TOP_LEVEL:
        sites = list(player.sites)
        sites[resource] = level
        player.sites = tuple(sites)
        s.records.append(("produce", seat, resource, level, source))


@offers("site")
def offer_site(s: State, frame: Frame) -> list[str]:
    """Any production site that can still grow."""
    levels = s.players[frame[1]].sites
    return [f"site {RESOURCES[i]}" for i in range(4) if levels[i] < TOP_LEVEL]


@takes("site")
def take_site(s: State, frame: Frame, move: str) -> None:
    """The chosen production site."""
    produce(s, frame[1], RESOURCES.index(move[5:]), frame[3])


@offers("vase-or-site")
def offer_vase_or_site(s: State, frame: Frame) -> list[str]:
    """A vase, or any production site that can still grow."""
    return ["vase", *offer_site(s, frame)]


@takes("vase-or-site")
def take_vase_or_site(s: State, frame: Frame, move: str) -> None:
    """A vase (on the river with the extra ones of played cards) or a production site."""
    _, seat, _, source = frame
    if move == "vase":
        extra = s.players[seat].permanents[EXTRA_VASE] if source.startswith("river") else 0
        gain_vases(s, seat, 1 + extra, source)
    else:
        take_site(s, frame, move)


# Levers raised by a card


@offers("raise-lever")
def offer_raise(s: State, frame: Frame) -> list[str]:
    """One of the levers that were used."""
    down = s.players[frame[1]].down
    return [f"raise {n}" for n in range(1, 13) if down >> n & 1]


@takes("raise-lever")
def take_raise(s: State, frame: Frame, move: str) -> None:
    """The chosen lever goes up again."""
    seat, n = frame[1], int(move[6:])
    s.players[seat].down &= ~(1 << n)
    s.records.append(("lever", seat, n, "raise"))


# Swaps


def can_give(s: State, seat: int, goods: Sum) -> bool:
    """Whether all of it can be given; VP always can."""
    return all(what == "vp" or _HELD[what](s, seat) >= n for what, n in goods)


@offers("swap", beside=True)
def offer_swap(s: State, frame: Frame) -> list[str]:
    """The directions of a card's exchange that can be afforded."""
    swaps = s.edition.cards[frame[2]].swaps
    options = [f"swap {i}" for i, swap in enumerate(swaps, 1) if can_give(s, frame[1], swap.give)]
    return [*options, PASS] if options else []


@takes("swap")
def take_swap(s: State, frame: Frame, move: str) -> None:
    """Give, then take."""
    if move == PASS:
        return
    _, seat, card, source = frame
    swap = s.edition.cards[card].swaps[int(move[5:]) - 1]
    s.agenda.append(("take", seat, swap.take, source))
    for what, n in swap.give:
        if what == "cards":
            give_cards(s, seat, n, source)
        else:
            _GIVE[what](s, seat, n, source)


@runs("take")
def run_take(s: State, frame: Frame) -> None:
    """What was swapped for."""
    _, seat, goods, source = frame
    for what, n in goods:
        _SIMPLE[what](s, seat, n, source)


# Cards given up as a price


def give_cards(s: State, seat: int, n: int, source: str) -> None:
    """Give up cards of one's choice; no question if it is the whole hand."""
    hand = s.players[seat].hand
    if len(hand) == n:
        drop_cards(s, seat, hand[:], source)
    else:
        s.agenda.append(("drop", seat, n, source))


@offers("drop")
def offer_drop(s: State, frame: Frame) -> list[str]:
    """Any card of the hand."""
    drop = s.tables.drop
    return [drop[card] for card in s.players[frame[1]].hand]


@takes("drop")
def take_drop(s: State, frame: Frame, move: str) -> None:
    """One card; the rest follow one by one."""
    _, seat, n, source = frame
    drop_cards(s, seat, [s.tables.card_number[move[5:]]], source)
    if n > 1:
        s.agenda.append(("drop", seat, n - 1, source))
