"""Every kind of frame of Boonlake with its arguments, and the order in which frames lie."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.frames import Frames
from ...engine.records import NOBODY
from ...engine.shapes import Known, Number, String
from .components.model import REGIONS, STRIPS, ComponentSet, Effect, Sum
from .rules.cards import ANY_KIND, swap_of
from .rules.choices import CHOICES
from .rules.hire import HIRED
from .rules.levers import INHABITANT_FOR_CARDS, lever
from .rules.projects import PROJECTS
from .rules.tracks import TRACKS
from .state import State

_MOST = 9
"""Of steps, cards to give up, and the like."""

_BELONGS = (
    "boat|drop|take|effect|step|step-choice|swap|raise-lever|upgrade|site|vase-or-site|track-steps"
    "|modernize"
)
"""What a choice leads to; it may wait below others of these."""
_AT_ONCE = "pay|settlement-price|cow-price|place|exchange|reveal|pasture"
"""What is decided before anything changes; only what a lever asks for lies on it."""
_THEN = rf"(?: (?:{_BELONGS}))*(?: (?:{_AT_ONCE})(?: take)?(?: drop)?)?"
_LEFT = "explore|pioneer|settle|lay-pasture|newcomer|modernize|builder"
_RIGHT = (
    "pioneer-draw|pioneer-choice|pioneer-others|settle-all|cattle-all|collect-region"
    "|collect-choice|eminence-collect|hire|progress-all|builder-all"
)
_ORDER = "|".join(
    (
        "",
        "turn fill-slots(?: deal-tiles)*(?: first-site)?(?: keep)?",
        "turn(?: first-site)+",
        rf"strip{_THEN}",
        rf"end-turn push-strips{_THEN}",
        rf"end-turn push-strips (?:eminence-)?ship(?: (?:{_RIGHT}))*(?: (?:{_LEFT}))*(?: card)?"
        rf"{_THEN}",
        rf"end-turn push-strips (?:eminence-)?ship(?: collect)+ region(?: card)?{_THEN}",
        r"(?:next-turn(?: second-round(?: scoring)?)?|final-scoring)"
        rf"(?: income(?: last-levers| score| interim)*| levers-up(?: last-levers)*){_THEN}",
    )
)
"""The set-up; a turn from its strip to its end; a scoring."""


def frames_of(s: State) -> Frames:
    """What may stand on the agenda at the table of a state."""
    components = s.components
    people = [seat for seat in range(s.seats) if not s.is_eminence(seat)]
    anybody, nobody = Number(0, s.seats - 1), Number(NOBODY, NOBODY)
    seat, her = Number(people[0], people[-1]), Number(s.start, s.start)
    flag, some, steps = Number(0, 1), Number(1, _MOST), Number(1, _MOST)
    kinds = Number(1, ANY_KIND)
    card = Number(0, len(components.cards) - 1)
    tile = Number(0, len(components.tiles) - 1)
    scoring_tile = Number(0, len(components.scoring_tiles) - 1)
    space, region = Number(1, len(components.spaces) - 1), Number(0, len(REGIONS) - 1)
    slot, track = Number(0, PROJECTS - 1), String(among=TRACKS)
    cause = Known(_sources(s), "sources")
    return Frames(
        {
            **dict.fromkeys(CHOICES, (seat, kinds)),
            **dict.fromkeys(_OF_ANYBODY, (anybody,)),
            **dict.fromkeys(_OF_A_PERSON, (seat,)),
            **dict.fromkeys(_OF_HER, (her,)),
            **dict.fromkeys(("fill-slots", "game-over"), (nobody,)),
            **dict.fromkeys(("site", "first-site", "vase-or-site"), (seat, Number(0, 1), cause)),
            **dict.fromkeys(("step", "step-choice"), (seat, track, steps, cause)),
            **dict.fromkeys(("drop", "track-steps"), (seat, some, cause)),
            "raise-lever": (seat, Number(0, _MOST), cause),
            "keep": (seat, scoring_tile, scoring_tile),
            "push-strips": (anybody, Number(0, len(STRIPS) - 1)),
            "ship": (seat, steps),
            "eminence-ship": (her, steps),
            "place": (seat, tile),
            "collect-region": (anybody, region),
            "collect-choice": (seat, region),
            "eminence-collect": (her, region),
            "hire": (seat, flag),
            "modernize": (seat, flag),
            "exchange": (seat, slot),
            "pay": (seat, String(among=("play", "project")), card),
            "settlement-price": (seat, Number(2, 2 * len(components.spaces) - 1), flag),
            "cow-price": (seat, space),
            "upgrade": (seat, String(among=("any", "house", "settlement")), flag, flag),
            "effect": (seat, Known(_effects(components), "effects"), cause),
            "take": (seat, Known(_goods(components), "goods"), cause),
            "swap": (seat, card, cause),
        },
        _ORDER,
    )


_OF_ANYBODY = (
    "turn",
    "end-turn",
    "next-turn",
    "second-round",
    "scoring",
    "income",
    "levers-up",
    "final-scoring",
    "collect",
)
_OF_A_PERSON = (
    "deal-tiles",
    "strip",
    "explore",
    "reveal",
    "lay-pasture",
    "pasture",
    "newcomer",
    "pioneer-draw",
    "pioneer-choice",
    "progress-all",
    "region",
    "score",
    "last-levers",
    "boat",
)
_OF_HER = ("eminence", "eminence-income", "eminence-final")


def _effects(components: ComponentSet) -> Iterator[Effect]:
    """Every effect that is printed somewhere."""
    for number, card in enumerate(components.cards):
        yield from (swap_of(number, effect) for effect in card.now)
    for tile in components.tiles:
        for site in tile.sites:
            yield from site.gain
    for space in components.spaces:
        yield from space.reward
    for label in components.labels:
        yield from label
    for course in components.river:
        for river_space in course:
            yield from river_space.reward
    for track in (components.coin_track, components.card_track):
        for track_space in track:
            yield from track_space.crossed
            yield from track_space.income


def _goods(components: ComponentSet) -> Iterator[Sum]:
    """What is taken for something that was given."""
    last = lever(INHABITANT_FOR_CARDS)
    yield (("inhabitants", HIRED),)
    yield (("inhabitants", last.inhabitants), ("vp", last.vp))
    for card in components.cards:
        yield from (swap.take for swap in card.swaps)


def _sources(s: State) -> Iterator[str]:
    """Where something that is still to be done may come from."""
    components = s.components
    yield from ("setup", "hire", f"lever:{INHABITANT_FOR_CARDS}")
    yield from (f"card:{card.key}" for card in components.cards)
    yield from (f"site:{label}" for label in s.tables.site_label)
    yield from (f"space:{space.number}" for space in components.spaces)
    yield from (f"label:{region}" for region in REGIONS)
    yield from (f"project:{slot + 1}" for slot in range(PROJECTS))
    yield from (f"track:{track}" for track in TRACKS)
    for keys in s.tables.river_keys:
        yield from (f"river:{key}" for key in keys)
