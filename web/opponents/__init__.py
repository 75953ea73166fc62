"""Computer players and hints at a table: where they think, and when they move."""
