"""python -m tools.release: the built site as one archive, ready for any static host."""

import sys

import boonlake
from tools.build import archive
from tools.build.places import BUILD, DIST, ROOT


def main() -> int:
    """Writes build/boonlake-VERSION-site.zip with the site and a word on hosting it."""
    files = archive.folder(DIST)
    files["HOSTING.md"] = (ROOT / "docs" / "hosting.md").read_bytes()
    files["LICENSE"] = (ROOT / "LICENSE").read_bytes()
    path = BUILD / f"boonlake-{boonlake.__version__}-site.zip"
    path.write_bytes(archive.pack(files))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB; unpack it on the host")
    return 0


if __name__ == "__main__":
    sys.exit(main())
