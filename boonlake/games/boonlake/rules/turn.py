"""A turn: choose a strip, carry out its action, sail, push the strips together."""

from __future__ import annotations

from ..components.model import REGIONS, STRIPS
from ..state import Frame, State
from .agenda import PASS, offers, runs, takes
from .cards import ANY_KIND
from .effects import give_cards, grant
from .gain import draw_cards, gain_coins, gain_inhabitants, gain_vp, pay_coins
from .levers import REGION_VP, forgo, forgo_options, levers_up, use

BUILDER_COINS = 3
PIONEER_CARDS = 2
HIRE_COINS = 3
HIRE_CARDS = 3

LEFT: dict[str, tuple[Frame, ...]] = {
    "pioneer": (("explore",), ("explore",), ("pioneer", ANY_KIND)),
    "settle": (("settle", ANY_KIND),),
    "cattle": (("lay-pasture",),),
    "region": (("region",),),
    "hire": (("newcomer",), ("explore",)),
    "progress": (("modernize", 0),),
    "builder": (("builder", ANY_KIND),),
}
"""What the chooser of a strip does, from left to right; the seat is put in behind the kind."""

RIGHT: dict[str, Frame] = {
    "pioneer": ("pioneer-draw",),
    "settle": ("settle-all", ANY_KIND),
    "cattle": ("cattle-all", ANY_KIND),
    "region": ("collect",),
    "hire": ("hire", 1),
    "progress": ("progress-all",),
    "builder": ("builder-all", ANY_KIND),
}
"""What everybody does then, clockwise from the chooser."""


def clockwise(s: State, seat: int) -> list[int]:
    """All seats, clockwise from one."""
    return [(seat + i) % s.seats for i in range(s.seats)]


@runs("turn")
def run_turn(s: State, frame: Frame) -> None:
    """A seat's turn begins."""
    seat = frame[1]
    s.turn = seat
    s.turns[seat] += 1
    s.records.append(("turn", seat))
    s.agenda.append(("eminence" if s.is_eminence(seat) else "strip", seat))


@offers("strip", beside=True)
def offer_strip(s: State, frame: Frame) -> list[str]:
    """Every strip, from the top row down."""
    return [f"strip {STRIPS[strip]}" for strip in s.strips]


@takes("strip")
def take_strip(s: State, frame: Frame, move: str) -> None:
    """Pay for a row at the bottom, then the whole turn follows."""
    seat, name = frame[1], move[6:]
    row = take_from_row(s, seat, STRIPS.index(name))
    gain_vp(s, seat, -s.edition.rows[row].vp, f"row:{row + 1}")
    push_sailing(s, seat, row)
    push_right(s, seat, name)
    for kind, *rest in reversed(LEFT[name]):
        s.agenda.append((kind, seat, *rest))
    card_kind = s.edition.strip_kinds[STRIPS.index(name)]
    if card_kind < 0:
        gain_coins(s, seat, BUILDER_COINS, "strip:builder")
    else:
        s.agenda.append(("card", seat, 1 << card_kind))


def take_from_row(s: State, seat: int, strip: int) -> int:
    """The row a strip is taken from."""
    row = s.strips.index(strip)
    s.records.append(("strip", seat, strip, row))
    return row


def push_sailing(s: State, seat: int, row: int, kind: str = "ship") -> None:
    """After the action: the ship, then the strips, then what locks call for."""
    s.agenda += [
        ("end-turn", seat),
        ("push-strips", seat, row),
        (kind, seat, s.edition.rows[row].steps),
    ]


def push_right(s: State, seat: int, name: str) -> None:
    """The part for everybody; Pioneer's is for the others, the Wise Eminence takes only Region's."""
    kind, *rest = RIGHT[name]
    for other in reversed(takes_right_part(s, seat, name)):
        s.agenda.append((kind, other, *rest))


def takes_right_part(s: State, seat: int, name: str) -> list[int]:
    """Who takes the right part of a strip that a seat chose, clockwise from there."""
    return [
        other
        for other in clockwise(s, seat)
        if (name != "pioneer" or other != seat) and (name == "region" or not s.is_eminence(other))
    ]


@runs("push-strips")
def run_push_strips(s: State, frame: Frame) -> None:
    """The chosen strip lies at the bottom, the others close the gap."""
    s.strips.append(s.strips.pop(frame[2]))


# Pioneer


@runs("pioneer-draw")
def run_pioneer_draw(s: State, frame: Frame) -> None:
    """The others draw and may play; asked only if a lever could be used instead."""
    seat = frame[1]
    if forgo_options(s, seat, card=False):
        s.agenda.append(("pioneer-choice", seat))
    else:
        _pioneer_draw(s, seat)


def _pioneer_draw(s: State, seat: int) -> None:
    draw_cards(s, seat, PIONEER_CARDS, "strip:pioneer")
    s.agenda.append(("pioneer-others", seat, ANY_KIND))


