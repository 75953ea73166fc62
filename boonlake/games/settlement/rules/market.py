"""The market: buildings on their spaces, refilled from the face-down piles."""

from __future__ import annotations

from ..state import State


def fill(s: State) -> None:
    """A new building on every empty space, as long as there are any."""
    for space, kind in enumerate(s.market):
        if kind < 0:
            refill(s, space)


def refill(s: State, space: int) -> None:
    """A new building on an empty space, from the fullest pile, then the leftmost (ruling S4)."""
    pile = max(s.building_piles, key=len)
    if pile:
        s.market[space] = pile.pop()
        s.stacks[space] = 1
        s.records.append(("refill", -1, space, s.market[space]))


def take(s: State, space: int) -> int:
    """The top building of a space; the space is refilled later, if it is empty then."""
    kind = s.market[space]
    s.stacks[space] -= 1
    if not s.stacks[space]:
        s.market[space] = -1
    return kind


def stack(s: State) -> None:
    """Equal buildings come together on the first space that has one."""
    first: dict[int, int] = {}
    for space, kind in enumerate(s.market):
        if kind < 0:
            continue
        onto = first.setdefault(kind, space)
        if onto != space:
            s.stacks[onto] += s.stacks[space]
            s.market[space], s.stacks[space] = -1, 0
            s.records.append(("stack", -1, onto, kind, s.stacks[onto]))


def spaces_to_take(s: State) -> list[tuple[int, bool]]:
    """A space for every building that can be chosen, and whether it is named as a stack.

    Equal buildings are one choice. Only where one lies alone and another on a stack it matters
    which is taken, because an empty space is refilled.
    """
    first: dict[tuple[int, bool], int] = {}
    for space, kind in enumerate(s.market):
        if kind >= 0:
            first.setdefault((kind, s.stacks[space] > 1), space)
    return [(space, stacked and (kind, False) in first) for (kind, stacked), space in first.items()]


def space_of(s: State, kind: int, *, stack_named: bool) -> int:
    """The space that a choice of a building means."""
    fitting = [space for space, other in enumerate(s.market) if other == kind]
    if stack_named:
        return next(space for space in fitting if s.stacks[space] > 1)
    return min(fitting, key=lambda space: s.stacks[space] > 1)
