"""The computer players of Settlement: each a module with a `PLAYER`, by its word as a seat."""
