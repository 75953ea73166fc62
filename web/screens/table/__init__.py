"""The table as it is drawn: its frame, its bar, its prompt, and where options lie."""
