"""The rules of Boonlake, a module per chapter of the rulebook."""
