"""Everything that happens before Python runs, and without it."""
