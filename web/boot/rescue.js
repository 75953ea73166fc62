// Stored games as files, without Python: for the day on which the game itself does not start.
// Whatever is stored is only ever shown as text.
(() => {
  "use strict";

  const WORDS = {
    en: {
      why: "All games saved in this browser. Save them as files; you can add them again under “Games”, “Add games”.",
      none: "No games are saved in this browser.",
      forbidden: "The browser does not let this page read its storage.",
      all: "Save all in one file",
      back: "Back to the game",
      save: "Save as file",
      copy: "Copy",
      copied: "Copied.",
      refused: "The browser does not allow copying here. Save the file instead.",
      untitled: "Untitled game",
      kinds: { game: "", before: "one move earlier", gone: "deleted", damaged: "damaged" },
    },
    de: {
      why: "Alle Partien, die in diesem Browser gespeichert sind. Speichere sie als Dateien; unter „Partien“, „Partien hinzufügen“ kannst du sie wieder hinzufügen.",
      none: "In diesem Browser sind keine Partien gespeichert.",
      forbidden: "Der Browser lässt diese Seite nicht auf seinen Speicher zugreifen.",
      all: "Alle in einer Datei speichern",
      back: "Zurück zum Spiel",
      save: "Als Datei speichern",
      copy: "Kopieren",
      copied: "Kopiert.",
      refused: "Der Browser erlaubt hier kein Kopieren. Speichere stattdessen die Datei.",
      untitled: "Partie ohne Namen",
      kinds: { game: "", before: "einen Schritt früher", gone: "gelöscht", damaged: "beschädigt" },
    },
    pl: {
      why: "Wszystkie gry zapisane w tej przeglądarce. Zapisz je jako pliki; możesz je potem dodać w „Grach”, przyciskiem „Dodaj gry”.",
      none: "W tej przeglądarce nie ma zapisanych gier.",
      forbidden: "Przeglądarka nie pozwala tej stronie odczytać zapisanych danych.",
      all: "Zapisz wszystkie w jednym pliku",
      back: "Wróć do gry",
      save: "Zapisz jako plik",
      copy: "Kopiuj",
      copied: "Skopiowano.",
      refused: "Przeglądarka nie pozwala tu kopiować. Zapisz zamiast tego plik.",
      untitled: "Gra bez nazwy",
      kinds: { game: "", before: "o jeden ruch wcześniej", gone: "usunięta", damaged: "uszkodzona" },
    },
  };
  const KINDS = ["game", "damaged", "before", "gone"];
  const BACKUP = "boonlake backup 1\n";
  const NEXT = "=== game\n";

  const element = (id) => document.getElementById(id);

  function read(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  }

  function language() {
    const wishes = [read("boonlake.language"), ...(navigator.languages ?? [])];
    return wishes.map((wish) => (wish ?? "").slice(0, 2).toLowerCase()).find((wish) => wish in WORDS) ?? "en";
  }

  const spoken = language();
  const words = WORDS[spoken];

  // A note is a convenience; where it cannot be read, the head of the game tells enough.
  function noted(name) {
    try {
      const note = JSON.parse(read(`boonlake.note.${name}`));
      return note && typeof note === "object" ? note : {};
    } catch {
      return {};
    }
  }

  function title(text, note) {
    if (typeof note.title === "string" && note.title) return note.title;
    const head = text.slice(0, 2000).split("\n\n")[0].split("\n");
    const named = head.find((line) => line.startsWith("title "));
    const people = head.filter((line) => line.startsWith("name ")).map((line) => line.split(" ").slice(2).join(" "));
    return named?.slice(6) || people.join(", ") || words.untitled;
  }

  function stored() {
    const games = [];
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      const [site, kind, ...rest] = key.split(".");
      const text = site === "boonlake" && KINDS.includes(kind) ? localStorage.getItem(key) : "";
      if (text) games.push({ kind, name: rest.join("."), text, note: noted(rest.join(".")) });
    }
    const when = (game) => (Number.isFinite(game.note.when) ? game.note.when : 0);
    return games.sort((a, b) => when(b) - when(a) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  }

  function download(name, text) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      element("said").textContent = words.copied;
    } catch {
      element("said").textContent = words.refused;
    }
  }

  function button(label, act) {
    const node = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    node.addEventListener("click", act);
    return node;
  }

  function line(game) {
    const item = document.createElement("li");
    item.dataset.kind = game.kind;
    const name = document.createElement("span");
    name.textContent = title(game.text, game.note);
    const when = Number.isFinite(game.note.when) && game.note.when > 0 ? new Date(game.note.when) : null;
    const facts = [words.kinds[game.kind], when && !Number.isNaN(when.getTime()) ? when.toLocaleString(spoken) : ""];
    const small = document.createElement("small");
    small.textContent = facts.filter(Boolean).join(" · ");
    name.append(small);
    const file = `boonlake-${game.name.replace(/[^0-9a-z]/g, "_").slice(0, 40)}.txt`;
    item.append(name, button(words.save, () => download(file, game.text)), button(words.copy, () => copy(game.text)));
    return item;
  }

  function bundle(games) {
    return BACKUP + games.map((game) => `${NEXT}${game.text.trimEnd()}\n`).join("");
  }

  document.documentElement.lang = spoken;
  element("why").textContent = words.why;
  element("all").textContent = words.all;
  element("back").textContent = words.back;
  let games = [];
  try {
    games = stored();
    if (!games.length) element("why").textContent = words.none;
  } catch {
    element("why").textContent = words.forbidden;
  }
  element("games").replaceChildren(...games.map(line));
  const whole = games.filter((game) => game.kind !== "before");
  element("all").disabled = !whole.length;
  element("all").addEventListener("click", () => download("boonlake-games.txt", bundle(whole)));
})();
