"""Computer players of earlier commits at today's table of Boonlake, for comparison.

`python -m tools.guests.play arena --seats master,sharp@9b1647b` and every other command of
`python -m boonlake`; a guest is a seat word with the commit at which its player is taken.
"""

from __future__ import annotations

from boonlake.games.boonlake import BOX as TODAY

GUESTS = ("sharp@9b1647b",)
"""Sharp as it was when there was no master yet."""

BOX = TODAY._replace(
    package=__name__,
    seating=TODAY.seating._replace(computers=(*TODAY.seating.computers, *GUESTS)),
)
