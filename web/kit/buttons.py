"""Buttons that take an option."""

from __future__ import annotations

from html import escape


def button(option: str, label: str, css: str = "", picture: str = "") -> str:
    """A button that takes an option."""
    return (
        f'<button type="button" class="take {css}" data-option="{escape(option)}">'
        f"{picture}<span>{escape(label)}</span></button>"
    )


def signed(points: int) -> str:
    """Points with a true minus."""
    return str(points).replace("-", "−")


def notes(inner: str, label: str, css: str = "takes") -> str:
    """Notes beside the question that nobody can take; with the focus on them keys scroll them."""
    return f'<div class="{css}" role="group" aria-label="{label}" tabindex="0">{inner}</div>'
