"""The browser's global names, as Pyodide lends them to Python."""

from typing import Any

def __getattr__(name: str) -> Any: ...
