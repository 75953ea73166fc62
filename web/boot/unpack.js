// Fetches and opens our archive while Python is still being compiled.
// Python's own unpacking takes 20 times as long, and could begin only after that.
(() => {
  "use strict";

  const GZIP = 0x1f;
  const END = 0x06054b50;
  const END_SIZE = 22;
  const ENTRY_SIZE = 46;
  const LOCAL_SIZE = 30;

  // A host may have undone the compression on the way.
  async function opened(response) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes[0] !== GZIP) return bytes.buffer;
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  }

  // The files of a zip archive as our build writes it: without a comment, nothing deflated.
  function* files(buffer) {
    const view = new DataView(buffer);
    const end = buffer.byteLength - END_SIZE;
    if (end < 0 || view.getUint32(end, true) !== END) throw new Error("python.bin is damaged");
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left; left -= 1) {
      const nameLength = view.getUint16(at + 28, true);
      const local = view.getUint32(at + 42, true);
      const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const name = new TextDecoder().decode(new Uint8Array(buffer, at + ENTRY_SIZE, nameLength));
      yield [name, new Uint8Array(buffer, start, view.getUint32(at + 20, true))];
      at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  }

  const arriving = fetch(document.currentScript.dataset.archive).then(opened);
  // Whoever waits for the files hears of a failure, and boot.js has told the player already.
  arriving.catch(() => {});

  // Writes all files below the folder that Python starts in.
  window.boonlake.unpack = async (FS) => {
    const made = new Set();
    for (const [name, bytes] of files(await arriving)) {
      const folder = name.slice(0, name.lastIndexOf("/"));
      if (folder && !made.has(folder)) FS.mkdirTree(folder);
      made.add(folder);
      FS.writeFile(name, bytes, { canOwn: true });
    }
  };
})();
