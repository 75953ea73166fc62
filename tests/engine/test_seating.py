"""Who may sit at a table, and what else is chosen."""

import pytest

from boonlake.engine.game import Box, Choice, Opponent, Seating, SeatingError

OPEN = Seating(("random", "clever"), "clever", fewest=2, most=3)
AGAINST = Seating(
    ("random",), "random", most=4, opponent=Opponent("fox", ("young", "old"), "young")
)
BOX = Box("cups", "cups", OPEN, (Choice("size", ("small", "large")),))


def test_seat_words_are_people_computers_and_the_opponent() -> None:
    assert OPEN.words() == ["human", "random", "clever"]
    assert AGAINST.words() == ["human", "random", "fox:young", "fox:old"]
    assert [AGAINST.knows(word) for word in ("fox", "fox:old", "fox:grey", "cat")] == [
        True,
        True,
        False,
        False,
    ]


def test_the_opponent_is_no_player() -> None:
    seats = ["human", "fox:old"]
    assert (AGAINST.players(seats), AGAINST.is_solo(seats)) == (1, True)
    assert [AGAINST.difficulty(word) for word in ("fox", "fox:old", "human")] == [
        "young",
        "old",
        "",
    ]
    assert not OPEN.is_opponent("fox")
    assert not OPEN.is_solo(["human", "random"])


def test_a_player_alone_sits_with_the_opponent_if_there_is_one() -> None:
    assert AGAINST.seats_for(1) == ["human", "fox:young"]
    assert OPEN.seats_for(1) == ["human"]


def test_empty_seats_go_to_the_usual_computer_player() -> None:
    assert OPEN.seats_for(3, ["human", "random"]) == ["human", "random", "clever"]
    assert AGAINST.seats_for(2, ["human", "fox:old"]) == ["human", "random"]


@pytest.mark.parametrize("seats", [["human", "clever"], ["random"] * 3])
def test_a_table_that_can_be_played(seats: list[str]) -> None:
    OPEN.check(seats)


@pytest.mark.parametrize(
    ("seats", "kind", "wrong"),
    [
        (["human"], "seats", "1 seats cannot play; take 2 to 4, or one and fox:young"),
        (["human"] * 5, "seats", "5 seats cannot play"),
        (["human", "cat"], "seat-word", "unknown seat 'cat'; take human, random, fox:young"),
        (["human", "fox:grey"], "seat-word", "unknown difficulty 'grey' of 'fox'; take young, old"),
        (["human", "human", "fox"], "seats", "'fox' plays against exactly one other seat"),
        (["fox", "fox"], "seats", "'fox' plays against exactly one other seat"),
    ],
)
def test_a_table_that_cannot_be_played_says_why(seats: list[str], kind: str, wrong: str) -> None:
    with pytest.raises(SeatingError) as refused:
        AGAINST.check(seats)
    assert refused.value.kind == kind
    assert str(refused.value).startswith(wrong)


def test_choices_have_a_usual_value() -> None:
    assert BOX.chosen({}) == {"size": "small"}
    assert BOX.chosen({"size": "large"}) == {"size": "large"}


@pytest.mark.parametrize("choices", [{"size": "huge"}, {"colour": "red"}])
def test_unknown_choices_are_refused(choices: dict[str, str]) -> None:
    with pytest.raises(SeatingError, match="unknown choice"):
        BOX.chosen(choices)
