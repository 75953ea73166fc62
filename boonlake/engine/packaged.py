"""Files that come with a package, read wherever the package lies."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from zipimport import zipimporter


def read(file: Path) -> str:
    """The text of a file beside a module; Python may have found both inside a wheel."""
    try:
        content = file.read_bytes()
    except NotADirectoryError:
        content = zipimporter(str(file.parent)).get_data(str(file))
    return content.decode("utf-8-sig")


def join(package: str, archive: str) -> None:
    """Let modules of a package be imported from one more archive, which has more of them."""
    folder = f"{archive}/{package.replace('.', '/')}"
    places = import_module(package).__path__
    if folder not in places:
        places.append(folder)
