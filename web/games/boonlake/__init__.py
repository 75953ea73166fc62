"""How Boonlake looks."""
