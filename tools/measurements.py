"""docs/measurements.md: the last result of every command that is too long for each run."""

import datetime
import platform
import re

from tools.build.places import ROOT

PAGE = ROOT / "docs" / "measurements.md"


def record(title: str, text: str) -> None:
    """Replaces the section with this title by `text` under today's date."""
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    section = f"## {title}\n\n{today}, {machine()}.\n\n{text.strip()}\n"
    page = PAGE.read_text(encoding="utf-8")
    pattern = re.compile(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(page):
        page = pattern.sub(lambda _: section + "\n", page)
    else:
        page = f"{page.rstrip()}\n\n{section}"
    PAGE.write_text(page.rstrip() + "\n", encoding="utf-8")


def machine() -> str:
    """The machine in a few words, without its name."""
    import os

    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
