"""What is read out to those who listen instead of looking.

The place for it is a log: whatever is added is read out when there is time, one after the other,
also where it is the same as before.
"""

from __future__ import annotations

from pyscript import document

PLACE = "live"
KEPT = 24
"""Paragraphs that stay, for those who go back to them."""


def say(sentences: str, *, private: bool) -> None:
    """Add a paragraph of markup, for everybody or only for whoever looks now."""
    place = document.getElementById(PLACE)
    paragraph = document.createElement("p")
    paragraph.innerHTML = sentences
    if private:
        paragraph.className = "private"
    place.append(paragraph)
    while int(place.childElementCount) > KEPT:
        place.firstElementChild.remove()


def forget(*, private: bool = False) -> None:
    """Take away all that was said, or what the next person may not know."""
    found = f"#{PLACE} > p.private" if private else f"#{PLACE} > p"
    for paragraph in document.querySelectorAll(found):
        paragraph.remove()
