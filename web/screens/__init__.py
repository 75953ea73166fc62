"""The screens: each its markup and its actions."""
