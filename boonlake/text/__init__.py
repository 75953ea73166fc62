"""Words people read, in three languages: files of `key = text`, read when first needed.

A text may hold `{name}`, filled with an argument, and `{n:coin|coins}`, which picks the form that
fits the number n: two forms in English and German, three in Polish (`{n:moneta|monety|monet}`).
The number itself is written beside it: `{n} {n:coin|coins}`.

The page's own texts stand beside this module, those of a game in the game's folder. The first part
of a key says in which file it stands. A game's text goes before the page's of the same key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from ..engine import packaged

LANGUAGES = ("en", "de", "pl")

FORMS = {"en": 2, "de": 2, "pl": 3}
"""How many forms of a word a language needs beside a number."""

SOFT_HYPHEN = "\xad"

_FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


class Texts(NamedTuple):
    """A folder of texts, one folder of files for each language inside."""

    folder: Path
    files: Mapping[str, str]
    """The file of a key, by the key's first part."""
    others: str = ""
    """The file of all other keys; "" if there are none."""

    def file_of(self, key: str) -> str:
        """The file in which a key stands if it is here; "" if it cannot be."""
        return self.files.get(key.partition(".")[0], self.others)

    def names(self) -> list[str]:
        """All files."""
        return sorted({*self.files.values(), *filter(None, [self.others])})


PAGE = Texts(
    Path(__file__).parent,
    {word: word for word in ("computers", "help", "keep", "review", "terminal", "ui", "words")},
)
"""What the page says around any game."""


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
    """The texts of one language: the page's, and those of the folders given.

    In the page a missing key is shown as it is; `strict` makes it an error, for tests. Places where
    a word may be broken are left out without `hyphens`, for those who show no type.
    """

    def __init__(
        self, language: str, *more: Texts, strict: bool = False, hyphens: bool = True
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language = language
        self.strict = strict
        self.hyphens = hyphens
        self._folders: list[tuple[Texts, dict[str, dict[str, str]]]]
        """Folders with those of their files that have been read, by name."""
        self._folders = [(folder, {}) for folder in (*more, PAGE)]
        self._known: dict[str, str] = {}
        """Texts that were asked for; drawing asks for the same ones all the time."""

    def t(self, key: str, **arguments: object) -> str:
        """The text of a key, filled with the arguments."""
        text = self._find(key)
        if "{" not in text:
            return text
        return _FIELD.sub(lambda field: self._fill(key, field, arguments), text)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return any(key in texts for texts in self._files_of(key))

    def keys(self, prefix: str) -> list[str]:
        """All keys that begin with a prefix, in the order of their files, the page's first."""
        files = reversed(self._files_of(prefix))
        keys = (key for texts in files for key in texts if key.startswith(prefix))
        return list(dict.fromkeys(keys))

    def chapters(self, prefix: str) -> list[tuple[str, str, list[str]]]:
        """Key, title and lines of every chapter: keys like `help.play.title`, `help.play.1`.

        Lines stand by their numbers, so that a game's can stand between the page's.
        """
        titles: dict[str, str] = {}
        lines: dict[str, dict[int, str]] = {}
        for key in self.keys(f"{prefix}."):
            chapter, _, last = key.rpartition(".")
            if last == "title":
                titles[chapter] = self.t(key)
            else:
                lines.setdefault(chapter, {})[int(last)] = self.t(key)
        return [
            (chapter, title, [lines[chapter][n] for n in sorted(lines[chapter])])
            for chapter, title in titles.items()
        ]

    def _files_of(self, key: str) -> list[dict[str, str]]:
        """The files in which a key may stand, read on first use."""
        found = []
        for folder, files in self._folders:
            if name := folder.file_of(key):
                if name not in files:
                    path = folder.folder / self.language / f"{name}.txt"
                    files[name] = parse(packaged.read(path))
                found.append(files[name])
        return found

    def _find(self, key: str) -> str:
        text = self._known.get(key)
        if text is not None:
            return text
        for texts in self._files_of(key):
            text = texts.get(key)
            if text is not None:
                self._known[key] = text if self.hyphens else text.replace(SOFT_HYPHEN, "")
                return self._known[key]
        if self.strict:
            raise MissingTextError(f"no text {key!r} in {self.language}")
        return key

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
