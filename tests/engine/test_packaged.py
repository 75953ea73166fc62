"""Files beside modules are read from folders and from archives alike."""

from __future__ import annotations

import zipfile
from importlib import import_module
from pathlib import Path

import pytest

from boonlake.engine import packaged


def test_a_file_in_a_folder(tmp_path: Path) -> None:
    (tmp_path / "frogs.txt").write_text("zwölf\n", "utf-8")
    assert packaged.read(tmp_path / "frogs.txt") == "zwölf\n"


def test_a_file_in_a_wheel(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "pond.whl", "w") as wheel:
        wheel.writestr("pond/frogs/all.txt", "zwölf\n")
    assert packaged.read(tmp_path / "pond.whl" / "pond" / "frogs" / "all.txt") == "zwölf\n"


def test_a_file_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "pond.whl", "w") as wheel:
        wheel.writestr("pond/frogs.txt", "zwölf\n")
    for missing in (tmp_path / "toads.txt", tmp_path / "pond.whl" / "pond" / "toads.txt"):
        with pytest.raises(OSError, match=r"toads\.txt"):
            packaged.read(missing)


def test_a_package_may_lie_in_two_archives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(tmp_path / "first.zip", "w") as first:
        first.writestr("marsh/__init__.py", "")
    with zipfile.ZipFile(tmp_path / "second.zip", "w") as second:
        second.writestr("marsh/depth.py", "METRES = 2")
    monkeypatch.syspath_prepend(str(tmp_path / "first.zip"))
    with pytest.raises(ModuleNotFoundError):
        import_module("marsh.depth")
    for _ in range(2):
        packaged.join("marsh", str(tmp_path / "second.zip"))
    assert import_module("marsh.depth").METRES == 2
    assert len(import_module("marsh").__path__) == 2
