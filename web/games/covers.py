"""What stands on the boxes: a picture of each game for the set-up, without opening the game."""

from __future__ import annotations

WIDTH, HEIGHT = 132, 76

COVERS = {
    "boonlake": """
        <rect class="cover-water" width="132" height="76" rx="9"/>
        <path class="cover-wave" d="M6 15q5-5 10 0t10 0M100 66q5-5 10 0t10 0M8 68q4-4 8 0t8 0"/>
        <path class="cover-meadow cover-edge" d="M34 8l22 12.5v25L34 58 12 45.5v-25z"/>
        <path class="cover-sand cover-edge" d="M78 8l22 12.5v25L78 58 56 45.5v-25z"/>
        <path class="cover-clay cover-edge" d="M56 45.5L78 58v18H34V58z"/>
        <path class="cover-wall" d="M25 33h18v14H25z"/>
        <path class="cover-roof" d="M21 35l13-13 13 13-3 3-10-10-10 10z"/>
        <path class="cover-dark" d="M31.5 47v-8h5v8z"/>
        <path class="cover-peak" d="M66 46l9-20 5 9 4-6 8 17z"/>
        <path class="cover-hull" d="M100 54h26l-5 10h-16z"/>
        <path class="cover-sail" d="M112 24v27h-11c1-12 4-20 11-27zM115 31c6 5 9 12 9 20h-9z"/>
    """,
    "settlement": """
        <rect class="cover-wild" width="132" height="76" rx="9"/>
        <path class="cover-hills" d="M0 40c22-22 44-20 66-4s44 12 66-8v40a8 8 0 0 1-8 8H8a8 8 0 0 1
            -8-8z"/>
        <path class="cover-pine" d="M16 18l9 13h-4l7 10h-5l8 11H1l8-11H4l7-10H7z"/>
        <path class="cover-dragon" d="M100 22C94 10 84 6 74 7c4 5 5 9 4 14 5 0 7 3 8 7 4 0 7 2 8 6z
            M100 22c6-12 16-16 26-15-4 5-5 9-4 14-5 0-7 3-8 7-4 0-7 2-8 6z
            M92 16l3-12 3 8h4l3-8 3 12 3 13-4 12-4 10h-6l-4-10-4-12z"/>
        <path class="cover-eyes" d="M93 24l6 3-5 3zM107 24l-6 3 5 3z"/>
        <path class="cover-wall" d="M34 46h20v24H34zM54 52h18v18H54z"/>
        <path class="cover-roof" d="M30 48l14-15 14 15zM51 54l12-11 12 11z"/>
        <path class="cover-dark" d="M41 70v-10h6v10zM60 70v-8h6v8z"/>
        <path class="cover-tower" d="M84 72V50h-3V38h7v5h6v-5h8v5h6v-5h7v12h-3v22z"/>
        <path class="cover-dark" d="M94 72v-10a4 4 0 0 1 8 0v10z"/>
    """,
}
"""By game: the inside of its picture."""


def cover(game: str) -> str:
    """The picture on the box of a game; "" if it has none."""
    inner = COVERS.get(game, "")
    box = f"0 0 {WIDTH} {HEIGHT}"
    return inner and f'<svg class="box-cover" viewBox="{box}" aria-hidden="true">{inner}</svg>'
