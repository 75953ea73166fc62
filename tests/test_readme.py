"""The README's examples run as they are written."""

import doctest
from pathlib import Path


def test_the_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(
        str(Path(__file__).parents[1] / "README.md"), module_relative=False
    )
    assert tried >= 5
    assert failed == 0
