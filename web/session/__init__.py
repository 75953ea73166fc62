"""A table and its keeping: no markup, no browser."""
