// Keeps one version of the site, whole. A newer one is fetched beside it and taken when the page says so.
const VERSION = "{version}";
const FILES = {files};
/** A module with a structure: valid where there is WebAssembly with garbage collection. */
const GC = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

const needed = (file) => (file === "house/house.js" ? !WebAssembly.validate(GC) : !file.startsWith("house/house.wasm") || WebAssembly.validate(GC));

addEventListener("install", (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES.filter(needed).map((file) => new Request(file, { cache: "no-cache" })))));
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith("horda-") && name !== VERSION).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("message", ({ data }) => data === "take" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  // Whatever else somebody goes to is the page itself, at its own address: all in it is relative to that.
  const page = request.mode === "navigate" && (await cache.match("./"));
  return page ? Response.redirect(registration.scope) : fetch(request);
}
