"""Scenario files: reading them, playing them, and saying what is wrong with them."""

import pytest

from boonlake.engine.scenario import GivenError, Line, ScenarioError, WordError, parse, run
from toy.game import GAME, Toy
from toy.state import State

GOOD = """# Two stones
rule R1 R2
seats human human human
seed 4
given
  heap 9      # fewer than usual
moves
  0: take 2
  1: draw
then
  heap 7
  decides 1
  offered keep
  offered k*
  not offered take *
moves
  1: drop
then
  decides 2
"""


class Words:
    """The toy's own words: the heap."""

    def start(self, seats: list[str], seed: int) -> State:
        return GAME.new(seats, seed)

    def give(self, state: State, lines: list[Line]) -> None:
        for line in lines:
            if line.words[0] != "heap":
                raise GivenError(line.number, f"expected heap, found {line.words[0]!r}")
            state.heap = int(line.words[1])

    def ask(self, state: State, words: list[str]) -> str:
        if words[0] != "heap":
            raise WordError(f"expected heap, found {words[0]!r}")
        return "" if state.heap == int(words[1]) else str(state.heap)


def findings(text: str) -> list[tuple[int, str, bool]]:
    return [(found.line, found.text, found.broken) for found in run(parse(text), GAME, Words())]


def test_a_scenario_is_read() -> None:
    scenario = parse(GOOD)
    assert (scenario.title, scenario.rules, scenario.seed) == ("Two stones", ["R1", "R2"], 4)
    assert scenario.seats == ["human"] * 3
    assert [kind for kind, _ in scenario.steps] == ["moves"] * 2 + ["then"] * 5 + ["moves", "then"]


def test_a_true_scenario_has_no_findings() -> None:
    assert findings(GOOD) == []


def test_seats_and_seed_have_defaults() -> None:
    scenario = parse("then\n over\n")
    assert (scenario.seats, scenario.seed, scenario.title) == (["human", "human"], 1, "")


@pytest.mark.parametrize(
    ("old", "new", "line", "text"),
    [
        ("heap 7", "heap 8", 11, "expected 'heap 8', found 7"),
        ("decides 1", "decides 0", 12, "expected 'decides 0', found 1 to decide"),
        ("decides 1", "over", 12, "expected 'over', found seat 1 to decide (chip)"),
        ("offered keep", "offered take 1", 13, "found offered: keep, drop"),
        ("offered k*", "offered x*", 14, "found offered: keep, drop"),
        ("not offered take *", "not offered d*", 15, "found offered: drop"),
    ],
)
def test_what_is_not_true_is_found(old: str, new: str, line: int, text: str) -> None:
    (found,) = findings(GOOD.replace(old, new, 1))
    assert found[0] == line
    assert found[1].endswith(text)
    assert not found[2]


def test_all_that_is_not_true_is_found() -> None:
    text = GOOD.replace("heap 7", "heap 8").replace("decides 2", "decides 0")
    assert [line for line, _, _ in findings(text)] == [11, 19]


def test_a_move_that_leaves_an_unsound_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "faults", lambda game, state: ["a chip is lost"] if state.chip else [])
    (found,) = findings(GOOD)
    assert found == (9, "expected a sound position after this move, found a chip is lost", False)


@pytest.mark.parametrize(
    ("old", "new", "line", "text"),
    [
        ("heap 9", "pile 9", 6, "expected heap, found 'pile'"),
        ("heap 7", "pile 7", 11, "expected heap, found 'pile'"),
        ("0: take 2", "0: keep", 8, "'keep' is not offered"),
        ("0: take 2", "0: fly", 8, "'fly' is not a move"),
        ("0: take 2", "1: take 2", 8, "expected a move of seat 0"),
        ("0: take 2", "take 2", 8, "expected a seat and its move"),
        ("heap 9", "heap 0", 8, "the game is over"),
        ("human human human", "human human human human human", 3, "5 seats"),
    ],
)
def test_a_scenario_that_cannot_be_played_says_where(
    old: str, new: str, line: int, text: str
) -> None:
    found = findings(GOOD.replace(old, new, 1))[-1]
    assert found[0] == line
    assert text in found[1]
    assert found[2]


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("rule R1 R2", "role R1 R2", 2),
        ("seed 4", "seed four", 4),
        ("seed 4", "seats human", 4),
        ("given", "given heap 9", 5),
        ("moves\n  1", "given\n  1", 16),
        (GOOD[GOOD.index("then") :], "", 10),
    ],
)
def test_a_file_that_is_no_scenario_names_its_line(old: str, new: str, line: int) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse(GOOD.replace(old, new, 1))
    assert caught.value.line == line


def test_what_cannot_be_printed_is_refused_briefly() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse("seed 4\n" + "0\x08" * 199 + "\nthen\n over\n")
    assert (caught.value.line, caught.value.text) == (
        2,
        "expected only characters that can be printed",
    )
