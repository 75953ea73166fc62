"""Keeping games: the shelf, other devices, replay, two tabs, results."""
