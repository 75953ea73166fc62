"""A seat's board in parts that change separately.

`parts(view, scene, seat)` maps the names of `PARTS` to markup: counters, tiers with what each
recess pays, levers with their state, canal with boats and production sites, lasting effects.
`board(view, scene, seat)` is the whole of it, for reading.
"""

from __future__ import annotations

from boonlake.games.boonlake.board import PERMANENTS
from boonlake.games.boonlake.components.model import RESOURCES, Effect

from ...kit.badges import COST, PLAIN, Badge, inline
from ...kit.icons import icon
from ...kit.pieces import token
from .badges import effect_badges
from .scene import Scene, View

PARTS = ("counters", "tiers", "levers", "canal", "lasting")
REMOVED = {"house": "houses", "settlement": "settlements", "cattle": "cattle"}
FORGOING = 3
"""The first levers stand apart: they ask their owner to forgo something."""


def parts(view: View, scene: Scene, seat: int) -> dict[str, str]:
    """The markup of each part of a seat's board."""
    player = view["players"][seat]
    picture_of = scene.pictures.of
    pieces = [player[name] for name in (*REMOVED.values(), "tiers")]
    water = (seat, player["sites"], player["boats"], scene.marked("production"))
    owned = (player["levers"], player["down"], scene.marked("lever"))
    return {
        "counters": counters(player, scene, seat),
        "tiers": picture_of(
            "board-tiers",
            (seat, pieces, scene.marked("recess", "tier")),
            lambda: tiers(player, scene, seat),
        ),
        "levers": picture_of("board-levers", owned, lambda: levers(player, scene)),
        "canal": picture_of("board-canal", water, lambda: canal(player, scene, seat)),
        "lasting": lasting(player, scene),
    }


def board(view: View, scene: Scene, seat: int) -> str:
    """A seat's whole board for reading, without ids."""
    drawn = parts(view, scene.reading(seat), seat)
    inner = "".join(f'<div class="board-{name}">{drawn[name]}</div>' for name in PARTS)
    return f'<div class="board board-small seat-{scene.colours[seat]}">{inner}</div>'


def counters(player: View, scene: Scene, seat: int) -> str:
    """What a seat has: coins, vases, cards, inhabitants, points."""
    colour = scene.colours[seat]
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    things = (
        ("vp", icon("vp"), player["vp"]),
        ("coins", icon("coin"), player["coins"]),
        ("vases", icon("vase"), player["vases"]),
        ("hand", icon("card"), hand),
        ("ranch", icon("ranch") + token("inhabitant", colour), player["ranch"]),
        ("supply", icon("supply") + token("inhabitant", colour), player["supply"]),
    )
    return "".join(
        f'<span class="counter counter-{name}" data-about="counter-{name}" role="img" '
        f'aria-label="{scene.say(f"words.have.{name}", n=n)}">{picture}'
        f"<b>{n}</b></span>"
        for name, picture, n in things
    )


def tiers(player: View, scene: Scene, seat: int) -> str:
    """The recesses tier by tier, filled or emptied, and what an emptied one pays."""
    colour = scene.colours[seat]
    left = {piece: player[removed] for piece, removed in REMOVED.items()}
    groups: dict[int, list[str]] = {}
    for number, recess in enumerate(scene.components.recesses):
        empty = left[recess.piece] > 0
        left[recess.piece] -= 1
        groups.setdefault(recess.tier, []).append(
            _recess(scene, f"recess-{number}", recess.piece, colour, recess.income, empty)
        )
    rows = []
    for tier, cells in groups.items():
        income = scene.components.tier_income[tier - 1]
        if income:
            free = bool(player["tiers"] >> tier & 1)
            cells.append(_recess(scene, f"tier-{tier}", "inhabitant", colour, income, free))
        final = scene.components.tier_vp[tier - 1]
        points = inline(Badge(PLAIN, f"{final}", "vp")) if final else ""
        rows.append(
            f'<div class="tier" data-about="tier-{tier}">'
            f'<span class="tier-name">{tier}{points}</span>'
            f'<span class="recesses">{"".join(cells)}</span></div>'
        )
    return "".join(rows)


def _recess(
    scene: Scene, key: str, piece: str, colour: str, income: tuple[Effect, ...], empty: bool
) -> str:
    pays = "".join(inline(badge) for badge in effect_badges(income))
    state = "recess emptied" if empty else "recess"
    inner = icon(piece, "ghost") if empty else token(piece, colour)
    return f"<span{scene.attributes(key, state)}>{inner}{pays}</span>"


def levers(player: View, scene: Scene) -> str:
    """The twelve levers: not owned with their price, up, or down."""
    drawn = []
    for number, price in enumerate(scene.components.levers, 1):
        owned = player["levers"] >> number & 1
        used = player["down"] >> number & 1
        state = "down" if used else "up" if owned else "unowned"
        key = f"lever-{number}"
        cost = "".join(map(inline, scene.price(key))) or _price(price)
        sign = icon("lever-down" if used else "lever") if owned else cost
        apart = " lever-forgo" if number <= FORGOING else ""
        inner = (
            f"{icon(key, 'lever-icon')}"
            f'<span class="lever-name">{scene.say(f"lever.{number}")}</span>'
            f'<span class="lever-state">{sign}</span>'
        )
        attributes = scene.attributes(key, f"lever lever-{state}{apart}")
        drawn.append(f"<div{attributes}>{scene.inside(key, inner)}</div>")
    return "".join(drawn)


def _price(coins: int) -> str:
    return inline(Badge(COST, f"−{coins}", "coin"))


def canal(player: View, scene: Scene, seat: int) -> str:
    """The canal from upstream to downstream: production sites above, boats in the water."""
    colour = scene.colours[seat]
    reaches = []
    for index, resource in enumerate(RESOURCES):
        level = player["sites"][index]
        pits = "".join(
            f'<span class="pit {"built" if level > nth else ""}">{icon(resource)}</span>'
            for nth in range(2)
        )
        boats = "".join(
            token("boat", colour, f"boat-{seat}-{number}")
            for number, at in enumerate(player["boats"])
            if at == index
        )
        whole = level + sum(at == index for at in player["boats"])
        key = f"production-{resource}"
        inner = (
            f'<span class="pits">{pits}</span><span class="has"><b>{whole}</b></span>'
            f'<span class="water">{boats}</span>'
        )
        reaches.append(
            f"<div{scene.attributes(key, 'reach-of-canal')}>{scene.inside(key, inner)}</div>"
        )
    return "".join(reaches)


def lasting(player: View, scene: Scene) -> str:
    """The permanent effects in force."""
    badges = []
    for name, n in zip(PERMANENTS, player["permanents"], strict=True):
        if n:
            word, _, arg = name.partition(" ")
            badge = effect_badges([(word, n, arg)])[0]
            about = f"effect-{word}.{n}.{arg}".rstrip(".")
            badges.append(f'<span data-about="{about}">{inline(badge)}</span>')
    return "".join(badges)
