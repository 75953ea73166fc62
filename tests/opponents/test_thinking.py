"""Thinking a little at a time: in steps, in a worker that may fail, stopped at any moment."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from typing import Any

import pytest

from boonlake import games
from boonlake.players.mind import HINT, Mind, decision_of
from web.opponents import thinking
from web.opponents.thinking import Thinking

GAME = games.get("boonlake")
WORDS = [word for word in GAME.box.seating.computers if word not in ("sharp", "master")]


def position(moves: int, seed: int = 5) -> dict[str, Any]:
    """The view of the deciding seat after so many moves of random players."""
    state = GAME.new(["random", "random"], seed)
    players = [GAME.player("random", seat, seed) for seat in range(2)]
    for _ in range(moves):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, players[decision.seat].choose(decision, dict))
    decision = GAME.decision(state)
    assert decision is not None
    return GAME.view(state, decision.seat)


def question(word: str, view: dict[str, Any], table: str = "a") -> str:
    asked = {"table": table, "game": "boonlake", "word": word, "seed": 3, "view": view}
    return json.dumps(asked)


def answer_of(mind: Mind, text: str) -> Any:
    """The final answer, and how many steps of no time at all it took."""
    mind.begin(text)
    best = None
    for count in range(1, 100_000):
        found = json.loads(mind.step(0))
        best = found["best"] or best
        if found["done"]:
            return best, count
    raise AssertionError("a mind thinks without end")


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("moves", [6, 40, 90])
def test_a_mind_chooses_as_its_player_does(word: str, moves: int) -> None:
    view = position(moves)
    player = GAME.player(word, view["seat"], 3)
    chosen = player.choose(decision_of(view), lambda: view)
    assert answer_of(Mind(games.get), question(word, view))[0] == chosen


def test_a_mind_thinks_in_many_steps() -> None:
    view = position(40)
    assert len(view["decision"]["options"]) > 1
    assert answer_of(Mind(games.get), question("steady", view))[1] > 5


def test_a_new_table_brings_new_players() -> None:
    view = position(40)
    mind = Mind(games.get)
    first = [answer_of(mind, question("random", view))[0] for _ in range(20)]
    again = [answer_of(mind, question("random", view, "b"))[0] for _ in range(20)]
    assert first == again


def test_a_hint_names_the_best_three() -> None:
    view = position(40)
    best, _ = answer_of(Mind(games.get), question(HINT, view))
    moves = [move for move, _, _ in best]
    assert len(moves) == min(3, len(view["decision"]["options"]))
    assert set(moves) <= set(view["decision"]["options"])
    assert all(isinstance(gain, float) for _, gain, _ in best)
    assert answer_of(Mind(games.get), question(HINT, view))[0] == best


class Worker:
    """A worker that answers as it is told."""

    def __init__(self, answers: list[tuple[float, str]]) -> None:
        self.answers = answers
        self.begun: list[str | int] = []

    async def call(self, function: str, argument: str | int) -> str:
        """Wait, then answer; an empty answer is a failure."""
        if function == "begin":
            self.begun.append(argument)
            return ""
        wait, text = self.answers.pop(0)
        await asyncio.sleep(wait)
        if not text:
            raise RuntimeError("broken")
        return text


def said(best: str, done: bool) -> str:
    return json.dumps({"best": best, "done": done})


async def never() -> Worker:
    """A worker that does not come."""
    await asyncio.sleep(60)
    raise AssertionError


async def settled(worker: Worker) -> Thinking:
    """Thinking with a worker that has already started."""

    async def start() -> Worker:
        return worker

    made = Thinking(start)
    await made.answer(question("random", position(6)), 1.0, lambda best: None)
    await asyncio.sleep(0)
    assert made.where == "beside"
    return made


def test_until_there_is_a_worker_thinking_is_done_here() -> None:
    async def play() -> None:
        made = Thinking(never)
        view = position(40)
        started = monotonic()
        found = await made.answer(question("greedy", view), 5.0, lambda best: None)
        assert found in view["decision"]["options"]
        assert made.where == "here"
        assert monotonic() - started < 5

    asyncio.run(play())


def test_a_worker_that_comes_late_is_used_and_the_page_has_made_room_for_it() -> None:
    async def play() -> None:
        arrived = asyncio.Event()

        async def late() -> Worker:
            await arrived.wait()
            return Worker([(0, said("pass", True))])

        made = Thinking(late)
        asked = question("random", position(6))
        await made.answer(asked, 1.0, lambda best: None)
        assert made.where == "here"
        assert made._here is not None
        assert made._here.pause == thinking.PAUSE
        arrived.set()
        await asyncio.sleep(0.01)
        assert made.where == "beside"

    asyncio.run(play())


def test_what_is_not_urgent_waits_for_the_worker() -> None:
    async def play() -> None:
        async def late() -> Worker:
            await asyncio.sleep(0.05)
            return Worker([(0, said("ship 1", True))])

        made = Thinking(late)
        asked = question("greedy", position(6))
        assert await made.answer(asked, 60, lambda best: None, urgent=False) == "ship 1"
        assert made._here is None

    asyncio.run(play())


def test_what_is_not_urgent_is_answered_here_if_no_worker_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def play() -> None:
        monkeypatch.setattr(thinking, "ARRIVAL", 0.2)
        made, view = Thinking(never), position(40)
        started = monotonic()
        for _ in range(2):  # it is waited for once only
            found = await made.answer(
                question("greedy", view), 5.0, lambda best: None, urgent=False
            )
            assert found in view["decision"]["options"]
        assert 0.2 <= monotonic() - started < 5

    asyncio.run(play())


def test_waiting_for_the_worker_can_be_stopped() -> None:
    async def play() -> None:
        made = Thinking(never)
        asyncio.get_running_loop().call_later(0.05, made.stop)
        asked = question("greedy", position(6))
        assert await made.answer(asked, 60, lambda best: None, urgent=False) is None

    asyncio.run(play())


def test_a_worker_that_cannot_start_is_not_missed() -> None:
    async def broken() -> Worker:
        raise OSError("no workers here")

    async def play() -> None:
        made = Thinking(broken)
        view = position(40)
        for _ in range(2):
            found = await made.answer(question("greedy", view), 5.0, lambda best: None)
            assert found in view["decision"]["options"]
        assert made.where == "here"

    asyncio.run(play())


def test_a_worker_that_fails_is_given_up_and_its_question_answered_here() -> None:
    async def play() -> None:
        made = await settled(Worker([(0, said("pass", False)), (0, "")]))
        view = position(40)
        found = await made.answer(question("greedy", view), 5.0, lambda best: None)
        assert found in view["decision"]["options"]
        assert made.where == "here"

    asyncio.run(play())


def test_a_worker_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        made = await settled(Worker([(60, "")]))
        monkeypatch.setattr(thinking, "LOST", 0.05)
        view = position(40)
        found = await made.answer(question("greedy", view), 5.0, lambda best: None)
        assert found in view["decision"]["options"]

    asyncio.run(play())


def test_stopping_gives_the_best_so_far_at_once() -> None:
    async def play() -> None:
        made = await settled(Worker([(0, said("ship 1", False)), (60, "")]))
        asyncio.get_running_loop().call_later(0.05, made.stop)
        started = monotonic()
        assert await made.answer(question("greedy", position(6)), 60, lambda best: None) == "ship 1"
        assert monotonic() - started < 0.2

    asyncio.run(play())


def test_stopping_before_the_first_answer_waits_no_longer_than_a_moment() -> None:
    async def play() -> None:
        made = await settled(Worker([(60, "")]))
        asyncio.get_running_loop().call_soon(made.stop)
        started = monotonic()
        assert await made.answer(question("greedy", position(6)), 60, lambda best: None) is None
        assert monotonic() - started < 0.2

    asyncio.run(play())


def test_whoever_wants_a_first_thought_waits_for_it_when_stopped() -> None:
    async def play() -> None:
        made = await settled(Worker([(0.3, said("ship 1", False)), (60, "")]))
        asyncio.get_running_loop().call_soon(made.stop)
        asked = question("greedy", position(6))
        best = await made.answer(asked, 60, lambda best: None, first_thought=True)
        assert best == "ship 1"

    asyncio.run(play())


def test_the_clock_cuts_thinking_short() -> None:
    async def play() -> None:
        made = await settled(Worker([(0.02, said(f"ship {n}", False)) for n in range(1, 100)]))
        started = monotonic()
        found = await made.answer(question("greedy", position(6)), 0.1, lambda best: None)
        assert found.startswith("ship ")
        assert monotonic() - started < 1

    asyncio.run(play())


def test_another_question_stops_the_one_before() -> None:
    async def play() -> None:
        answers = [(0.0, said("ship 1", False)), (60.0, ""), (0.0, said("ship 2", True))]
        made = await settled(Worker(answers))
        first = asyncio.ensure_future(
            made.answer(question("greedy", position(6)), 60, lambda best: None)
        )
        await asyncio.sleep(0.05)
        assert await made.answer(question("greedy", position(6)), 60, lambda b: None) == "ship 2"
        assert await first == "ship 1"

    asyncio.run(play())


def test_whoever_watches_hears_of_it_several_times_a_second() -> None:
    async def play() -> None:
        heard: list[Any] = []
        made = await settled(Worker([(0, said("ship 1", False)), (0.35, said("ship 2", True))]))
        await made.answer(question("greedy", position(6)), 60, heard.append)
        assert heard.count("ship 1") >= 3

    asyncio.run(play())
