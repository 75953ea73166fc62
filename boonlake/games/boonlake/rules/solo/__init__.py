"""The Wise Eminence: a seat whose turns follow from her tiles."""
