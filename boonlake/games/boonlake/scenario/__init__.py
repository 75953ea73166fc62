"""The words of Boonlake in scenario files: positions that are given, and what is asked of them."""

from .given import give, start
from .then import ask

__all__ = ["ask", "give", "start"]
