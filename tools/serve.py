"""python -m tools.serve [--port N] [--path /some/path/]: serves a built site on 127.0.0.1."""

import argparse
import functools
import http.server
import sys
from pathlib import Path

from tools.build.places import DIST


class Handler(http.server.SimpleHTTPRequestHandler):
    """Plain files with the types that a browser insists on, under an optional path."""

    extensions_map = {  # noqa: RUF012 - the name and kind are the base class's
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".whl": "application/zip",
        ".webmanifest": "application/manifest+json",
    }
    protocol_version = "HTTP/1.1"
    base = "/"
    quiet = True

    def translate_path(self, path: str) -> str:
        """The file for an address; nothing lies outside of the base path."""
        if not path.startswith(self.base):
            return str(Path(self.directory) / "no such file")
        return super().translate_path("/" + path.removeprefix(self.base))

    def end_headers(self) -> None:
        """Lets the browser keep files for as long as they are the same."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the base class
        """Logs nothing unless asked to."""
        if not self.quiet:
            super().log_message(format, *args)


class Server(http.server.ThreadingHTTPServer):
    """Answers many requests at once and never waits for a browser to hang up."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in the middle is no error worth a traceback."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def server(folder: Path, port: int = 0, path: str = "/", kind: type[Handler] = Handler) -> Server:
    """A server for `folder` on 127.0.0.1; port 0 takes any free one."""
    handler = type("SiteHandler", (kind,), {"base": path})
    return Server(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))


def first_free(folder: Path, port: int, path: str) -> Server:
    """A server on the first free port from `port` on."""
    for candidate in range(port, port + 20):
        try:
            return server(folder, candidate, path)
        except OSError:
            continue
    return server(folder, 0, path)


def main() -> int:
    """Serves the site until interrupted."""
    parser = argparse.ArgumentParser(prog="tools.serve", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="the port to try first")
    parser.add_argument("--path", default="/", help="serve below this path")
    parser.add_argument("--folder", type=Path, default=DIST)
    options = parser.parse_args()
    if not (options.folder / "index.html").exists():
        print(f"There is no site in {options.folder}: run `make site` first.", file=sys.stderr)
        return 1
    with first_free(options.folder, options.port, options.path) as site:
        address = f"http://127.0.0.1:{site.server_address[1]}{options.path}"
        print(f"Boonlake is at {address} (Ctrl+C ends it)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
