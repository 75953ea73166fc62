"""The command line: python -m boonlake COMMAND …"""

from __future__ import annotations

import os
import sys

from .cli import CommandError, commands, run


def main(args: list[str] | None = None) -> int:
    """Run a command; the exit status is 2 for bad input, which gets one line."""
    words = sys.argv[1:] if args is None else args
    if not words or words[0] in ("-h", "--help", "help"):
        print("usage: python -m boonlake COMMAND …   (COMMAND --help says more)\n")
        for name, what in commands().items():
            print(f"  {name:<12}{what}")
        return 0 if words else 2
    try:
        return run(words[0], words[1:])
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has seen enough; keep Python from complaining at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
