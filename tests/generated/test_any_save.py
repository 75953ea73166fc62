"""Any text is a save or refused in one sentence; whatever a save says is read again."""

from hypothesis import given
from hypothesis import strategies as st

from boonlake.engine.match import Match
from boonlake.engine.names import tidy
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import Save, SaveError, parse
from generating import examples
from toy.game import GAME

MOVES = ["take 2", "draw", "keep", "whistle", "take 1"]


def a_save() -> Save:
    """A game that has begun."""
    match = Match(GAME, ["human", "random"], 7)
    for move in MOVES:
        match.play(move)
    return save_of(match)


Damage = tuple[int, int, str]
"""Where something is cut out of a text, how much, and what is put in."""

damages = st.lists(
    st.tuples(st.integers(0, 999), st.integers(0, 2), st.sampled_from("\x00<\n{}[]9a -ż")),
    min_size=1,
    max_size=3,
)


def test_damaged_texts_are_errors_or_games_but_never_crashes() -> None:
    good = a_save().text()
    refused: list[str] = []

    @examples(1000)
    @given(damages, st.integers(0, len(good)) | st.just(len(good)))
    def open_damaged(damages: list[Damage], end: int) -> None:
        text = good
        for spot, length, other in damages:
            at = spot % len(text)
            text = text[:at] + other + text[at + length :]
        try:
            reopen(parse(text[:end]), GAME)
        except SaveError as error:
            refused.append(str(error))

    open_damaged()
    assert len(refused) > 250
    assert not [text for text in refused if "\n" in text]


@examples(300)
@given(st.text(max_size=300))
def test_no_other_text_is_a_save(text: str) -> None:
    for written in (text, f"boonlake save 1\n{text}", f"{a_save().text()}{text}\n"):
        assert_is_save_or_refused(written)


def assert_is_save_or_refused(text: str) -> None:
    """Either the text is a save, or one sentence says why not."""
    try:
        save = parse(text)
    except SaveError as error:
        sentence = str(error)
    else:
        sentence = ""
        assert parse(save.text()) == save
    assert "\n" not in sentence


words = st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True)
names = st.text(max_size=40).map(tidy)


@examples(200)
@given(
    seats=st.lists(words, min_size=1, max_size=8),
    seed=st.integers(-(10**17), 10**17),
    names=st.lists(names.filter(bool), min_size=8, max_size=8),
    title=st.text(max_size=80).map(tidy),
    choices=st.dictionaries(words, words, max_size=5),
    moves=st.lists(words, max_size=30),
)
def test_whatever_a_save_says_is_read_again(
    seats: list[str],
    seed: int,
    names: list[str],
    title: str,
    choices: dict[str, str],
    moves: list[str],
) -> None:
    save = Save("toy", 1, "c0ffee", seed, seats, title=title, choices=choices)
    save.names = names[: len(seats)]
    save.moves = [move for move in moves if move != "snapshot"]
    assert parse(save.text()) == save
