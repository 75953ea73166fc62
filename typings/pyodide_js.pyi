"""Pyodide's own JavaScript half, as seen from Python."""

from typing import Any

_api: Any
