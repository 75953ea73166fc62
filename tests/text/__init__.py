"""Texts in three languages, and the code that says them."""
