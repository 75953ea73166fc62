"""What the look of every game is drawn with."""
