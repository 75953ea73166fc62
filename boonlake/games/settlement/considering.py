"""What options are about, and what somebody might want to take beside them, in words."""

from __future__ import annotations

from ...engine.game import Sight, View
from ...text import Text
from .components.model import FIELDS, ROWS, ComponentSet
from .in_words import artefact_line, field_line, hero_name
from .tables import FIELD_NAMES, tables_of
from .wording.things import hero_lines
from .wording.words import ROMAN, Words

FIELD_VERBS = frozenset({"explore", "fight", "fortress", "activate"})


def about(text: Text, components: ComponentSet, sight: Sight, option: str) -> list[str]:
    """What an option takes."""
    if not option:
        return []
    words, view = Words(text, components), sight.view
    verb, _, rest = option.partition(" ")
    name = rest.partition(" ")[0]
    tables = tables_of(components)
    if verb in ("build", "use"):
        return [words.t(f"building.text.{name}")]
    if verb == "hero":
        card = components.heroes[tables.hero_number[name]]
        lines = hero_lines(card, view["hero_row"], components.surcharges, words.t)
        return [f"{hero_name(words, card.number)}.", *lines]
    if verb == "artefact":
        return [artefact_line(words, tables.artefact_number[name])]
    if verb in FIELD_VERBS:
        player = view["players"][view["decision"]["seat"]]
        return [field_line(words, player, sight.insight, FIELD_NAMES.index(name))]
    if verb == "settlement":
        return _buildings(words, view, int(name) - 1)
    return []


def _buildings(w: Words, view: View, row: int) -> list[str]:
    """The buildings of a settlement row, and what each does."""
    player = view["players"][view["decision"]["seat"]]
    kinds = [kind - 1 for kind in player["buildings"][ROWS * row : ROWS * row + ROWS] if kind]
    return [
        f"{w.building(kind)}: {w.t(f'building.text.{w.components.buildings[kind].key}')}"
        for kind in kinds
    ]


def considered(text: Text, components: ComponentSet, view: View) -> list[tuple[str, str]]:
    """At the choice of a turn: heroes, buildings, fields and rows."""
    asked = view["decision"]
    if asked["kind"] != "turn-choice":
        return []
    words = Words(text, components)
    things = [
        (f"hero {components.heroes[n].key}", words.hero(n)) for n in view["hero_row"] if n >= 0
    ]
    kinds = dict.fromkeys(kind for kind in view["market"] if kind >= 0)
    things += [(f"building {components.buildings[k].key}", words.building(k)) for k in kinds]
    things += [
        (f"field {FIELD_NAMES[field]}", words.t("about.field", field=words.field(field)))
        for field in range(FIELDS)
    ]
    for row in range(ROWS):
        things.append((f"wilderness {row + 1}", words.t("about.wilderness", row=ROMAN[row])))
        things.append((f"settlement {row + 1}", words.t("about.settlement", row=words.row(row))))
    return things
