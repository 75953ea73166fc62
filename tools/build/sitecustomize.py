"""Runs when Python starts in the page: fetches the rest of the standard library on demand.

The standard library comes in two archives. Importing a module of the second one, which
nothing of ours does on purpose, fetches that archive and tries again.
"""

import sys
from importlib.machinery import ModuleSpec, PathFinder

# The top-level names that the second archive has modules of; the build puts them here.
NAMES = frozenset[str]()
REST = "python_rest.zip"


class Rest:
    """A finder that stands behind all others and is asked for what they did not find."""

    fetched = False

    @classmethod
    def find_spec(cls, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """The module from the second archive, which is fetched the first time."""
        top = name.partition(".")[0]
        if cls.fetched or top not in NAMES:
            return None
        cls.fetched = True
        content = _fetch()
        if not content:
            return None
        with open(f"/lib/{REST}", "wb") as file:  # noqa: PTH123 - pathlib would load slowly here
            file.write(content)
        sys.path.append(f"/lib/{REST}")
        _widen_packages()
        package = sys.modules.get(name.rpartition(".")[0])
        return PathFinder.find_spec(name, package.__path__ if package else None)


def _widen_packages() -> None:
    """Lets packages that are loaded already find their modules in the second archive."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in NAMES and hasattr(module, "__path__"):
            module.__path__.append(f"/lib/{REST}/{name.replace('.', '/')}")


def _fetch() -> bytes:
    import js
    import pyodide_js

    if not hasattr(js, "XMLHttpRequest"):
        return b""
    request = js.XMLHttpRequest.new()
    request.open("GET", f"{pyodide_js._api.config.indexURL}{REST}", False)
    # A request that waits may only answer with text; this encoding keeps every byte.
    request.overrideMimeType("text/plain; charset=x-user-defined")
    request.send()
    if request.status != 200:
        return b""
    return bytes(ord(character) & 0xFF for character in request.responseText)


sys.meta_path.append(Rest)
