"""The limits of action board, player board, tracks, scoring tiles and solo material."""

from __future__ import annotations

from collections import Counter

from ....engine.components import Line, Source
from ....engine.components.limits import exactly, lines, never_falls, occurs, unique
from .check_effects import only
from .grammar import CONDITIONS
from .model import KINDS, ComponentSet, Cost, ScoringTile, TrackSpace

ROWS = 7
STRIP_KINDS = {
    "pioneer": "day",
    "settle": "night",
    "cattle": "day",
    "region": "sunset",
    "hire": "night",
    "progress": "sunset",
    "builder": "coins 3",
}
RECESSES = {
    (1, "house"): 2,
    (1, "cattle"): 1,
    (2, "house"): 2,
    (2, "settlement"): 1,
    (2, "cattle"): 1,
    (3, "house"): 2,
    (3, "settlement"): 1,
    (3, "cattle"): 1,
    (4, "settlement"): 1,
    (4, "cattle"): 1,
    (5, "settlement"): 1,
    (5, "cattle"): 1,
}
TIER_VP = (0, 0, 2, 4, 6)
FREED_TIERS = 2
LEVERS = 12
TRACK_STEPS = 7
SCORING_TILES = 16
REGION_TILES = 3
GIVE_TILES = {
    ("inhabitants", 1): (5, 2),
    ("vases", 1): (5, 2),
    ("coins", 2): (0, 1),
}
"""What an exchange tile takes: the coins that may be given instead, the VP each time."""

SHOWN_PROJECT = (Cost(13, needs=(0, 0, 2, 3)), "card", 8)
SOLO_TILES = 10
SOLO_REMOVED = 4
SCALES = {"houses": 6, "settlements": 4, "cattle": 5}
SHOWN_INCOME = {"houses": 2, "settlements": 6, "cattle": 4, "cactus": 14}


def check(source: Source, components: ComponentSet) -> None:
    """Note what is wrong with the boards, tracks, scoring tiles and solo material."""
    _check_action_board(source, components)
    _check_player_board(source, components)
    _check_track(
        source, "coin track", components.coin_track, "coins", (("coins", 5, ""), ("vp", 1, ""))
    )
    _check_track(source, "card track", components.card_track, "cards", (("cards", 3, ""),))
    _check_scoring_tiles(source, components)
    _check_solo_tiles(source, components)
    _check_solo_board(source, components)


def _check_action_board(source: Source, components: ComponentSet) -> None:
    lines(source, "rows", ROWS, "rows")
    steps = 4
    for row, line in zip(components.rows, source.understood["rows"], strict=True):
        number = int(line.cells[0])
        if not 1 <= row.steps <= 4:
            source.fault(line, f"{row.steps} ship steps, write 1 to 4")
        elif row.steps > steps:
            source.fault(line, "ship steps grow downwards, let them stay or fall")
        steps = row.steps
        if row.vp < 0 or (row.vp > 0) != (number > ROWS - 2):
            wanted = "the VP lost" if number > ROWS - 2 else "0"
            source.fault(line, f"row {number} loses {row.vp} VP, write {wanted}")
    lines(source, "strips", len(STRIP_KINDS), "strips")
    for kind, line in zip(components.strip_kinds, source.understood["strips"], strict=True):
        wanted_kind = STRIP_KINDS[line.cells[0]]
        if kind >= 0 and KINDS[kind] != wanted_kind:
            text = f"strip {line.cells[0]} shows {line.cells[1]}, write {wanted_kind}"
            source.fault(line, text)


def _check_player_board(source: Source, components: ComponentSet) -> None:
    counts = Counter((recess.tier, recess.piece) for recess in components.recesses)
    for tier, piece in sorted({*counts, *RECESSES}):
        wanted = RECESSES.get((tier, piece), 0)
        exactly(source, "recesses", counts[tier, piece], wanted, f"x {piece} in tier {tier}")
    for recess, line in zip(components.recesses, source.understood["recesses"], strict=True):
        only(source, line, recess.income, ("coins", "vp"), "a recess")
    tiers = [recess.tier for recess in components.recesses]
    if tiers != sorted(tiers):
        source.fault_in("recesses", "the tiers are mixed, write them from the top one down")
    lines(source, "tiers", len(TIER_VP), "tiers")
    for income, vp, line in zip(
        components.tier_income, components.tier_vp, source.understood["tiers"], strict=True
    ):
        tier = int(line.cells[0])
        if tier <= len(TIER_VP) and vp != TIER_VP[tier - 1]:
            source.fault(line, f"{vp} final VP per recess, write {TIER_VP[tier - 1]}")
        if ([word for word, n, _ in income if n > 0] == ["vp"]) != (tier <= FREED_TIERS):
            instead = "the VP it pays, like vp 1" if tier <= FREED_TIERS else "-"
            source.fault(line, f"income {line.cells[1]!r} of tier {tier}, write {instead}")
    lines(source, "levers", LEVERS, "levers")
    for price, line in zip(components.levers, source.understood["levers"], strict=True):
        if price < 0:
            source.fault(line, f"the lever costs {price} coins, write 0 or more")


