"""Words people read, in three languages: files of `key = text`, read when first needed.

A text may hold `{name}`, filled with an argument, and `{n:coin|coins}`, which picks the form that
fits the number n: two forms in English and German, three in Polish (`{n:moneta|monety|monet}`).
The number itself is written beside it: `{n} {n:coin|coins}`. The first part of a key says in
which file it stands.
"""

from __future__ import annotations

import re
from pathlib import Path

LANGUAGES = ("en", "de", "pl")

FORMS = {"en": 2, "de": 2, "pl": 3}
"""How many forms of a word a language needs beside a number."""

FILE_OF = {
    "computers": "computers",
    "effect": "effects",
    "goods": "log",
    "help": "help",
    "keep": "keep",
    "levers": "levers",
    "log": "log",
    "option": "prompts",
    "prompt": "prompts",
    "rules": "rules",
    "source": "log",
    "ui": "ui",
    "why": "why",
}
"""The file of a key by the key's first part; all other keys are names."""
NAMES = "names"

_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class MissingTextError(LookupError):
    """A key or an argument that is not there; the message is one sentence."""


def form(language: str, n: int) -> int:
    """Which form of a word stands beside the number n."""
    n = abs(n)
    if n == 1:
        return 0
    if language != "pl":
        return 1
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


def parse(lines: str) -> dict[str, str]:
    """The texts of a file, by key; `#` begins a comment line."""
    texts: dict[str, str] = {}
    for line in lines.splitlines():
        if line and line[0] != "#":
            key, _, text = line.partition(" = ")
            texts[key] = text
    return texts


class Text:
    """All texts of one language.

    In the page a missing key is shown as it is; `strict` makes it an error, for tests.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self._files: dict[str, dict[str, str]] = {}

    def t(self, key: str, **arguments: object) -> str:
        """The text of a key, filled with the arguments."""
        text = self._find(key)
        if "{" not in text:
            return text
        return _FIELD.sub(lambda field: self._fill(key, field, arguments), text)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return key in self.file(_file_of(key))

    def keys(self, prefix: str) -> list[str]:
        """All keys that begin with a prefix, in the order of their file."""
        return [key for key in self.file(_file_of(prefix)) if key.startswith(prefix)]

    def file(self, name: str) -> dict[str, str]:
        """The texts of a file, read on first use."""
        texts = self._files.get(name)
        if texts is None:
            path = Path(__file__).with_name(self.language) / f"{name}.txt"
            texts = self._files[name] = parse(path.read_text("utf-8"))
        return texts

    def _find(self, key: str) -> str:
        text = self.file(_file_of(key)).get(key)
        if text is None:
            if self.strict:
                raise MissingTextError(f"no text {key!r} in {self.language}/{_file_of(key)}.txt")
            return key
        return text

    def _fill(self, key: str, field: re.Match[str], arguments: dict[str, object]) -> str:
        name, forms = field.groups()
        value = arguments.get(name)
        if value is None:
            if self.strict:
                raise MissingTextError(f"text {key!r} needs the argument {name!r}")
            return field.group()
        if forms is None:
            return str(value)
        words = forms.split("|")
        return words[min(form(self.language, int(str(value))), len(words) - 1)]


def _file_of(key: str) -> str:
    return FILE_OF.get(key.partition(".")[0], NAMES)
