"""Who plays the games of a series: this process, several ones, or a cluster."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from .. import __version__
from . import CommandError, Parser

if TYPE_CHECKING:
    from concurrent.futures import Executor

PATIENCE = 10
"""Seconds in which a cluster has to answer."""


def add_executor_options(p: Parser) -> None:
    """The arguments that say who plays."""
    p.add_argument(
        "--jobs", type=int, default=1, help="how many processes (1); the result is the same"
    )
    p.add_argument(
        "--cluster", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://10.0.0.5:8786"
    )


@contextmanager
def executor(command: str, asked: Namespace) -> Iterator[Executor | None]:
    """The executor that is asked for; None for this process alone."""
    if asked.jobs < 1:
        raise CommandError(f"{command}: expected --jobs of 1 or more, found {asked.jobs}")
    if asked.cluster:
        with _cluster(command, asked.cluster) as client, client.get_executor() as made:
            yield made
    elif asked.jobs == 1:
        yield None
    else:
        from concurrent.futures import BrokenExecutor, ProcessPoolExecutor  # no browser has them
        from multiprocessing import get_context

        try:
            with ProcessPoolExecutor(asked.jobs, get_context("spawn"), _leave_interrupts) as made:
                yield made
        except BrokenExecutor:
            what = "a process that played was ended from outside; what is kept can be gone on with"
            raise CommandError(f"{command}: {what}") from None


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that was started; it ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(command: str, address: str) -> Iterator[Any]:
    """A client of a Dask cluster whose workers have this version of the package."""
    try:
        from distributed import Client
    except ImportError:
        what = "--cluster needs Dask: pip install 'boonlake[cluster]'"
        raise CommandError(f"{command}: {what}") from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise CommandError(f"{command}: no Dask cluster answers at {address}") from None
    with client:
        found = client.run(_version, on_error="return")
        if not found:
            raise CommandError(f"{command}: the cluster at {address} has no workers")
        wrong = [worker for worker, version in found.items() if version != __version__]
        if wrong:
            what = f"the worker {wrong[0]} needs boonlake {__version__} installed"
            raise CommandError(f"{command}: {what}")
        yield client


def _version() -> str:
    return __version__
