"""How Settlement looks."""
