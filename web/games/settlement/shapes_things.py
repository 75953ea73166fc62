"""Drawings of what is taken, placed and done: goods, settlers, monsters, guilds, actions.

A line is `classes | path`; `@x,y,r` is a circle, `#x,y,w,h,r` a rounded box, and
`>name x y scale` places another icon; a line with none of these goes on with the path above.
Classes: `o` outlined, `l` a line on any ground, `d` a dark line and `k` dark filling on a shape,
`wl` and `w` the same in light; further words name a colour of theme.css or settlement.css.
"""

from __future__ import annotations

PLUS = "o gain|@18.6,6,5\nwl|M18.6 3.4v5.2M16 6h5.2"

GOODS_SHAPES: dict[str, str] = {
    "wood": """
        o wood|#4.4,3.2,17.6,7.6,3.6
        o cream|@7,7,3.8
        d thin|@7,7,1.5
        o wood|#2,12.6,17.6,8,3.8
        o cream|@5.2,16.6,4
        d thin|@5.2,16.6,1.6
        d thin|M13 5.8h5.6M11.4 15h5M13.6 18.2h3
    """,
    "loam": """
        o loam|M7 4.6h10v6.8H7zM1.6 12.4h10v6.8h-10zM12.6 12.4h10v6.8h-10z
        wl thin|M9 7h4M3.6 14.8h4M14.6 14.8h4
    """,
    "stone": """
        o stone|M4.2 20L2 13.2l4.6-7.4 7-2.2 6.6 4 2 7.4-3.6 5z
        d thin|M6.6 5.8l3.6 5.6 7-.8M10.2 11.4L8.4 19.8M17.2 10.6l3 4.8
    """,
    "diamond": """
        o gem|M6.4 4.2h11.2l4.4 5.8L12 21.2 2 10z
        wl thin|M3 10h18M8.4 10L12 20l3.6-10M8.4 10l1.8-5.2M15.6 10l-1.8-5.2
    """,
    "gold": """
        o gold|M7.8 4.4h8.4l2.4 6.8H5.4z
        o gold|M3.8 12.8h6.6l1.6 6.8H1.4zM13.6 12.8h6.6l2.4 6.8H12z
        wl thin|M9.6 6.8h3.6M5.4 15.2h2.6M15.2 15.2h2.6
    """,
    "settler": """
        o cloak|M4.4 21.6c.2-6.2 2.8-9.2 7.6-9.2s7.4 3 7.6 9.2z
        o skin|@12,8.6,3.9
        o hat|M4.8 7.6h14.4c-1.4-1.6-3-2-3.4-2.2L15 2H9l-.8 3.4c-.4.2-2 .6-3.4 2.2z
    """,
    "bonus": f"""
        >settler -2.4 2.4 .9
        {PLUS}
    """,
    "any": """
        o wood|M12 12V1.6a10.4 10.4 0 0 1 9 15.6z
        o loam|M12 12l9 5.2a10.4 10.4 0 0 1-18 0z
        o stone|M12 12l-9 5.2a10.4 10.4 0 0 1 9-15.6z
    """,
}

