"""What an option would cost and bring, as far as that can be known beforehand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from boonlake.engine.decision import Record
from boonlake.engine.game import Game
from boonlake.engine.records import GAIN as GAINED
from boonlake.engine.records import PAY as PAID
from boonlake.text import Text

from ...kit.badges import COST, GAIN, Badge, change, inline
from ...kit.look import Look
from ...session.scoring import line_of
from .placing import Placing

Sums = dict[tuple[str, bool], int]
"""What is lost and what is gained, by (what it is, whether gained)."""


def sums(records: Sequence[Record], seat: int) -> Sums:
    """What records change for a seat."""
    added: Sums = {}
    for record in records:
        if record[0] in (GAINED, PAID) and record[1] == seat:
            key = (str(record[2]), record[0] == GAINED)
            added[key] = added.get(key, 0) + int(record[3])
    return added


def net(price: Sums, what: str) -> int:
    """What is gained of something, less what is lost of it."""
    return price.get((what, True), 0) - price.get((what, False), 0)


def balance(price: Sums) -> dict[str, int]:
    """What changes in the end, by what it is."""
    changes = {what: net(price, what) for what, _ in price}
    return {what: n for what, n in changes.items() if n}


def badges(price: Sums, look: Look) -> str:
    """Losses, then gains, in the shapes of costs and rewards."""
    ordered = sorted(price.items(), key=lambda item: item[0][1])
    return "".join(
        inline(
            Badge(GAIN, f"+{n}", look.goods[what])
            if won
            else Badge(COST, f"−{n}", look.goods[what])
        )
        for (what, won), n in ordered
    )


def said(price: Sums, text: Text) -> str:
    """Losses, then gains, in words; "" for neither."""
    parts = []
    for key, won in (("ui.costs", False), ("ui.brings", True)):
        goods = [text.t(f"goods.{what}", n=n) for (what, got), n in price.items() if got == won]
        if goods:
            parts.append(text.t(key, goods=", ".join(goods)))
    return ", ".join(parts)


def prices(
    options: list[str], seat: int, look: Look, preview: Callable[[str], Sequence[Record]]
) -> dict[str, Sums]:
    """By option that is about a price: what it would change for the seat that takes it."""
    return {
        option: sums(preview(option), seat)
        for option in options
        if look.shows_price(option) or look.tagged(option) or look.foretells(option)
    }


def at_once(game: Game[Any], records: Sequence[Record]) -> list[Record]:
    """Records without those of a scoring that is held for everybody afterwards."""
    chosen = game.scoring.chosen
    return [record for record in records if line_of(game, record) in ("", *chosen)]


def tag(option: str, price: Sums, look: Look) -> tuple[Badge, ...]:
    """What stands on the place of an option: its price, if nothing printed there says it."""
    if look.foretells(option):
        return tuple(change(n, look.goods[what]) for what, n in balance(price).items())
    lost = ((what, price.get((what, False), 0)) for what in look.tagged(option))
    return tuple(Badge(COST, f"−{n}", look.goods[what]) for what, n in lost if n)


def warn(placed: Placing, by_option: dict[str, Sums], points: str, look: Look) -> None:
    """What costs points is not taken by a single tap: its price is shown first."""
    for place, option in list(placed.direct.items()):
        if net(by_option.get(option, {}), points) < 0 and not look.is_printed(option):
            del placed.direct[place]
            placed.choices[place] = [option]
