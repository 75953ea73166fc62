"""The page's address: parameters, the way back, and what stands at its end."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_proxy
from pyscript import window


def query() -> dict[str, str]:
    """The parameters in the page's address."""
    # The browser reads them; Python's reader would be a tenth of all imports at the start.
    # As an array: Python would take the parameters themselves for a mapping and see only keys.
    pairs = getattr(window.Array, "from")(window.URLSearchParams.new(window.location.search))
    return {str(pair[0]): str(pair[1]) for pair in pairs}


def show(search: str, *, step: bool = False) -> None:
    """Replace the parameters in the page's address; with `step` the back button returns."""
    where = str(window.location.pathname) + search
    if step:
        window.history.pushState(None, "", where)
    else:
        window.history.replaceState(None, "", where)


def on_back(handler: Callable[[], object]) -> None:
    """Call `handler` after the back or forward button has changed the address."""
    window.addEventListener("popstate", create_proxy(lambda event: handler()))


def fragment() -> str:
    """The end of the page's address, without its sign."""
    return str(window.location.hash).removeprefix("#")


def on_fragment(handler: Callable[[], object]) -> None:
    """Call `handler` after the end of the address has changed."""
    window.addEventListener("hashchange", create_proxy(lambda event: handler()))


def link(end: str) -> str:
    """An address of this page with an end."""
    return f"{window.location.origin}{window.location.pathname}#{end}"