MONSTER_SHAPES: dict[str, str] = {
    "monster-green": """
        o gnoll|M4.6 2.4l4.8 3.8c1.7-.5 3.5-.5 5.2 0l4.8-3.8 1.2 7c.8 1.4 1 3 .6 4.6
            L18 17.6 16 22H8l-2-4.4-3.2-3.6c-.4-1.6-.2-3.2.6-4.6z
        d thin|M6.4 5.4l-.6 3.4M17.6 5.4l.6 3.4
        w|@8.6,11,1.9
        w|@15.4,11,1.9
        k|@8.8,11.2,1
        k|@15.2,11.2,1
        o cream|M8.2 15h7.6L14.4 20.6H9.6z
        k|M10.2 15h3.6L12 17.2z
        d thin|M9.6 19l1.2-1.2L12 19l1.2-1.2 1.2 1.2
    """,
    "monster-yellow": """
        d thick|M15.6 20.6c6.2-.4 7.4-6.6 5-11.2
        o knob|M20.8 3.6l2.4 6.4-5.2-.4z
        o mane|M10.2 2.2l2 2.4 3.2-.8.4 3.2 2.8 1.6-1.4 2.8 1.4 2.8-2.8 1.6-.4 3.2
            -3.2-.8-2 2.4-2-2.4-3.2.8-.4-3.2-2.8-1.6 1.4-2.8-1.4-2.8 2.8-1.6.4-3.2
            3.2.8z
        o sand|@10.2,11.4,5
        k|@8.2,10.2,1.1
        k|@12.2,10.2,1.1
        k|M8.8 12.4h2.8l-1.4 1.6z
        d thin|M7.6 14.6c1.6 1.4 3.6 1.4 5.2 0
    """,
    "monster-blue": """
        neck-edge|M8.6 20C5 16 8 12.6 4.6 8.6M15.4 20c3.6-4 .6-7.4 4-11.4M12 20V7.4
        neck|M8.6 20C5 16 8 12.6 4.6 8.6M15.4 20c3.6-4 .6-7.4 4-11.4M12 20V7.4
        o hydra|M3.8 22.6c.6-4.6 4.2-6.6 8.2-6.6s7.6 2 8.2 6.6z
        o hydra|M1 8.8l1.4-4.6 3.8.4 1.4 3.6-3.2 2.4z
        o hydra|M23 8.8l-1.4-4.6-3.8.4-1.4 3.6 3.2 2.4z
        o hydra|M8.8 6L10 1.4h4L15.2 6 12 8.8z
        w|@3.8,6.8,.9
        w|@20.2,6.8,.9
        w|@10.8,4.8,.9
        w|@13.2,4.8,.9
    """,
    "monster-red": """
        o dragon|M12 10C9.4 4.8 5.2 2.8 1 3.2c1.4 2 1.8 3.8 1.4 6 2 .2 3 1.2 3.4 3
            1.8 0 2.8 1 3.2 2.6z
        o dragon|M12 10c2.6-5.2 6.8-7.2 11-6.8-1.4 2-1.8 3.8-1.4 6-2 .2-3 1.2-3.4 3
            -1.8 0-2.8 1-3.2 2.6z
        o dragon|M8.6 7.4L9.8 2l1.4 3.4h1.6L14.2 2l1.2 5.4 1.4 5.6-2 5.2-1.4 4.2
            h-2.8l-1.4-4.2-2-5.2z
        w|M8.8 10.6l2.6 1.4-2 1.2zM15.2 10.6L12.6 12l2 1.2z
        k|@11,19,.7
        k|@13,19,.7
    """,
}
"""Four shapes that nobody takes for one another, also without colours."""

SIGN_SHAPES: dict[str, str] = {
    "sign-green": """
        o gnoll|@12,12,10.4
        w|@12,15,3.8
        w|@6.8,10.4,2
        w|@12,7.4,2
        w|@17.2,10.4,2
    """,
    "sign-yellow": "o manticore|M12 1.4L23.4 21.4H.6z\nk|M12 8l3.4 6.4-3.4 4-3.4-4z",
    "sign-blue": """
        o hydra|#2.2,2.2,19.6,19.6,2
        wl thick|M5 9.4c2.3-2.6 4.7-2.6 7 0s4.7 2.6 7 0M5 16c2.3-2.6 4.7-2.6 7 0
            s4.7 2.6 7 0
    """,
    "sign-red": """
        o dragon|M12 .6L23.4 12 12 23.4.6 12z
        w|M12.2 5.2c3 3 4.6 5.4 4.6 8a4.7 4.7 0 0 1-9.4 0c0-2 1-3.4 2.2-4.4 0 1.6.4 2.4
            1.2 2.8.2-2.4.4-4.2 1.4-6.4z
    """,
}
"""Which monster may appear: a shape and a mark for each colour."""

