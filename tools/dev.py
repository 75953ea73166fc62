"""python -m tools.dev [--port N]: serves readable sources and rebuilds when one changes."""

import argparse
import subprocess
import sys
import threading
import time
from pathlib import Path

from tools.build.places import BUILD, ROOT
from tools.serve import first_free

WATCHED = ("boonlake", "web", "index.html", "pyscript.toml")
SITE = BUILD / "dev"


def main() -> int:
    """Serves until interrupted; every build runs afresh, so the build itself may change too."""
    parser = argparse.ArgumentParser(prog="tools.dev", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="the port to try first")
    options = parser.parse_args()
    if _build():
        return 1
    with first_free(SITE, options.port, "/") as site:
        print(f"Boonlake is at http://127.0.0.1:{site.server_address[1]}/ (Ctrl+C ends it)")
        threading.Thread(target=site.serve_forever, daemon=True).start()
        try:
            _watch()
        except KeyboardInterrupt:
            print()
    return 0


def _watch() -> None:
    seen = _dates()
    while True:
        time.sleep(0.5)
        if (now := _dates()) != seen:
            seen = now
            _build()


def _build() -> int:
    command = [sys.executable, "-m", "tools.build", "--dev", "--out", str(SITE)]
    return subprocess.run(command, cwd=ROOT).returncode


def _dates() -> dict[Path, float]:
    files: list[Path] = []
    for name in WATCHED:
        path = ROOT / name
        files += path.rglob("*") if path.is_dir() else [path]
    return {path: path.stat().st_mtime for path in files if path.is_file()}


if __name__ == "__main__":
    sys.exit(main())
