"""A map that is pinched, wheeled and dragged."""

from __future__ import annotations

from web.kit.zoom import Zoom


def test_zoom_keeps_the_place_under_the_fingers_and_fills_the_frame() -> None:
    zoom = Zoom()
    assert zoom.move(2.0, (100.0, 50.0), (0.0, 0.0), (400.0, 300.0))
    assert (zoom.x + 100 * zoom.scale, zoom.y + 50 * zoom.scale) == (100.0, 50.0)
    zoom.move(1.0, (0.0, 0.0), (900.0, -900.0), (400.0, 300.0))
    assert (zoom.x, zoom.y) == (0.0, -300.0)
    zoom.move(0.1, (10.0, 10.0), (0.0, 0.0), (400.0, 300.0))
    assert (zoom.scale, zoom.x, zoom.y, zoom.css()) == (1.0, 0.0, 0.0, "")


def test_something_tiny_comes_closer_once() -> None:
    zoom = Zoom()
    assert zoom.closer((10.0, 10.0), (390.0, 300.0))
    assert not zoom.closer((10.0, 10.0), (390.0, 300.0))
