"""Where things are in a checkout."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
CACHE = BUILD / "cache"
DIST = ROOT / "dist"
WEB = ROOT / "web"
NODE_MODULES = ROOT / "node_modules"
PYODIDE = NODE_MODULES / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
NODE_SCRIPTS = ROOT / "tools" / "pyodide"


class BuildError(Exception):
    """Something the builder cannot go on without, said in one sentence."""
