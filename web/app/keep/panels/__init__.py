"""Panels about keeping games; see ../../panels."""
