// What happens before, around and without Python: progress, failures, offline, updates.
// It runs first, before PyScript, and knows nothing of the game.
(() => {
  "use strict";

  const WORDS = {
    en: {
      loading: "Laying out the table …",
      slow: "This takes unusually long. On a slow line just wait; otherwise load the page again.",
      reload: "Load again",
      later: "Later",
      offline: "Ready to play offline",
      update: "A new version is ready. Your game is kept.",
      rescue: "Save stored games as files",
      details: "Details",
      failures: {
        wasm: ["This browser cannot run the game", "It has no WebAssembly, or it is switched off. Use a current Chrome, Edge, Firefox or Safari, and switch off lockdown or strict security modes for this page."],
        "wasm-type": ["The server sends a file in the wrong way", "Files ending in .wasm must be sent with the type application/wasm. Whoever hosts this page can set that; docs/hosting.md says how."],
        missing: ["A part of the game did not arrive", "Check the connection and load the page again. If it happens again, the file is missing on the server: upload the whole site once more."],
        storage: ["The browser lets this page keep nothing", "Games are stored only in this browser. Allow cookies and site data for this page, leave private mode, or make room, then load it again."],
        file: ["The page was opened as a file", "It has to come from a web server. In a terminal, in the game's folder, type: make play"],
        python: ["The game could not start", "Load the page again. If that does not help, the lines below tell a developer why. Stored games are untouched."],
      },
    },
    de: {
      loading: "Der Tisch wird gedeckt …",
      slow: "Das dauert ungewöhnlich lange. Bei langsamer Leitung einfach warten, sonst die Seite neu laden.",
      reload: "Neu laden",
      later: "Später",
      offline: "Bereit zum Spielen ohne Netz",
      update: "Eine neue Fassung ist bereit. Deine Partie bleibt erhalten.",
      rescue: "Gespeicherte Partien als Dateien sichern",
      details: "Einzelheiten",
      failures: {
        wasm: ["Dieser Browser kann das Spiel nicht ausführen", "Ihm fehlt WebAssembly, oder es ist abgeschaltet. Nimm ein aktuelles Chrome, Edge, Firefox oder Safari und schalte besonders strenge Sicherheitsmodi für diese Seite ab."],
        "wasm-type": ["Der Server liefert eine Datei falsch aus", "Dateien mit der Endung .wasm müssen den Typ application/wasm tragen. Wer die Seite bereitstellt, kann das einstellen; docs/hosting.md sagt, wie."],
        missing: ["Ein Teil des Spiels kam nicht an", "Prüfe die Verbindung und lade die Seite neu. Wenn es wieder passiert, fehlt die Datei auf dem Server: Lade dort die ganze Seite noch einmal hoch."],
        storage: ["Der Browser lässt diese Seite nichts speichern", "Partien werden nur in diesem Browser gespeichert. Erlaube Cookies und Websitedaten für diese Seite, verlasse den privaten Modus oder schaffe Platz und lade neu."],
        file: ["Die Seite wurde als Datei geöffnet", "Sie muss von einem Webserver kommen. Tippe im Ordner des Spiels in ein Terminal: make play"],
        python: ["Das Spiel konnte nicht starten", "Lade die Seite neu. Wenn das nicht hilft, sagen die Zeilen unten Entwicklern den Grund. Gespeicherte Partien sind unberührt."],
      },
    },
    pl: {
      loading: "Rozkładamy stół …",
      slow: "To trwa wyjątkowo długo. Przy wolnym łączu poczekaj, w innym razie wczytaj stronę ponownie.",
      reload: "Wczytaj ponownie",
      later: "Później",
      offline: "Można grać bez sieci",
      update: "Nowa wersja jest gotowa. Twoja gra zostanie zachowana.",
      rescue: "Zapisz przechowane gry jako pliki",
      details: "Szczegóły",
      failures: {
        wasm: ["Ta przeglądarka nie uruchomi gry", "Nie ma w niej WebAssembly albo jest wyłączone. Użyj aktualnej przeglądarki Chrome, Edge, Firefox lub Safari i wyłącz dla tej strony zaostrzone tryby bezpieczeństwa."],
        "wasm-type": ["Serwer wysyła plik w niewłaściwy sposób", "Pliki .wasm muszą mieć typ application/wasm. Ustawia to osoba, która udostępnia stronę; opis jest w docs/hosting.md."],
        missing: ["Część gry nie dotarła", "Sprawdź połączenie i wczytaj stronę ponownie. Jeśli to się powtórzy, pliku brakuje na serwerze: wyślij tam całą stronę jeszcze raz."],
        storage: ["Przeglądarka nie pozwala tej stronie niczego zapisać", "Gry są zapisywane tylko w tej przeglądarce. Zezwól tej stronie na pliki cookie i dane witryn, opuść tryb prywatny albo zwolnij miejsce i wczytaj stronę ponownie."],
        file: ["Stronę otwarto jako plik", "Musi pochodzić z serwera WWW. W terminalu, w folderze gry, wpisz: make play"],
        python: ["Gra nie mogła się uruchomić", "Wczytaj stronę ponownie. Jeśli to nie pomoże, poniższe wiersze powiedzą programiście, dlaczego. Zapisane gry są nietknięte."],
      },
    },
  };

  const LANGUAGE_KEY = "boonlake.language";
  const SLOW_AFTER = 20_000;
  const OFFLINE_SHOWN = 8_000;
  const UPDATE_EVERY = 3_600_000;

  const plainFetch = window.fetch;
  const site = JSON.parse(document.currentScript.dataset.site ?? "{}");
  const page = { failed: false, ready: false, done: 0, slow: 0 };
  const element = (id) => document.getElementById(id);
  const whenParsed = (act) =>
    document.readyState === "loading" ? addEventListener("DOMContentLoaded", act, { once: true }) : act();

  function stored(key) {
    try { return localStorage.getItem(key); } catch { return null; }
  }

  function storedCount() {
    try { return localStorage.length; } catch { return 0; }
  }

  function words() {
    const shown = page.ready ? document.documentElement.lang : null;
    const inAddress = new URLSearchParams(location.search).get("lang");
    const wishes = [shown, inAddress, stored(LANGUAGE_KEY), ...(navigator.languages ?? [])];
    const known = wishes.map((wish) => (wish ?? "").slice(0, 2).toLowerCase()).find((wish) => wish in WORDS);
    document.documentElement.lang = known ?? "en";
    return WORDS[known ?? "en"];
  }

  function make(tag, attributes, ...children) {
    const node = Object.assign(document.createElement(tag), attributes);
    node.append(...children);
    return node;
  }

  function button(text, act) {
    const node = make("button", { type: "button", className: "boot-button" }, text);
    node.addEventListener("click", act);
    return node;
  }

  // The page that saves stored games needs neither Python nor a working game.
  function rescue(text) {
    return make("a", { className: "boot-rescue", href: "./rescue.html" }, text.rescue);
  }

  // Failures: the first one counts, the rest follows from it.

  function fail(kind, detail = "") {
    if (page.failed || page.ready) return;
    page.failed = true;
    clearTimeout(page.slow);
    whenParsed(() => {
      const text = words();
      const [title, advice] = text.failures[kind];
      const details = detail ? [make("pre", {}, detail)] : [];
      const box = make("div", { className: "boot-failure" },
        make("h2", {}, title), make("p", {}, advice), ...details, button(text.reload, () => location.reload()), rescue(text));
      box.setAttribute("role", "alert");
      box.dataset.failure = kind;
      document.querySelector(".opening-card").replaceChildren(make("h1", {}, document.title), box);
      element("opening").hidden = false;
      element("app").dataset.state = "error";
      for (const script of document.querySelectorAll('script[type="py"]')) script.remove();
    });
  }

  const shortName = (address) => decodeURIComponent(String(address).split("?")[0].split("/").slice(-2).join("/"));

  function hindrance() {
    if (location.protocol === "file:") return ["file"];
    if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiateStreaming !== "function") return ["wasm"];
    try {
      localStorage.setItem("boonlake.probe", "1");
      localStorage.removeItem("boonlake.probe");
    } catch (error) {
      // A storage that is full is no hindrance: only the running page can make room in it.
      if (!storedCount()) return ["storage", String(error)];
    }
    return null;
  }

  // Of the files that a start needs, the first that does not come; the error seldom names it.
  async function missingFile() {
    for (const { href } of document.querySelectorAll('link[rel="modulepreload"], link[rel="preload"]')) {
      const came = await plainFetch(href).then(({ ok }) => ok, () => false);
      if (!came) return href;
    }
    return null;
  }

  async function failFor(reason) {
    const missing = await missingFile();
    if (missing) fail("missing", shortName(missing));
    else fail("python", reason);
  }

  // A script, a style or a preloaded file that does not come reports itself here.
  addEventListener("error", ({ target, message }) => {
    const address = target?.src ?? target?.href;
    if (target?.type === "module") missingFile().then((missing) => fail("missing", shortName(missing ?? address)));
    else if (address) fail("missing", shortName(address));
    else if (message) failFor(message);
  }, true);

  addEventListener("unhandledrejection", ({ reason }) => failFor(String(reason?.message ?? reason)));

  // Progress: the stages that PyScript reports, and in the longest of them the bytes of the
  // interpreter, two thirds of all that a first visit loads.

  function progress(value) {
    page.done = Math.max(page.done, Math.min(value, 100));
    clearTimeout(page.slow);
    if (!page.failed && !page.ready) page.slow = setTimeout(sayItIsSlow, SLOW_AFTER);
    const bar = element("opening-progress");
    if (bar) bar.value = page.done;
  }

  function sayItIsSlow() {
    const line = element("opening-text");
    if (!line || page.failed) return;
    line.replaceChildren(words().slow, " ", button(words().reload, () => location.reload()));
  }

  const STAGES = { "Loading Pyodide": 5, "Loading interpreter": 8, "Loaded interpreter": 82, "Loading files": 84, "Loaded files": 90, "Loaded Pyodide": 92 };
  addEventListener("py:progress", ({ detail }) => progress(STAGES[detail] ?? page.done));

  async function count(response) {
    const reader = response.body.getReader();
    let received = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += value.length;
      progress(10 + (70 * received) / site.wasm);
    }
  }

  function inspect(response) {
    const type = response.headers.get("content-type") ?? "";
    if (!response.ok) fail("missing", `${shortName(response.url)}: ${response.status} ${response.statusText}`);
    else if (!type.startsWith("application/wasm")) {
      fail("wasm-type", `${shortName(response.url)}: ${type || "no type"}`);
    }
    // From a cache everything is there at once, and a copy would cost the compiled code.
    if (site.wasm && response.body && !navigator.serviceWorker?.controller) count(response.clone()).catch(() => {});
  }

  // Pyodide waits for ever, without a word, if the interpreter does not come or comes with a wrong
  // type. Nobody but who fetches it can see that in time: this one answer is looked at on its way.
  window.fetch = async (resource, options) => {
    const response = await plainFetch(resource, options);
    if (String(resource?.url ?? resource).endsWith(".wasm")) {
      window.fetch = plainFetch;
      inspect(response);
    }
    return response;
  };

  // Ready: Python has set another state than "loading".

  function leaveOpening() {
    if (page.ready || page.failed) return;
    progress(100);
    page.ready = true;
    clearTimeout(page.slow);
    const opening = element("opening");
    opening.classList.add("leaving");
    setTimeout(() => opening.remove(), 250);
    if (site.offline) setTimeout(keepOffline, 0);
  }

  // Offline: the service worker holds all files of one version, or none.

  function notice(kind, ...content) {
    document.querySelector(`[data-notice="${kind}"]`)?.remove();
    const box = make("div", { className: "notice fresh" }, ...content);
    box.dataset.notice = kind;
    element("notices").append(box);
    return box;
  }

  function sayOffline() {
    if (document.documentElement.dataset.offline === "ready") return;
    document.documentElement.dataset.offline = "ready";
    const box = notice("offline", words().offline);
    setTimeout(() => box.classList.remove("fresh"), OFFLINE_SHOWN);
  }

  function offerUpdate(worker) {
    notice("update", words().update,
      button(words().reload, () => (worker ? worker.postMessage("take over") : location.reload())),
      button(words().later, ({ target }) => target.parentNode.remove()));
  }

  function follow(registration) {
    const watch = (worker) => worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offerUpdate(worker);
      if (worker.state === "activated") askWhole(worker);
    });
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    if (registration.waiting && registration.active) offerUpdate(registration.waiting);
    if (registration.active) askWhole(registration.active);
    setInterval(() => registration.update().catch(() => {}), UPDATE_EVERY);
  }

  function askWhole(worker) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.version !== site.version) offerUpdate(null);
      else if (data.whole) sayOffline();
    };
    worker.postMessage("whole?", [port2]);
  }

  async function keepOffline() {
    if (!navigator.serviceWorker) return;
    let controlled = Boolean(navigator.serviceWorker.controller);
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true;
    });
    try {
      follow(await navigator.serviceWorker.register("./sw.js", { updateViaCache: "none" }));
    } catch (error) {
      console.info("Offline play is not available here:", error.message);
    }
    addEventListener("pointerdown", () => navigator.storage?.persist?.(), { once: true });
  }

  // The set-up needs no game; an address that names one needs it at once.
  function fetchGames() {
    for (const href of site.games ?? []) {
      document.head.append(make("link", { rel: "preload", as: "fetch", crossOrigin: "", href }));
    }
  }

  window.boonlake = { fail };
  if (/[?&](play|seats)=/.test(location.search) || location.hash) fetchGames();
  const problem = hindrance();
  if (problem) fail(...problem);
  else progress(2);

  whenParsed(() => {
    if (page.failed) return;
    element("opening-text").textContent = words().loading;
    new MutationObserver((_, observer) => {
      if (element("app").dataset.state === "loading") return;
      observer.disconnect();
      leaveOpening();
    }).observe(element("app"), { attributeFilter: ["data-state"] });
  });
})();
