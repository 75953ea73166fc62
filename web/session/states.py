"""How a table is used, and what the page waits for."""

from __future__ import annotations

PLAY, REPLAY, WATCH = "play", "replay", "watch"
"""How a table is used: to play, to look at earlier positions, or to watch another tab play."""

READY, THINKING, SHOWING, CURTAIN, OVER = "ready", "thinking", "scoring", "curtain", "over"
REPLAYING, WATCHING = "replay", "watching"
"""What the page waits for; as `#app` says it."""
