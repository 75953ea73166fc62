"""Why a card or special project cannot be taken now."""

from __future__ import annotations

from ....engine.agenda import Frame
from ....engine.game import Why
from ..board import Player
from ..components.model import KINDS, RESOURCES, Cost
from ..rules import choices
from ..rules.choices import allows
from ..rules.projects import project_cost
from ..shortage import shortage
from ..state import State


def why_no_card(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why a card cannot be played or discarded."""
    number = s.tables.card_number.get(name, -1)
    if number not in s.players[seat].hand:
        return "why.card-not-in-hand", {}
    if not allows(frame[0], choices.PLAY | choices.DISCARD):
        return "why.cards-not-now", {}
    card = s.components.cards[number]
    if not frame[2] >> card.kind & 1:
        wanted = next(kind for i, kind in enumerate(KINDS) if frame[2] >> i & 1)
        return f"why.kind.{wanted}", {}
    return unaffordable(s.players[seat], card.cost)


def why_no_project(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why a special project cannot be realised."""
    player, slot = s.players[seat], int(name) - 1
    if not allows(frame[0], choices.PLAY):
        return "why.cards-not-now", {}
    if player.projects >> slot & 1:
        return "why.project-done", {}
    if not player.supply and not player.ranch:
        return "why.project-nobody", {}
    return unaffordable(player, project_cost(s, slot))


def unaffordable(player: Player, cost: Cost) -> Why | None:
    """What a player lacks to pay a card or project: vases, resources or coins."""
    short = shortage(player, cost)
    if short is None:
        return None
    if short.vases:
        return "why.vases", {"has": player.vases, "needs": cost.vases}
    if short.resources:
        lack = [
            (RESOURCES[i], need - player.sites[i])
            for i, need in enumerate(cost.needs)
            if need > player.sites[i]
        ]
        return "why.resources", {"missing": lack}
    key = "why.coins-and-boats" if short.boats else "why.coins"
    needs = player.coins + short.coins
    return key, {"has": player.coins, "needs": needs, "boats": short.boats}


def lacking(s: State, seat: int, thing: str) -> Why | None:
    """What a seat lacks to pay for a card of its hand or a project, now or at another time."""
    word, _, name = thing.partition(" ")
    player = s.players[seat]
    if word == "card":
        number = s.tables.card_number.get(name, -1)
        return (
            unaffordable(player, s.components.cards[number].cost) if number in player.hand else None
        )
    if word == "project" and not player.projects >> int(name) - 1 & 1:
        return unaffordable(player, project_cost(s, int(name) - 1))
    return None
