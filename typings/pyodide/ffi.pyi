"""The part of pyodide.ffi that the page uses."""

from collections.abc import Callable
from typing import Any

class JsException(Exception):
    name: str
    message: str

def create_proxy(value: Any, /) -> Any: ...
def create_once_callable(value: Callable[..., Any], /) -> Any: ...
def to_js(value: Any, /, **options: Any) -> Any: ...
