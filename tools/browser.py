"""python -m tools.browser: makes sure that there is a Chromium for the tests.

One that is installed is preferred. Else it comes from apt where we are root, and from
Playwright otherwise.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


def installed() -> str | None:
    """The path of a Chromium or Chrome on this machine; None if Playwright's is to be used."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    return str(APPLICATIONS) if APPLICATIONS.exists() else None


def playwrights_own() -> bool:
    """Whether Playwright has downloaded a Chromium before."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def main() -> int:
    """Installs a Chromium unless there is one."""
    if installed() or playwrights_own():
        return 0
    print("Installing a Chromium for the tests", flush=True)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False)
        wanted = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
        if subprocess.run(wanted).returncode == 0 and installed():
            return 0
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"]).returncode == 0:
        return 0
    print("There is no Chromium and none could be installed:", file=sys.stderr)
    print("install Chromium or Chrome with your system's package manager.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
