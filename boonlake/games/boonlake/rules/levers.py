"""Modernising, and the levers that are used beside a decision or by forgoing something."""

from __future__ import annotations

from ..components.model import RESOURCES
from ..state import PERMANENTS, Frame, State
from .agenda import AGENDA, PASS, offers, takes
from .build import upgrade_options
from .effects import give_cards
from .gain import draw_cards, gain_coins, gain_vases, gain_vp, pay_coins, pay_inhabitants, pay_vases
from .payment import FREE_BOAT, JOKER, JOKER_AND_COINS, JOKER_COINS

VASE, MODERNIZE, UPGRADE = 1, 2, 3
"""The top row: used by forgoing a right part."""
PER_SITE, FORGONE_CARD = 4, 5
"""Used by forgoing a card."""
REGION_VP = 6
INHABITANT_FOR_CARDS = 12

VASE_COINS = 6
FORGONE_CARD_COINS = 3
JOKER_GOODS = 2
"""Coins or cards that lever 10 brings instead of its joker."""
CARDS_GIVEN, CARDS_VP = 2, 3
"""Lever 12: what it takes and brings."""
LEVER_DISCOUNT = PERMANENTS.index("lever-discount")

_BESIDE = (1 << JOKER) | (1 << JOKER_AND_COINS) | (1 << INHABITANT_FOR_CARDS)
_LAST = _BESIDE | (1 << FREE_BOAT)
_TOP_ROW = (1 << VASE) | (1 << MODERNIZE) | (1 << UPGRADE)


def levers_up(s: State, seat: int) -> int:
    """The levers a seat can still use, as bits."""
    player = s.players[seat]
    return player.levers & ~player.down


def use(s: State, seat: int, n: int) -> str:
    """Move a lever down; returns the source of what it brings."""
    s.players[seat].down |= 1 << n
    s.records.append(("lever", seat, n, "use"))
    return f"lever:{n}"


# Modernising


def lever_price(s: State, seat: int, n: int) -> int:
    """The price of lever n after discounts."""
    return max(0, s.edition.levers[n - 1] - s.players[seat].permanents[LEVER_DISCOUNT])


def modernize_options(s: State, seat: int, coins: int) -> list[str]:
    """The levers that so many coins can buy."""
    player = s.players[seat]
    discount = player.permanents[LEVER_DISCOUNT]
    owned = player.levers
    return [
        f"modernize {n}"
        for n, price in enumerate(s.edition.levers, 1)
        if not owned >> n & 1 and price - discount <= coins
    ]


def modernize(s: State, seat: int, move: str) -> None:
    """Buy the lever."""
    n = int(move[10:])
    pay_coins(s, seat, lever_price(s, seat, n), f"lever:{n}")
    s.players[seat].levers |= 1 << n
    s.records.append(("lever", seat, n, "buy"))


@offers("modernize", beside=True)
def offer_modernize(s: State, frame: Frame) -> list[str]:
    """Any lever that can be paid, or none unless a lever is being used for it."""
    _, seat, must = frame
    options = modernize_options(s, seat, s.players[seat].coins)
    return options if must else [*options, PASS]


@takes("modernize")
def take_modernize(s: State, frame: Frame, move: str) -> None:
    """The chosen lever."""
    if move != PASS:
        modernize(s, frame[1], move)


@offers("progress-all", beside=True)
def offer_progress_all(s: State, frame: Frame) -> list[str]:
    """Modernise for an inhabitant, draw a card, or forgo both for a lever."""
    seat = frame[1]
    player = s.players[seat]
    options = modernize_options(s, seat, player.coins) if player.ranch else []
    return [*options, "draw", *forgo_options(s, seat, card=False)]


