"""Files that come with a package, read wherever the package lies."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from zipimport import ZipImportError, zipimporter


def read(file: Path) -> str:
    """The text of a file beside a module; Python may have found both inside a wheel."""
    archive = _archive(str(file.parent))
    content = archive.get_data(str(file)) if archive else file.read_bytes()
    return content.decode("utf-8-sig")


@lru_cache(maxsize=64)
def _archive(folder: str) -> zipimporter | None:
    """The archive inside which a folder is; None for one of the file system."""
    try:
        return zipimporter(folder)
    except ZipImportError:
        return None


def join(package: str, archive: str) -> None:
    """Let modules of a package be imported from one more archive, which has more of them."""
    folder = f"{archive}/{package.replace('.', '/')}"
    places = import_module(package).__path__
    if folder not in places:
        places.append(folder)
