"""Turns the modules of an archive into byte code of Pyodide's Python.

Where the running Python has Pyodide's minor version, pyodide-build does it.
Anywhere else Pyodide compiles for itself under Node. The page cannot tell.
"""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.build import archive
from tools.build.places import CACHE, NODE_SCRIPTS, PYODIDE, BuildError


def pyodide_python() -> str:
    """The minor version of Pyodide's Python, as in `3.13`."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    major, minor, *_ = lock["info"]["python"].split(".")
    return f"{major}.{minor}"


def method() -> str:
    """`py-compile` or `pyodide`: who compiles on this machine."""
    same = "{}.{}".format(*sys.version_info) == pyodide_python()
    installed = same and importlib.util.find_spec("pyodide_build") is not None
    return "py-compile" if installed else "pyodide"


def compiled(files: Mapping[str, bytes]) -> bytes:
    """An archive of `files` with byte code in place of the sources."""
    source = archive.pack(files)
    how = method()
    python = pyodide_python() if how == "pyodide" else sys.version
    return _cached(f"{how} {python}", source, lambda: _settled(COMPILERS[how](source)))


def _settled(compiled_archive: bytes) -> bytes:
    return archive.pack(archive.read(compiled_archive))


def _cached(how: str, source: bytes, make: Callable[[], bytes]) -> bytes:
    """What `make` makes of a source in this way, from an earlier time if possible."""
    key = hashlib.sha256(f"{how}\n".encode() + source).hexdigest()
    file = CACHE / f"{key}.zip"
    if not file.exists():
        result = make()
        CACHE.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(result)
        fresh.rename(file)
    return file.read_bytes()


def _by_py_compile(source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "archive.zip"
        path.write_bytes(source)
        command = str(Path(sys.executable).parent / "pyodide")
        run([command, "py-compile", "--silent", "--no-keep", str(path)])
        return path.read_bytes()


def _by_pyodide(source: bytes) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        sources, target = Path(folder) / "sources.zip", Path(folder) / "compiled.zip"
        sources.write_bytes(source)
        run(["node", str(NODE_SCRIPTS / "compile.mjs"), str(sources), str(target)])
        return target.read_bytes()


def run(command: list[str]) -> None:
    """Runs a step of the build; what it says is told only if it fails."""
    # Constant sets are written in the order of their hashes, so those must not vary.
    settled = os.environ | {"PYTHONHASHSEED": "0"}
    done = subprocess.run(command, capture_output=True, text=True, env=settled)
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise BuildError(f"{Path(command[0]).name} failed: {said[-2000:]}")


COMPILERS = {"py-compile": _by_py_compile, "pyodide": _by_pyodide}
