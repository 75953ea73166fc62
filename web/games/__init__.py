"""How the games look."""
