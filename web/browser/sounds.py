"""Short sounds of our own: a few tones, made when they are needed."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

Tone = tuple[float, float, float]
"""How high in hertz, after how many seconds, for how many."""
SOUNDS: dict[str, tuple[Tone, ...]] = {
    "move": ((330, 0, 0.06), (247, 0.03, 0.08)),
    "gain": ((784, 0, 0.07), (1047, 0.06, 0.12)),
    "loss": ((294, 0, 0.09), (220, 0.07, 0.14)),
    "draw": ((523, 0, 0.04), (587, 0.04, 0.04), (659, 0.08, 0.06)),
    "turn": ((523, 0, 0.12), (659, 0.1, 0.2)),
    "scoring": ((392, 0, 0.3), (494, 0.02, 0.3), (587, 0.04, 0.4)),
    "over": ((523, 0, 0.16), (659, 0.14, 0.16), (784, 0.28, 0.16), (1047, 0.42, 0.5)),
}
VOLUME = 0.09
RISE = 0.008
"""Seconds in which a tone swells, so that it does not click."""


class _Speaker:
    """The browser's own; it may speak after the first touch of the page."""

    def __init__(self) -> None:
        self._context: Any = window.AudioContext.new()
        document.addEventListener("pointerdown", create_proxy(self._wake))

    def _wake(self, event: Any = None) -> None:
        if str(self._context.state) == "suspended":
            self._context.resume()

    def play(self, name: str) -> None:
        """Play a sound."""
        self._wake()
        begin = float(self._context.currentTime)
        for pitch, wait, length in SOUNDS[name]:
            self._tone(pitch, begin + wait, length)

    def _tone(self, pitch: float, start: float, length: float) -> None:
        tone, loudness = self._context.createOscillator(), self._context.createGain()
        tone.type = "triangle"
        tone.frequency.value = pitch
        loudness.gain.setValueAtTime(0, start)
        loudness.gain.linearRampToValueAtTime(VOLUME, start + RISE)
        loudness.gain.exponentialRampToValueAtTime(0.001, start + length)
        tone.connect(loudness)
        loudness.connect(self._context.destination)
        tone.start(start)
        tone.stop(start + length + RISE)


_speaker: list[_Speaker] = []


def play(name: str) -> None:
    """Play a sound, if the browser has any."""
    if not _speaker and getattr(window, "AudioContext", None):
        _speaker.append(_Speaker())
    if _speaker:
        _speaker[0].play(name)
