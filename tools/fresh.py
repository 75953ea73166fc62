"""python -m tools.fresh [TARGET…] [--record]: the commands of the README in a fresh clone.

The clone, the home folder and every cache lie in an empty temporary folder, and PATH holds
system folders only. What works here relies on nothing but the clone and system packages.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tools import measurements
from tools.build.places import ROOT

SYSTEM = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
TARGETS = ("play", "test")

# What a machine needs to reach its package registries; nothing of ours is in them.
KEPT = ("SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "PIP_CERT")
KEPT_PREFIXES = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy")
REGISTRY = ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL", "PIP_CONFIG_FILE", "NPM_CONFIG_REGISTRY")

NO_PROXY = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def environment(home: Path) -> dict[str, str]:
    """An environment that knows no cache and no tool of the current one."""
    folders = {"HOME": "", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config"}
    folders |= {"XDG_DATA_HOME": "data", "PIP_CACHE_DIR": "pip", "npm_config_cache": "npm"}
    own = {name: str(home / folder) for name, folder in folders.items()}
    inherited = {
        name: os.environ[name] for name in (*KEPT, *KEPT_PREFIXES, *REGISTRY) if name in os.environ
    }
    return own | inherited | {"PATH": SYSTEM, "LANG": "C.UTF-8", "CI": "true"}


def run(target: str, clone: Path, env: dict[str, str]) -> tuple[int, float]:
    """The exit code and the minutes of one make target; of `play` until the page is served."""
    print(f"== make {target}", flush=True)
    start = time.monotonic()
    code = (_play if target == "play" else _make)(["make", target], clone, env)
    return code, (time.monotonic() - start) / 60


def _make(command: list[str], clone: Path, env: dict[str, str]) -> int:
    return subprocess.run(command, cwd=clone, env=env, stdin=subprocess.DEVNULL).returncode


def _play(command: list[str], clone: Path, env: dict[str, str]) -> int:
    """Asks for the page at the address that is printed, then stops as a keyboard would."""
    playing = subprocess.Popen(
        command,
        cwd=clone,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert playing.stdout
    text = ""
    for line in playing.stdout:
        print(line, end="", flush=True)
        if address := re.search(r"http://127\.0\.0\.1:\d+/", line):
            with NO_PROXY.open(address[0]) as page:
                text = page.read().decode()
            os.killpg(playing.pid, signal.SIGINT)
    playing.wait()
    return 0 if "<title>Boonlake" in text else playing.returncode or 1


def table(results: dict[str, tuple[int, float]], commit: str) -> str:
    """The result for people."""
    lines = [f"Commit {commit}, in an empty folder with an empty home:", ""]
    lines += ["| command | result | minutes |", "|---|---|---|"]
    for target, (code, minutes) in results.items():
        lines.append(f"| `make {target}` | {'works' if code == 0 else 'FAILS'} | {minutes:.1f} |")
    return "\n".join(lines)


def main() -> int:
    """Clones, runs the targets, says how it went."""
    parser = argparse.ArgumentParser(prog="tools.fresh", description=__doc__)
    parser.add_argument("targets", nargs="*", default=TARGETS)
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    options = parser.parse_args()
    home = Path(tempfile.mkdtemp(prefix="boonlake-fresh-"))
    try:
        clone = home / "clone"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        head = ["git", "-C", str(clone), "rev-parse", "--short", "HEAD"]
        commit = subprocess.run(head, capture_output=True, text=True, check=True).stdout.strip()
        env = environment(home)
        results = {target: run(target, clone, env) for target in options.targets}
    finally:
        shutil.rmtree(home, ignore_errors=True)
    print(table(results, commit))
    if options.record:
        measurements.record("Fresh machine", table(results, commit))
    return max(code for code, _ in results.values())


if __name__ == "__main__":
    sys.exit(main())
