"""What has to be told: a full storage, a damaged game, and long games that are only here."""

from __future__ import annotations

from html import escape

from ..session.desk import Desk
from .words import Words


def banner(desk: Desk, words: Words) -> str:
    """The most important thing to tell beside everything else; "" if there is none."""
    if desk.full:
        acts = [("keep.save-file", "save-file"), ("keep.games", "open games")]
        return _box(words.say("keep.full"), _buttons(words, acts), "alert")
    if desk.notice is not None:
        notice = desk.notice
        acts = [("keep.download", f"download {notice.detail}")] if notice.detail else []
        acts.append(("ui.close", "dismiss"))
        return _box(words.say(notice.key, **notice.arguments), _buttons(words, acts), "status")
    return ""


def reminder(desk: Desk, words: Words) -> str:
    """A card of the set-up that long games are only here; "" if there are none, or told lately."""
    lonely = 0 if desk.reminded else desk.lonely()
    if not lonely:
        return ""
    acts = [("keep.backup", "backup"), ("keep.later", "later")]
    return (
        f'<section class="setup-card remind"><p>{words.say("keep.remind", n=lonely)}</p>'
        f'<div class="takes">{_buttons(words, acts)}</div></section>'
    )


def _buttons(words: Words, acts: list[tuple[str, str]]) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(act)}">{words.say(key)}</button>'
        for key, act in acts
    )


def _box(text: str, buttons: str, role: str) -> str:
    return f'<div class="banner" role="{role}"><p>{text}</p><div>{buttons}</div></div>'
