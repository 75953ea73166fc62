"""The build: what it makes depends on the sources alone, and is whole."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from boonlake import games
from tools.build import archive, compiled, site, stdlib, vendor
from tools.build.places import PYODIDE, ROOT, WEB, BuildError

MODULE = {"pond/__init__.py": b"DEPTH = 3\n", "pond/frogs.txt": b"two\n"}


@pytest.fixture
def fresh_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache with nothing in it."""
    monkeypatch.setattr(compiled, "CACHE", tmp_path / "cache")
    return tmp_path / "cache"


def magic() -> bytes:
    """The first bytes of byte code that Pyodide can load, from its own minor version."""
    files = archive.read(compiled.COMPILERS["pyodide"](archive.pack(MODULE)))
    return files["pond/__init__.pyc"][:4]


def test_two_builds_are_equal_byte_for_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A part of the standard library tells as much as the whole, and takes seconds.
    some = {path: text for path, text in stdlib.everything().items() if path < "c"}
    monkeypatch.setattr(stdlib, "everything", lambda: some)
    builds = []
    for name in ("first", "second"):
        monkeypatch.setattr(compiled, "CACHE", tmp_path / name)
        builds.append(site.build())
    assert builds[0].version == builds[1].version
    assert builds[0].files == builds[1].files


