"""Every Python from 3.11 on that is found on this machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

LEAST = (3, 11)
NEWEST = 20
PLACES = (
    (Path(os.environ.get("PYENV_ROOT", "~/.pyenv")), "versions/*/bin/python3"),
    (Path("~/.local/share/uv/python"), "*/bin/python3"),
    (Path("/opt/homebrew/bin"), "python3.*[0-9]"),
    (Path("/usr/local/bin"), "python3.*[0-9]"),
    (Path("/usr/bin"), "python3.*[0-9]"),
)
ASK = "import platform, sys; print(platform.python_implementation(), sys.version.split()[0])"


def pythons() -> dict[str, str]:
    """Their commands, by implementation and version; the one that runs this comes first."""
    commands = [sys.executable, *(f"python3.{n}" for n in range(LEAST[1], NEWEST)), "pypy3"]
    for folder, names in PLACES:
        commands += sorted(map(str, folder.expanduser().glob(names)))
    found: dict[str, str] = {}
    for command in commands:
        version = _version(command)
        if version and _numbers(version) >= LEAST:
            found.setdefault(version, command)
    return found


def _version(command: str) -> str:
    try:
        asked = subprocess.run([command, "-c", ASK], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""


def _numbers(version: str) -> tuple[int, int]:
    major, minor = version.split()[1].split(".")[:2]
    return int(major), int(minor)
