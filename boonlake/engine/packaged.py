"""Files that come with a package, read wherever the package lies."""

from __future__ import annotations

from pathlib import Path
from zipimport import zipimporter


def read(file: Path) -> str:
    """The text of a file beside a module; Python may have found both inside a wheel."""
    try:
        content = file.read_bytes()
    except NotADirectoryError:
        content = zipimporter(str(file.parent)).get_data(str(file))
    return content.decode("utf-8-sig")
