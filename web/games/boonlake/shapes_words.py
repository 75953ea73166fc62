"""Drawings of what happens: effects, actions, strips, levers and scoring conditions.

Written like the drawings of things, mostly composed of them, so that a thing looks the same
wherever it is meant.
"""

from __future__ import annotations

UP = "o gain|M18 1.6l5.2 6h-3v5.2h-4.4V7.6h-3z"
RIGHT = "l thick|M9.8 12h5.6M12.9 8.9l3.1 3.1-3.1 3.1"
STAIRS = "o plate|M1.6 22.2v-4.4h6.9v-4.4h6.9V9h7v13.2z"
CROSSED = "cut|M2.6 21.4L15 2.6"

EFFECTS: dict[str, str] = {
    "coin-step": f">coin 0 5 .78\n{UP}",
    "card-step": f">card -1.5 5 .78\n{UP}",
    "track-steps": f">coin 0 -.4 .52\n>card -.4 11.4 .52\n{UP}\nl thick|M15.6 16.4h6M15.6 20.4h6",
    "coin-income": """
        >coin 4 0 .66
        o skin|M1.6 15.4h4l3 1.6h5.4c1.7 0 1.7 2.4 0 2.4h-3.6 4.2l5-2.6
            c1.8-.8 3 1.2 1.4 2.4l-6.4 4H5.6l-4-2z
    """,
    "card-income": """
        >card 4 -.6 .66
        o skin|M1.6 15.4h4l3 1.6h5.4c1.7 0 1.7 2.4 0 2.4h-3.6 4.2l5-2.6
            c1.8-.8 3 1.2 1.4 2.4l-6.4 4H5.6l-4-2z
    """,
    "site-any": """
        >pit 0 0 1
        wl thick|M9.8 13c0-1.6 1-2.4 2.2-2.4s2.2.9 2.2 2.2c0 1.7-2.2 1.9-2.2 3.8
        w|@12,19.2,1.2
    """,
    "site-wood": ">adit 0 0 1\n>wood 5.2 9.4 .57",
    "site-stone": ">adit 0 0 1\n>stone 5.2 9.4 .57",
    "site-loam": ">adit 0 0 1\n>loam 5.2 9.4 .57",
    "site-iron": ">adit 0 0 1\n>iron 5.2 9.4 .57",
    "vase-or-site": ">vase -1.4 -.6 .64\n>site 10 9.4 .6\nl|M17.4 3L6.6 21",
    "raise-lever": f">lever -3 4 .82\n{UP}",
    "free-house": """
        >house -2 3.4 .84
        o gain|@18.6,6,4.8
        wl|M18.6 3.6v4.8M16.2 6h4.8
    """,
    "easy-settlement": """
        >settlement -2.4 3 .88
        o gain|@18.8,5.6,4.8
        wl|M16.4 5.6h4.8
    """,
    "settlement-vp": ">settlement -2 4 .8\n>vp 12.4 -.6 .48",
    "coin-or-card": ">coin -1.2 -1 .62\n>card 9.6 9.4 .62\nl|M19 4.6L5 19.4",
    "swap": """
        o gain|M2 8.8h12.4V5l7 5.4-7 5.4V12H2z
        o loss|M22 15.2H9.6v-3.8l-7 5.4 7 5.4v-3.8H22z
    """,
    "presences": ">inhabitant -1.6 7.6 .6\n>house 9.6 7.6 .6\n>cattle 4 -1.2 .6",
    "presences-boonlake": ">boonlake 5 -.8 .8\n>inhabitant -1.4 8.6 .62",
    "presences-unknown": ">unknown 5 -.8 .8\n>inhabitant -1.4 8.6 .62",
    "presences-new-hope": ">new-hope 5 -.8 .8\n>inhabitant -1.4 8.6 .62",
    "presences-southern": ">southern 5 -.8 .8\n>inhabitant -1.4 8.6 .62",
    "lever-discount": ">lever -2 3.6 .8\n>less 13 0 .46",
    "card-discount": ">card -2 3.6 .8\n>less 13 0 .46",
    "cow-discount": ">cattle -1.4 5 .8\n>less 13 -.6 .46",
    "cow-coins": ">cattle -1.4 5.4 .8\n>coin 12.6 -.4 .48",
    "ship-coins": ">ship -1.4 4.8 .8\n>coin 12.6 -.4 .48",
    "harbour-coins": ">harbour -2 3.6 .84\n>coin 12.6 -.4 .48",
    "harbour-cards": ">harbour -2 3.6 .84\n>card 12.6 -.4 .5",
    "extra-vase": ">ship -1.4 4.8 .8\n>vase 12.6 -.6 .5",
    "discard-bonus-day": ">discard-pile -1.4 4.6 .8\n>day 12.2 -.6 .5",
    "discard-bonus-sunset": ">discard-pile -1.4 4.6 .8\n>sunset 12.2 -.6 .5",
    "discard-bonus-night": ">discard-pile -1.4 4.6 .8\n>night 12.2 -.6 .5",
    "reach": "o plate|M1.6 22v-6h6.8v-5.4h6.8V22z\nl thick|M17.6 22V2.4\no vp|M18 3l5 2.8-5 2.8z",
    "settlements": ">settlement 0 0 1",
    "houses": ">house 0 0 1",
    "sites": ">site 0 0 1",
}

