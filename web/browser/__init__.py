"""The only modules that touch the browser: plain Python values in and out."""
