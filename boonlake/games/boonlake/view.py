"""What one seat can see, and a full state that fits it."""

from __future__ import annotations

from typing import Any

from ...engine.chance import Chance
from .components.model import ComponentSet
from .plain import from_plain, plain
from .rules.agenda import decision, settle
from .state import State

_PRIVATE_FRAMES = frozenset({"keep"})
"""Frames whose arguments only their own seat may see."""
_HAND_FRAMES = frozenset(
    {
        "builder",
        "builder-all",
        "card",
        "cattle-all",
        "drop",
        "first-site",
        "interim",
        "pioneer-others",
        "settle-all",
        "strip",
    }
)
"""Decisions that offer cards of a hand, or for which it has to be seen; all others are public."""


def view(s: State, seat: int) -> dict[str, Any]:
    """The state as a seat sees it: hidden piles and other hands are counts, chance is absent.

    Seat −1 is a spectator who sees no hand.
    """
    data = plain(s)
    del data["deck_chance"]
    data["seat"] = seat
    data["deck"] = len(s.deck)
    data["mound"] = len(s.mound)
    data["spare"] = len(s.spare)
    for i, player in enumerate(data["players"]):
        if i != seat:
            player["hand"] = len(player["hand"])
    data["agenda"] = [
        frame[:2] if frame[0] in _PRIVATE_FRAMES and frame[1] != seat else frame
        for frame in data["agenda"]
    ]
    if data["eminence"]:
        _hide_stack(data["eminence"])
    now = decision(s)
    mine = now is not None and now.seat == seat
    data["decision"] = now and {
        "seat": now.seat,
        "kind": now.kind,
        "options": list(now.options) if mine or now.kind not in _PRIVATE_FRAMES else [],
        "main": now.main,
    }
    if now is not None and not mine:
        data["decision"]["options"] = [o for o in now.options if not names_a_card(o)]
    return data


def is_private(s: State) -> bool:
    """Whether whoever decides needs to see what is hidden from the others."""
    if not s.agenda:
        return False
    kind, seat = s.agenda[-1][:2]
    return kind in _PRIVATE_FRAMES or (kind in _HAND_FRAMES and bool(s.players[seat].hand))


def names_a_card(option: str) -> bool:
    """Whether an option would betray a card of a hand or a dealt tile."""
    return option.partition(" ")[0] in ("play", "discard", "drop", "keep")


def _hide_stack(eminence: dict[str, Any]) -> None:
    """Only the back of the top solo tile is seen; which tiles are left, but not their order."""
    del eminence["chance"]
    stack = eminence["stack"]
    eminence["stack"] = len(stack)
    eminence["top"] = stack[-1][1] if stack else -1
    eminence["left"] = sorted(tile for tile, _ in stack)


def guess(components: ComponentSet, seen: dict[str, Any], chance: Chance) -> State:
    """A full state that fits a view; everything hidden is drawn at random."""
    data = {k: v for k, v in seen.items() if k not in ("seat", "decision")}
    players = [dict(player) for player in data["players"]]
    known = set(data["discards"])
    for player in players:
        known.update(player["played"])
        if not isinstance(player["hand"], int):
            known.update(player["hand"])
    cards = [n for n in range(len(components.cards)) if n not in known]
    chance.shuffle(cards)
    for player in players:
        if isinstance(player["hand"], int):
            count = player["hand"]
            player["hand"] = [cards.pop() for _ in range(count)]
    data["players"] = players
    data["deck"] = cards
    data["deck_chance"] = chance.below(1 << 30)
    data["mound"] = _guess_mound(components, data, chance)
    _guess_spare(components, data, chance)
    if data["eminence"]:
        data["eminence"] = _guess_stack(data["eminence"], chance)
    for name in ("discards", "ships", "turns"):
        data[name] = list(data[name])
    for player in players:
        player["hand"] = list(player["hand"])
        player["played"] = list(player["played"])
    state = from_plain(components, data)
    settle(state)
    return state


def _guess_mound(components: ComponentSet, data: dict[str, Any], chance: Chance) -> list[int]:
    """The grey tiles that are neither on the map nor just revealed."""
    gone = {tile - 1 for tile in data["tiles"]}
    gone.update(frame[2] for frame in data["agenda"] if frame[0] == "place")
    mound = [i for i, t in enumerate(components.tiles) if t.group == "grey" and i not in gone]
    chance.shuffle(mound)
    return mound[: data["mound"]]


def _guess_spare(components: ComponentSet, data: dict[str, Any], chance: Chance) -> None:
    """Scoring tiles not yet dealt, and those just dealt to another seat."""
    seen = set(data["slots"])
    for frame in data["agenda"]:
        if frame[0] == "keep":
            seen.update(frame[2:])
    left = [i for i in range(len(components.scoring_tiles)) if i not in seen]
    chance.shuffle(left)
    data["agenda"] = [
        [*frame, left.pop(), left.pop()] if frame[0] == "keep" and len(frame) == 2 else frame
        for frame in data["agenda"]
    ]
    data["spare"] = left[: data["spare"]]


def _guess_stack(seen: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The solo tiles left, in any order and orientation; only the top back is known."""
    tiles = list(seen["left"])
    chance.shuffle(tiles)
    stack = [[tile, chance.below(4)] for tile in tiles]
    if stack:
        stack[-1][1] = seen["top"]
    public = {k: v for k, v in seen.items() if k not in ("top", "left")}
    return {**public, "stack": stack, "chance": chance.below(1 << 30)}
