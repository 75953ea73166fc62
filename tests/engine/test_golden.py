"""Golden games lead to the same positions and records, here and inside Pyodide.

After a change of the rules, the components or the players: make golden
"""

import pytest

from boonlake import games
from boonlake.engine.save import Save
from boonlake.players.table import play_out
from golden import FOLDER, WANTED, differences, gaps, golden_games, hashes_of, kept_hashes
from golden.choosing import Candidate, chosen, tables
from golden.counting import POSITIONS, counted, kept

every_game = pytest.mark.parametrize("name", games.names())


def test_they_come_to_their_hashes() -> None:
    assert list(differences({name: hashes_of(name) for name in games.names()})) == []


@every_game
def test_there_are_enough_and_no_two_are_alike(name: str) -> None:
    kept = kept_hashes()[name]["games"]
    assert len(kept) >= WANTED[name]
    assert len({each["records"] for each in kept.values()}) == len(kept)


@every_game
def test_together_they_hold_everything(name: str) -> None:
    assert gaps(name) == []


@every_game
def test_they_are_whole_games_of_all_sizes(name: str) -> None:
    played = golden_games(name).values()
    assert all(golden.match.decision() is None for golden in played)
    tables_there = {tuple(golden.save.seats) for golden in played}
    assert {len(seats) for seats in tables_there} == {len(t) for t in tables(name, "random")}


def test_they_are_small_plain_texts() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*")) < 1_500_000


def repeated(save: Save) -> bool:
    """Whether players that cost nothing played the game."""
    seating = games.box(save.game).seating
    return all(word == "random" or seating.is_opponent(word) for word in save.seats)


@every_game
def test_random_players_play_them_again_from_their_seeds(name: str) -> None:
    saves = [golden.save for golden in golden_games(name).values() if repeated(golden.save)]
    assert len(saves) > 5
    for save in saves[::4]:
        _, moves = play_out(games.get(name), save.seats, save.seed)
        assert moves == save.moves


# Choosing


def test_few_games_are_chosen_that_hold_everything_and_gaps_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("golden.choosing.wanted", lambda name: ["a", "b", "c", "d", "e"])
    monkeypatch.setattr("golden.choosing.WANTED", {"toy": 3})
    texts = {"one": "ab", "two": "abc", "three": "cd", "four": "d", "five": "a"}
    among = [Candidate(name, text, frozenset(text)) for name, text in texts.items()]
    choice = chosen("toy", among)
    assert [one.name for one in choice.games] == ["four", "one", "two"]
    assert choice.gaps == ["e"]


# Move counts


@every_game
def test_as_many_sequences_lead_on_as_were_counted(name: str) -> None:
    counts = kept()[name]
    assert len({(count.file, count.after) for count in counts}) == POSITIONS
    assert [counted(name, count.file, count.after) for count in counts] == counts
