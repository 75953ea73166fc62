"""The prompt in words: what is asked, every choice with its price and what follows, what cannot be
taken and why, and what has happened since the last choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING

from boonlake.engine.game import Sight
from boonlake.engine.words import Offer
from boonlake.text import in_words

from ...kit import plain
from ...kit.look import Look
from ..language import Language

if TYPE_CHECKING:
    from ...session.table import Table

ASK = "ask"
"""The id of the heading that says what is asked."""


def prompt(
    table: Table,
    language: Language,
    look: Look,
    sight: Sight,
    names: Sequence[str],
    sentence: str,
    hint: str,
) -> str:
    """Everything that whoever chooses needs to know."""
    game, text = table.game, language.text
    offers = in_words.offers(game, text, sight, names, table.preview)
    refused = in_words.refusals(game, text, sight, names, table.why_not)
    beside = [offer for offer in offers if offer.beside]
    return "".join(
        (
            f'<h2 id="{ASK}" class="ask" tabindex="-1">{escape(sentence)}</h2>',
            plain.lines(game.about(text, sight, "")),
            _offers([offer for offer in offers if not offer.beside], "main"),
            _titled(language.say(look.beside_label), _offers(beside, "beside")) if beside else "",
            hint,
            _titled(
                language.say("words.since"),
                plain.lines(_news(table, language, names, sight)),
            ),
            _titled(
                language.say("words.refused"),
                plain.lines(
                    text.t("words.refusal", things=", ".join(each.things), reason=each.reason)
                    for each in refused
                ),
            ),
        )
    )


def _titled(title: str, inner: str) -> str:
    return f"<h3>{title}</h3>{inner}" if inner else ""


def _news(table: Table, language: Language, names: Sequence[str], sight: Sight) -> Iterable[str]:
    """What has happened since the last choice of whoever is asked."""
    seat = sight.view["decision"]["seat"]
    first = in_words.since(table.match, seat)
    for _, sentences in in_words.story(table.match, language.text, names, table.shown, first):
        yield from sentences


def _offers(offers: Sequence[Offer], group: str) -> str:
    items = "".join(_offer(offer, f"{group}-{n}") for n, offer in enumerate(offers))
    return f'<ul class="offers">{items}</ul>' if items else ""


def _offer(offer: Offer, name: str) -> str:
    """A button that says what is taken and what follows, and beside it what the thing is."""
    said = " ".join(filter(None, (offer.price, *offer.follows)))
    price = f". <small>{escape(said)}</small>" if said else ""
    about, described = "", ""
    if offer.about:
        about = f'<p id="about-{name}" class="about">{escape(" ".join(offer.about))}</p>'
        described = f' aria-describedby="about-{name}"'
    return (
        f'<li><button type="button" class="take" data-option="{escape(offer.option)}"{described}>'
        f"<span>{escape(offer.label)}</span>{price}</button>{about}</li>"
    )
