"""Saves: text and back, versions, snapshots, and texts that mean no good."""

import json
from dataclasses import replace

import pytest

from boonlake.engine.decision import Decision
from boonlake.engine.match import Match
from boonlake.engine.names import tidy
from boonlake.engine.reopen import OtherRulesError, reopen, reopening, save_of
from boonlake.engine.save import MAX_MOVES, MAX_TEXT, Save, SaveError, parse
from toy.game import GAME, Toy
from toy.state import State

MOVES = ["take 2", "draw", "keep", "whistle", "take 1"]


def a_match(moves: list[str] = MOVES) -> Match:
    match = Match(GAME, ["human", "random"], 7)
    for move in moves:
        match.play(move)
    return match


def a_save(**changes: object) -> Save:
    save = save_of(a_match(), snapshot=False)
    for name, value in changes.items():
        setattr(save, name, value)
    return save


def written_with_older_rules(monkeypatch: pytest.MonkeyPatch) -> Save:
    """A save of the game as it was when a seat could take 4 stones."""

    def decision(game: Toy, state: State) -> Decision | None:
        asked = now(game, state)
        if asked and asked.kind == "stones":
            asked.options.insert(0, "take 4")
        return asked

    now = Toy.decision
    with monkeypatch.context() as older:
        older.setattr(Toy, "rules", 0)
        older.setattr(Toy, "decision", decision)
        return parse(save_of(a_match(["take 4", *MOVES])).text())


def test_the_text_of_a_save() -> None:
    assert a_save(names=["Ann", ""], title="Sunday", flags=["training"]).text() == (
        "boonlake save 1\ngame toy\nrules 1\ncomponents c0ffee\nseed 7\nseats human random\n"
        "name 0 Ann\ntitle Sunday\nflags training\n\ntake 2\ndraw\nkeep\nwhistle\ntake 1\n"
    )


@pytest.mark.parametrize(
    "save",
    [
        a_save(),
        a_save(moves=[]),
        a_save(colours=["violet", "red"]),
        a_save(choices={"heap": "15"}),
        a_save(names=["Łucja Müller", "<b>x</b>"], title="a # b", flags=["marked", "open-hands"]),
        save_of(a_match()),
    ],
    ids=["plain", "no moves", "colours", "choices", "names", "snapshot"],
)
def test_parse_and_text_are_inverse(save: Save) -> None:
    text = save.text()
    assert parse(text) == save
    assert parse(text).text() == text


def test_other_line_ends_and_blank_lines_at_the_end_do_no_harm() -> None:
    text = a_save().text()
    assert parse("\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n") == a_save()


def test_reopened_match_equals_the_saved_one() -> None:
    match = a_match()
    again = reopen(parse(save_of(match).text()), GAME)
    assert (again.moves, again.records, again.seats) == (match.moves, match.records, match.seats)
    assert GAME.digest(again.state) == GAME.digest(match.state)
    assert again.first == 0


def test_choices_survive() -> None:
    match = Match(GAME, ["human", "random"], 7, {"heap": "15"})
    match.play("take 2")
    save = parse(save_of(match).text())
    assert save.choices == {"heap": "15"}
    again = reopen(save, GAME)
    assert (again.choices, again.state.heap) == ({"heap": "15"}, 13)
    assert save_of(again).text() == save_of(match).text()


def test_a_choice_that_was_not_made_is_the_usual_one() -> None:
    assert a_match([]).state.heap == 21
    assert "choice" not in save_of(a_match()).text()


def test_a_choice_the_game_does_not_know_names_its_line() -> None:
    for choice in ({"heap": "99"}, {"pile": "15"}):
        with pytest.raises(SaveError, match="line 7: unknown choice"):
            reopen(parse(a_save(choices=choice).text()), GAME)


def test_flags_survive() -> None:
    match = a_match()
    match.undo(forced=True)
    match.undo_to(0, forced=True)
    again = reopen(parse(save_of(match).text()), GAME)
    assert (again.marked, again.training) == (True, False)


def test_reopening_comes_in_slices() -> None:
    match = Match(GAME, ["human"], 1)
    for move in ["whistle", *["draw", "keep"] * 8, *["take 1"] * 20]:
        match.play(move)
    assert list(reopening(save_of(match), GAME)) == [0, 20, 37]


def test_a_save_from_older_rules_that_replays_is_replayed() -> None:
    save = save_of(a_match())
    save.rules, save.components = 0, "beef"
    again = reopen(save, GAME)
    assert (again.from_snapshot, again.moves) == (False, MOVES)


def test_moves_alone_are_not_believed_under_other_rules() -> None:
    """They may still be possible and yet lead elsewhere."""
    for other, line in (({"rules": 0}, 3), ({"components": "beef"}, 4)):
        save = parse(replace(a_save(rules=GAME.rules), **other).text())
        with pytest.raises(OtherRulesError, match="it has no snapshot") as refused:
            reopen(save, GAME)
        assert refused.value.line == line
    assert reopen(a_save(rules=0, moves=[]), GAME).moves == []


def test_a_game_saved_before_its_first_move_keeps_its_snapshot() -> None:
    """Its set-up may be another one under newer rules."""
    save = save_of(a_match([]))
    assert save.snapshot
    save.rules = 0
    save.snapshot[1]["heap"] = 19
    match = reopen(parse(save.text()), GAME)
    for heap in (19, 17):
        again = reopen(parse(save_of(match).text()), GAME)
        assert (again.from_snapshot, again.first, again.state.heap) == (True, 0, heap)
        match.play("take 2")
    again.undo()
    assert (again.moves, again.state.heap) == ([], 19)


