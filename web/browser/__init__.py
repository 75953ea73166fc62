"""The only modules that touch the browser."""
