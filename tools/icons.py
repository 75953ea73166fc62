"""python -m tools.icons: draws the app icons that systems want as pixels, from icon.svg."""

import sys

from playwright.sync_api import sync_playwright

from tools.browser import installed
from tools.build.places import WEB

# A maskable icon may be cut to a circle, so it is drawn smaller on a full ground.
SIZES = {"icon-180.png": (180, 1.0), "icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0)}
MASKABLE = {"icon-maskable-512.png": (512, 0.8)}


def main() -> int:
    """Writes the icons beside icon.svg."""
    drawing = (WEB / "icons" / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed())
        for name, (size, share) in (SIZES | MASKABLE).items():
            page = browser.new_page(viewport={"width": size, "height": size})
            inner, ground = round(size * share), "#efe6cf" if share < 1 else "transparent"
            page.set_content(
                f'<body style="margin:0;background:{ground};display:grid;place-items:center;'
                f'height:{size}px"><div style="width:{inner}px;height:{inner}px">{drawing}</div>'
            )
            page.screenshot(path=WEB / "icons" / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
