"""The board games Boonlake and Settlement: engine, games, computer players and texts."""

__version__ = "0.1.0"