def _check_track(
    source: Source,
    section: str,
    track: tuple[TrackSpace, ...],
    good: str,
    shown: tuple[tuple[str, int, str], ...],
) -> None:
    if len(track) <= TRACK_STEPS:
        source.fault_in(section, f"{len(track)} spaces, write a start and {TRACK_STEPS} or more")
    incomes = [space.income for space in track]
    if incomes and incomes[0] != ((good, 2, ""),):
        source.fault_in(section, f"the first space is fixed by the rules, write {good} 2")
    text = ", ".join(f"{word} {n}" for word, n, _ in shown)
    occurs(source, section, shown in incomes, f"the income {text}, which the rules show")
    amounts: list[int] = []
    for space, line in zip(track, source.understood[section], strict=True):
        only(source, line, space.income, (good, "vp"), "a space of this track")
        crossed = ("coins", "cards", "vases", "inhabitants", "vp", "site")
        only(source, line, space.crossed, crossed, "crossing")
        amounts.append(sum(n for word, n, _ in space.income if word == good))
        never_falls(source, line, amounts[-2:], f"the number of {good}")


def _check_scoring_tiles(source: Source, components: ComponentSet) -> None:
    tiles = components.scoring_tiles
    lines(source, "scoring tiles", SCORING_TILES, "scoring tiles")
    unique(source, "scoring tiles", "scoring tile")
    words = Counter(tile.condition.word for tile in tiles)
    exactly(source, "scoring tiles", words["presences"], REGION_TILES, "tiles with two regions")
    for word in CONDITIONS:
        exactly(source, "scoring tiles", words[word], 1, f"tiles with the condition {word}")
    given = Counter(tile.condition.give for tile in tiles if tile.condition.word == "give")
    for what, amount in GIVE_TILES:
        text = f"tiles that ask to give {amount} {what}"
        exactly(source, "scoring tiles", given[what, amount], 1, text)
    for tile, line in zip(tiles, source.understood["scoring tiles"], strict=True):
        _check_condition(source, line, tile)
        cost = tile.cost
        if cost.vases or cost.cards or min(cost.coins, *cost.needs, tile.vp) < 0:
            source.fault(line, "a project costs coins and resources, write it like 12 coins 3 wood")
    projects = [(tile.cost, tile.track, tile.vp) for tile in tiles]
    shown = "the project 13 coins 2 loam 3 iron, card, 8, which the rules show"
    occurs(source, "scoring tiles", SHOWN_PROJECT in projects, shown)


def _check_condition(source: Source, line: Line, tile: ScoringTile) -> None:
    condition = tile.condition
    width = 2 if condition.word in ("presences", "sunset-day") else 1
    if len(condition.values) != 4 or any(len(value) != width for value in condition.values):
        example = "1+0 1+1 2+1 3+2" if width == 2 else "1 2 3 4"
        source.fault(line, f"values {line.cells[2]!r}, write four like {example}")
        return
    never_falls(source, line, [sum(value) for value in condition.values], "the condition")
    if condition.word == "presences" and len({*condition.regions}) != 2:
        source.fault(line, "the condition needs two regions, write presences and two of them")
    if condition.word == "card-track" and line.cells[2] != "1 2 4 7":
        source.fault(line, "the values of card-track are fixed by the rules, write 1 2 4 7")
    if condition.word != "give":
        return
    terms = (condition.or_coins, condition.each_vp)
    if terms != GIVE_TILES.get(condition.give, terms):
        coins, vp = GIVE_TILES[condition.give]
        source.fault(line, f"the exchange takes {coins} coins instead and brings {vp} VP each time")
    if condition.give[0] == "inhabitants" and condition.values[2] != (4,):
        source.fault(line, "the third value of this tile is fixed by the rules, write 4")


def _check_solo_tiles(source: Source, components: ComponentSet) -> None:
    tiles = components.solo_tiles
    lines(source, "solo tiles", SOLO_TILES, "solo tiles")
    unique(source, "solo tiles", "solo tile")
    for kind in "AB":
        if sum(tile.kind == kind for tile in tiles) < SOLO_REMOVED:
            text = f"fewer than {SOLO_REMOVED} tiles of kind {kind}, that many may be removed"
            source.fault_in("solo tiles", text)
    last = len(source.sections.get("spaces", ()))
    for tile, line in zip(tiles, source.understood["solo tiles"], strict=True):
        if len({*tile.strips}) != 3:
            source.fault(line, "a strip stands twice on the tile, write three different ones")
        if not all(1 <= corner <= last for corner in tile.corners):
            source.fault(line, f"a corner names no space, write numbers from 1 to {last}")
    shown = any(tile.kind == "A" and {*tile.strips} == {1, 3, 6} for tile in tiles)
    occurs(source, "solo tiles", shown, "A and builder, region, settle, which the rules show")
    occurs(source, "solo tiles", any(13 in tile.corners for tile in tiles), "the corner 13")


def _check_solo_board(source: Source, components: ComponentSet) -> None:
    board = components.solo_board
    lines = {line.cells[0]: line for line in source.sections.get("solo board", ())}
    for name, shown in SHOWN_INCOME.items():
        scale: tuple[int, ...] = getattr(board, name)
        line = lines.get(name)
        if line is None:
            source.fault_in("solo board", f"no line {name}, write its values after {name} |")
            continue
        pieces = SCALES.get(name)
        if pieces is not None and len(scale) != pieces + 1:
            text = f"{len(scale)} values for {name}, write {pieces + 1}: for 0 to {pieces} pieces"
            source.fault(line, text)
        never_falls(source, line, scale, f"the scale of {name}")
        if shown not in scale:
            source.fault(line, f"the scale of {name} lacks {shown}, which the rules show")
