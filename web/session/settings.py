"""What people have set and what the page remembers for the next game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any

LANGUAGES = ("en", "de", "pl")
THEMES = ("system", "light", "dark")
SPEEDS = ("calm", "quick", "instant")
"""How long the page lingers on what computer players do."""
PAUSES = {"calm": 900, "quick": 250, "instant": 0}
"""Milliseconds between two moves of computer players."""
CHOICES = {"language": LANGUAGES, "theme": THEMES, "speed": SPEEDS}


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
    seats: list[str] = field(default_factory=lambda: ["human", "steady"])
    """Who sat where last; so for names and colours."""
    names: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    shuffle_start: bool = False
    """The starting player is drawn by lot."""

    def text(self) -> str:
        """The settings as they are kept."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read(text: str | None) -> Settings:
    """The settings a kept text tells of."""
    made = Settings()
    try:
        found = json.loads(text or "{}")
    except ValueError:
        return made
    if isinstance(found, dict):
        for name in (f.name for f in fields(Settings)):
            if name in found and _fits(name, found[name], getattr(made, name)):
                setattr(made, name, found[name])
    return made


def _fits(name: str, value: Any, default: Any) -> bool:
    if name == "language":
        return value in ("", *LANGUAGES)
    if name in CHOICES:
        return value in CHOICES[name]
    if isinstance(default, list):
        return (
            isinstance(value, list)
            and len(value) <= 4
            and all(isinstance(word, str) and len(word) <= 40 for word in value)
        )
    return type(value) is type(default)


def language_of(wishes: list[str]) -> str:
    """The first language wished for that the page speaks."""
    known = (wish[:2].lower() for wish in wishes)
    return next((wish for wish in known if wish in LANGUAGES), LANGUAGES[0])