GUILD_SHAPES: dict[str, str] = {
    "guild-adventurers": """
        o adventurers|@12,12,10.4
        w|M17.8 6.2l-3.6 8-8 3.6 3.6-8z
        k|@12,12,1.4
    """,
    "guild-builders": """
        o builders|@12,12,10.4
        w|M5.4 9.2l4.2-4 5.8.8 1.2 2.4-3 .4-.6 1.2 5.2 6-2.2 2-5.2-6-1.4.8-1 1-1.6-1.6
            -.8.6z
    """,
    "guild-defenders": """
        o defenders|@12,12,10.4
        w|M12 4.8l6 2.2v4.8c0 3.6-2.4 6-6 7.4-3.6-1.4-6-3.8-6-7.4V7z
        d thin|M12 7.2v9.6M8.2 11.2h7.6
    """,
    "guild-craftsmen": """
        o craftsmen|@12,12,10.4
        w|M4.6 8h13.8c0 2.4-1.6 3.8-4 4.2v2l2.4 1.6v2H7.6v-2l2.4-1.6v-2
            c-2.8-.2-5-1.8-5.4-4.2z
    """,
}

HERO_SHAPES: dict[str, str] = {
    "hero-adventurers": """
        o leaf|M2.8 22.4c.2-6 3.6-8.8 9.2-8.8s9 2.8 9.2 8.8z
        o skin|@12,10,4.4
        o hat|M3.4 9h17.2c-1.6-2.2-3.6-2.8-4.4-3L15.2 2.6H8.8L7.8 6c-.8.2-2.8.8-4.4 3z
        o knob|M15.4 5.8c.8-2.8 2.8-4.4 5.4-4.8-.4 2.8-2 4.8-4.8 5.6z
    """,
    "hero-builders": """
        o crate|M2.8 22.4c.2-6 3.6-8.8 9.2-8.8s9 2.8 9.2 8.8z
        o skin|@12,10,4.4
        o gold|M6.6 8.8c0-4 2-6.2 5.4-6.2s5.4 2.2 5.4 6.2z
        d thick|M19.4 22v-9
        o iron|#16,9.8,6.8,3.8,.8
    """,
    "hero-defenders": """
        o plate|M2.8 22.4c.2-6 3.6-8.8 9.2-8.8s9 2.8 9.2 8.8z
        o skin|@12,10,4.4
        o iron|M6.8 11c-.6-5 1.4-8.4 5.2-8.4s5.8 3.4 5.2 8.4l-2-2.6H8.8z
        o defenders|M17.6 12.6l5 1.6v3.2c0 2.6-2 4.4-5 5.4-3-1-5-2.8-5-5.4v-3.2z
    """,
    "hero-craftsmen": """
        o craftsmen|M2.8 22.4c.2-6 3.6-8.8 9.2-8.8s9 2.8 9.2 8.8z
        o skin|@12,9.6,4.6
        o hide|M7 9c-.2-4 1.8-6.4 5-6.4s5.2 2.4 5 6.4l-1.8-2.2H8.8z
        o hide|M8.4 11.4c2.4 1.2 4.8 1.2 7.2 0-.2 2.6-1.6 4-3.6 4s-3.4-1.4-3.6-4z
        o cream|M8.8 16.8h6.4v5.6H8.8z
    """,
}
"""A hero of each guild."""

