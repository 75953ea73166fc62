"""Builds the static site: wheel, compiled archives, vendored files, page."""
