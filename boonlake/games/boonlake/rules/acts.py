"""The choices of which an action consists: a card, a develop, an upgrade, a cow, a draw."""

from __future__ import annotations

from ..state import Frame, State
from .agenda import AGENDA, PASS, offers, takes
from .build import develop, develop_options, upgrade, upgrade_options
from .cards import discard, discard_options, play_options, start_paying
from .cattle import choose_pasture, cow_options
from .gain import draw_cards
from .levers import forgo, forgo_card, forgo_options, forgone_card_choices, use_beside

PLAY, DISCARD, DEVELOP, UPGRADE, COW, DRAW, RIGHT = 1, 2, 4, 8, 16, 32, 64

ACTS = {
    "card": PLAY | DISCARD,
    "pioneer": DEVELOP | UPGRADE,
    "pioneer-others": PLAY | DISCARD,
    "settle": DEVELOP | UPGRADE,
    "settle-all": DEVELOP | UPGRADE | PLAY | DISCARD | RIGHT,
    "cattle-all": COW | PLAY | DISCARD | RIGHT,
    "builder": PLAY | DRAW,
    "builder-all": PLAY | DISCARD | RIGHT,
    "interim": PLAY | UPGRADE,
}
"""What each kind of decision allows; its frame is (kind, seat, kinds of card as bits)."""

BUILDER_CARDS = 2


@offers(*ACTS, beside=True)
def offer_act(s: State, frame: Frame) -> list[str]:
    """Everything the act allows, then passing, then what forgoing a right part allows."""
    kind, seat, kinds = frame
    flags = ACTS[kind]
    options: list[str] = []
    if flags & PLAY:
        play_options(s, seat, kinds, options)
    if flags & DISCARD:
        discard_options(s, seat, kinds, options)
    card = bool(options)
    if flags & DEVELOP:
        develop_options(s, seat, options)
    if flags & UPGRADE:
        upgrade_options(s, seat, options)
    if flags & COW:
        cow_options(s, seat, options)
    if flags & DRAW:
        options.append("draw")
    if card:
        options += [PASS + suffix for suffix, _ in forgone_card_choices(s, seat)]
    else:
        options.append(PASS)
    if flags & RIGHT:
        options += forgo_options(s, seat, card=card)
    return options


@takes(*ACTS)
def take_act(s: State, frame: Frame, move: str) -> None:
    """Carry out the chosen part."""
    seat = frame[1]
    verb, _, rest = move.partition(" ")
    if verb == "play":
        start_paying(s, seat, "play", s.tables.card_number[rest])
    elif verb == "project":
        start_paying(s, seat, "project", int(rest) - 1)
    elif verb == "discard":
        discard(s, seat, s.tables.card_number[rest])
    elif verb == "develop":
        develop(s, seat, s.tables.site_label.index(rest))
    elif verb in ("house", "settlement"):
        upgrade(s, seat, move, 0)
    elif verb == "cow":
        choose_pasture(s, seat, int(rest))
    elif verb == "draw":
        draw_cards(s, seat, BUILDER_CARDS, "strip:builder")
    elif verb == "lever" and frame[0] in AGENDA.kept_open:
        s.agenda.append(frame)
        use_beside(s, seat, move)
    elif verb == "lever":
        forgo(s, seat, move)
    elif rest:
        forgo_card(s, seat, rest.split())
    elif frame[0] == "interim" and s.agenda[-1] == frame:
        s.agenda.pop()  # nothing changes before the second chance, so passing once is enough


AGENDA.kept_open.add("interim")