@offers("pioneer-choice", beside=True)
def offer_pioneer_choice(s: State, frame: Frame) -> list[str]:
    """Draw, or forgo it and the card for a lever."""
    return ["draw", *forgo_options(s, frame[1], card=True)]


@takes("pioneer-choice")
def take_pioneer_choice(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    if move == "draw":
        _pioneer_draw(s, frame[1])
    else:
        forgo(s, frame[1], move)


# Region scoring


@offers("region", beside=True)
def offer_region(s: State, frame: Frame) -> list[str]:
    """A region with an open label; any region once all are covered."""
    regions = [r for r in range(len(REGIONS)) if not s.labels >> r & 1] or range(len(REGIONS))
    return [f"region {REGIONS[r]}" for r in regions]


@takes("region")
def take_region(s: State, frame: Frame, move: str) -> None:
    """Cover the label for its reward; the other regions are scored for everybody."""
    seat, region = frame[1], REGIONS.index(move[7:])
    name_region(s, region)
    if not s.labels >> region & 1:
        cover_label(s, seat, region)
        grant(s, seat, s.edition.labels[region], f"label:{REGIONS[region]}")


def name_region(s: State, region: int) -> None:
    """Tell the waiting right parts which region is not scored."""
    agenda = s.agenda
    for i in range(len(agenda) - 1, -1, -1):
        if agenda[i][0] != "collect":
            break
        agenda[i] = ("collect-region", agenda[i][1], region)


def cover_label(s: State, seat: int, region: int) -> None:
    """Put a marker on the region's label."""
    s.labels |= 1 << region
    s.records.append(("label", seat, region))


def presences_by_region(s: State, seat: int) -> list[int]:
    """A seat's pieces and cattle in every region."""
    counts = [0] * len(REGIONS)
    region_of = s.tables.region
    low, high = 1 + seat * 3, 3 + seat * 3
    for index, what in enumerate(s.sites):
        if low <= what <= high:
            counts[region_of[index >> 1]] += 1
    for space, owners in enumerate(s.cows):
        if owners:
            counts[region_of[space]] += owners.count(seat)
    return counts


def scored_presences(s: State, seat: int, region: int) -> int:
    """Presences in the three regions other than the named one."""
    counts = presences_by_region(s, seat)
    return sum(counts) - counts[region]


@runs("collect-region")
def run_collect_region(s: State, frame: Frame) -> None:
    """A coin per presence; asked only if a lever could be used."""
    _, seat, region = frame
    if s.is_eminence(seat):
        s.agenda.append(("eminence-collect", seat, region))
    elif levers_up(s, seat) >> REGION_VP & 1 or forgo_options(s, seat, card=False):
        s.agenda.append(("collect-choice", seat, region))
    else:
        gain_coins(s, seat, scored_presences(s, seat, region), "region")


@offers("collect-choice", beside=True)
def offer_collect_choice(s: State, frame: Frame) -> list[str]:
    """Collect, with lever 6 for VP as well, or forgo the coins for another lever."""
    seat = frame[1]
    options = ["collect"]
    if levers_up(s, seat) >> REGION_VP & 1:
        options.append(f"collect {REGION_VP}")
    return options + forgo_options(s, seat, card=False)


@takes("collect-choice")
def take_collect_choice(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    _, seat, region = frame
    if move.startswith("lever"):
        forgo(s, seat, move)
        return
    count = scored_presences(s, seat, region)
    gain_coins(s, seat, count, "region")
    if move != "collect":
        gain_vp(s, seat, count, use(s, seat, REGION_VP))


# Hire


@runs("newcomer")
def run_newcomer(s: State, frame: Frame) -> None:
    """The chooser's inhabitant."""
    gain_inhabitants(s, frame[1], 1, "strip:hire")


@offers("hire", beside=True)
def offer_hire(s: State, frame: Frame) -> list[str]:
    """For coins or for cards, as often as wanted; forgoing only before the first."""
    _, seat, first = frame
    player = s.players[seat]
    options = []
    if player.supply:
        if player.coins >= HIRE_COINS:
            options.append("hire coins")
        if len(player.hand) >= HIRE_CARDS:
            options.append("hire cards")
    options.append(PASS)
    return options + forgo_options(s, seat, card=False) if first else options


@takes("hire")
def take_hire(s: State, frame: Frame, move: str) -> None:
    """Hire and be asked again."""
    seat = frame[1]
    if move == PASS:
        return
    if move.startswith("lever"):
        forgo(s, seat, move)
        return
    s.agenda += [("hire", seat, 0), ("take", seat, (("inhabitants", 1),), "hire")]
    if move == "hire coins":
        pay_coins(s, seat, HIRE_COINS, "hire")
    else:
        give_cards(s, seat, HIRE_CARDS, "hire")
