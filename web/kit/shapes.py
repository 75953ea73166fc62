"""Drawings that the page shows whatever is played: one entry per icon, in a box of 24 by 24.

A line is `classes | path`; `@x,y,r` is a circle, `#x,y,w,h,r` a rounded box, and
`>name x y scale` places another icon; a line with none of these goes on with the path above.
Classes: `o` outlined, `l` a line on any ground, `d` a dark line and `k` dark filling on a shape,
`wl` and `w` the same in light; further words name a colour of theme.css.
"""

from __future__ import annotations

SHARED: dict[str, str] = {
    "vp": """
        o vp|M12 1.8l8.6 4.4v6.2c0 4.6-3.6 8-8.6 9.8-5-1.8-8.6-5.2-8.6-9.8V6.2z
        w|M12 5.6l1.9 3.9 4.3.6-3.1 3 .7 4.3-3.8-2-3.8 2 .7-4.3-3.1-3 4.3-.6z
    """,
    "undo": "l thick|M7.6 4.4L3 9l4.6 4.6\nl thick|M3.4 9H15a5.6 5.6 0 0 1 0 11.2H8",
    "log": "l thick|M8.4 5.6h12M8.4 12h12M8.4 18.4h12\nl thick|M3.6 5.6h.2M3.6 12h.2M3.6 18.4h.2",
    "menu": "l thick|M3.6 6h16.8M3.6 12h16.8M3.6 18h16.8",
    "hint": """
        o gold|M8.6 16.4c0-2.6-3.2-4-3.2-8a6.6 6.6 0 0 1 13.2 0c0 4-3.2 5.4-3.2 8z
        l thick|M9 19.4h6M10 22h4
    """,
    "closer": "l thick|@10,10,6.6\nl thick|M15 15l6 6M10 7v6M7 10h6",
    "done": "l thick|M3.6 12.8l5.6 5.8L20.4 6",
}
