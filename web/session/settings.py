"""What people have set and what the page remembers for the next game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

from boonlake.engine.seating import MAX_SEATS
from boonlake.engine.shapes import Flag, List, Misfit, Shape, String
from boonlake.engine.shapes import read as read_json

LANGUAGES = ("en", "de", "pl")
THEMES = ("system", "light", "dark")
LOOKS = ("picture", "text")
"""Whether games are drawn or told in words."""
SPEEDS = ("calm", "quick", "instant")
"""How long the page lingers on what computer players do."""
PAUSES = {"calm": 900, "quick": 250, "instant": 0}
"""Milliseconds between two moves of computer players."""
CHOICES = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS, "look": LOOKS}
SWITCHES = (
    *("auto", "confirm", "moment", "motion", "sounds", "vibration"),
    *("open_hands", "awake", "keys"),
)
"""Settings that are on or off."""
MAX_TEXT = 10_000


@dataclass
class Settings:
    """Everything is kept in one text; whatever of it cannot be read is as it was at first."""

    language: str = ""
    """"" until somebody chooses: then the browser's wishes decide."""
    theme: str = "system"
    speed: str = "calm"
    look: str = "picture"
    motion: bool = True
    sounds: bool = False
    """Short sounds tell what happens."""
    vibration: bool = False
    """The device trembles with them, where it can."""
    auto: bool = True
    """Single choices are taken without asking."""
    confirm: bool = True
    """The end of a turn is confirmed."""
    moment: bool = True
    """Against computer players it is confirmed by itself after a moment."""
    open_hands: bool = False
    """People sharing the screen may see each other's cards."""
    awake: bool = True
    """The screen stays on during a game."""
    keys: bool = True
    """Single keys lead around the table."""
    game: str = ""
    """The game that was set up last; so for seats, names and colours."""
    seats: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    taught: list[str] = field(default_factory=list)
    """Games whose first game was finished or sent away."""
    shuffle_start: bool = False
    """The starting player is drawn by lot."""

    def text(self) -> str:
        """The settings as they are kept."""
        return json.dumps(asdict(self), separators=(",", ":"))


_WORDS = List(String(), most=MAX_SEATS)
_SHAPES: dict[str, Shape] = {
    "language": String(among=("", *LANGUAGES)),
    "theme": String(among=THEMES),
    "speed": String(among=SPEEDS),
    "look": String(among=LOOKS),
    **dict.fromkeys((*SWITCHES, "shuffle_start"), Flag()),
    "game": String(),
    **dict.fromkeys(("seats", "names", "colours", "taught"), _WORDS),
}


def read(text: str | None) -> Settings:
    """The settings a kept text tells of."""
    settings = Settings()
    try:
        data = read_json(text, MAX_TEXT)
    except Misfit:
        return settings
    if isinstance(data, dict):
        for name, shape in _SHAPES.items():
            if name in data and shape.fits(data[name]):
                setattr(settings, name, data[name])
    return settings


def language_of(wishes: list[str]) -> str:
    """The first language wished for that the page speaks."""
    known = (wish[:2].lower() for wish in wishes)
    return next((wish for wish in known if wish in LANGUAGES), LANGUAGES[0])