@takes("progress-all")
def take_progress_all(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    seat = frame[1]
    if move == "draw":
        draw_cards(s, seat, 1, "strip:progress")
    elif move.startswith("lever"):
        forgo(s, seat, move)
    else:
        pay_inhabitants(s, seat, 1, "strip:progress")
        modernize(s, seat, move)


# Forgoing a card (levers 4 and 5)


def _forgone_coins(s: State, seat: int, n: int) -> int:
    return sum(s.players[seat].sites) if n == PER_SITE else FORGONE_CARD_COINS


def forgone_card_choices(s: State, seat: int) -> list[tuple[str, int]]:
    """How levers 4 and 5 may be used with a forgone card: suffix of the move, and coins."""
    up = levers_up(s, seat)
    choices = [("", 0)]
    for n in (PER_SITE, FORGONE_CARD):
        if up >> n & 1:
            coins = _forgone_coins(s, seat, n)
            choices += [(f"{suffix} {n}", total + coins) for suffix, total in choices]
    return choices


def forgo_card(s: State, seat: int, levers: list[str]) -> None:
    """Use levers 4 and 5 as the move says."""
    for word in levers:
        n = int(word)
        coins = _forgone_coins(s, seat, n)
        gain_coins(s, seat, coins, use(s, seat, n))


# Forgoing a right part (levers 1 to 3)


def forgo_options(s: State, seat: int, *, card: bool) -> list[str]:
    """What may be done by forgoing a right part; with levers 4 and 5 if a card is forgone."""
    up = levers_up(s, seat)
    if not up & _TOP_ROW:
        return []
    player = s.players[seat]
    upgrades: list[str] = []
    if up >> UPGRADE & 1:
        upgrade_options(s, seat, upgrades)
    options = []
    for suffix, coins in forgone_card_choices(s, seat) if card else [("", 0)]:
        if up >> VASE & 1:
            options.append(f"lever {VASE} vase{suffix}")
            if player.vases:
                options.append(f"lever {VASE} coins{suffix}")
        if up >> MODERNIZE & 1 and modernize_options(s, seat, player.coins + coins):
            options.append(f"lever {MODERNIZE}{suffix}")
        if upgrades:
            options.append(f"lever {UPGRADE}{suffix}")
    return options


def forgo(s: State, seat: int, move: str) -> None:
    """Forgo the right part: the chosen lever of the top row, after those for a forgone card."""
    words = move.split()
    n = int(words[1])
    s.records.append(("forgo", seat, n))
    forgo_card(s, seat, words[3 if n == VASE else 2 :])
    source = use(s, seat, n)
    if n == MODERNIZE:
        s.agenda.append(("modernize", seat, 1))
    elif n == UPGRADE:
        s.agenda.append(("upgrade", seat, "any", 0, 1))
    elif words[2] == "vase":
        gain_vases(s, seat, 1, source)
    else:
        pay_vases(s, seat, 1, source)
        gain_coins(s, seat, VASE_COINS, source)


# Beside any decision (levers 10 to 12)


@AGENDA.offers_beside
def offer_beside(s: State, seat: int, options: list[str]) -> None:
    """Add the levers that can be used beside a decision of their owner."""
    up = levers_up(s, seat)
    if not up & _BESIDE:
        return
    if up >> JOKER & 1:
        options += ("lever 10 coins", "lever 10 cards")
    if up >> JOKER_AND_COINS & 1:
        options.append("lever 11")
    if up >> INHABITANT_FOR_CARDS & 1 and len(s.players[seat].hand) >= CARDS_GIVEN:
        options.append("lever 12")


@AGENDA.takes_beside
def use_beside(s: State, seat: int, move: str) -> None:
    """Use lever 10, 11 or 12; the decision stays open."""
    words = move.split()
    n = int(words[1])
    source = use(s, seat, n)
    if n == JOKER_AND_COINS:
        gain_coins(s, seat, JOKER_COINS, source)
    elif n == INHABITANT_FOR_CARDS:
        s.agenda.append(("take", seat, (("inhabitants", 1), ("vp", CARDS_VP)), source))
        give_cards(s, seat, CARDS_GIVEN, source)
    elif words[2] == "coins":
        gain_coins(s, seat, JOKER_GOODS, source)
    else:
        draw_cards(s, seat, JOKER_GOODS, source)


@offers("last-levers")
def offer_last_levers(s: State, frame: Frame) -> list[str]:
    """Once before the levers go up at a scoring."""
    seat = frame[1]
    up = levers_up(s, seat)
    if not up & _LAST:
        return []
    options = [PASS]
    offer_beside(s, seat, options)
    if up >> FREE_BOAT & 1 and s.players[seat].boats != (0, 0):
        options.append(f"lever {FREE_BOAT}")
    return options


@takes("last-levers")
def take_last_levers(s: State, frame: Frame, move: str) -> None:
    """Use a lever and be asked again, or be done."""
    if move == PASS:
        return
    s.agenda.append(frame)
    if move == f"lever {FREE_BOAT}":
        use(s, frame[1], FREE_BOAT)
        s.agenda.append(("boat", frame[1]))
    else:
        use_beside(s, frame[1], move)


@offers("boat")
def offer_boat(s: State, frame: Frame) -> list[str]:
    """One boat any number of steps upstream."""
    a, b = s.players[frame[1]].boats
    ends = {(min(x, b), max(x, b)) for x in range(a)} | {(min(a, x), max(a, x)) for x in range(b)}
    return [f"boat {RESOURCES[x]} {RESOURCES[y]}" for x, y in sorted(ends)]


@takes("boat")
def take_boat(s: State, frame: Frame, move: str) -> None:
    """Where the boats are now."""
    _, x, y = move.split()
    boats = (RESOURCES.index(x), RESOURCES.index(y))
    s.players[frame[1]].boats = boats
    s.records.append(("boats", frame[1], *boats))


def levers_go_up(s: State, seat: int) -> None:
    """At a scoring: 1 VP for every unused lever, then all go up."""
    player = s.players[seat]
    gain_vp(s, seat, bin(player.levers & ~player.down).count("1"), "levers:unused")
    if player.down:
        player.down = 0
        s.records.append(("levers-up", seat))