ACTION_SHAPES: dict[str, str] = {
    "fortress": """
        o stone|M4 21.6V10H2.8V3.6h3.8V6h3.2V3.6h4.4V6h3.2V3.6h3.8V10H20v11.6z
        k|M9.6 21.6v-4.8a2.4 2.4 0 0 1 4.8 0v4.8z
        d thin|M4.6 10h14.8
    """,
    "fortified": ">fortress -2.6 4.6 .82\n>any 12.4 -1.4 .5",
    "act-build": """
        o wood|M10.8 10l2.8-2.4 8.4 9.8-3.2 2.8z
        o iron|M2.4 8.8l6.6-5.8 4 .6 1.8 2.8-2.8.6-.4 2.2-3.8 3.2-1.8-2-1 .8z
    """,
    "act-explore": """
        o wood|M2 17.4L13 9l3 4-11 8.4z
        o gold|M12.6 7.2l4.2-3.2 4.8 6.4-4.2 3.2z
        wl|M7 15.6l5-3.8
    """,
    "act-fight": """
        o iron|M3.4 2.2l3.2.6L17 14.6l-2.2 2L3.8 5.4z
        o iron|M20.6 2.2l-3.2.6L7 14.6l2.2 2L20.2 5.4z
        l thick|M13 19l5.6-5.2M11 19l-5.6-5.2M16.8 16.8l3.6 4.2M7.2 16.8l-3.6 4.2
    """,
    "act-fortress": f">fortress -2.2 3.6 .84\n{PLUS}",
    "act-activate": "o gain|M2.6 8.6h9V4l9.8 8-9.8 8v-4.6h-9z",
    "act-wilderness": """
        o leaf|M1.6 20.4L8.2 6.6l4 6.6 2.2-3.4 8 10.6z
        o sun|@18.6,5,3
    """,
    "act-settlement": """
        o wall|M3.4 12h8v8.8h-8zM12.4 9.4h8v11.4h-8z
        o roof|M1.8 12.6L7.4 7l5 5.6zM10.8 10l5.6-6.6L22 10z
        k|M6.2 20.8v-4h2.4v4zM15.2 20.8V16h2.4v4.8z
    """,
    "passed": """
        o moon|M14.8 2.6a9.6 9.6 0 1 0 6.8 13.4 8 8 0 0 1-6.8-13.4z
        l|M15.6 4.4h4.6l-4.6 4.6h4.6
    """,
    "start": "l thick|M5 22.4V2\no knob|M6 2.8h14.6L17 7.4l3.6 4.8H6z",
    "trade": """
        o gain|M2 8.4h12.4V4.4l7.4 5.8-7.4 5.8V12H2z
        o loss|M22 15.6H9.6v-4l-7.4 5.8 7.4 5.8v-4H22z
    """,
    "danger": "o knob|M12 1.8l10.6 19H1.4z\nwl thick|M12 8.4v5.8\nw|@12,17.8,1.4",
    "hero": """
        o cloak|M3 22c.2-6 3.4-9 9-9s8.8 3 9 9z
        o skin|@12,9.4,4.3
        o iron|M6.8 9.6c-.4-4.8 1.6-7.8 5.2-7.8s5.6 3 5.2 7.8l-2-1.6H8.8z
        d thin|M12 2v6
    """,
    "artefact": """
        o heath|M12 1.4l3 7.6 7.6 3-7.6 3-3 7.6-3-7.6-7.6-3 7.6-3z
        w|@12,12,2.2
    """,
    "landscape": """
        o land|#1.8,2.6,20.4,18.8,2
        o leaf|M2.4 19.4l6-9 4 5.4 3-4 6.2 7.6z
        o sun|@17.2,7.6,2.4
    """,
    "building": """
        o wall|M4.6 11.4h14.8v9.8H4.6z
        o roof|M2 12.2L12 3l10 9.2z
        k|M10 21.2v-5.4h4v5.4z
    """,
    "pile-building": """
        o roof|#6,6,16,16,2
        o roof|#2.4,2.4,16,16,2
        w|M6 11.2l4.4-4.4 4.4 4.4h-1.4v4H7.4v-4z
    """,
    "pile-landscape": """
        o leaf|#6,6,16,16,2
        o leaf|#2.4,2.4,16,16,2
        w|M4.8 15l3.6-6.4 2.4 3.6 1.6-2 3.4 4.8z
    """,
    "pile-hero": """
        o teal|M7.4 5.4h11.4v16.2H7.4z
        o teal|M4.4 2.4h11.4v16.2H4.4z
        w|M10.1 5.6l3.6 1.6v3c0 2.6-1.4 4.2-3.6 5.2-2.2-1-3.6-2.6-3.6-5.2v-3z
    """,
    "pile-artefact": """
        o heath|#6,6,16,16,8
        o heath|#2.4,2.4,16,16,8
        w|M10.4 4.6l1.6 4.2 4.2 1.6-4.2 1.6-1.6 4.2L8.8 12l-4.2-1.6 4.2-1.6z
    """,
}
