"""python -m tools.browser [--all]: makes sure that there are browsers for the tests.

A Chromium is needed: one that is installed is preferred, else it comes from apt where we are root,
and from Playwright otherwise. With --all Firefox and WebKit come from apt, too. Where they cannot
be had, it says which ones the tests leave out; in continuous integration (CI=true) that is a
failure.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

CHROMIUM = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
"""The first one has no window of its own, so that pages open with less ado."""
CHROME_ON_MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
FIREFOX = ("firefox-esr", "firefox")
MINI_BROWSER = "webkit2gtk-4.*/MiniBrowser"
"""WebKitGTK's own small browser, in one of the folders for libraries."""
LIBRARIES = (Path("/usr/lib"), Path("/usr/libexec"), Path("/usr/lib64"))


@dataclass(frozen=True)
class WebKit:
    """What WebKit is driven with: its browser, its driver, and a screen that nobody looks at."""

    browser: str
    driver: str
    screen: str


def installed() -> str | None:
    """The path of a Chromium or Chrome on this machine; None if Playwright's is to be used."""
    if path := _first(CHROMIUM):
        return path
    return str(CHROME_ON_MAC) if CHROME_ON_MAC.exists() else None


def firefox() -> str | None:
    """The path of a Firefox on this machine."""
    return _first(FIREFOX)


def webkit() -> WebKit | None:
    """The parts of WebKit, if all of them are on this machine."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    folders = [folder for base in LIBRARIES for folder in (base, *base.glob("*-linux-gnu*"))]
    browsers = [path for folder in folders for path in folder.glob(MINI_BROWSER)]
    if driver and screen and browsers:
        return WebKit(str(browsers[-1]), driver, screen)
    return None


def _first(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


@dataclass(frozen=True)
class Other:
    """A browser besides Chromium: how it is found, and Debian's packages of it."""

    find: Callable[[], object]
    packages: tuple[str, ...]


OTHERS = {
    "Firefox": Other(firefox, ("firefox-esr",)),
    "WebKit": Other(webkit, ("webkit2gtk-driver", "xvfb")),
}


def left_out() -> list[str]:
    """The browsers that the tests cannot try here."""
    return [name for name, other in OTHERS.items() if other.find() is None]


def missing() -> str:
    """One sentence about browsers that are left out, or nothing."""
    packages = [package for name in left_out() for package in OTHERS[name].packages]
    if not packages:
        return ""
    return (
        f"NOT TRIED IN {' AND '.join(left_out()).upper()}: not on this machine;"
        f" as root `apt-get install --no-install-recommends {' '.join(packages)}` brings it."
    )


def must_have_all() -> bool:
    """Whether a browser that is left out is a failure: in continuous integration it is."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def by_apt(*packages: str) -> None:
    """Installs Debian packages where we may."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' '.join(packages)} for the tests", flush=True)
        subprocess.run(["apt-get", "update", "-q"], check=False)
        wanted = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
        subprocess.run(wanted, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=False)


def playwrights_own() -> bool:
    """Whether Playwright has downloaded a Chromium before."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def get_chromium() -> bool:
    """Installs a Chromium unless there is one."""
    if installed() or playwrights_own():
        return True
    for package in CHROMIUM[:2]:
        by_apt(package)
        if installed():
            return True
    own = [sys.executable, "-m", "playwright", "install", "chromium"]
    return subprocess.run(own).returncode == 0


def main() -> int:
    """Installs what is missing and says what stays so."""
    parser = argparse.ArgumentParser(prog="tools.browser", description=__doc__)
    parser.add_argument("--all", action="store_true", help="Firefox and WebKit as well")
    options = parser.parse_args()
    if not get_chromium():
        print("There is no Chromium and none could be installed:", file=sys.stderr)
        print("install Chromium or Chrome with your system's package manager.", file=sys.stderr)
        return 1
    if not options.all:
        return 0
    if wanted := [package for name in left_out() for package in OTHERS[name].packages]:
        by_apt(*wanted)
    if said := missing():
        print(said, file=sys.stderr)
        return 1 if must_have_all() else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
