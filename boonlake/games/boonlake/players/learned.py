"""Figures that tools/fit.py has learned from games; it writes this module."""

KNOTS = (0.6, 3.5, 7.0, 11.0)
"""Turns left at which the figures hold; between them they change evenly."""

FIGURES = {
    "vp": (1.00, 1.00, 1.00, 1.00),
    "presences": (0.91, 0.95, 1.12, 1.22),
    "cattle beside settlements": (0.69, 0.85, 0.92, 0.89),
    "houses to be settlements": (1.17, 1.10, 1.47, 1.35),
    "coins": (1.10, 0.90, 1.10, 1.43),
    "vases": (2.68, 2.36, 1.49, 0.90),
    "ranch": (1.06, 1.08, 1.16, 1.04),
    "coin track": (0.85, 0.79, 0.71, 0.74),
    "card track": (0.91, 0.95, 0.77, 0.57),
    "houses": (1.01, 1.10, 1.23, 1.11),
    "settlements": (0.90, 0.94, 0.98, 0.97),
    "cattle": (0.89, 0.78, 0.69, 0.68),
    "tiers": (-0.03, -0.45, -0.16, 0.33),
    "production": (1.12, 1.13, 1.04, 0.89),
    "boats": (1.05, 1.31, 1.90, 1.26),
    "levers": (0.94, 0.91, 0.97, 1.20),
    "levers at the end": (0.92, 0.92, 0.97, 1.04),
    "permanents": (1.40, 1.48, 1.58, 1.67),
    "printed": (1.00, 1.00, 1.00, 1.00),
    "effects at the end": (0.85, 0.91, 0.86, 0.80),
    "hand": (0.59, 0.58, 0.39, 0.33),
    "cards": (1.87, 1.99, 1.81, 2.18),
    "scoring tiles": (0.85, 0.81, 0.73, 0.64),
    "turn": (3.57, 3.86, 4.15, 3.90),
}
"""How much of each term of a position comes true; of a turn before another seat, in VP."""
