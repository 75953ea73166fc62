"""What a scenario expects of a position, and what is there instead."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.scenario_words import ALWAYS, carry_out, count, differs, number, one_of
from ..board import Player
from ..components.model import CORNERS, REGIONS, RESOURCES, STRIPS
from ..rules.levers import LEVERS, is_up
from ..rules.tracks import TRACKS
from ..state import PASTURE, State, level_of, owner_of, piece
from . import names
from .reading import lever_bits, region_bits, site_levels, split_at

_NUMBERS = ("coins", "vases", "vp", "ranch", "supply", "houses", "settlements", "cattle")


def ask(s: State, words: list[str]) -> str:
    """What is there instead of what the words say; "" if they are true."""
    return carry_out(s, s.seats, words, _SEAT_WORDS, _WORDS, ALWAYS)


# A seat's board


def _number(name: str) -> Callable[[State, int, list[str]], str]:
    def asked(s: State, seat: int, words: list[str]) -> str:
        count(words, 1, f"seat {seat} {name} 5")
        return differs(getattr(s.players[seat], name), number(words[0], name, -9999))

    return asked


def _cards(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} cards 5")
    return differs(len(s.players[seat].hand), number(words[0], "cards"))


def _hand(s: State, seat: int, words: list[str]) -> str:
    wanted = sorted(names.card(s, word) for word in words)
    there = sorted(s.players[seat].hand)
    return "" if there == wanted else _keys(s, there)


def _played(s: State, seat: int, words: list[str]) -> str:
    played = s.players[seat].played
    if all(names.card(s, word) in played for word in words):
        return ""
    return _keys(s, played)


def _keys(s: State, cards: list[int]) -> str:
    return " ".join(s.components.cards[card].key for card in cards) or "none"


def _boats(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} boats wood loam")
    wanted = sorted(names.resource(word) for word in words)
    there = s.players[seat].boats
    return "" if list(there) == wanted else " ".join(RESOURCES[boat] for boat in there)


def _sites(s: State, seat: int, words: list[str]) -> str:
    there = list(s.players[seat].sites)
    if there == site_levels(words):
        return ""
    built = [f"{RESOURCES[i]} {level}" for i, level in enumerate(there) if level]
    return " ".join(built) or "none"


def _levers(s: State, seat: int, words: list[str]) -> str:
    player = s.players[seat]
    if (player.levers, player.down) == lever_bits(words):
        return ""
    up = [str(lever.number) for lever in LEVERS if is_up(player, lever.number)]
    used = [str(lever.number) for lever in LEVERS if player.down >> lever.number & 1]
    return " ".join([*up, "used", *used]) if used else " ".join(up) or "none"


def _track(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} track coin 5")
    one_of(words[0], TRACKS, "a track")
    there = getattr(s.players[seat], f"{words[0]}_track")
    return differs(there, number(words[1], "steps"))


def _ship(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} ship 9")
    keys = s.tables.river_keys
    if not any(words[0] in course for course in keys):
        names.river_space(s, words[0])
    return differs(keys[s.round - 1][s.ships[seat]], words[0])


def _piece(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} piece house 13a")
    index = names.site(s, words[1])
    what = s.sites[index]
    if what == piece(seat, names.level(words[0])):
        return ""
    if not what:
        return "nothing there"
    return f"{names.LEVELS[level_of(what)]} of seat {owner_of(what)}"


def _cattle_on(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} cow 17")
    owners = s.cattle[names.space(s, words[0])]
    return "" if seat in owners else f"cattle of {list(owners) or 'nobody'}"


def _project(s: State, seat: int, words: list[str]) -> str:
    count(words, 1, f"seat {seat} project 2")
    realised = s.players[seat].projects
    if realised >> names.slot(words[0]) & 1:
        return ""
    return " ".join(str(n + 1) for n in range(4) if realised >> n & 1) or "none"


def _marker(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} marker 2 1")
    there = s.players[seat].markers[names.slot(words[0])]
    return differs(there, number(words[1], "a scoring", 0, 4))


def _tier(s: State, seat: int, words: list[str]) -> str:
    count(words, 2, f"seat {seat} tier 1 yes")
    player: Player = s.players[seat]
    free = player.tiers >> number(words[0], "a tier", 1, 2) & 1
    return differs(("no", "yes")[free], ("no", "yes")[one_of(words[1], ("no", "yes"), "")])


_SEAT_WORDS: dict[str, Callable[[State, int, list[str]], str]] = {
    **{name: _number(name) for name in _NUMBERS},
    "cards": _cards,
    "hand": _hand,
    "played": _played,
    "boats": _boats,
    "sites": _sites,
    "levers": _levers,
    "track": _track,
    "ship": _ship,
    "piece": _piece,
    "cow": _cattle_on,
    "project": _project,
    "marker": _marker,
    "tier": _tier,
}


# What is shared


def _tile(s: State, words: list[str]) -> str:
    count(words, 2, "tile 13 t07")
    tile = s.tiles[names.space(s, words[0])]
    there = {0: "empty", PASTURE: "pasture"}.get(tile) or s.components.tiles[tile - 1].key
    if words[1] not in ("empty", "pasture"):
        names.tile(s, words[1])
    return differs(there, words[1])


def _mound(s: State, words: list[str]) -> str:
    wanted = [] if words == ["empty"] else [names.tile(s, word) for word in words]
    there = s.mound[::-1] if not wanted else s.mound[::-1][: len(wanted)]
    return "" if there == wanted else " ".join(s.components.tiles[n].key for n in there) or "empty"


def _deck(s: State, words: list[str]) -> str:
    wanted = [names.card(s, word) for word in words]
    there = s.deck[::-1][: len(wanted)]
    return "" if there == wanted else _keys(s, there)


def _strips(s: State, words: list[str]) -> str:
    wanted = [STRIPS[names.strip(word)] for word in words]
    return differs([STRIPS[strip] for strip in s.strips], wanted)


def _labels(s: State, words: list[str]) -> str:
    if s.labels == region_bits(words):
        return ""
    return differs([REGIONS[r] for r in range(len(REGIONS)) if s.labels >> r & 1], None)


def _slots(s: State, words: list[str]) -> str:
    tiles, with_owners, owners = split_at(words, "owners")
    for word in tiles:
        names.scoring_tile(s, word)
    there = [s.components.scoring_tiles[tile].key for tile in s.slots if tile >= 0]
    if with_owners:
        there += ["owners", *("-" if owner < 0 else str(owner) for owner in s.owners)]
    return differs(there, [*tiles, *(["owners"] if with_owners else []), *owners])


def _round(s: State, words: list[str]) -> str:
    count(words, 1, "round 2")
    return differs(s.round, number(words[0], "a round", 1, 2))


def _scorings(s: State, words: list[str]) -> str:
    count(words, 1, "scorings 2")
    return differs(s.scorings, number(words[0], "scorings", 0, 4))


def _turn(s: State, words: list[str]) -> str:
    count(words, 1, "turn 1")
    seat = number(words[0], "a seat", 0, s.seats - 1)
    frame = s.agenda[-1] if s.agenda else ("nothing", -1)
    return "" if frame[:2] == ("strip", seat) else f"seat {frame[1]} to decide ({frame[0]})"


def _solo(s: State, words: list[str]) -> str:
    count(words, 2, "solo a1 lower-left")
    stack = s.eminence.stack if s.eminence else []
    if not stack:
        return "no tile in her stack"
    under = CORNERS[stack[-2][1]] if len(stack) > 1 else "last"
    names.solo_tile(s, words[0])
    return differs([s.components.solo_tiles[stack[-1][0]].key, under], words)


def _cactus(s: State, words: list[str]) -> str:
    count(words, 1, "cactus 4")
    there = s.eminence.cactus if s.eminence else "no Wise Eminence"
    return differs(there, number(words[0], "a space of the cactus track"))


_WORDS: dict[str, Callable[[State, list[str]], str]] = {
    "tile": _tile,
    "mound": _mound,
    "deck": _deck,
    "strips": _strips,
    "labels": _labels,
    "slots": _slots,
    "round": _round,
    "scorings": _scorings,
    "turn": _turn,
    "solo": _solo,
    "cactus": _cactus,
}
