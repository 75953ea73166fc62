"""What one seat can see, and a full state that fits it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ...engine.chance import Chance
from .components.model import ComponentSet
from .rules.agenda import decision, settle
from .state import State, from_plain, plain

View = dict[str, Any]


def view(s: State, seat: int) -> View:
    """The state as a seat sees it: face-down piles are counts, all else is open."""
    data = plain(s)
    data["seat"] = seat
    data["landscape_piles"] = [len(pile) for pile in s.landscape_piles]
    data["building_piles"] = [len(pile) for pile in s.building_piles]
    data["hero_pile"] = len(s.hero_pile)
    data["artefact_pile"] = len(s.artefact_pile)
    now = decision(s)
    data["decision"] = now and {
        "seat": now.seat,
        "kind": now.kind,
        "options": list(now.options),
        "main": now.main,
    }
    return data


def guess(components: ComponentSet, seen: View, chance: Chance) -> State:
    """A full state that fits a view; everything face down is drawn at random."""
    data = {k: v for k, v in seen.items() if k not in ("seat", "decision")}
    data["landscape_piles"] = [
        _drawn(_unseen_landscapes(components, seen, row), count, chance)
        for row, count in enumerate(seen["landscape_piles"])
    ]
    tiles = _drawn(_unseen_buildings(components, seen), sum(seen["building_piles"]), chance)
    data["building_piles"] = [[tiles.pop() for _ in range(n)] for n in seen["building_piles"]]
    heroes = [*seen["hero_row"], *seen["discarded_heroes"]]
    for player in seen["players"]:
        heroes += player["heroes"]
    data["hero_pile"] = _drawn(
        _others(range(len(components.heroes)), heroes), seen["hero_pile"], chance
    )
    artefacts = [*seen["artefact_row"], *seen["removed_artefacts"]]
    artefacts += [player["artefact"] for player in seen["players"]]
    data["artefact_pile"] = _drawn(
        _others(range(len(components.artefacts)), artefacts), seen["artefact_pile"], chance
    )
    state = from_plain(components, data)
    settle(state)
    return state


def _drawn(unseen: list[int], count: int, chance: Chance) -> list[int]:
    chance.shuffle(unseen)
    return unseen[:count]


def _others(every: Iterable[int], seen: list[int]) -> list[int]:
    return sorted(set(every).difference(seen))


def _left(every: Counter[int], seen: Iterable[int]) -> list[int]:
    """What is left of things that are there several times."""
    left = every.copy()
    left.subtract(seen)
    return sorted(left.elements())


def _unseen_landscapes(components: ComponentSet, seen: View, row: int) -> list[int]:
    every = Counter({k.number: k.copies for k in components.landscapes if k.row == row})
    on_boards = (kind - 1 for player in seen["players"] for kind in player["landscapes"] if kind)
    return _left(every, (kind for kind in on_boards if kind in every))


def _unseen_buildings(components: ComponentSet, seen: View) -> list[int]:
    every = Counter({k.number: components.building_copies for k in components.buildings})
    shown = [kind - 1 for player in seen["players"] for kind in player["buildings"] if kind]
    for kind, height in zip(seen["market"], seen["stacks"], strict=True):
        shown += [kind] * height
    shown += [frame[2] for frame in seen["agenda"] if frame[0] == "place"]
    return _left(every, shown)
