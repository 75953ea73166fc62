"""Computer players and hints at the table."""
