"""What has to be told beside everything else: a full storage, a damaged game, a reminder."""

from __future__ import annotations

from html import escape

from ..words import Words
from .desk import Desk


def banner(desk: Desk, words: Words, *, at_table: bool) -> str:
    """The most important thing to tell; "" if there is none."""
    if desk.full:
        acts = [("keep.save-file", "save-file"), ("keep.games", "open games")]
        return _box(words.say("keep.full"), _buttons(words, acts), "alert")
    if desk.notice is not None:
        notice = desk.notice
        acts = [("keep.download", f"download {notice.detail}")] if notice.detail else []
        acts.append(("ui.close", "dismiss"))
        return _box(words.say(notice.key, **notice.arguments), _buttons(words, acts), "status")
    lonely = 0 if at_table or desk.reminded else desk.lonely()
    if lonely:
        acts = [("keep.backup", "backup"), ("keep.later", "later")]
        return _box(words.say("keep.remind", n=lonely), _buttons(words, acts), "status")
    return ""


def _buttons(words: Words, acts: list[tuple[str, str]]) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(act)}">{words.say(key)}</button>'
        for key, act in acts
    )


def _box(text: str, buttons: str, role: str) -> str:
    return f'<div class="banner" role="{role}"><p>{text}</p><div>{buttons}</div></div>'
