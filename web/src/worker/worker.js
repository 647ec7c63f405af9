// The service worker: keeps the hashed files, says when there is no network, and shows notices.
// It keeps no view and no answer of the server: what is played is always live.
const KEPT = "fernweh-DIGEST", FILES = "fernweh-files";
const PAGES = ["en", "fa", "ru", "ja"].map((lang) => `/offline.${lang}.html`);
const MOST_FILES = 200;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll([...PAGES, "/plain.css", "/icon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function tidy() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((each) => ![KEPT, FILES, "fernweh-words"].includes(each)).map((each) => caches.delete(each)),
  );
  await self.clients.claim();
}

// The page says which language is spoken, and what a notice says in it.
self.addEventListener("message", (event) =>
  event.waitUntil(
    caches.open("fernweh-words").then((cache) => cache.put("/words", new Response(JSON.stringify(event.data)))),
  ));

async function words() {
  const found = await caches.match("/words");
  return found ? found.json() : { lang: "en", turn: "Fernweh" };
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api")) event.respondWith(fetch(request).catch(offline));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (pathname === "/plain.css" || pathname === "/icon.svg") {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

async function offline() {
  return caches.match(`/offline.${(await words()).lang}.html`);
}

async function file(request) {
  const cache = await caches.open(FILES);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MOST_FILES)) await cache.delete(old);
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(notice(event.data?.json() ?? {})));

async function notice({ event, link, game }) {
  const { turn, missed = turn, games = {}, lang } = await words();
  const body = event === "missed" ? missed : turn;
  const shown = { body, icon: "/icon.svg", lang, dir: lang === "fa" ? "rtl" : "ltr", tag: link, data: link };
  await self.registration.showNotification(games[game] ?? "Fernweh", shown);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? "/"));
});

async function open(link) {
  const pages = await self.clients.matchAll({ type: "window" });
  const here = pages.find((each) => new URL(each.url).pathname === new URL(link, location.origin).pathname);
  return here ? here.focus() : self.clients.openWindow(new URL(link, location.origin).pathname);
}
