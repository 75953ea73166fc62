"""The choices of which actions consist: a card, develop, upgrade, cattle, drawing, or passing."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame
from ..state import State
from .agenda import offers, takes
from .cards import ANY_KIND, discard, discard_options, play_options, start_paying
from .cattle import cattle_options, choose_pasture
from .develop import can_develop, develop, develop_options
from .forgo import forgo, forgo_card, forgo_options, forgone_card_choices
from .supply import draw_cards
from .upgrade import can_build_house, upgrade, upgrade_options

PLAY, DISCARD, DEVELOP, UPGRADE, CATTLE, DRAW, RIGHT_PART = 1, 2, 4, 8, 16, 32, 64

CHOICES = {
    "card": PLAY | DISCARD,
    "pioneer": DEVELOP | UPGRADE,
    "pioneer-others": PLAY | DISCARD,
    "settle": DEVELOP | UPGRADE,
    "settle-all": DEVELOP | UPGRADE | PLAY | DISCARD | RIGHT_PART,
    "cattle-all": CATTLE | PLAY | DISCARD | RIGHT_PART,
    "builder": PLAY | DRAW,
    "builder-all": PLAY | DISCARD | RIGHT_PART,
    "interim": PLAY | UPGRADE,
}
"""What each kind of decision allows; its frame is (kind, seat, kinds of card as bits).

The card part of a strip (R2.5); Pioneer (R10.1, R10.2), Settle (R11.1, R11.2), Cattle-breeding
(R12.3) and Builder (R17.2, R17.3, R17.4); step 1 of an interim scoring (R19.2, R19.3).
"""

BUILDER_CARDS = 2


def allows(kind: str, parts: int) -> bool:
    """Whether a kind of decision allows one of these parts."""
    return bool(CHOICES.get(kind, 0) & parts)


def surely_asked(s: State, frame: Frame) -> bool:
    """Whether there is more than passing at first sight: a card to discard, a house to build, …"""
    kind, seat, kinds = frame
    parts = CHOICES[kind]
    if parts & DRAW:
        return True
    if parts & DISCARD:
        hand = s.players[seat].hand
        if kinds == ANY_KIND:
            return len(hand) > 0
        cards = s.components.cards
        for number in hand:
            if kinds >> cards[number].kind & 1:
                return True
    if parts & UPGRADE and can_build_house(s, seat):
        return True
    return parts & DEVELOP > 0 and can_develop(s, seat)


@offers(*CHOICES, beside=True, surely=surely_asked)
def offer_choice(s: State, frame: Frame) -> list[str]:
    """Everything the decision allows, then passing, then what forgoing a right part allows."""
    kind, seat, kinds = frame
    parts = CHOICES[kind]
    options: list[str] = []
    if parts & PLAY:
        play_options(s, seat, kinds, options)
    if parts & DISCARD:
        discard_options(s, seat, kinds, options)
    card = bool(options)
    if parts & DEVELOP:
        develop_options(s, seat, options)
    if parts & UPGRADE:
        upgrade_options(s, seat, options)
    if parts & CATTLE:
        cattle_options(s, seat, options)
    if parts & DRAW:
        options.append("draw")
    if card:
        options += [PASS + suffix for suffix, _ in forgone_card_choices(s, seat)]
    else:
        options.append(PASS)
    if parts & RIGHT_PART:
        options += forgo_options(s, seat, card=card)
    return options


@takes(*CHOICES)
def take_choice(s: State, frame: Frame, move: str) -> None:
    """Carry out the chosen part."""
    kind, seat = frame[:2]
    verb, _, rest = move.partition(" ")
    if verb == "play":
        start_paying(s, seat, "play", s.tables.card_number[rest])
    elif verb == "project":
        start_paying(s, seat, "project", int(rest) - 1)
    elif verb == "discard":
        discard(s, seat, s.tables.card_number[rest])
    elif verb == "develop":
        develop(s, seat, s.tables.site_number[rest])
    elif verb in ("house", "settlement"):
        upgrade(s, seat, move, 0)
    elif verb == "cow":
        choose_pasture(s, seat, int(rest))
    elif verb == "draw":
        draw_cards(s, seat, BUILDER_CARDS, "strip:builder")
    elif verb == "lever":
        forgo(s, seat, move)
    elif rest:
        forgo_card(s, seat, rest.split())
    elif kind == "interim" and s.agenda[-1] == frame:
        s.agenda.pop()  # nothing changes before the second chance, so passing once is enough
