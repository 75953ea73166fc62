"""The coach's bubble: never over what has to be tapped where there is room elsewhere."""

from __future__ import annotations

from random import Random

import pytest

from web.kit.bubble import Around, Box, place, pointer

SIZES = ((1024.0, 768.0), (768.0, 1024.0), (390.0, 844.0))


@pytest.mark.parametrize("window", SIZES)
def test_what_has_to_be_tapped_is_never_covered(window: tuple[float, float]) -> None:
    chance = Random(7)
    for _ in range(50):
        across, down = chance.uniform(44, 180), chance.uniform(44, 120)
        tap = Box(
            chance.uniform(0, window[0] - across), chance.uniform(0, window[1] - down), across, down
        )
        box = place((348, 190), window, Around([tap], [], []))
        assert not box.shared(tap)
        assert box.left >= 0 <= box.top
        assert box.right <= window[0]
        assert box.bottom <= window[1]


def test_other_options_are_left_free_where_that_can_be() -> None:
    options = [Box(100 * n, 300, 90, 90) for n in range(8)]
    box = place((348, 190), (1024, 768), Around([options[3]], options, [Box(0, 600, 1024, 168)]))
    assert not any(box.shared(option) for option in options)
    assert box.bottom <= 600


def test_rings_surround_everything_and_an_arrow_leads_to_the_nearest() -> None:
    bubble = Box(10, 10, 300, 150)
    near, far = Box(340, 50, 50, 50), Box(600, 600, 50, 50)
    drawn = pointer(bubble, [near, far], (1024, 768))
    assert drawn.count('class="coach-ring"') == 3  # two rings and a line
    assert 'cx="336"' in drawn
    assert pointer(bubble, [], (1024, 768)) == ""


def test_no_arrow_crosses_half_the_table() -> None:
    drawn = pointer(Box(10, 10, 300, 150), [Box(600, 600, 50, 50)], (1024, 768))
    assert "<line" not in drawn
    assert "<rect" in drawn
