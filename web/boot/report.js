// What people can take along from a failure: the game in hand as a file, and a report of the fault
// that names nobody. It needs neither Python nor a working game.
(() => {
  "use strict";

  const { attempt, words } = window.boonlake;
  const PERSONAL = /^(name \d+|title) /;
  const MOST_DETAIL = 6_000;

  // The game in hand: as Python has it, which may be more than could be stored, or as it is stored.
  function game() {
    const name = attempt(() => new URLSearchParams(location.search).get("play"), "");
    const stored = () => localStorage.getItem(`boonlake.game.${name}`) || localStorage.getItem(`boonlake.before.${name}`);
    const text = attempt(() => window.boonlake.game?.(), "") || (name && attempt(stored, ""));
    return { name: name.replace(/[^0-9a-z]/g, "").slice(0, 24) || "game", text };
  }

  function download(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  // The report

  // Names of people and games: all that is personal in what this page stores.
  function personal(text) {
    const typed = attempt(() => JSON.parse(localStorage.getItem("boonlake.settings")).names, []);
    const lines = text.split("\n").filter((line) => PERSONAL.test(line)).map((line) => line.replace(PERSONAL, ""));
    return [...lines, ...(Array.isArray(typed) ? typed : [])].filter((name) => typeof name === "string" && name.trim());
  }

  function withoutNames(text, names) {
    const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length);
    const words = longestFirst.map((name) => name.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    if (!words.length) return text;
    const anyName = new RegExp(`(?<![\\p{L}\\p{N}_])(${words.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
    return text.split("\n").map((line) => (/^\s+File "/.test(line) ? line : line.replace(anyName, "…"))).join("\n");
  }

  function withoutAddress(text) {
    const folder = new URL("./", location.href).href;
    return text.replaceAll(location.href, "page").replaceAll(folder, "").replaceAll(location.origin, "");
  }

  // Header and moves; the position at the end only where the moves alone do not lead to it.
  function played(text) {
    const lines = text.split("\n").filter((line) => !PERSONAL.test(line));
    const end = lines.some((line) => line.startsWith("first ")) ? -1 : lines.findIndex((line) => line.startsWith("snapshot "));
    return (end < 0 ? lines : lines.slice(0, end)).join("\n").trim();
  }

  function report(kind, detail) {
    const { text } = game();
    const names = personal(text);
    const app = document.getElementById("app")?.dataset ?? {};
    const browser = navigator.userAgent.match(/(?:Edg|OPR|Firefox|Chrome|Version)\/\d+/g) ?? [];
    return [
      `boonlake report: ${kind}`,
      `version ${document.documentElement.dataset.version}`,
      `browser ${browser.join(" ")}`,
      `screen ${innerWidth} × ${innerHeight}, language ${document.documentElement.lang}`,
      `at ${app.game ?? "no game"}, ${app.state ?? ""}`,
      "",
      withoutNames(withoutAddress(detail).slice(-MOST_DETAIL), names),
      ...(text ? ["", played(text)] : []),
    ].join("\n");
  }

  // What a failure shows below its message

  function make(tag, attributes, ...children) {
    const node = Object.assign(document.createElement(tag), attributes);
    node.append(...children);
    return node;
  }

  function button(label, act) {
    const node = make("button", { type: "button", className: "boot-button" }, label);
    node.addEventListener("click", act);
    return node;
  }

  async function copy(field, said) {
    try {
      await navigator.clipboard.writeText(field.value);
      said.textContent = words().copied;
    } catch {
      field.select();
      said.textContent = attempt(() => document.execCommand("copy"), false) ? words().copied : words().notCopied;
    }
  }

  function saving() {
    const { name, text } = game();
    return text ? [button(words().saveGame, () => download(`boonlake-${name}.txt`, text))] : [];
  }

  function reporting(kind, detail) {
    const field = make("textarea", { className: "boot-report", readOnly: true, rows: 7, value: report(kind, detail) });
    field.setAttribute("aria-label", words().report);
    const said = make("span", {});
    said.setAttribute("role", "status");
    return make("details", {}, make("summary", {}, words().report), make("p", {}, words().reportWhy), field,
      button(words().copyReport, () => copy(field, said)), " ", said);
  }

  Object.assign(window.boonlake, { button, make, reporting, saving });
})();
