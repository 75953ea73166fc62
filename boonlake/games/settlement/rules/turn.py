"""A turn: an action and a hero in either order, trades at any moment, then ending or passing."""

from __future__ import annotations

from ..state import State
from ..tables import FIELD_NAMES
from . import fortresses, settlement, wilderness
from .agenda import PASS, Frame, offers, runs, takes
from .build import build, build_options
from .explore import explore
from .heroes import hero_options, invite
from .landscapes import field_options
from .monsters import fight
from .settlers import at_hand

ACTION, HERO = 1, 2
"""What a turn has seen so far, as bits."""
END = "end"

FIELD_ACTIONS = {
    "explore": explore,
    "fight": fight,
    "fortress": fortresses.fortify,
    "activate": fortresses.activate,
}
ROW_ACTIONS = {
    "wilderness": wilderness.activate_row,
    "settlement": settlement.activate_row,
}


@runs("turn")
def run_turn(s: State, frame: Frame) -> None:
    """A seat's turn begins; unless it is ended otherwise, passing follows."""
    seat = frame[1]
    s.turn = seat
    s.turns[seat] += 1
    s.records.append(("turn", seat))
    s.agenda += [("leave-round", seat), ("turn-choice", seat, 0)]


@offers("turn-choice", beside=True)
def offer_turn_choice(s: State, frame: Frame) -> list[str]:
    """Actions, heroes, and once something was done, the end of the turn; always passing."""
    _, seat, done = frame
    player = s.players[seat]
    options: list[str] = []
    if not done & ACTION and at_hand(player):
        build_options(s, player, options)
        field_options(s, player, options)
        wilderness.row_options(s, player, options)
        settlement.row_options(s, player, options)
    if not done & HERO:
        hero_options(s, player, options)
    if done:
        options.append(END)
    options.append(PASS)
    return options


@takes("turn-choice")
def take_turn_choice(s: State, frame: Frame, move: str) -> None:
    """Carry out an action or invite a hero; the turn goes on after it."""
    _, seat, done = frame
    verb, _, rest = move.partition(" ")
    s.players[seat].mirrored = (0, 0, 0)
    if move == PASS:
        return
    if move == END:
        s.agenda.pop()  # passing
        s.agenda.append(("turn-passes-on", seat))
        return
    s.agenda.append(("turn-goes-on", seat, done | (HERO if verb == "hero" else ACTION)))
    if verb == "hero":
        invite(s, seat, move)
    elif verb == "build":
        build(s, seat, move)
    elif verb in FIELD_ACTIONS:
        FIELD_ACTIONS[verb](s, seat, FIELD_NAMES.index(rest))
    else:
        ROW_ACTIONS[verb](s, seat, int(rest) - 1)


@runs("turn-goes-on")
def run_go_on(s: State, frame: Frame) -> None:
    """The rest of the turn; where nobody else is left in the round, simply the next turn."""
    _, seat, done = frame
    if all(player.passed for other, player in enumerate(s.players) if other != seat):
        s.agenda[-1] = ("turn", seat)  # instead of passing
    else:
        s.agenda.append(("turn-choice", seat, done))


@runs("turn-passes-on")
def run_next(s: State, frame: Frame) -> None:
    """Clockwise to whoever has not passed; with nobody left the round is over."""
    seat = frame[1]
    for i in range(1, s.seats + 1):
        other = (seat + i) % s.seats
        if not s.players[other].passed:
            s.agenda.append(("turn", other))
            return
    s.agenda.append(("round-end", -1))
