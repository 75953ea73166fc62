"""Pyodide's standard library without what a page never uses: less for a first visit to load."""

from tools.build import archive
from tools.build.places import PYODIDE

STDLIB = PYODIDE / "python_stdlib.zip"

SERVERS = """
configparser csv email ftplib http imaplib mailbox mimetypes netrc plistlib poplib smtplib
socketserver tomllib wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
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
UNUSED = "calendar colorsys filecmp graphlib sched shelve uuid"
"""What nothing of ours, of Pyodide and of PyScript asks for."""

LEFT_OUT = frozenset(" ".join((SERVERS, PROCESSES, TOOLS, DOUBLES, UNUSED)).split())
"""Modules and packages by their first name; test_library.py sees to it that none is missed."""


def everything() -> dict[str, bytes]:
    """All modules of Pyodide's standard library by path."""
    files = archive.read(STDLIB.read_bytes())
    return {path: content for path, content in files.items() if path.endswith(".py")}


def trimmed() -> dict[str, bytes]:
    """The modules that the page ships."""
    return {path: text for path, text in everything().items() if first_name(path) not in LEFT_OUT}


def first_name(path: str) -> str:
    """The name under which a file's module or package is imported."""
    return path.split("/")[0].removesuffix(".py")
