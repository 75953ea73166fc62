"""The small languages inside a line: effects, costs, sites, exchanges, conditions."""

from __future__ import annotations

from functools import cache

from ....engine.components.lines import number, one_of
from .model import KINDS, REGIONS, RESOURCES, Card, Condition, Cost, Effect, Site, Sum, Swap

NUMBERED = (
    "coins",
    "cards",
    "vases",
    "inhabitants",
    "vp",
    "coin-step",
    "card-step",
    "track-steps",
    "settlement-vp",
)
BARE = (
    "coin-income",
    "card-income",
    "vase-or-site",
    "raise-lever",
    "free-house",
    "easy-settlement",
)
END_WORDS = ("cattle", "sites", "houses", "settlements")
REACH_WORDS = ("coin-track", "card-track", "levers", "cattle", "houses", "settlements")
ALWAYS_WORDS = (
    "lever-discount",
    "card-discount",
    "cow-discount",
    "cow-coins",
    "ship-coins",
    "harbour-coins",
    "harbour-cards",
    "extra-vase",
)
SITE_WORDS = (*RESOURCES, "any")
TRADED = ("cards", "coins", "vases", "inhabitants", "vp")
CONDITIONS = (
    "coin-track",
    "card-track",
    "lower-track",
    "sites",
    "adjacent",
    "levers",
    "cattle",
    "settlements",
    "bridges",
    "sunset-day",
)
GIVEN = {"inhabitant": "inhabitants", "vase": "vases", "coins": "coins"}


@cache
def effect(text: str) -> Effect:
    """One effect, like `coins 3`, `site wood` or `raise-lever`."""
    word, _, rest = text.partition(" ")
    if word in NUMBERED and rest:
        return (word, number(rest), "")
    if word in BARE and not rest:
        return (word, 0, "")
    if word == "site":
        return (word, 0, SITE_WORDS[one_of(rest, SITE_WORDS, "production site")])
    if word in NUMBERED:
        raise ValueError(f"effect {text!r} lacks its number, write it like {word} 1")
    raise ValueError(f"{text!r} is no effect, write one like coins 3, site wood or raise-lever")


def effects(text: str) -> tuple[Effect, ...]:
    """Effects separated by commas; `-` is none."""
    if text == "-":
        return ()
    return tuple([effect(part.strip()) for part in text.split(",")])


def cost(text: str) -> Cost:
    """A price like `2 coins 2 loam 1 stone`; `-` is free."""
    if text == "-":
        return Cost()
    words = text.split()
    if len(words) % 2:
        raise ValueError(f"cost {text!r} is not pairs, write it like 2 coins 1 stone (- for free)")
    amounts = {"coins": 0, "vases": 0, "cards": 0, "wood": 0, "stone": 0, "loam": 0, "iron": 0}
    for amount, what in zip(words[::2], words[1::2], strict=True):
        if what not in amounts:
            raise ValueError(f"{what!r} is no part of a cost, choose from {', '.join(amounts)}")
        amounts[what] += number(amount)
    coins, vases, cards, wood, stone, loam, iron = amounts.values()
    return Cost(coins, vases, cards, (wood, stone, loam, iron))


def site(text: str) -> Site:
    """A building site: `free`, `pay 4 coins: coin-step 1`, `cards 2`, `settlement-vp 6`."""
    if text == "free":
        return Site()
    price, gain = Cost(), text
    if text.startswith("pay "):
        paid, _, gain = text[4:].partition(":")
        price = cost(paid)
        gain = gain.strip() or "-"
    settlement_vp, now = 0, []
    for part in effects(gain):
        if part[0] == "settlement-vp":
            settlement_vp += part[1]
        else:
            now.append(part)
    return Site(price, tuple(now), settlement_vp)


def _sum(text: str) -> Sum:
    """Things exchanged together, like `1 vases + 2 coins`."""
    things = []
    for part in text.split("+"):
        amount, _, what = part.strip().partition(" ")
        one_of(what, TRADED, "thing to exchange")
        things.append((what, number(amount)))
    return tuple(things)


@cache
def swap(text: str) -> tuple[Swap, ...]:
    """The directions of an exchange, like `2 cards > 4 coins / 4 coins > 2 cards`."""
    ways = []
    for way in text.split("/"):
        give, arrow, take = way.partition(">")
        if not arrow:
            raise ValueError(
                f"exchange {way.strip()!r} lacks its >, write it like 2 cards > 4 coins"
            )
        ways.append(Swap(_sum(give), _sum(take)))
    return tuple(ways)


