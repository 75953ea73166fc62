"""What the look of every game is drawn with, and the plain look of games that have no other."""
