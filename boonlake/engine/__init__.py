"""What every game shares: decisions, notation, chance, matches and saves. Knows no game."""
