"""What a stored state of Settlement looks like: bounds for everything, frames and their order."""

from __future__ import annotations

from ...engine.frames import Frames
from ...engine.records import NOBODY
from ...engine.shapes import Flag, List, Number, Object, Shape, String
from .components.model import FIELDS, NOTHING, ROWS, ComponentSet
from .rules.payment import COSTS
from .rules.turn import ACTION, HERO
from .state import PLACES, State

MOST_GOODS = 999
MOST_TURNS = 999

_EFFECTS = "effects(?: pay)?"
_ORDER = "|".join(
    (
        "",
        "round(?: artefact)+",
        "leave-round turn-choice",
        rf"leave-round turn-goes-on (?:pay|refill (?:place|{_EFFECTS})|{_EFFECTS}"
        "|(?:monster-check )*(?:mask-choice|luck))",
        "turn-passes-on artefact(?: settlers-return keep)?",
    )
)
"""The set-up; a turn; what an action leads to; passing."""


def frames_of(s: State) -> Frames:
    """What may stand on the agenda at the table of a state."""
    components = s.components
    seat, nobody = Number(0, s.seats - 1), Number(NOBODY, NOBODY)
    field, fields = Number(0, FIELDS - 1), Number(1, (1 << FIELDS) - 1)
    row, done = Number(0, ROWS - 1), Number(0, ACTION | HERO)
    which = Number(0, max(FIELDS, components.market, len(components.surcharges)) - 1)
    return Frames(
        {
            **dict.fromkeys(("round", "round-end", "final"), (nobody,)),
            **dict.fromkeys(_OF_A_SEAT, (seat,)),
            **dict.fromkeys(("turn-choice", "turn-goes-on"), (seat, done)),
            **dict.fromkeys(("monster-check", "mask-choice"), (seat, field)),
            **dict.fromkeys(("scroll-gift", "luck"), (seat, row)),
            "refill": (nobody, Number(0, components.market - 1)),
            "place": (seat, Number(0, len(components.buildings) - 1)),
            "effects": (seat, fields),
            "pay": (seat, String(among=tuple(COSTS)), which),
        },
        _ORDER,
    )


_OF_A_SEAT = (
    "turn",
    "leave-round",
    "turn-passes-on",
    "artefact",
    "settlers-return",
    "store",
    "keep",
)


def _exactly(item: Shape, n: int) -> List:
    return List(item, n, n)


def shape_of(s: State) -> Shape:
    """The shape of every state at the table of a state."""
    components, seats = s.components, s.seats
    seat, maybe_seat = Number(0, seats - 1), Number(NOBODY, seats - 1)
    building = Number(0, len(components.buildings) - 1)
    hero = Number(0, len(components.heroes) - 1)
    artefacts = List(Number(0, len(components.artefacts) - 1), most=len(components.artefacts))
    buildings = len(components.buildings) * components.building_copies
    landscape = Number(0, len(components.landscapes) - 1)
    return Object(
        {
            "agenda": frames_of(s),
            "artefact_pile": artefacts,
            "artefact_row": artefacts,
            "building_piles": _exactly(List(building, most=buildings), components.building_piles),
            "discarded_heroes": List(hero, most=len(components.heroes)),
            "hero_pile": List(hero, most=len(components.heroes)),
            "hero_row": _exactly(
                Number(-1, len(components.heroes) - 1), len(components.surcharges)
            ),
            "landscape_piles": _exactly(List(landscape), ROWS),
            "market": _exactly(Number(-1, len(components.buildings) - 1), components.market),
            "monsters": _exactly(Number(0, components.monster_pieces), len(components.monsters)),
            "next_start": maybe_seat,
            "over": Flag(),
            "players": _exactly(_player(components), seats),
            "removed_artefacts": artefacts,
            "round": Number(1, components.rounds),
            "seats": Number(seats, seats),
            "stacks": _exactly(Number(0, buildings), components.market),
            "start": seat,
            "turn": seat,
            "turns": _exactly(Number(0, MOST_TURNS), seats),
        }
    )


def _player(components: ComponentSet) -> Shape:
    some, fields = Number(0, MOST_GOODS), Number(0, (1 << FIELDS) - 1)
    return Object(
        {
            "activated": fields,
            "artefact": Number(-1, len(components.artefacts) - 1),
            "bonus": some,
            "bonus_spent": some,
            "buildings": _exactly(Number(0, len(components.buildings)), FIELDS),
            "fortresses": fields,
            "goods": _exactly(some, len(NOTHING)),
            "heroes": List(Number(0, len(components.heroes) - 1), most=len(components.heroes)),
            "landscapes": _exactly(Number(0, len(components.landscapes)), FIELDS),
            "mirrored": _exactly(some, ROWS),
            "monsters": fields,
            "passed": Flag(),
            "placed": _exactly(some, PLACES),
            "settlers": Number(0, components.settlers),
            "stored": _exactly(some, FIELDS),
            "vp": Number(-MOST_GOODS, MOST_GOODS),
        }
    )
