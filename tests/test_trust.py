"""docs/trust.md names what is used, with its version and hash."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (\S+) \| (\S+) \| [^|]+ \| [^|]+ \| `([^`]+)` \|$", re.MULTILINE)


def rows() -> set[tuple[str, str, str]]:
    """Packages of the page's tables with their versions and hashes, or the file that has them."""
    return set(ROW.findall((ROOT / "docs" / "trust.md").read_text("utf-8")))


def test_every_package_of_npm_stands_there_with_its_hash() -> None:
    root = json.loads((ROOT / "package.json").read_text("utf-8"))
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    wanted = {
        (name, version, lock[f"node_modules/{name}"]["integrity"])
        for name, version in (root["dependencies"] | root["devDependencies"]).items()
    }
    assert wanted <= rows()
    page = (ROOT / "docs" / "trust.md").read_text("utf-8").replace("\n", " ")
    for path, entry in lock.items():
        name = path.rpartition("node_modules/")[2]
        assert (
            not path
            or name in root["dependencies"] | root["devDependencies"]
            or (f"{name} {entry['version']}" in page)
        )


def test_every_tool_stands_there_with_the_file_that_pins_it() -> None:
    pinned = set()
    for wish in (ROOT / "tools").glob("requirements-*.in"):
        hashes = wish.with_suffix(".txt").read_text("utf-8")
        for name, version in re.findall(r"^([\w.-]+)==(\S+)$", wish.read_text("utf-8"), re.M):
            pinned.add((name, version, f"tools/{wish.stem}.txt"))
            entry = hashes.partition(f"{name.replace('_', '-')}=={version} ")[2]
            assert entry.lstrip("\\ \n").startswith("--hash=sha256:"), name
    assert pinned == {row for row in rows() if row[2].startswith("tools/")}
