"""python -m tools.dev [--port N]: serves readable sources and rebuilds when one changes."""

import argparse
import subprocess
import sys
import threading

from watchfiles import watch

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
        _watch()
    return 0


def _watch() -> None:
    for _ in watch(*(ROOT / name for name in WATCHED), raise_interrupt=False):
        _build()


def _build() -> int:
    command = [sys.executable, "-m", "tools.build", "--dev", "--out", str(SITE)]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
