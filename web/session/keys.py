"""Keys under which the browser keeps what is no game."""

from __future__ import annotations

SETTINGS = "boonlake.settings"
LANGUAGE = "boonlake.language"
"""Read by boot.js before Python is there."""
