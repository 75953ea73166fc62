"""The commands of `python -m boonlake`, with guests at the table."""

from __future__ import annotations

import sys

from boonlake import games

from . import BOX

# Processes that play games of a series read this module too, so that they know the guests.
games.register(BOX.name, BOX.package)

if __name__ == "__main__":
    from boonlake.__main__ import main

    sys.exit(main())
