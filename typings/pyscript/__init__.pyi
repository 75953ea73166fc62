"""The part of PyScript that the page uses."""

from collections.abc import Awaitable
from typing import Any

document: Any
window: Any

def create_named_worker(
    src: str = ..., name: str = ..., config: Any = ..., type: str = ...
) -> Awaitable[Any]: ...
