"""Puts the static site together: every file of `dist/`, with names that carry hashes."""

import base64
import hashlib
import html
import json
import os
import re
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.build import archive, vendor
from tools.build.compiled import compiled
from tools.build.places import BUILD, NODE_MODULES, ROOT, WEB, BuildError

PROGRAM = "web.main"
"""The module that the page runs."""
FETCHED_EARLY = ("pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
IMPORTED_EARLY = re.compile(r"(pyscript/core-.*|pyodide\.mjs|pyodide\.asm\.js)$")
OF_GAME = re.compile(r"boonlake/games/(\w+)/(?!__init__\.py$|text/)|web/games/(\w+)/")
"""What is fetched while people look at the set-up: all of a game but its box and its texts."""
NO_WORKER = Path(__file__).with_name("no-worker.js")


@dataclass(frozen=True)
class Site:
    """All files of a built site by path, and the version they are."""

    files: Mapping[str, bytes]
    version: str

    def write(self, folder: Path) -> None:
        """Replaces `folder` by the site."""
        fresh = folder.with_name(f".{folder.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        for path, content in self.files.items():
            target = fresh / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)


def build(
    *,
    dev: bool = False,
    packages: Mapping[str, bytes] | None = None,
    workers: Mapping[str, bytes] | None = None,
    program: str = PROGRAM,
) -> Site:
    """The site from the sources of this checkout; `dev` keeps them readable.

    Tests build other sites: with more `packages` beside ours, other scripts for `workers`, and
    another `program` than ours.
    """
    make = archive.pack if dev else compiled
    app = app_files() | {f"workers/{name}": text for name, text in (workers or {}).items()}
    ours = {"boonlake.whl": archive.read(wheel()), "web.zip": front_end() | dict(packages or {})}
    app |= {name: make(without_games(files)) for name, files in ours.items()}
    app |= {f"games/{name}.zip": make(files) for name, files in of_games(ours.values()).items()}
    return assemble(app, vendor.vendored(whole_stdlib=dev), dev=dev, program=program)


def assemble(
    app: Mapping[str, bytes],
    third: Mapping[str, bytes],
    *,
    dev: bool = False,
    program: str = PROGRAM,
) -> Site:
    """The site from the files of its two folders and the page around them."""
    names = {"app": f"app-{_hash(app)}", "vendor": f"vendor-{_hash(third)}"}
    files = {f"{names['app']}/{path}": content for path, content in app.items()}
    files |= {f"{names['vendor']}/{path}": content for path, content in third.items()}
    files |= archive.folder(WEB / "icons", under="icons/")
    files["manifest.webmanifest"] = (WEB / "manifest.webmanifest").read_bytes()
    files["licences.txt"] = vendor.licences()
    # It has to be found where nothing else works, so its name never changes.
    files |= {path.name: path.read_bytes() for path in (WEB / "boot").glob("rescue.*")}
    source = (ROOT / "index.html").read_text(encoding="utf-8").replace(PROGRAM, program)
    scripts = {path.name: path.read_bytes() for path in WEB.rglob("*.js")}
    version = _hash(files | scripts | {"index.html": source.encode()})
    files["index.html"] = _page(source, files, names, version, dev=dev).encode()
    files["sw.js"] = NO_WORKER.read_bytes() if dev else _service_worker(files, version)
    return Site(files, version)


def wheel() -> bytes:
    """The wheel of the engine, built by its backend as any installer would."""
    from flit_core import buildapi  # type: ignore[import-untyped]

    folder = BUILD / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.environ["SOURCE_DATE_EPOCH"] = "315532800"
    os.chdir(ROOT)
    name: str = buildapi.build_wheel(str(folder))
    return (folder / name).read_bytes()


def front_end() -> dict[str, bytes]:
    """The front end's modules, and what lies beside them to be read by them."""
    apart = {"css", "icons", "workers"}
    return {
        f"web/{path}": content
        for path, content in archive.folder(WEB).items()
        if path.split("/")[0] not in apart
        and not path.endswith((".js", ".html", ".css", ".webmanifest"))
    }


def without_games(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """What the page needs before a game is opened."""
    return {path: content for path, content in files.items() if not OF_GAME.match(path)}


def of_games(archives: Iterable[Mapping[str, bytes]]) -> dict[str, dict[str, bytes]]:
    """By game: its part of all archives."""
    parts: dict[str, dict[str, bytes]] = {}
    for files in archives:
        for path, content in files.items():
            if found := OF_GAME.match(path):
                parts.setdefault(found[1] or found[2], {})[path] = content
    return parts


def app_files() -> dict[str, bytes]:
    """What the page loads besides Python's archives: one style sheet, workers, fonts."""
    styles = [*sorted((WEB / "css").glob("*.css")), *sorted((WEB / "games").rglob("*.css"))]
    files = {"app.css": b"\n".join(path.read_bytes() for path in styles)}
    files |= archive.folder(WEB / "workers", under="workers/")
    return files | _fonts(files["app.css"].decode())


def _fonts(styles: str) -> dict[str, bytes]:
    """The fonts that the styles name, from npm's font packages."""
    files = {}
    for name in sorted(set(re.findall(r"url\([\"']?fonts/([\w.-]+)", styles))):
        paths = sorted(NODE_MODULES.glob(f"@fontsource*/*/files/{name}"))
        if not paths:
            raise BuildError(f"the styles name the font {name}, which no npm package brought.")
        files[f"fonts/{name}"] = paths[0].read_bytes()
    return files


def _hash(files: Mapping[str, bytes]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        total.update(f"{path} {hashlib.sha256(files[path]).hexdigest()}\n".encode())
    return total.hexdigest()[:12]


def _page(
    source: str, files: Mapping[str, bytes], names: Mapping[str, str], version: str, *, dev: bool
) -> str:
    config = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    config["games"] = {
        Path(path).stem: f"./app/{path.partition('/')[2]}"
        for path in files
        if path.startswith(f"{names['app']}/games/")
    }
    wasm = sum(len(content) for path, content in files.items() if path.endswith(".wasm"))
    about = {
        "version": version,
        "offline": not dev,
        "wasm": wasm,
        "games": list(config["games"].values()),
    }
    page = source.replace('data-version="source"', f'data-version="{version}"')
    page = page.replace('config="./pyscript.toml"', f"config={_quoted(config)}")
    page = page.replace('boot.js">', f'boot.js" data-site={_quoted(about)}>')
    page = _inlined(page)
    page = page.replace("<!-- preload -->", "\n".join(_preloads(files, config["files"])))
    for name, hashed in names.items():
        page = page.replace(f"./{name}/", f"./{hashed}/")
    return page


def _inlined(page: str) -> str:
    """The page with our first scripts in it: they must run before anything is fetched."""
    hashes = []

    def inline(match: re.Match[str]) -> str:
        text = (WEB / match["path"]).read_text(encoding="utf-8")
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes.append(f"'sha256-{digest}'")
        return f"<script{match['attributes']}>{text}</script>"

    page = re.sub(
        r'<script src="\./web/(?P<path>[\w/]+\.js)"(?P<attributes>[^>]*)></script>', inline, page
    )
    return page.replace("script-src 'self'", f"script-src 'self' {' '.join(hashes)}")


def _preloads(files: Mapping[str, bytes], archives: Iterable[str]) -> list[str]:
    """Links for what PyScript will ask for; scripts first, because a browser has few lines."""
    imported = [path for path in files if IMPORTED_EARLY.search(path)]
    links = [f'<link rel="modulepreload" href="./{path}">' for path in imported]
    fetched = [f"./{path}" for name in FETCHED_EARLY for path in files if _base(path) == name]
    fetched += archives
    return links + [f'<link rel="preload" as="fetch" crossorigin href="{p}">' for p in fetched]


def _service_worker(files: Mapping[str, bytes], version: str) -> bytes:
    hashes = {
        "./" if path == "index.html" else path: hashlib.sha256(content).hexdigest()
        for path, content in sorted(files.items())
    }
    script = (WEB / "boot" / "sw.js").read_text(encoding="utf-8")
    script = script.replace('VERSION = "source"', f'VERSION = "{version}"')
    return script.replace("FILES = {}", f"FILES = {json.dumps(hashes, indent=1)}").encode()


def _quoted(value: object) -> str:
    text = html.escape(json.dumps(value, separators=(",", ":")), quote=False)
    return "'" + text.replace("'", "&#39;") + "'"


def _base(path: str) -> str:
    return path.rpartition("/")[2]