def test_a_save_from_older_rules_that_breaks_opens_from_its_snapshot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    again = reopen(written_with_older_rules(monkeypatch), GAME)
    assert again.first == len(again.moves) == 6
    assert again.moves[0] == "take 4"
    assert again.undo_point() is None
    again.play("take 1")
    twice = reopen(parse(save_of(again).text()), GAME)
    assert (twice.first, twice.moves) == (6, again.moves)
    assert GAME.digest(twice.state) == GAME.digest(again.state)
    twice.undo()
    assert len(twice.moves) == 6


def test_a_replay_that_ends_elsewhere_under_newer_rules_is_not_believed() -> None:
    save = save_of(a_match())
    assert save.snapshot
    save.rules = 0
    save.snapshot[1]["scores"][0] += 1
    again = reopen(save, GAME)
    assert again.first == len(MOVES)
    assert again.state.scores[0] == a_match().state.scores[0] + 1


def test_a_wrong_move_under_the_same_rules_is_an_error_with_its_line() -> None:
    save = parse(save_of(a_match()).text().replace("\nkeep\n", "\nkiss\n"))
    with pytest.raises(SaveError, match="line 10: 'kiss' is not a move"):
        reopen(save, GAME)


def test_seats_the_game_refuses_name_their_line() -> None:
    with pytest.raises(SaveError, match="line 6: 5 seats"):
        reopen(parse(a_save(seats=["human"] * 5).text()), GAME)


GOOD = a_save(names=["Ann", "Ben"]).text()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("boonlake save 1", "boonlake save 2", 1),
        ("boonlake save 1", "<script>alert(1)</script>", 1),
        ("game toy", "game ../toy", 2),
        ("game toy\n", "", 7),
        ("rules 1", "rules one", 3),
        ("components c0ffee", "components <b>", 4),
        ("seed 7", "seed 7.5", 5),
        ("seed 7", "seed 99999999999999999999", 5),
        ("seed 7", "seed ٧", 5),
        ("seed 7", "seed 7\nseed 8", 6),
        ("seats human random", "seats human <img>", 6),
        ("seats human random", "seats" + " human" * 9, 6),
        ("name 0 Ann", "choice heap", 7),
        ("name 0 Ann", "choice heap 15 16", 7),
        ("name 0 Ann", "choice heap <b>", 7),
        ("name 0 Ann", "choice heap 15\nchoice heap 21", 8),
        ("name 0 Ann", "name 2 Ann", 7),
        ("name 0 Ann", "name x Ann", 7),
        ("name 0 Ann", "name 0 A\x07nn", 7),
        ("name 0 Ann", "name 0 " + "A" * 41, 7),
        ("name 0 Ann", "nom 0 Ann", 7),
        ("take 2", "take 2 " + "9" * 80, 10),
        ("take 2", "take <2>", 10),
        ("take 2", "", 10),
        ("take 1\n", "take 1\nsnapshot 6\n{}\n", 15),
        ("take 1\n", "take 1\nsnapshot 5\n", 16),
        ("take 1\n", "take 1\nsnapshot 5\n[]\n", 16),
        ("take 1\n", "take 1\nsnapshot 5\n{]\n", 16),
        ("take 1\n", "take 1\nsnapshot 5\n{}\ntake 2\n", 17),
        ("take 1\n", "take 1\nsnapshot 5\n" + "[" * 100_000 + "\n", 16),
    ],
)
def test_a_broken_text_names_its_line(old: str, new: str, line: int) -> None:
    assert old in GOOD
    with pytest.raises(SaveError) as caught:
        parse(GOOD.replace(old, new, 1))
    assert caught.value.line == line
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_sizes_are_bounded() -> None:
    with pytest.raises(SaveError, match="too long"):
        parse("x" * (MAX_TEXT + 1))
    with pytest.raises(SaveError, match="more than"):
        parse(a_save(moves=["a"] * (MAX_MOVES + 1)).text())


def test_a_history_that_can_only_be_read_needs_its_snapshot() -> None:
    with pytest.raises(SaveError, match="position 3"):
        parse(a_save(first=3).text())


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("heap", 99),
        ("heap", "2"),
        ("heap", True),
        ("heap", 2.5),
        ("heap", 10**30),
        ("turn", 5),
        ("scores", [1]),
        ("scores", ["a", "b"]),
        ("chips", [1, 1]),
        ("chips", None),
        ("chips", [[[]]]),
        ("scores", {"0": 1}),
        ("more", 1),
    ],
)
def test_a_made_up_snapshot_is_refused(where: str, value: object) -> None:
    save = save_of(a_match())
    assert save.snapshot
    save.first = len(MOVES)
    save.snapshot[1][where] = value
    with pytest.raises(SaveError, match="snapshot cannot be used"):
        reopen(parse(save.text()), GAME)


def test_a_snapshot_that_makes_the_game_fail_is_the_saves_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(game: Toy, state: State) -> list[str]:
        raise IndexError("list index out of range")

    save = save_of(a_match())
    save.first = len(MOVES)
    monkeypatch.setattr(Toy, "faults", fail)
    with pytest.raises(SaveError, match="IndexError"):
        reopen(save, GAME)


@pytest.mark.parametrize(
    ("written", "name"),
    [(" Ann\n\tBell ", "Ann Bell"), ("\x07", ""), ("x" * 50, "x" * 40), ("é <b>", "é <b>")],
)
def test_tidy_makes_a_text_fit_to_be_a_name(written: str, name: str) -> None:
    assert tidy(written) == name
    save = a_save(names=[tidy(written), "x"])
    assert parse(save.text()) == save


def test_the_snapshot_is_one_line_of_json() -> None:
    lines = save_of(a_match()).text().splitlines()
    assert lines[-2] == "snapshot 5"
    assert json.loads(lines[-1]) == GAME.plain(a_match().state)
