"""Pyodide's standard library without what a page never uses: less for a first visit to load."""

from tools.build import archive
from tools.build.places import PYODIDE

STDLIB = PYODIDE / "python_stdlib.zip"

SERVERS = """
configparser csv email ftplib http imaplib importlib.metadata logging.config logging.handlers
mailbox mimetypes netrc plistlib poplib smtplib socketserver tomllib urllib.request wave webbrowser
wsgiref xml xmlrpc zipapp zoneinfo
"""
"""Mail, servers and files of other programs: a page has its browser for that."""
PROCESSES = """
_pyrepl cmd code codeop ctypes fileinput getopt getpass multiprocessing optparse pty shlex
"""
"""Other processes, foreign libraries and terminals: a browser has none."""
TOOLS = """
bdb cProfile compileall doctest ensurepip idlelib lib2to3 modulefinder pdb pickletools profile
pstats py_compile pyclbr pydoc pydoc_data runpy symtable tabnanny timeit trace tracemalloc
turtledemo unittest venv
"""
"""For those who write Python."""
DOUBLES = "_pydatetime _pydecimal _pyio"
"""Written in Python for where there is no C; Pyodide has these in C."""
UNUSED = """
_sysconfigdata__emscripten_wasm32-emscripten calendar colorsys filecmp graphlib sched shelve uuid
"""
"""What nothing of ours, of Pyodide and of PyScript asks for."""

LEFT_OUT = frozenset(" ".join((SERVERS, PROCESSES, TOOLS, DOUBLES, UNUSED)).split())
"""Modules and whole packages by name; test_library.py sees to it that none is missed."""

ENCODINGS = """
aliases ascii cp437 idna latin_1 punycode raw_unicode_escape unicode_escape utf_16 utf_16_be
utf_16_le utf_8 utf_8_sig
"""
"""A page reads and writes UTF-8; of a hundred encodings these are left."""


def everything() -> dict[str, bytes]:
    """All modules of Pyodide's standard library by path."""
    files = archive.read(STDLIB.read_bytes())
    return {path: content for path, content in files.items() if path.endswith(".py")}


def trimmed() -> dict[str, bytes]:
    """The modules that the page ships."""
    return {path: text for path, text in everything().items() if is_shipped(module(path))}


def is_shipped(name: str) -> bool:
    """Whether the page has a module of this name."""
    if name.startswith("encodings."):
        return name.removeprefix("encodings.") in ENCODINGS.split()
    parts = name.split(".")
    return not any(".".join(parts[:length]) in LEFT_OUT for length in range(1, len(parts) + 1))


def module(path: str) -> str:
    """The name under which a file is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
