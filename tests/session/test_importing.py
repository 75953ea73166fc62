"""Texts from outside: sound games arrive whole, everything else is refused with its line."""

from __future__ import annotations

import time
import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest

from boonlake.engine.reopen import save_of
from boonlake.engine.save import MAX_TEXT, parse
from web.session import results
from web.session.exchange import without_snapshot
from web.session.importing import Import, look_through
from web.session.library import Library
from web.session.opening import RefusedError, colours_of, opened
from web.session.packing import (
    BACKUP,
    MAX_BACKUP,
    MAX_LINK,
    PackingError,
    bundled,
    fragment_of,
    packed,
    unbundled,
    unpacked,
)
from web.session.results import Result

from .kept_games import (
    COLOURS,
    NAMES,
    PALETTE,
    Dictionary,
    finished_match,
    hostile,
    kept,
    played_match,
)


def found_in(text: str, library: Library | None = None) -> Import:
    """What is found in a text."""
    found = Import()
    for _ in look_through(text, library or Library(Dictionary()), PALETTE, found):
        pass
    return found


def digest(text: str) -> str:
    """The hash of the position to which a game's text leads."""
    match = opened(text).match
    return str(match.game.digest(match.state))


# Links and files


def test_a_finished_four_player_game_is_a_short_text_and_a_short_link() -> None:
    match = finished_match(4)
    text = save_of(match, snapshot=False).text()
    assert len(text.encode()) < 16_000
    assert len(packed(text)) < 6_000
    assert unpacked(packed(text)) == text


@pytest.mark.parametrize("seats", [2, 3, 4, ["human", "eminence:hard"]])
def test_export_and_import_lead_to_the_same_position(seats: int | list[str]) -> None:
    match = played_match(seats, 150)
    text, _ = kept(match, "Sunday")
    link = "http://127.0.0.1/some/path/#" + packed(without_snapshot(text))
    for way in (text, without_snapshot(text), link, bundled([text]), "\n\n  " + text):
        (game,) = found_in(way).games
        assert digest(game.text) == match.game.digest(match.state)
        save = parse(game.text)
        assert save.title == "Sunday"
        assert save.names == NAMES[: len(match.seats)]
        assert save.colours == COLOURS[: len(match.seats)]


def test_a_link_never_unpacks_into_more_than_a_game() -> None:
    bomb = urlsafe_b64encode(zlib.compress(b"0" * 50_000_000)).decode()
    before = time.monotonic()
    with pytest.raises(PackingError, match="too-long"):
        unpacked("game=" + bomb)
    assert time.monotonic() - before < 1


@pytest.mark.parametrize("word", ["", "game=", "game=%%%", "game=ä", "game=AAAA", "game=eJw"])
def test_what_is_no_link_is_refused(word: str) -> None:
    with pytest.raises(PackingError, match="link"):
        unpacked(word)


def test_a_cut_link_is_refused() -> None:
    link = packed(save_of(played_match(2, 30), snapshot=False).text())
    for end in range(6, len(link), 37):
        with pytest.raises(PackingError):
            unpacked(link[:end])
    with pytest.raises(PackingError, match="too-long"):
        unpacked("game=" + "A" * (MAX_LINK + 1))


def test_only_a_bare_link_counts_as_one() -> None:
    assert fragment_of("http://x/y#game=abc") == "game=abc"
    assert fragment_of("title see #game=abc for more") == ""


def test_a_backup_holds_every_game_and_the_results() -> None:
    texts = [kept(played_match(2, n))[0] for n in (5, 50)]
    result = Result("a", 1, ["human", "steady"], ["Anna", "Steady"], [90, 80], [0])
    file = bundled(texts, results.written([result]))
    parts, record = unbundled(file)
    assert [part.strip() for _, part in parts] == [text.strip() for text in texts]
    assert results.read(record) == [result]
    found = found_in(file)
    assert (len(found.games), found.results, found.faults) == (2, [result], [])


def test_a_damaged_game_in_a_backup_is_named_by_its_line_and_the_others_arrive() -> None:
    good, _ = kept(played_match(2, 50))
    bad = without_snapshot(kept(played_match(2, 30))[0]).splitlines()
    wrong = bad.index("", 1) + 5
    bad[wrong] = "ship <b>99</b>"
    file = bundled([good, "\n".join(bad), good.replace("seed 3", "seed 3")])
    found = found_in(file)
    assert len(found.games) == 2
    (fault,) = found.faults
    assert fault.kind == "unreadable"
    assert file.splitlines()[fault.line - 1] == "ship <b>99</b>"


