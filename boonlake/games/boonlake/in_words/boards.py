"""What belongs to seats, in words: goods, hand, board, levers; the others; the Wise Eminence."""

from __future__ import annotations

from ....engine.game import View
from ....engine.words import Chapter
from ..board import PERMANENTS
from ..components.model import CORNERS, KINDS, RESOURCES, Effect
from ..insight import Insight
from ..wording.effects import card_lines, effect_line, effects_text
from ..wording.names import Names

REMOVED = {"house": "houses", "settlement": "settlements", "cattle": "cattle"}
"""By piece: how a player's count of those that left the board is called."""


def own(w: Names, view: View, insight: Insight) -> list[Chapter]:
    """What the seat that looks has: goods, hand, board, levers."""
    player = view["players"][view["seat"]]
    return [
        Chapter("goods", w.t("words.goods"), tuple(_goods(w, player))),
        _hand(w, player["hand"], insight),
        _board(w, player),
        _levers(w, player),
    ]


def _goods(w: Names, player: View) -> list[str]:
    counts = ("vp", "coins", "vases", "ranch", "supply")
    return [w.t(f"words.have.{what}", n=player[what]) for what in counts] + _production(w, player)


def _production(w: Names, player: View) -> list[str]:
    levels = ", ".join(
        w.t("words.site.level", resource=w.t(f"resource.{name}"), n=level)
        for name, level in zip(RESOURCES, player["sites"], strict=True)
        if level
    )
    boats = ", ".join(w.resource(boat) for boat in player["boats"])
    return [
        w.t("words.sites", sites=levels or w.t("words.nothing")),
        w.t("words.boats", boats=boats),
    ]


def _hand(w: Names, hand: list[int], insight: Insight) -> Chapter:
    ordered = sorted(hand, key=lambda number: (w.components.cards[number].kind, number))
    lines = []
    for number in ordered:
        card = w.components.cards[number]
        key = "words.card.can" if insight.missing.get(number) is None else "words.card.cannot"
        what = " ".join(card_lines(card, w.t))
        lines.append(w.t(key, card=w.card(number), kind=w.t(f"kind.{KINDS[card.kind]}"), what=what))
    title = w.t("words.hand", n=len(hand))
    return Chapter("hand", title, tuple(lines) or (w.t("words.hand.none"),))


def _board(w: Names, player: View) -> Chapter:
    """The recesses tier by tier, then what played cards go on doing."""
    left = {piece: player[removed] for piece, removed in REMOVED.items()}
    tiers: dict[int, list[str]] = {}
    for recess in w.components.recesses:
        state = "empty" if left[recess.piece] > 0 else "full"
        left[recess.piece] -= 1
        income = effects_text(recess.income, w.t) or w.t("words.nothing")
        said = w.t(f"words.recess.{state}", piece=w.t(f"piece.{recess.piece}"), income=income)
        tiers.setdefault(recess.tier, []).append(said)
    lines = [w.t("effect.tier.plain")]
    for tier, recesses in tiers.items():
        lines.append(" ".join((f"{w.t('effect.tier.name', n=tier)}.", *recesses, *_tier(w, tier))))
    return Chapter("board", w.t("words.board"), (*lines, *_lasting(w, player)))


def _tier(w: Names, tier: int) -> list[str]:
    said = []
    if w.components.tier_income[tier - 1]:
        said.append(w.t("effect.tier.inhabitant"))
    if points := w.components.tier_vp[tier - 1]:
        said.append(w.t("effect.tier.final", n=points))
    return said


def _lasting(w: Names, player: View) -> list[str]:
    """Played cards, and what they go on doing."""
    lines = []
    if player["played"]:
        cards = w.listed(w.card(number) for number in player["played"])
        lines.append(w.t("words.played", cards=cards))
    always: list[Effect] = []
    for name, n in zip(PERMANENTS, player["permanents"], strict=True):
        if n:
            word, _, arg = name.partition(" ")
            always.append((word, n, arg))
    if always:
        said = " ".join(effect_line(effect, w.t) for effect in always)
        lines.append(w.t("words.lasting", what=said))
    return lines


def _levers(w: Names, player: View) -> Chapter:
    """Every lever: up, used, or what it costs."""
    lines = []
    for number, price in enumerate(w.components.levers, 1):
        what = w.t(f"levers.{number}")
        if player["levers"] >> number & 1:
            state = w.t("words.lever.down" if player["down"] >> number & 1 else "words.lever.up")
        else:
            state = w.t("words.lever.price", n=price)
        lines.append(w.t("words.lever", n=number, lever=w.lever(number), state=state, what=what))
    return Chapter("levers", w.t("words.levers"), tuple(lines))


def others(w: Names, view: View) -> Chapter:
    """Everybody else, seat by seat."""
    parts = []
    for seat, player in enumerate(view["players"]):
        if seat == view["seat"]:
            continue
        hers = view["eminence"] and seat == view["start"]
        lines = _eminence(w, view, player) if hers else _other(w, player)
        parts.append(Chapter(f"seat-{seat}", w.seat(seat), tuple(lines)))
    return Chapter("others", w.t("words.others"), parts=tuple(parts))


def _other(w: Names, player: View) -> list[str]:
    hand = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
    lines = [*_goods(w, player), w.t("words.have.hand", n=hand)]
    lines.append(_removed(w, player))
    owned = [n for n in range(1, len(w.components.levers) + 1) if player["levers"] >> n & 1]
    for state, used in (("up", False), ("down", True)):
        named = [n for n in owned if bool(player["down"] >> n & 1) == used]
        if named:
            levers = w.listed(f"{n} ({w.lever(n)})" for n in named)
            lines.append(w.t(f"words.levers.{state}", n=len(named), levers=levers))
    return lines + _lasting(w, player)


def _removed(w: Names, player: View) -> str:
    return w.t("words.removed", **{name: player[name] for name in REMOVED.values()})


def _eminence(w: Names, view: View, player: View) -> list[str]:
    hers, scales = view["eminence"], w.components.solo_board
    lines = [w.t("words.have.vp", n=player["vp"])]
    for name in REMOVED.values():
        points = getattr(scales, name)[player[name]]
        lines.append(w.t(f"words.solo.{name}", n=player[name], points=points))
    cactus = hers["cactus"]
    lines.append(w.t("words.solo.cactus", n=cactus, points=scales.cactus[cactus]))
    stack = hers["stack"] if isinstance(hers["stack"], int) else len(hers["stack"])
    lines.append(w.t("words.solo.stack", n=stack))
    if hers.get("top", -1) >= 0:
        lines.append(w.t(f"words.solo.corner.{CORNERS[hers['top']]}"))
    if hers["revealed"]:
        tile = w.components.solo_tiles[hers["revealed"][-1][0]]
        strips = w.listed(w.strip(strip) for strip in tile.strips)
        lines.append(w.t("words.solo.tile", kind=tile.kind, strips=strips))
    return lines
