"""What has to be told: a full storage, a damaged game, and long games that are only here."""

from __future__ import annotations

from html import escape

from ..session.session import Session
from .language import Language

HOW = "help.apple"
"""The chapter that says how a page is kept on Apple's devices."""


def banner(session: Session, language: Language) -> str:
    """The most important thing to tell beside everything else; "" if there is none."""
    if session.full:
        acts = [("keep.save-file", "save-file"), ("keep.games", "open games")]
        return _box(language.say("keep.full"), _buttons(language, acts), "alert")
    if session.notice is not None:
        notice = session.notice
        acts = [("keep.download", f"download {notice.damaged}")] if notice.damaged else []
        acts.append(("ui.close", "dismiss"))
        return _box(
            language.say(notice.key, **notice.arguments), _buttons(language, acts), "status"
        )
    return ""


def reminder(session: Session, language: Language, *, forgetful: bool = False) -> str:
    """A card of the set-up that games are only here, and perhaps not for long.

    It is "" if there is nothing to tell, or if it was told lately.
    """
    if session.reminded:
        return ""
    games = session.library.only_here()
    said = [language.say("keep.remind", n=games)] if games else []
    kept = session.library.games() if forgetful else []
    acts = [("keep.backup", "backup")] if games or kept else []
    if forgetful:
        said.append(language.say("keep.forgets"))
        acts.append(("keep.forgets.how", f"open help {HOW}"))
    if not said:
        return ""
    acts.append(("keep.later", "later"))
    words = "".join(f"<p>{sentence}</p>" for sentence in said)
    return (
        f'<section class="setup-card remind">{words}'
        f'<div class="takes">{_buttons(language, acts)}</div></section>'
    )


def _buttons(language: Language, acts: list[tuple[str, str]]) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(act)}">{language.say(key)}</button>'
        for key, act in acts
    )


def _box(text: str, buttons: str, role: str) -> str:
    return f'<div class="banner" role="{role}"><p>{text}</p><div>{buttons}</div></div>'