def test_a_game_that_is_here_is_not_brought_again() -> None:
    library = Library(Dictionary())
    text, summary = kept(played_match(2, 50), "here")
    library.keep("one", text, summary)
    found = found_in(without_snapshot(text), library)
    assert [game.here for game in found.games] == ["one"]
    assert found.fresh == []
    assert found_in(kept(played_match(2, 51))[0], library).fresh


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "empty"),
        (" \n\n", "empty"),
        ("hello", "no-save"),
        ("<script>alert(1)</script>", "no-save"),
        (BACKUP + "\n", "backup"),
        (BACKUP + "\n=== results\n[]", "backup"),
        ("x" * (MAX_TEXT + 1), "too-long"),
        ("http://a/#game=zz", "link"),
        (BACKUP + "\n" + "=== game\n" * 1001, "too-many"),
        (BACKUP + "\n=== game\n" + "x" * MAX_BACKUP, "too-large"),
    ],
)
def test_what_carries_no_game_is_named(text: str, kind: str) -> None:
    found = found_in(text)
    assert [fault.kind for fault in found.faults] == [kind]
    assert not found.games


# Kinds of faults


def changed(old: str, new: str, moves: int = 40) -> str:
    """A game's text with something replaced."""
    text, _ = kept(played_match(2, moves))
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        (changed("game boonlake", "game chess"), "other-game", 2),
        (changed("seats human human", "seats human wizard"), "seat", 6),
        (changed("seats human human", "seats human human:x"), "seat", 6),
        (changed("seats human human", "seats human"), "header", 8),
        (changed("seed 3", "seed three"), "header", 5),
        (changed("\n\nkeep", "\n\nKEEP"), "unreadable", 11),
        (changed("\n\nkeep", "\n\nship 3\nkeep"), "impossible", 11),
    ],
)
def test_faults_are_named_with_their_line(text: str, kind: str, line: int) -> None:
    with pytest.raises(RefusedError) as refused:
        opened(text)
    assert (refused.value.fault.kind, refused.value.fault.line) == (kind, line)
    assert refused.value.fault.quote == text.splitlines()[line - 1][:60]


def test_moves_that_lead_elsewhere_than_the_snapshot_are_no_game() -> None:
    text, _ = kept(played_match(2, 40))
    shorter = "\n".join(line for line in text.splitlines() if not line.startswith('{"'))
    assert shorter != text
    other, _ = kept(played_match(2, 40, seed=4))
    position = next(line for line in other.splitlines() if line.startswith('{"'))
    with pytest.raises(RefusedError) as refused:
        opened(f"{shorter.rstrip()}\n{position}\n")
    assert refused.value.fault.kind == "elsewhere"


def test_a_game_from_other_rules_goes_on_from_its_snapshot() -> None:
    match = played_match(2, 40)
    text, _ = kept(match)
    older = text.replace(f"rules {match.game.rules}", "rules 0").replace(
        "\nship 1\n", "\nship 4\n", 1
    )
    older = older.replace("\nship 2\n", "\nship 4\n", 1).replace("\nship 3\n", "\nship 4\n", 1)
    found = opened(older)
    assert found.aged
    assert found.match.first == 40
    assert found.match.game.digest(found.match.state) == match.game.digest(match.state)


def test_a_game_from_other_rules_without_a_snapshot_is_refused_with_the_reason() -> None:
    match = played_match(2, 40)
    text = without_snapshot(kept(match)[0])
    older = text.replace(f"rules {match.game.rules}", "rules 1")
    with pytest.raises(RefusedError) as refused:
        opened(older)
    assert (refused.value.fault.kind, refused.value.fault.line) == ("other-rules", 3)


def test_a_game_from_other_rules_is_shared_with_its_snapshot() -> None:
    match = played_match(2, 40)
    text, _ = kept(match)
    assert "\nsnapshot" not in without_snapshot(text)
    older = text.replace(f"rules {match.game.rules}", "rules 1")
    assert without_snapshot(older) == older
    assert opened(without_snapshot(older)).match.moves == match.moves


def test_colours_are_those_of_the_save_if_every_seat_has_its_own() -> None:
    save = parse(kept(played_match(2, 3))[0])
    assert colours_of(save, PALETTE, ["red", "blue"])[:2] == COLOURS[:2]
    save.colours = ["red", "red"]
    assert colours_of(save, PALETTE, ["white", "red"])[:2] == ["white", "red"]
    save.colours = ["<b>", "pink"]
    assert len(set(colours_of(save, PALETTE))) == 6


# A thousand texts that mean no good


def test_a_thousand_hostile_texts_are_refused_or_sound() -> None:
    chance = Random(11)
    texts = [kept(played_match(seats, 35 + 9 * seats))[0] for seats in (2, 3, 4)]
    storage = Dictionary()
    library = Library(storage)
    library.keep("mine", texts[0], kept(played_match(2, 53))[1])
    before = dict(storage.texts)
    arrived = refused = 0
    for number in range(1_000):
        found = found_in(hostile(texts[number % 3], chance), library)
        assert len(found.games) + len(found.faults) == 1
        refused += len(found.faults)
        for game in found.games:
            arrived += 1
            match = opened(game.text).match
            assert not match.game.faults(match.state)
    assert storage.texts == before
    assert refused > 500
    assert arrived > 10
