"""python -m tools.pyodide_tests FOLDERS…: runs tests inside Pyodide, on the wheel of dist/.

Files are dealt to two processes, largest first, since Pyodide has no threads.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.build.places import DIST, NODE_SCRIPTS, ROOT

PROCESSES = 2
NO_TESTS = 5


def main() -> int:
    """Runs the tests of the folders given and gives pytest's worst exit code."""
    files = sorted(
        (path for name in sys.argv[1:] for path in (ROOT / name).rglob("test_*.py")),
        key=lambda path: -path.stat().st_size,
    )
    if not files:
        print(f"There is no test in {' '.join(sys.argv[1:])}.", file=sys.stderr)
        return NO_TESTS
    hands = [files[start::PROCESSES] for start in range(PROCESSES)]
    running = [_start(hand) for hand in hands if hand]
    worst = 0
    for process in running:
        output, _ = process.communicate()
        print(f"Inside Pyodide: {output}", end="", flush=True)
        worst = max(worst, process.returncode)
    return worst


def _start(files: list[Path]) -> "subprocess.Popen[str]":
    app = next(DIST.glob("app-*"))
    names = [path.relative_to(ROOT).as_posix() for path in files]
    packages = sysconfig.get_path("purelib")
    script = str(NODE_SCRIPTS / "pytest.mjs")
    return subprocess.Popen(
        ["node", script, str(app), packages, *names],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


if __name__ == "__main__":
    sys.exit(main())
