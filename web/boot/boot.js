// What happens before, around and without Python: progress, failures, offline, updates.
// It runs first, before PyScript, and knows nothing of the game.
(() => {
  "use strict";

  const SLOW_AFTER = 20_000;
  const OFFLINE_TOLD = "boonlake.offline-told";
  const UPDATE_EVERY = 3_600_000;

  const { attempt, button, make, reporting, saving, words } = window.boonlake;
  const plainFetch = window.fetch;
  const site = JSON.parse(document.currentScript.dataset.site ?? "{}");
  const page = { failed: false, ready: false, done: 0, slow: 0 };
  const element = (id) => document.getElementById(id);
  const whenParsed = (act) =>
    document.readyState === "loading" ? addEventListener("DOMContentLoaded", act, { once: true }) : act();

  // The page that saves stored games needs neither Python nor a working game.
  function rescue(text) {
    return make("a", { className: "boot-rescue", href: "./rescue.html" }, text.rescue);
  }

  // Failures: the first one counts, the rest follows from it.

  function fail(kind, detail = "") {
    if (page.failed) return;
    page.failed = true;
    clearTimeout(page.slow);
    whenParsed(() => {
      const text = words();
      const [title, advice] = text.failures[kind];
      const details = detail && kind !== "running" ? [make("pre", {}, detail)] : [];
      const box = make("div", { className: "boot-failure" },
        make("h2", {}, title), make("p", {}, advice), ...details, waysOn(kind, text), rescue(text), reporting(kind, detail));
      box.setAttribute("role", "alert");
      box.dataset.failure = kind;
      card().replaceChildren(make("h1", {}, document.title), box);
      element("opening").hidden = false;
      element("app").dataset.state = "error";
      element("app").inert = true;
      for (const script of document.querySelectorAll('script[type="py"]')) script.remove();
    });
  }

  // After the start the picture of the opening is gone; what failed then lies over the game.
  function card() {
    const left = page.ready ? null : document.querySelector(".opening-card");
    if (left) return left;
    element("opening")?.remove();
    const fresh = make("div", { className: "opening-card" });
    document.body.append(make("section", { id: "opening", className: "over-game", ariaLabel: document.title }, fresh));
    return fresh;
  }

  function waysOn(kind, text) {
    const again = kind === "damaged" ? button(text.anew, loadAnew) : button(text.reload, () => location.reload());
    const start = page.ready ? [button(text.start, () => location.assign("./"))] : [];
    return make("div", { className: "boot-ways" }, again, ...start, ...saving());
  }

  // Without what caches hold, unless there is nothing else.
  async function loadAnew() {
    if (navigator.onLine) {
      const names = await attempt(() => caches.keys(), []);
      await Promise.allSettled(names.filter((name) => name.startsWith("boonlake ")).map((name) => caches.delete(name)));
      await Promise.allSettled(startFiles().map((href) => plainFetch(href, { cache: "reload" })));
    }
    location.reload();
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
      if (!attempt(() => localStorage.length, 0)) return ["storage", String(error)];
    }
    return null;
  }

  const startFiles = () => Array.from(document.querySelectorAll('link[rel="modulepreload"], link[rel="preload"]'), ({ href }) => href);

  // Of the files that a start needs, the first that does not come; the error seldom names it.
  async function missingFile() {
    for (const href of startFiles()) {
      const came = await plainFetch(href).then(({ ok }) => ok, () => false);
      if (!came) return href;
    }
    return null;
  }

  async function failFor(reason, kind = "python") {
    const missing = await missingFile();
    if (missing) fail("missing", shortName(missing));
    else fail(kind, reason);
  }

  // After the start only what breaks our own code ends the game: Python's errors and its death.
  // Browsers and their extensions report a lot beside that.
  function endsGame(error) {
    return error?.constructor?.name === "PythonError" || Boolean(error?.pyodide_fatal_error)
      || error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  }

  // A script, a style or a preloaded file that does not come reports itself here.
  addEventListener("error", ({ target, message, error, filename }) => {
    if (page.ready) {
      if (endsGame(error) || (error && filename?.startsWith(location.origin))) fail("running", error.message ?? message);
      return;
    }
    const address = target?.src ?? target?.href;
    if (target?.type === "module") missingFile().then((missing) => fail("missing", shortName(missing ?? address)));
    else if (address) fail("missing", shortName(address));
    else if (message) failFor(message);
  }, true);

  addEventListener("unhandledrejection", ({ reason }) => {
    const text = String(reason?.message ?? reason);
    if (!page.ready) failFor(text);
    else if (endsGame(reason)) fail("running", text);
  });

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

  // An interpreter that arrives damaged Pyodide only mumbles about, and waits for ever too.
  const instantiate = window.WebAssembly?.instantiateStreaming;
  if (instantiate) {
    WebAssembly.instantiateStreaming = async (...what) => {
      try {
        return await instantiate.apply(WebAssembly, what);
      } catch (error) {
        if (!page.ready) await failFor(String(error), error instanceof WebAssembly.CompileError ? "damaged" : "python");
        throw error;
      }
    };
  }

  // Ready: Python has set another state than "loading".

  function leaveOpening() {
    if (page.ready || page.failed) return;
    progress(100);
    page.ready = true;
    clearTimeout(page.slow);
    const opening = element("opening");
    opening.classList.add("leaving");
    opening.inert = true;
    setTimeout(() => opening.remove(), 250);
    if (site.offline) setTimeout(keepOffline, 0);
  }

  // Offline: the service worker holds all files of one version, or none.

  function notice(kind, ...content) {
    document.querySelector(`[data-notice="${kind}"]`)?.remove();
    const box = make("div", { className: "notice" }, ...content);
    box.dataset.notice = kind;
    element("notices").append(box);
    return box;
  }

  function sayOffline() {
    if (document.documentElement.dataset.offline === "ready") return;
    document.documentElement.dataset.offline = "ready";
    if (localStorage.getItem(OFFLINE_TOLD)) return;
    const box = notice("offline", words().offline);
    // It fades by its style, once it can be seen: beside the set-up, never over a table.
    box.addEventListener("animationend", () => {
      box.remove();
      localStorage.setItem(OFFLINE_TOLD, "yes");
    });
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
