"""Makes the imports of a start quick, then opens the page.

Most of the time between a started Python and a page that can be used goes into importing.
The build looks at all our modules once and notes two things in start.bin: where every module
is, so that nobody has to search, and the functions of every dataclass, so that they need not
be compiled anew. Without that file everything works too, only slower.
"""

from __future__ import annotations

import builtins
import dataclasses
import marshal
import sys
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

NOTES = Path(__file__).with_name("start.bin")


class Known:
    """Finds the modules whose place was noted."""

    places: dict[str, tuple[str, bool]]

    def __init__(self, places: dict[str, tuple[str, bool]]) -> None:
        self.places = places

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Where a module is; None sends Python searching."""
        if name not in self.places:
            return None
        place, is_package = self.places[name]
        inside = [place.rpartition("/")[0]] if is_package else None
        loader = SourcelessFileLoader(name, place)
        return spec_from_file_location(
            name, place, loader=loader, submodule_search_locations=inside
        )


def quicken() -> None:
    """Use what the build noted."""
    if not NOTES.exists():
        return
    places, codes = marshal.loads(NOTES.read_bytes())
    sys.meta_path.insert(0, Known(places))

    def execute(text: str, names: dict[str, Any], space: dict[str, Any]) -> None:
        code: str | CodeType = codes.get(text, text)
        builtins.exec(code, names, space)

    # A module's own name hides a builtin one; dataclasses calls exec for each class.
    setattr(dataclasses, "exec", execute)  # noqa: B010 - no such name is declared there


quicken()

import web.main  # noqa: E402, F401 - only now is it quick
