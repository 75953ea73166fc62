"""A table and its keeping: no markup, no browser. What happens is told by events."""
