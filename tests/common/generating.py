"""Tests whose examples are generated: always the same ones, on every machine.

They stand in tests/generated, because hypothesis does not run inside Pyodide.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def examples(most: int) -> settings:
    """How many examples a test may take; nothing is kept between runs, no clock decides."""
    return settings(
        max_examples=most,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
