"""The computer players of Boonlake: each a module with a `PLAYER`, by its word as a seat."""
