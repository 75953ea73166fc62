"""The computer players of Boonlake."""
