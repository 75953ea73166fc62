"""What has to be told: a full storage, a damaged game, and long games that are only here."""

from __future__ import annotations

from html import escape

from ..session.session import Session
from .language import Language


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


def reminder(session: Session, language: Language) -> str:
    """A card of the set-up that long games are only here; "" if there are none, or told lately."""
    games = 0 if session.reminded else session.library.only_here()
    if not games:
        return ""
    acts = [("keep.backup", "backup"), ("keep.later", "later")]
    return (
        f'<section class="setup-card remind"><p>{language.say("keep.remind", n=games)}</p>'
        f'<div class="takes">{_buttons(language, acts)}</div></section>'
    )


def _buttons(language: Language, acts: list[tuple[str, str]]) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(act)}">{language.say(key)}</button>'
        for key, act in acts
    )


def _box(text: str, buttons: str, role: str) -> str:
    return f'<div class="banner" role="{role}"><p>{text}</p><div>{buttons}</div></div>'
