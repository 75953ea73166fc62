"""python -m tools.build [--dev] [--out FOLDER]: builds the site."""

import argparse
import sys
import time
from pathlib import Path

from tools.build import site
from tools.build.compiled import method
from tools.build.places import DIST, BuildError


def main() -> int:
    """Builds the site and says what came out."""
    parser = argparse.ArgumentParser(prog="tools.build", description=__doc__)
    parser.add_argument("--dev", action="store_true", help="keep sources readable")
    parser.add_argument("--out", type=Path, default=DIST, help="the folder to write")
    options = parser.parse_args()
    start = time.monotonic()
    print(f"Building the site ({'readable sources' if options.dev else 'compiled by ' + method()})")
    try:
        built = site.build(dev=options.dev)
    except BuildError as error:
        print(f"The site was not built: {error}", file=sys.stderr)
        return 1
    built.write(options.out.resolve())
    megabytes = sum(map(len, built.files.values())) / 1e6
    print(
        f"{options.out.name}/: version {built.version}, {len(built.files)} files,"
        f" {megabytes:.1f} MB, {time.monotonic() - start:.1f} s"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
