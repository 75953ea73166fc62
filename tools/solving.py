"""Linear equations, solved by Cholesky's way: a few lines, and the same figures everywhere."""

from __future__ import annotations

from collections.abc import Sequence


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The x for which a symmetric positive definite matrix times x is the right side."""
    n = len(right)
    lower = [[0.0] * n for _ in range(n)]
    for i in range(n):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    half: list[float] = []
    for i in range(n):
        known = sum(lower[i][k] * half[k] for k in range(i))
        half.append((right[i] - known) / lower[i][i])
    found = [0.0] * n
    for i in reversed(range(n)):
        known = sum(lower[k][i] * found[k] for k in range(i + 1, n))
        found[i] = (half[i] - known) / lower[i][i]
    return found
