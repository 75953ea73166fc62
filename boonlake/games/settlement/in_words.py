"""A position of Settlement in words, from a seat's view: everything that the picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.game import Sight, View
from ...engine.words import Chapter
from ...text import Text
from .components.model import COLOURS, GOODS, GUILDS, ROWS, ComponentSet
from .insight import Board, Insight, Price
from .state import SETTLEMENT, WILDERNESS
from .wording.things import (
    cost_line,
    fight_line,
    hero_lines,
    hero_worth,
    landscape_lines,
    stored_line,
)
from .wording.words import ROMAN, Words

TRADES = 5
"""How many sorts of trade there are."""


def in_words(
    text: Text, components: ComponentSet, sight: Sight, names: Sequence[str]
) -> list[Chapter]:
    """How far the game is, what the seat has, what lies on the table, and the others."""
    words, view, insight = Words(text, components, names), sight.view, sight.insight
    seat = view["seat"]
    own = _own(words, view["players"][seat], insight) if seat >= 0 else []
    others = tuple(
        Chapter(f"seat-{n}", words.seat(n), tuple(_other(words, player, insight)))
        for n, player in enumerate(view["players"])
        if n != seat
    )
    around = [
        _standing(words, view, insight),
        *own,
        _market(words, view, insight.board),
        _heroes(words, view, insight.board),
        _artefacts(words, view),
        _supply(words, view),
    ]
    return [*around, Chapter("others", words.t("words.others"), parts=others)] if others else around


def _standing(w: Words, view: View, insight: Insight) -> Chapter:
    """Round, turn, start marker, points so far, and who has passed."""
    lines = [
        w.t("words.round", n=view["round"], of=w.components.rounds, name=w.seat(view["turn"])),
        w.t("words.start", name=w.seat(view["start"])),
    ]
    for seat, by_line in enumerate(insight.points):
        points = w.goods("vp", sum(by_line.values()))
        key = "words.points.passed" if view["players"][seat]["passed"] else "words.points"
        lines.append(w.t(key, name=w.seat(seat), points=points))
    if insight.rank >= 0:
        rank = w.t(f"rank.{w.components.ranks[insight.rank].key}")
        lines.append(w.t("ui.rank", rank=rank))
    return Chapter("standing", w.t("words.standing"), tuple(lines))


# Boards


def _own(w: Words, player: View, insight: Insight) -> list[Chapter]:
    """What the seat that looks has: supply, wilderness, settlement, heroes."""
    return [
        Chapter("goods", w.t("ui.supply"), tuple(_goods(w, player, insight.board))),
        _wilderness(w, player, insight),
        _settlement(w, player),
        Chapter(
            "hand",
            w.t("ui.invited", n=len(player["heroes"])),
            tuple(_invited(w, player)) or (w.t("words.no-heroes"),),
        ),
    ]


def _other(w: Words, player: View, insight: Insight) -> list[str]:
    """What another seat has, as far as there is anything."""
    fields = [
        field_line(w, player, insight, field)
        for field, kind in enumerate(player["landscapes"])
        if kind
    ]
    buildings = [
        w.t("words.in-row", row=w.row(plot // ROWS), building=_building(w, kind - 1, stored))
        for plot, (kind, stored) in enumerate(
            zip(player["buildings"], player["stored"], strict=True)
        )
        if kind
    ]
    return [*_goods(w, player, None), *fields, *buildings, *_invited(w, player)]


def _goods(w: Words, player: View, board: Board | None) -> list[str]:
    lines = [
        w.t("words.settlers", n=player["settlers"]),
        w.t("words.bonus", n=player["bonus"]),
    ]
    for what, n in zip(GOODS, player["goods"], strict=True):
        lines.append(w.t("words.good", what=w.t(f"resource.{what}"), n=n))
    if player["artefact"] >= 0:
        lines.append(artefact_line(w, player["artefact"]))
    if board is not None:
        lines.append(w.t("words.room", n=board.room))
    return lines


def _wilderness(w: Words, player: View, insight: Insight) -> Chapter:
    parts = tuple(_wild_row(w, player, insight, row) for row in range(ROWS))
    return Chapter("map", w.t("ui.wilderness"), parts=parts)


def _wild_row(w: Words, player: View, insight: Insight, row: int) -> Chapter:
    board = insight.board
    lines = [field_line(w, player, insight, field) for field in range(ROWS * row, ROWS * row + 3)]
    if player["placed"][WILDERNESS + row]:
        lines.append(w.t("about.row.used"))
    elif board is not None and any(board.wilderness[row].brings):
        able = board.wilderness[row]
        lines.append(w.t("about.wilderness.brings", goods=w.sum(able.brings)))
        lines += [w.t("about.wilderness.danger")] * bool(able.monsters)
    return Chapter(f"row-{row + 1}", w.t("about.wilderness", row=ROMAN[row]), tuple(lines))


def field_line(w: Words, player: View, insight: Insight, field: int) -> str:
    """A field of the wilderness: what it is, what it gives, what stands or may appear there."""
    kind = player["landscapes"][field]
    if not kind:
        settlers = w.goods("settlers", w.components.explore[field // ROWS])
        return f"{w.field(field)}. {w.t('about.field.unexplored', settlers=settlers)}"
    tile = w.components.landscapes[kind - 1]
    monster = w.components.monsters[tile.monster]
    told = landscape_lines(tile, field, player, monster, insight.colours, w.t)
    return " ".join((f"{w.field(field)}, {w.landscape(kind - 1)}.", *told))


def _settlement(w: Words, player: View) -> Chapter:
    parts = []
    for row in range(ROWS):
        lines = []
        for plot in range(ROWS * row, ROWS * row + ROWS):
            kind = player["buildings"][plot]
            if kind:
                lines.append(_building(w, kind - 1, player["stored"][plot]))
        free = ROWS - len(lines)
        if free:
            lines.append(w.t("words.free", n=free))
        if player["placed"][SETTLEMENT + row]:
            lines.append(w.t("about.row.used"))
        title = w.t("about.settlement", row=w.row(row))
        parts.append(Chapter(f"settlement-{row + 1}", title, tuple(lines)))
    return Chapter("board", w.t("ui.settlement"), parts=tuple(parts))


def _building(w: Words, kind: int, stored: int = 0) -> str:
    building = w.components.buildings[kind]
    said = [f"{w.building(kind)}.", w.t(f"building.text.{building.key}")]
    if stored:
        said.append(stored_line(building, stored, w.t))
    return " ".join(said)


def _invited(w: Words, player: View) -> list[str]:
    return [
        " ".join((f"{hero_name(w, n)}.", *hero_worth(w.components.heroes[n], w.t)))
        for n in player["heroes"]
    ]


# The table


def hero_name(w: Words, number: int) -> str:
    """A hero and the guild."""
    guild = w.t(f"guild.{GUILDS[w.components.heroes[number].guild]}")
    return f"{w.hero(number)} ({guild})"


def artefact_line(w: Words, number: int) -> str:
    """An artefact and what it does."""
    key = w.components.artefacts[number].key
    return w.t("words.artefact", artefact=w.artefact(number), what=w.t(f"artefact.text.{key}"))


def _payable(w: Words, price: Price | None) -> list[str]:
    """Whether something can be paid now, and how."""
    return [w.t(f"words.pay.{price.how}")] if price is not None else []


def _market(w: Words, view: View, board: Board | None) -> Chapter:
    lines = []
    for space, (kind, height) in enumerate(zip(view["market"], view["stacks"], strict=True)):
        if kind < 0:
            continue
        name = w.building(kind)
        said = w.t("words.stack", building=name, n=height) if height > 1 else f"{name}."
        building = w.components.buildings[kind]
        price = board.market[space] if board else None
        told = (cost_line(building, w.t), *_payable(w, price), w.t(f"building.text.{building.key}"))
        lines.append(" ".join((said, *told)))
    return Chapter("market", w.t("ui.pane.market"), tuple(lines))


def _heroes(w: Words, view: View, board: Board | None) -> Chapter:
    lines = [w.t("about.surcharge.row")]
    for space, number in enumerate(view["hero_row"]):
        where = w.t("words.hero.space", n=space + 1)
        if number < 0:
            lines.append(f"{where} {w.t('words.hero.none')}")
            continue
        offer = board.heroes[space] if board else None
        told = hero_lines(
            w.components.heroes[number], view["hero_row"], w.components.surcharges, w.t
        )
        said = (where, f"{hero_name(w, number)}.", *told)
        lines.append(" ".join((*said, *_payable(w, offer.price if offer else None))))
    return Chapter("heroes", w.t("ui.hero-row"), tuple(lines))


def _artefacts(w: Words, view: View) -> Chapter:
    lines = tuple(artefact_line(w, number) for number in view["artefact_row"])
    return Chapter("artefacts", w.t("ui.artefact-row"), lines)


def _supply(w: Words, view: View) -> Chapter:
    """Monsters, piles, and what can be traded."""
    monsters = [
        " ".join(
            (
                f"{w.monster(colour)}, {w.t(f'colour.{COLOURS[colour]}')}.",
                fight_line(w.components.monsters[colour], w.t),
                w.t("about.monster.left", n=view["monsters"][colour]),
            )
        )
        for colour in range(len(COLOURS))
    ]
    piles = (
        w.t(
            "words.pile.landscapes",
            i=view["landscape_piles"][0],
            ii=view["landscape_piles"][1],
            iii=view["landscape_piles"][2],
        ),
        w.t("words.pile.buildings", n=sum(view["building_piles"])),
        w.t("words.pile.heroes", n=view["hero_pile"]),
    )
    trades = tuple(w.t(f"about.trades.{nth}") for nth in range(1, TRADES + 1))
    parts = (
        Chapter("monsters", w.t("ui.browse.monsters"), tuple(monsters)),
        Chapter("piles", w.t("words.piles"), piles),
        Chapter("trades", w.t("about.trades"), trades),
    )
    return Chapter("supply", w.t("words.supply"), parts=parts)
