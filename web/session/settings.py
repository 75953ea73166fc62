"""What people have set and what the page remembers for the next game."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from boonlake.engine.game import HUMAN

from .stored import fits, parsed, written

LANGUAGES = ("en", "de", "pl")
THEMES = ("system", "light", "dark")
SPEEDS = ("calm", "quick", "instant")
"""How long the page lingers on what computer players do."""
PAUSES = {"calm": 900, "quick": 250, "instant": 0}
"""Milliseconds between two moves of computer players."""
CHOICES = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS}
SWITCHES = ("auto", "confirm", "motion", "open_hands", "awake")
"""Settings that are on or off."""
MAX_TEXT = 10_000


@dataclass(slots=True)
class Settings:
    """Everything is kept in one text; whatever of it cannot be read is as it was at first."""

    language: str = ""
    """"" until somebody chooses: then the browser's wishes decide."""
    theme: str = "system"
    speed: str = "calm"
    motion: bool = True
    auto: bool = True
    """Single choices are taken without asking."""
    confirm: bool = True
    """The end of a turn is confirmed."""
    open_hands: bool = False
    """People sharing the screen may see each other's cards."""
    awake: bool = True
    """The screen stays on during a game."""
    game: str = ""
    """The game that was set up last; so for seats, names and colours."""
    seats: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    shuffle_start: bool = False
    """The starting player is drawn by lot."""

    def text(self) -> str:
        """The settings as they are kept."""
        return written(asdict(self))


_MODEL: dict[str, Any] = asdict(Settings(seats=[HUMAN], names=[""], colours=[""]))


def read(text: str | None) -> Settings:
    """The settings a kept text tells of."""
    settings = Settings()
    data = parsed(text, MAX_TEXT)
    if isinstance(data, dict):
        for name, model in _MODEL.items():
            if name in data and fits(model, data[name]) and _is_known(name, data[name]):
                setattr(settings, name, data[name])
    return settings


def _is_known(name: str, value: Any) -> bool:
    return name not in CHOICES or value in CHOICES[name] or (name == "language" and not value)


def language_of(wishes: list[str]) -> str:
    """The first language wished for that the page speaks."""
    known = (wish[:2].lower() for wish in wishes)
    return next((wish for wish in known if wish in LANGUAGES), LANGUAGES[0])