def _end(text: str) -> Effect:
    """A reward of the final scoring, like `cattle 1` or `presences unknown 1`."""
    word, _, rest = text.partition(" ")
    if word == "presences":
        region, _, each = rest.partition(" ")
        return (word, number(each), REGIONS[one_of(region, REGIONS, "region")])
    if word in END_WORDS:
        return (word, number(rest), "")
    raise ValueError(f"{text!r} is no end effect, write one like cattle 1 or presences unknown 1")


def _reach(text: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Two wanted of the final scoring, like `coin-track 4>3 7>6`."""
    word, *steps = text.split()
    one_of(word, REACH_WORDS, "thing to reach")
    if not steps:
        raise ValueError(f"reach {text!r} lacks its steps, write it like {word} 4>3 7>6")
    pairs = [step.partition(">") for step in steps]
    return word, tuple([(number(need), number(vp)) for need, _, vp in pairs])


def _always(text: str) -> Effect:
    """A permanent effect, like `cow-discount 1` or `discard-bonus day 1`."""
    word, _, rest = text.partition(" ")
    if word == "discard-bonus":
        kind, _, coins = rest.partition(" ")
        return (word, number(coins), KINDS[one_of(kind, KINDS, "kind")])
    if word in ALWAYS_WORDS:
        return (word, number(rest), "")
    raise ValueError(f"{text!r} is no permanent effect, write one like cow-discount 1")


def card(index: int, key: str, kind: str, price: str, vp: str, text: str) -> Card:
    """A project card from the columns of its line."""
    now: list[Effect] = []
    swaps: tuple[Swap, ...] = ()
    end: list[Effect] = []
    reach: list[tuple[str, tuple[tuple[int, int], ...]]] = []
    always: list[Effect] = []
    for part in text.split(";") if text != "-" else ():
        when, _, rest = part.strip().partition(" ")
        for piece in rest.split(","):
            piece = piece.strip()
            if when == "now" and piece.startswith("swap "):
                if swaps:
                    raise ValueError(f"card {key!r} has a second swap, leave it one")
                swaps = swap(piece[5:])
                now.append(("swap", 0, ""))
            elif when == "now":
                now.append(effect(piece))
            elif when == "end" and piece.startswith("reach "):
                reach.append(_reach(piece[6:]))
            elif when == "end":
                end.append(_end(piece))
            elif when == "always":
                always.append(_always(piece))
            else:
                raise ValueError(f"{when!r} is no time of an effect, write now, end or always")
    return Card(
        index,
        key,
        one_of(kind, KINDS, "kind"),
        cost(price),
        number(vp),
        tuple(now),
        swaps,
        tuple(end),
        tuple(reach),
        tuple(always),
    )


def condition(text: str, values: str) -> Condition:
    """What a scoring tile asks for, and its four values like `1 2 4 7` or `1+0 1+1 2+1 3+2`."""
    word, *rest = text.split()
    wanted = tuple([tuple(map(number, value.split("+"))) for value in values.split()])
    if word == "presences":
        return Condition(word, tuple([one_of(r, REGIONS, "region") for r in rest]), wanted)
    if word == "give":
        return _exchange(text, rest, wanted)
    if rest:
        raise ValueError(f"condition {text!r} goes on too long, write only {word}")
    one_of(word, CONDITIONS, "condition")
    return Condition(word, (), wanted)


def _exchange(text: str, rest: list[str], wanted: tuple[tuple[int, ...], ...]) -> Condition:
    """The condition of an exchange tile, like `give 1 vase or 5 coins for 2 vp`."""
    given, for_, reward = " ".join(rest).partition(" for ")
    first, _, other = given.partition(" or ")
    amount, _, what = first.partition(" ")
    each, _, vp = reward.partition(" ")
    if not for_ or what not in GIVEN or vp != "vp" or (other and not other.endswith(" coins")):
        raise ValueError(
            f"exchange {text!r} is not understood, write it like give 1 vase or 5 coins for 2 vp"
        )
    coins = number(other.removesuffix(" coins")) if other else 0
    return Condition("give", (), wanted, (GIVEN[what], number(amount)), coins, number(each))