@pytest.mark.usefixtures("fresh_cache")
@pytest.mark.parametrize("method", ["py-compile", "pyodide"])
def test_every_compiler_writes_byte_code_for_pyodide(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if method == "py-compile" and compiled.method() != method:
        method = "pyodide"  # the only compiler where no matching Python is installed
    monkeypatch.setattr(compiled, "method", lambda: method)
    files = archive.read(compiled.compiled(MODULE))
    assert sorted(files) == ["pond/__init__.pyc", "pond/frogs.txt"]
    assert files["pond/__init__.pyc"][:4] == magic()
    assert files["pond/__init__.pyc"][4:16] == archive.PYC_HEADER
    assert files["pond/frogs.txt"] == b"two\n"


@pytest.mark.parametrize("method", ["py-compile", "pyodide"])
def test_a_module_that_cannot_be_compiled_is_named(method: str) -> None:
    if compiled.method() != "py-compile":
        method = "pyodide"  # the only compiler where no matching Python is installed
    with pytest.raises(BuildError, match="pond"):
        compiled.COMPILERS[method](archive.pack({"pond/__init__.py": b"DEPTH ="}))


def test_archives_depend_on_nothing_but_their_content() -> None:
    backwards = dict(reversed(MODULE.items()))
    assert archive.pack(MODULE) == archive.pack(backwards)
    assert archive.read(archive.pack(MODULE)) == MODULE


def test_the_standard_library_comes_without_what_a_page_never_uses() -> None:
    whole, trimmed = stdlib.everything(), stdlib.trimmed()
    assert trimmed.items() < whole.items()
    assert {"json/__init__.py", "random.py", "encodings/utf_8.py"} <= trimmed.keys()
    assert {"email/message.py", "pdb.py", "encodings/koi8_r.py"} <= whole.keys() - trimmed.keys()


def test_the_page_names_the_wheel_that_an_installer_takes() -> None:
    config = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    assert list(config["files"]) == ["./app/boonlake.whl", "./app/web.zip"]
    whole = archive.read(site.wheel())
    parts = site.of_games([whole])
    sources = site.without_games(whole)
    for part in parts.values():
        sources |= part
    assert sources == whole, "the archives together are the wheel"
    shipped = archive.read(compiled.compiled(sources))
    assert {path.removesuffix("c") for path in shipped if path.endswith(".pyc")} == {
        path for path in sources if path.endswith(".py")
    }
    assert all(shipped[path] == sources[path] for path in sources if not path.endswith(".py"))


def test_every_game_is_an_archive_apart_from_its_box_and_its_texts() -> None:
    parts = site.of_games([archive.read(site.wheel()), site.front_end()])
    assert sorted(parts) == sorted(games.names())
    for name, part in parts.items():
        assert {f"boonlake/games/{name}/game.py", f"web/games/{name}/look.py"} <= part.keys()
        assert f"boonlake/games/{name}/__init__.py" not in part
        assert not any(path.startswith(f"boonlake/games/{name}/text/") for path in part)


def test_a_site_may_hold_more_packages_and_another_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(vendor, "vendored", lambda **_: {"pyscript/core.js": b""})
    built = site.build(packages=MODULE, workers={"diver.py": b"depth = 3\n"}, program="pond")
    (ours,) = (content for path, content in built.files.items() if path.endswith("/web.zip"))
    assert {"pond/__init__.pyc", "pond/frogs.txt", "web/main.pyc"} <= archive.read(ours).keys()
    assert any(path.endswith("/workers/diver.py") for path in built.files)
    page = built.files["index.html"].decode()
    assert "    import pond\n" in page
    assert "web.main" not in page


def test_the_lock_file_has_integrity_and_no_addresses() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    for name, entry in packages.items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name


def test_the_versions_of_what_we_ship_are_exact() -> None:
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    versions = package["dependencies"] | package["devDependencies"]
    for name, version in versions.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name


def test_the_site_is_whole_and_names_its_files_right() -> None:
    ours = {"app.css": b"", "boonlake.whl": b"", "web.zip": b""}
    built = site.assemble(ours, vendor.pyscript() | {"pyodide/pyodide.mjs": b""})
    page = built.files["index.html"].decode()
    for address in re.findall(r'(?:href|src)="\./([^"]*)"', page):
        assert address in built.files, address
    worker = built.files["sw.js"].decode()
    hashes = json.loads(re.search(r"FILES = (\{.*?\});", worker, re.DOTALL).group(1))  # type: ignore[union-attr]
    listed = {"index.html" if path == "./" else path: digest for path, digest in hashes.items()}
    assert listed == {
        path: hashlib.sha256(content).hexdigest()
        for path, content in built.files.items()
        if path != "sw.js"
    }
    assert f'data-version="{built.version}"' in page
    assert f'VERSION = "{built.version}"' in worker


def test_another_style_sheet_is_another_version_with_the_same_vendored_folder() -> None:
    third = vendor.pyscript()
    first = site.assemble({"app.css": b"a"}, third)
    second = site.assemble({"app.css": b"b"}, third)
    assert first.version != second.version
    assert {p for p in first.files if p.startswith("vendor-")} == {
        p for p in second.files if p.startswith("vendor-")
    }


@pytest.mark.parametrize(
    "script", ["boot/boot.js", "boot/report.js", "boot/words.js", "browser/redraw.js", "boot/sw.js"]
)
def test_another_script_is_another_version(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    third = {"pyscript/core.js": b""}
    before = site.assemble({}, third).version
    changed = Path(shutil.copytree(WEB, tmp_path / "web"))
    monkeypatch.setattr(site, "WEB", changed)
    assert site.assemble({}, third).version == before
    (changed / script).write_text((changed / script).read_text("utf-8") + "\n", "utf-8")
    assert site.assemble({}, third).version != before


def test_the_licences_of_pyodide_and_of_its_python_are_there_in_full() -> None:
    texts = vendor.licences().decode()
    pyodide = texts.partition("\n== pyodide ")[2].partition("\n== ")[0]
    assert "Mozilla Public License" in pyodide
    assert "Exhibit B" in pyodide
    python = texts.partition("\n== CPython 3.")[2].partition("\n== ")[0]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in python
    assert "ZERO-CLAUSE BSD LICENSE FOR CODE IN THE PYTHON" in python


@pytest.mark.parametrize("name", ["bench", "build", "compile", "dev", "test"])
def test_everything_that_pip_installs_is_pinned_with_hashes(name: str) -> None:
    pins = (ROOT / f"tools/requirements-{name}.txt").read_text("utf-8")
    wanted = (ROOT / f"tools/requirements-{name}.in").read_text("utf-8").splitlines()
    lines = [line for line in pins.splitlines() if not line.startswith(("#", " "))]
    assert all("==" in line and line.endswith("\\") for line in lines)
    assert pins.count("--hash=sha256:") >= len(lines)
    pinned = {line.split()[0].replace("_", "-") for line in lines}
    asked = {line.replace("_", "-") for line in wanted if not line.startswith("#")}
    assert asked <= pinned
    assert "://" not in pins


def test_a_font_that_nobody_brought_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BuildError, match=r"no-such-font\.woff2"):
        site._fonts('src: url("fonts/no-such-font.woff2")')


def test_no_text_that_runs_stands_in_the_page_itself() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    assert "<style" not in page
    assert not re.search(r"\son\w+=", page)
    inline = re.findall(r"<script(?![^>]*\bsrc=)([^>]*)>", page)
    assert all('type="py"' in attributes for attributes in inline)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy
    assert policy.group(1).startswith("default-src 'none'")
    assert "http" not in policy.group(1)


def test_pyodide_is_the_version_that_the_page_was_made_for() -> None:
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    assert package["version"] == wanted["pyodide"]
    assert compiled.pyodide_python() in (ROOT / "Makefile").read_text().replace(", ", ".")