ACTIONS: dict[str, str] = {
    "explore": ">tile -1.6 3.2 .82\no gain|@18.4,6,5\nwl|M18.4 3.4v5.2M15.8 6H21",
    "place-pasture": ">pasture -1.6 3.2 .82\no gain|@18.4,6,5\nwl|M18.4 3.4v5.2M15.8 6H21",
    "develop": """
        >tile -1 8.4 .64
        >inhabitant 6.4 -.8 .74
        o gain|M3 1.8h4.4v4.8h2.6L5.2 11.2.4 6.6H3z
    """,
    "upgrade": f">house -2 5 .8\n{UP}",
    "modernize": ">lever -3 4 .82\no gain|@18.6,6,5\nwl|M18.6 3.4v5.2M16 6h5.2",
    "hire": ">inhabitant -3 3.4 .86\no gain|@18,6.6,5\nwl|M18 4v5.2M15.4 6.6h5.2",
    "place-cattle": ">cattle -1.4 6.2 .8\no gain|@18.6,5.4,4.8\nwl|M18.6 3v4.8M16.2 5.4H21",
    "draw": ">card -2.4 -.6 .8\no gain|M18 22.8l-5.2-6h3v-5.2h4.4v5.2h3z",
    "play": ">card -3 2.4 .84\no gain|M12.8 7.2v-3h4.6V.8l6.2 5-6.2 5V7.2z",
    "discard": ">discard-pile -1.6 .4 .8\n>coin 11.6 11.6 .5",
    "give-inhabitant": ">inhabitant -3 3.4 .86\no loss|@18,6.6,5\nwl|M15.4 6.6h5.2",
    "pass": "l thick|M5 5l7 7-7 7M13 5l7 7-7 7",
    "less": "o loss|@12,12,10.6\nwl thick|M6 12h12",
    "adit": """
        o wood|M1.6 22.2V12.4a10.4 10.4 0 0 1 20.8 0v9.8z
        o cream|M4.8 22.2v-9.6a7.2 7.2 0 0 1 14.4 0v9.6z
    """,
    "pit": """
        o wood|M1.6 22.2V12.4a10.4 10.4 0 0 1 20.8 0v9.8h-3.6v-9.6a6.8 6.8 0 0 0-13.6 0v9.6z
        k|M5.6 22.2v-9.6a6.4 6.4 0 0 1 12.8 0v9.6z
    """,
}

STRIP_SHAPES: dict[str, str] = {
    "strip-pioneer": """
        >tile -.6 8.6 .64
        l thick|M12 20V2.4
        o knob|M12.6 2.8h9l-2.6 3.4 2.6 3.4h-9z
    """,
    "strip-settle": ">tile 0 9 .62\n>house 8 -.6 .66\n>inhabitant -1.4 -.4 .56",
    "strip-cattle": ">pasture -.4 7.4 .7\n>cattle 6.4 -1.4 .74",
    "strip-region": """
        o cream|M1.8 5.2l6.4-2.4 7.6 2.4 6.4-2.4v16l-6.4 2.4-7.6-2.4-6.4 2.4z
        d thin|M8.2 2.8v16M15.8 5.2v16
        o knob|M12 6.2c2.7 0 4.4 1.9 4.4 4.2 0 2.9-4.4 7.2-4.4 7.2s-4.4-4.3-4.4-7.2
            c0-2.3 1.7-4.2 4.4-4.2z
        w|@12,10.4,1.5
    """,
    "strip-hire": ">inhabitant 0 1.6 .84\no gain|@18.4,6,5\nwl|M18.4 3.4v5.2M15.8 6H21",
    "strip-progress": """
        o stone|M10 4.7l.2-3.1h3.6l.2 3.1 1.8.7 2.3-2.1 2.6 2.6-2.1 2.3.7 1.8 3.1.2v3.6l-3.1.2-.7
            1.8 2.1 2.3-2.6 2.6-2.3-2.1-1.8.7-.2 3.1h-3.6l-.2-3.1-1.8-.7-2.3 2.1-2.6-2.6 2.1-2.3
            -.7-1.8-3.1-.2v-3.6l3.1-.2.7-1.8-2.1-2.3 2.6-2.6 2.3 2.1z
        o knob|@12,12,3.6
    """,
    "strip-builder": """
        o wood|M12.6 10.4l3 2.6-9 9.4c-2.2 1.4-4.4-.8-3.2-2.8z
        o iron|M8 5.4c4-3.6 8.4-4.2 11.4-1.4l3 2.6-1.4 1.8 1.4 2-2.6 2.6-2.4-1.6-2.2 2-5-4.4
            1.4-1.8z
    """,
}

