"""The files of Pyodide and PyScript that the page loads, and no others."""

import json
from pathlib import Path

from tools.build import stdlib
from tools.build.compiled import compiled
from tools.build.places import NODE_MODULES, PYODIDE, PYSCRIPT, BuildError

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")

# PyScript asks for its plugins even where they are switched off.
PYSCRIPT_FILES = (
    "core.js",
    "core-*.js",
    "deprecations-manager-*.js",
    "donkey-*.js",
    "error-*.js",
    "py-editor-*.js",
    "py-game-*.js",
    "py-terminal-*.js",
)

LICENCES = Path(__file__).with_name("licences")
"""Texts that the packages themselves do not bring."""
BROUGHT = {"pyodide": "mpl-2.0.txt"}
"""By the name of a package: the text of its licence."""

MAP_COMMENT = b"//# sourceMappingURL="


def vendored(*, whole_stdlib: bool = False) -> dict[str, bytes]:
    """Pyodide with its standard library compiled and trimmed, and PyScript, by site path."""
    files = {f"pyodide/{name}": _script(PYODIDE / name) for name in PYODIDE_FILES}
    files["pyodide/pyodide-lock.json"] = _lock()
    library = stdlib.everything() if whole_stdlib else stdlib.trimmed()
    files["pyodide/python_stdlib.zip"] = compiled(library)
    return files | pyscript()


def pyscript() -> dict[str, bytes]:
    """The files of PyScript by site path."""
    files = {}
    for pattern in PYSCRIPT_FILES:
        paths = sorted(PYSCRIPT.glob(pattern))
        if not paths:
            raise BuildError(f"@pyscript/core has no file {pattern}: list what it loads now.")
        files.update({f"pyscript/{path.name}": _script(path) for path in paths})
    return files


def licences() -> bytes:
    """Names, versions and licences of what the site ships from npm, and of Pyodide's Python."""
    lock = json.loads((NODE_MODULES.parent / "package-lock.json").read_text(encoding="utf-8"))
    parts = ["Parts of this site that are not ours, with their licences.\n"]
    for path, entry in sorted(lock["packages"].items()):
        if not path or entry.get("dev"):
            continue
        name = path.removeprefix("node_modules/")
        parts.append(f"\n== {name} {entry['version']}: {entry.get('license', 'see its page')}\n")
        texts = sorted((NODE_MODULES.parent / path).glob("LICEN[CS]E*"))
        texts += [LICENCES / BROUGHT[name]] if name in BROUGHT and not texts else []
        parts += [_licence(text) for text in texts]
    python = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]["python"]
    parts.append(f"\n== CPython {python}, as a part of Pyodide: PSF-2.0\n")
    parts.append(_licence(LICENCES / "cpython.txt"))
    return "".join(parts).encode()


def _licence(path: Path) -> str:
    return f"\n{path.read_text(encoding='utf-8').strip()}\n"


def _script(path: Path) -> bytes:
    """A script without the line that sends developer tools after a map we do not ship."""
    content = path.read_bytes()
    if path.suffix == ".wasm":
        return content
    body, mark, tail = content.rpartition(MAP_COMMENT)
    return body if mark and len(tail) < 100 else content


def _lock() -> bytes:
    """Pyodide's list of packages without packages: the page loads none."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}
    return json.dumps(lock, separators=(",", ":")).encode()
