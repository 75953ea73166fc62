// The wheel of a built site, put together again: the games come in archives of their own.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function unpack(pyodide, app, extractDir) {
  const games = readdirSync(join(app, "games")).map((name) => join("games", name));
  for (const name of ["boonlake.whl", ...games]) {
    pyodide.unpackArchive(new Uint8Array(readFileSync(join(app, name))), "zip", { extractDir });
  }
}