LEVER_SHAPES: dict[str, str] = {
    "lever-1": ">vase -3.4 5 .72\n>coin 12.4 9 .56\nl thick|M6.6 3.8h10.4M14.4 1l2.8 2.8-2.8 2.8",
    "lever-2": ">modernize 0 0 1",
    "lever-3": ">upgrade 0 0 1",
    "lever-4": f">card -3.4 -1 .66\n{CROSSED}\n>site 10.4 8.4 .62\n>coin 13.6 -.6 .42",
    "lever-5": f">card -3.4 -1 .66\n{CROSSED}\n>coin 8.8 8.4 .62",
    "lever-6": ">strip-region -1.2 4 .78\n>vp 12.4 -.8 .5",
    "lever-7": f">boat -2.4 7.2 .82\n{UP}",
    "lever-8": ">easy-settlement 0 0 1",
    "lever-9": ">tile -2 7.6 .68\n>inhabitant 8.8 -.6 .66",
    "lever-10": """
        >any-resource -1.6 -1.2 .66
        >coin -.2 13 .46
        >card 11.6 12.2 .5
        l thin|M13.8 15.6l-2.4 5.6
    """,
    "lever-11": ">any-resource -1.6 -1.2 .66\n>coin 9 9 .62",
    "lever-12": """
        >card -3.4 -.8 .56
        >card .4 -.8 .56
        >inhabitant -1 11.6 .52
        >vp 11.4 11.2 .52
        l thick|M15.6 3.8h4.2v5.2M17.4 7l2.4 2.8 2.4-2.8
    """,
}

CONDITIONS: dict[str, str] = {
    "scoring-coin-track": f"{STAIRS}\n>coin .4 -.6 .66",
    "scoring-card-track": f"{STAIRS}\n>card .2 -.8 .66",
    "scoring-lower-track": f"""
        {STAIRS}
        >coin -1.2 -.4 .5
        >card 6.6 -1.6 .46
        l thick|M18.4 12.4v6M16 16l2.4 2.8 2.4-2.8
    """,
    "scoring-sites": ">site 0 0 1",
    "scoring-adjacent": ">tile -1.2 -.8 .58\n>tile 11.2 -.8 .58\n>tile 5 9.6 .58",
    "scoring-levers": ">lever 0 0 1",
    "scoring-cattle": ">cattle 0 0 1",
    "scoring-settlements": ">settlement 0 0 1",
    "scoring-bridges": ">bridge 0 4.8 1\n>inhabitant 7.2 -1.6 .42",
    "scoring-sunset-day": ">day -1.4 -1.4 .62\n>sunset 9.6 9.6 .62\nl|M20.4 3.6L3.6 20.4",
    "scoring-give-inhabitants": """
        >inhabitant -3 3 .7
        >vp 12 6.4 .54
        l thick|M9.8 3.8h7.6M15 1.4l2.6 2.4L15 6.2
    """,
    "scoring-give-vases": """
        >vase -3 4 .7
        >vp 12 6.4 .54
        l thick|M9.8 3.8h7.6M15 1.4l2.6 2.4L15 6.2
    """,
    "scoring-give-coins": """
        >coin -1.6 6 .64
        >vp 12 6.4 .54
        l thick|M7.8 3.8h9.6M15 1.4l2.6 2.4L15 6.2
    """,
}
