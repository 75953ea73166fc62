"""A page beside the site that plays all golden games with the site's own files, in any browser."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from zipfile import ZipFile

from tools.build.places import ROOT

PAGE = "golden.html"
GOLDEN = ("tests/common/golden", "tests/golden")
MARKUP = """<!doctype html><meta charset="utf-8"><title>Golden games</title>
<link rel="icon" href="data:,">
<script type="module">
  import {{ loadPyodide }} from "./{vendor}/pyodide/pyodide.mjs";
  const play = async () => {{
    const python = await loadPyodide();
    for (const archive of {archives}) {{
      const answer = await fetch(archive);
      python.unpackArchive(await answer.arrayBuffer(), "zip", {{ extractDir: "/golden" }});
    }}
    return python.runPython(`
import json, sys
sys.path[:0] = ["/golden", "/golden/tests/common"]
from boonlake import games
from golden import hashes_of
json.dumps({{name: hashes_of(name) for name in games.names()}})
`);
  }};
  window.golden = play();
</script>
"""
PLAYED = """
async () => {
  while (!window.golden) await new Promise((done) => setTimeout(done, 50));
  return window.golden;
}
"""
"""Answers with the hashes of all golden games, as JSON."""


def site_with_page(dist: Path, folder: Path) -> Path:
    """A copy of the built site with the page beside it."""
    site = Path(shutil.copytree(dist, folder / "golden-site"))
    with ZipFile(site / "golden.zip", "w") as archive:
        for part in GOLDEN:
            for path in sorted((ROOT / part).rglob("*.*")):
                if "__pycache__" not in path.parts:
                    archive.write(path, path.relative_to(ROOT))
    app, vendor = next(site.glob("app-*")), next(site.glob("vendor-*"))
    packed = [app / "boonlake.whl", *sorted((app / "games").glob("*.zip")), site / "golden.zip"]
    archives = json.dumps([path.relative_to(site).as_posix() for path in packed])
    (site / PAGE).write_text(MARKUP.format(vendor=vendor.name, archives=archives), "utf-8")
    return site
