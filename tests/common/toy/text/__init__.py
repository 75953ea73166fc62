"""The words of the toy in three languages."""

from __future__ import annotations

from pathlib import Path

from boonlake.text import Texts

TEXTS = Texts(Path(__file__).parent, {}, others="toy")
