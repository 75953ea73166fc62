"""Zip archives that depend on nothing but their content."""

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path

# The oldest date a zip can carry: any fixed one makes two builds equal.
DATE = (1980, 1, 1, 0, 0, 0)

# A .pyc says after its magic number how it is to be checked against its source.
# There is no source beside ours, so: by hash, never checked, no hash.
PYC_HEADER = (1).to_bytes(4, "little") + bytes(8)


def read(archive: bytes) -> dict[str, bytes]:
    """The files of a zip archive by name."""
    with zipfile.ZipFile(io.BytesIO(archive)) as source:
        return {name: source.read(name) for name in source.namelist() if not name.endswith("/")}


def pack(files: Mapping[str, bytes]) -> bytes:
    """A zip archive of `files`, equal byte for byte whenever the files are equal."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, settle(name, files[name]), compresslevel=9)
    return target.getvalue()


def settle(name: str, content: bytes) -> bytes:
    """`content` without the date that a compiler wrote into it."""
    if not name.endswith(".pyc"):
        return content
    return content[:4] + PYC_HEADER + content[16:]


def folder(base: Path, *, under: str = "") -> dict[str, bytes]:
    """All files of a folder by relative name, without what Python left behind."""
    return {
        under + path.relative_to(base).as_posix(): path.read_bytes()
        for path in sorted(base.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".pyc"
    }
