// Keeps one version of the site, whole and checked, so that it starts without a server.
// The build puts the version and the files with their hashes here.
const VERSION = "source";
const FILES = {};

// Several copies may live on one host under different paths, so the path is in the name.
const PREFIX = `boonlake ${new URL(registration.scope).pathname} `;
const CACHE = PREFIX + VERSION;

// Folders whose name carries a hash never change: what an older version has is good.
const SETTLED = /^(app|vendor)-/;

const address = (path) => new URL(path, registration.scope).href;

async function hash(body) {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetched(path, cache) {
  const response = await fetch(address(path), { cache, redirect: "follow" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await hash(await response.clone().arrayBuffer())) === FILES[path] ? response : null;
}

// A file of exactly this version, or an error: versions are never mixed.
async function genuine(path) {
  const stored = SETTLED.test(path) ? await caches.match(address(path)) : undefined;
  const response = stored ?? (await fetched(path, "default")) ?? (await fetched(path, "reload"));
  if (!response) throw new Error(`${path} is of another version`);
  // A redirected answer may not be given to a page that is being opened.
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

async function fill() {
  const cache = await caches.open(CACHE);
  const have = new Set((await cache.keys()).map((request) => request.url));
  for (const path of Object.keys(FILES)) {
    if (!have.has(address(path))) await cache.put(address(path), await genuine(path));
  }
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === "navigate" ? address(pageOf(request)) : request.url;
  return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

function isOurs(request) {
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return false;
  if (request.mode !== "navigate") return true;
  return pageOf(request) in FILES;
}

// The path under which a page is kept: the game itself is the folder.
function pageOf(request) {
  const path = request.url.slice(registration.scope.length).split(/[?#]/)[0];
  return path === "" || path === "index.html" ? "./" : path;
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(dropOthers().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
  if (event.data === "whole?") {
    const [port] = event.ports;
    event.waitUntil(fill().then(() => true, () => false).then((whole) => port.postMessage({ version: VERSION, whole })));
  }
});
