"""What a stored state of Boonlake looks like, with bounds for everything."""

from __future__ import annotations

from ...engine.shapes import Flag, List, Nothing, Number, Object, Row, Shape, String
from . import EMINENCE
from .board import PERMANENTS
from .components.model import CORNERS, REGIONS, RESOURCES, STRIPS, ComponentSet
from .frames import frames_of
from .rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT
from .rules.levers import LEVERS
from .rules.production import TOP_LEVEL
from .rules.projects import ALL_PROJECTS, PROJECTS
from .rules.scoring import SCORINGS
from .rules.tiers import BONUS_TIERS
from .rules.upgrade import HOUSES, SETTLEMENT_SURCHARGES
from .state import LEVELS, PASTURE, State

MOST_GOODS = 9_999
MOST_TURNS = 999
INHABITANTS = 10


def _exactly(item: Shape, n: int) -> List:
    return List(item, n, n)


def shape_of(s: State) -> Shape:
    """The shape of every state at the table of a state."""
    components, seats = s.components, s.seats
    spaces = len(components.spaces)
    seat = Number(0, seats - 1)
    cards = List(Number(0, len(components.cards) - 1), most=len(components.cards))
    longest = max(len(course) for course in components.river)
    scoring_tiles = len(components.scoring_tiles)
    return Object(
        {
            "agenda": frames_of(s),
            "cows": _exactly(List(seat, most=PASTURE_LIMIT), spaces),
            "crossed": Flag(),
            "deck": cards,
            "deck_chance": Number(0),
            "discards": cards,
            "eminence": _eminence(components) if s.eminence else Nothing(),
            "final": Flag(),
            "labels": Number(0, (1 << len(REGIONS)) - 1),
            "mound": List(Number(0, len(components.tiles) - 1), most=len(components.tiles)),
            "over": Flag(),
            "owners": _exactly(Number(-1, seats - 1), PROJECTS),
            "pastures": Number(0, components.pastures),
            "players": _exactly(_player(components), seats),
            "round": Number(1, len(components.river)),
            "scorings": Number(0, SCORINGS),
            "seats": Number(seats, seats),
            "ships": _exactly(Number(0, longest - 1), seats),
            "sites": _exactly(Number(0, seats * LEVELS), 2 * spaces),
            "slots": _exactly(Number(-1, scoring_tiles - 1), PROJECTS),
            "spare": List(Number(0, scoring_tiles - 1), most=scoring_tiles),
            "start": Number(s.start, s.start),
            "strips": _exactly(Number(0, len(STRIPS) - 1), len(STRIPS)),
            "tiles": _exactly(Number(PASTURE, len(components.tiles)), spaces),
            "trigger": Number(0, 3),
            "turn": seat,
            "turns": _exactly(Number(0, MOST_TURNS), seats),
        }
    )


def _player(components: ComponentSet) -> Shape:
    goods, inhabitants = Number(0, MOST_GOODS), Number(0, INHABITANTS)
    cards = List(Number(0, len(components.cards) - 1), most=len(components.cards))
    levers = Number(0, (1 << len(LEVERS) + 1) - 1)
    resource = Number(0, len(RESOURCES) - 1)
    return Object(
        {
            "boats": Row(resource, resource),
            "card_track": Number(0, len(components.card_track) - 1),
            "cattle": Number(0, len(CATTLE_SURCHARGES)),
            "coin_track": Number(0, len(components.coin_track) - 1),
            "coins": goods,
            "down": levers,
            "hand": cards,
            "houses": Number(0, HOUSES),
            "houses_out": Number(0, HOUSES),
            "levers": levers,
            "markers": _exactly(Number(0, SCORINGS), PROJECTS),
            "permanents": _exactly(goods, len(PERMANENTS)),
            "played": cards,
            "projects": Number(0, ALL_PROJECTS),
            "ranch": inhabitants,
            "settlements": Number(0, len(SETTLEMENT_SURCHARGES)),
            "sites": _exactly(Number(0, TOP_LEVEL), len(RESOURCES)),
            "supply": inhabitants,
            "tiers": Number(0, sum(1 << tier for tier in BONUS_TIERS)),
            "vases": goods,
            "vp": Number(-MOST_GOODS, MOST_GOODS),
        }
    )


def _eminence(components: ComponentSet) -> Shape:
    tiles = len(components.solo_tiles)
    pile = List(Row(Number(0, tiles - 1), Number(0, len(CORNERS) - 1)), most=tiles)
    return Object(
        {
            "cactus": Number(0, len(components.solo_board.cactus) - 1),
            "chance": Number(0),
            "difficulty": String(among=EMINENCE.difficulties),
            "revealed": pile,
            "stack": pile,
        }
    )
