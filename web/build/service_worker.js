// The page without a server, kept for use without a connection. The build writes the version and the files into it.
// It answers for the page's own files and for nothing else: questions to a server (/api) are never touched.
const PREFIX = `toutilix ${new URL(registration.scope).pathname} `;
const KEPT = PREFIX + VERSION;
const HOME = new URL("./", registration.scope).href;
const files = new Set(FILES.map((name) => new URL(name, registration.scope).href));

// Names in assets/ change with what is in them: those that an older version has already are taken from it.
async function keep() {
  const cache = await caches.open(KEPT);
  await Promise.all(
    [...files].map(async (url) => {
      const lasting = url.includes("/assets/");
      const known = lasting ? await caches.match(url) : undefined;
      const answer = known ?? (await fetch(url, { cache: lasting ? "default" : "no-cache" }));
      if (!answer.ok) throw new Error(url);
      await cache.put(url, answer);
    }),
  );
}

async function tidy() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== KEPT) await caches.delete(name);
  await clients.claim();
}

async function answerTo(request, url) {
  const cache = await caches.open(KEPT);
  return (await cache.match(url)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", (event) => {
  if (event.data === "use") skipWaiting();
});
addEventListener("fetch", (event) => {
  const url = event.request.url.replace(/[?#].*$/, "");
  if (event.request.method !== "GET") return;
  if (url === HOME) event.respondWith(answerTo(event.request, new URL("index.html", HOME).href));
  else if (files.has(url)) event.respondWith(answerTo(event.request, url));
});
