"""Playing a seat's own follow-up decisions out, so that a move is valued by all it leads to."""

from __future__ import annotations

from ....engine.agenda import Frame
from ..rules.agenda import probe, settle
from ..rules.supply import drop_cards
from ..state import State
from .value import keep_worth, now, value

FOLLOW = frozenset(
    {
        "boat",
        "cow-price",
        "drop",
        "exchange",
        "pay",
        "place",
        "raise-lever",
        "settlement-price",
        "site",
        "step-choice",
        "swap",
        "track-steps",
        "upgrade",
        "vase-or-site",
    }
)
"""Decisions that belong to the move before them."""
SITES_TRIED = 6
"""So many building sites are tried for developing, those that bring most by themselves."""
HOUSES_TRIED = 3


def after(s: State, seat: int, option: str) -> State:
    """A copy in which an option and what belongs to it has been played."""
    trial = tried(s, seat, option)
    if not trial.options:
        settle(trial)
    return trial


def tried(s: State, seat: int, option: str) -> State:
    """The same only to be valued: listing what can be chosen next takes longer than all else."""
    trial = s.copy()
    probe(trial, option)
    follow_up(trial, seat)
    return trial


def follow_up(s: State, seat: int) -> None:
    """Take the best option of each decision that belongs to the last move of a seat."""
    while s.agenda:
        frame = s.agenda[-1]
        if frame[1] != seat or not _belongs(frame):
            return
        if frame[0] == "drop":
            _drop_least(s, seat)
        else:
            probe(s, best_follow_up(s, seat))


def _drop_least(s: State, seat: int) -> None:
    """Drop the cards least worth keeping all at once; as moves, one by one, it would take long."""
    _, _, n, source = s.agenda.pop()
    keep = keep_worth(s, seat)
    for number in sorted(keep, key=keep.__getitem__)[:n]:
        drop_cards(s, seat, [number], source)
    settle(s, unlisted=True)


def _belongs(frame: Frame) -> bool:
    return frame[0] in FOLLOW or (frame[0] == "modernize" and frame[2] == 1)


def best_follow_up(s: State, seat: int) -> str:
    """The option worth most right after it; what is clear is not tried."""
    options = s.options[: s.main]
    if len(options) == 1:
        return options[0]
    kind = s.agenda[-1][0]
    if kind == "pay":
        return cheapest(s, seat, options)
    if kind == "place":
        return best_space(s, seat, options)
    best, most = options[0], float("-inf")
    for option in options:
        trial = s.copy()
        probe(trial, option)
        brings = value(trial, seat)
        if brings > most:
            best, most = option, brings
    return best


def least_card(s: State, seat: int, options: list[str]) -> str:
    """Of moves that each name a card of the hand, the one with the card least worth keeping."""
    keep, number = keep_worth(s, seat), s.tables.card_number
    verb = options[0].index(" ") + 1
    return min(options, key=lambda move: keep[number[move[verb:]]])


def cheapest(s: State, seat: int, options: list[str]) -> str:
    """The way to pay that costs least: coins, boats away from the head, levers used."""
    m = now(s, seat)

    def price(move: str) -> float:
        _, coins, first, second, *levers = move.split()
        away = (first != "wood") + (second != "wood")
        used = sum(m.lever_up[int(n)] - m.lever_down[int(n)] for n in levers)
        return m.coin * int(coins) + m.boat * away + used

    return min(options, key=price)


def best_space(s: State, seat: int, options: list[str]) -> str:
    """Where to place a tile: the space that brings most."""
    m = now(s, seat)
    spaces = s.components.spaces

    def gain(move: str) -> float:
        words = move.split()
        total = m.effects(spaces[int(words[1])].reward)
        if len(words) == 3:
            total += m.inhabitant - (m.lever_up[9] - m.lever_down[9])
        return total

    return max(options, key=gain)


def promising(s: State, seat: int) -> list[str]:
    """The options without those that are worse than others beyond doubt, or nearly so."""
    kind = s.agenda[-1][0]
    if kind == "place":
        return [best_space(s, seat, s.options)]
    if kind == "pay":
        return [cheapest(s, seat, s.options)]
    if kind == "drop":
        return [least_card(s, seat, s.options)]
    groups: dict[str, list[str]] = {}
    for option in s.options:
        groups.setdefault(option.partition(" ")[0], []).append(option)
    if len(groups.get("discard", ())) > 1:
        groups["discard"] = _least_of_kinds(s, seat, groups["discard"])
    if len(groups.get("develop", ())) > SITES_TRIED:
        groups["develop"] = _best_sites(s, seat, groups["develop"])
    if len(groups.get("house", ())) > HOUSES_TRIED:
        groups["house"] = groups["house"][:HOUSES_TRIED]
    return [option for group in groups.values() for option in group]


def first_pastures(s: State, options: list[str]) -> list[str]:
    """Of pastures whose spaces bring the same only the first: they are worth the same."""
    spaces = s.components.spaces
    first: dict[object, str] = {}
    for option in options:
        verb, _, rest = option.partition(" ")
        if verb == "pasture":
            space, _, with_lever = rest.partition(" ")
            first.setdefault((spaces[int(space)].reward, with_lever), option)
        else:
            first[option] = option
    return list(first.values())


def _least_of_kinds(s: State, seat: int, options: list[str]) -> list[str]:
    """Of each kind of card only the one least worth keeping."""
    if not any(s.players[seat].permanents[2:5]):  # no bonus tells the kinds apart
        return [least_card(s, seat, options)]
    by_kind: dict[int, list[str]] = {}
    for option in options:
        card = s.components.cards[s.tables.card_number[option[8:]]]
        by_kind.setdefault(card.kind, []).append(option)
    return [least_card(s, seat, of_kind) for of_kind in by_kind.values()]


def _best_sites(s: State, seat: int, options: list[str]) -> list[str]:
    """The building sites that bring most by themselves."""
    m = now(s, seat)
    number, tiles = s.tables.site_number, s.components.tiles

    def gain(move: str) -> float:
        index = number[move[8:]]
        site = tiles[s.tiles[index >> 1] - 1].sites[index & 1]
        return m.effects(site.gain) - m.coin * site.cost.coins - m.card * site.cost.cards

    return sorted(options, key=gain, reverse=True)[:SITES_TRIED]
