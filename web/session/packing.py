"""Games on their way: a link that carries a whole game, and a file that carries all of them."""

from __future__ import annotations

import base64
import binascii
import re
import zlib

from boonlake.engine.save import MAX_TEXT

LINK = "game="
"""How the fragment of an address begins that carries a game."""
BACKUP = "boonlake backup 1"
NEXT = "=== game"
RESULTS = "=== results"
MAX_LINK = 200_000
MAX_BACKUP = 6_000_000
"""Characters of a file; no browser stores more."""
MAX_GAMES = 1_000

_NEXT = re.compile(rf"^{NEXT}[ \t\r]*$", re.MULTILINE)
_RESULTS = re.compile(rf"^{RESULTS}[ \t\r]*\n?(.*)$", re.MULTILINE)


class PackingError(ValueError):
    """Something that carries no game; `kind` says what is wrong with it."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def packed(text: str) -> str:
    """A game's text as the end of a link."""
    squeezed = zlib.compress(text.encode(), 9)
    return LINK + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")


def unpacked(fragment: str) -> str:
    """The game's text in the fragment of a link; never more of it than a game may have."""
    word = fragment.strip().removeprefix(LINK)
    if len(word) > MAX_LINK:
        raise PackingError("too-long")
    try:
        squeezed = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        loosened = zlib.decompressobj()
        text = loosened.decompress(squeezed, 4 * MAX_TEXT).decode()
    except (binascii.Error, zlib.error, ValueError):
        raise PackingError("link") from None
    if loosened.unconsumed_tail:
        raise PackingError("too-long")
    if not loosened.eof:
        raise PackingError("link")
    return text


def fragment_of(text: str) -> str:
    """The part of a pasted link that carries a game; "" if the text is no such link."""
    if len(text) > 2 * MAX_LINK:
        return ""
    text = text.strip()
    _, mark, word = text.partition(f"#{LINK}")
    return LINK + word if mark and not any(c.isspace() for c in text) else ""


def bundled(texts: list[str], results: str = "") -> str:
    """Many games as one file, and the record of results with them."""
    parts = [BACKUP + "\n"]
    parts += [f"{NEXT}\n{text.rstrip()}\n" for text in texts]
    if results:
        parts.append(f"{RESULTS}\n{results}\n")
    return "".join(parts)


def unbundled(text: str) -> tuple[list[tuple[int, str]], str]:
    """The games in a file with how many lines stand before each, and the record of results."""
    if len(text) > MAX_BACKUP:
        raise PackingError("too-large")
    text = text.lstrip("\ufeff")
    found = _RESULTS.search(text)
    results, end = (found[1].strip(), found.start()) if found else ("", len(text))
    marks = list(_NEXT.finditer(text, 0, end))
    if not marks or text.partition("\n")[0].rstrip() != BACKUP:
        raise PackingError("backup")
    if len(marks) > MAX_GAMES:
        raise PackingError("too-many")
    games, lines, counted = [], 1, 0
    for mark, after in zip(marks, [*(mark.start() for mark in marks[1:]), end], strict=True):
        lines, counted = lines + text.count("\n", counted, mark.end()), mark.end()
        games.append((lines, text[mark.end() + 1 : after].rstrip()))
    return games, results
