"""The agenda: a stack of frames. Rules pop a frame and push what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decision import Decision, IllegalMove, MalformedMove, Record
from .state import Frame, State

Run = Callable[[State, Frame], None]
Offer = Callable[[State, Frame], list[str]]
Take = Callable[[State, Frame, str], None]

RUN: dict[str, Run] = {}
"""What happens by itself."""
OFFER: dict[str, Offer] = {}
"""What can be chosen; nothing, or only passing, means that nobody is asked."""
TAKE: dict[str, Take] = {}
"""What a choice does; the frame has left the agenda already."""

BESIDE: set[str] = set()
"""Kinds of decision beside which levers may be used."""
KEPT_OPEN: set[str] = set()
"""Kinds that a lever keeps open even if there is nothing else to choose (U9)."""
LEVERS: dict[str, Callable[..., None]] = {}
"""`offer` and `use` of the levers beside a decision; set by the levers module."""

PASS = "pass"


def runs(kind: str) -> Callable[[Run], Run]:
    """Mark the rule that carries out a frame by itself."""

    def mark(rule: Run) -> Run:
        RUN[kind] = rule
        return rule

    return mark


def offers(kind: str, *, levers: bool = False) -> Callable[[Offer], Offer]:
    """Mark the rule that lists what can be chosen."""

    def mark(rule: Offer) -> Offer:
        OFFER[kind] = rule
        if levers:
            BESIDE.add(kind)
        return rule

    return mark


def takes(kind: str) -> Callable[[Take], Take]:
    """Mark the rule that carries out a choice."""

    def mark(rule: Take) -> Take:
        TAKE[kind] = rule
        return rule

    return mark


def settle(s: State) -> None:
    """Carry out what happens by itself until somebody has to choose or the game is over."""
    agenda = s.agenda
    while agenda:
        frame = agenda[-1]
        kind = frame[0]
        run = RUN.get(kind)
        if run is not None:
            agenda.pop()
            run(s, frame)
            continue
        options = OFFER[kind](s, frame)
        main = len(options)
        if main and kind in BESIDE:
            LEVERS["offer"](s, frame[1], options)
        if main <= 1 and (not main or options[0] == PASS):
            main = len(options)
            if main <= 1 or kind not in KEPT_OPEN:
                agenda.pop()
                continue
        s.main = main
        s.options = options
        return
    s.options = []
    s.main = 0


def decision(s: State) -> Decision | None:
    """Who has to choose what now; None when the game is over."""
    if not s.agenda:
        return None
    frame = s.agenda[-1]
    return Decision(frame[1], frame[0], s.options, s.main)


def apply(s: State, move: str) -> list[Record]:
    """Carry out a move of the deciding seat and everything that follows by itself."""
    try:
        index = s.options.index(move)
    except ValueError:
        raise refusal(s, move) from None
    records: list[Record] = []
    s.records = records
    frame = s.agenda[-1]
    if index < s.main:
        s.agenda.pop()
        TAKE[frame[0]](s, frame, move)
    else:
        LEVERS["use"](s, frame[1], move)
    settle(s)
    return records


VERBS = frozenset(
    [
        "boat",
        "collect",
        "cow",
        "decline",
        "develop",
        "discard",
        "draw",
        "drop",
        "exchange",
        "explore",
        "give",
        "hire",
        "house",
        "keep",
        "lever",
        "modernize",
        "pass",
        "pasture",
        "pay",
        "play",
        "project",
        "raise",
        "region",
        "reveal",
        "score",
        "settlement",
        "ship",
        "site",
        "strip",
        "swap",
        "track",
        "vase",
    ]
)


def refusal(s: State, move: str) -> MalformedMove | IllegalMove:
    """The error for a move that is not offered, in one sentence."""
    if not s.agenda:
        return IllegalMove(f"{move!r} cannot be taken: the game is over")
    if move.partition(" ")[0] not in VERBS:
        return MalformedMove(f"{move!r} is not a move; one would be {s.options[0]!r}")
    shown = ", ".join(s.options[:6]) + (", …" if len(s.options) > 6 else "")
    return IllegalMove(f"{move!r} is not offered to seat {s.agenda[-1][1]}; offered: {shown}")
