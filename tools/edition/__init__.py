"""The figures of our edition: what cards are worth, and whether they are fair."""
