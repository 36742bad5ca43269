/* The shell of the page for when the network is away, and what is told when no page is open: what is built never changes under its name and is kept,
 * the page itself is asked for first and kept for later. Matches and rules always come from the server. */

const SHELL = "montjoie-shell";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/icon.svg"])));
  skipWaiting();
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const kept = async (request) => (await caches.open(SHELL)).match(request);

async function fetched(request) {
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(SHELL)).put(request, reply.clone());
  return reply;
}

/** Forget what the page that was just loaded no longer names. */
async function tidy(page) {
  const text = await page.text();
  if (!text.includes("/assets/")) return;
  const cache = await caches.open(SHELL);
  const entry = /\/assets\/index-[\w-]+\.js/.exec(text)?.[0];
  const known = await kept("/entry");
  if (entry && known && (await known.text()) !== entry)
    for (const one of await cache.keys())
      if (new URL(one.url).pathname.startsWith("/assets/")) await cache.delete(one);
  if (entry) await cache.put("/entry", new Response(entry));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(
      fetched("/").then(
        (reply) => {
          event.waitUntil(tidy(reply.clone()));
          return reply;
        },
        async () => (await kept("/")) ?? Response.error(),
      ),
    );
  else if (url.pathname.startsWith("/assets/") || url.pathname === "/icon.svg")
    event.respondWith(kept(request).then((reply) => reply ?? fetched(request)));
});

addEventListener("push", (event) => {
  const { title, body, match } = event.data?.json() ?? { title: "Montjoie" };
  const note = { body, tag: match, data: match, icon: "/icon.svg", renotify: Boolean(match) };
  event.waitUntil(registration.showNotification(title, note));
});

/** To the page of the match, or to a new one; the link with its secret is known to the page alone. */
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const match = event.notification.data;
  const go = async () => {
    const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = open.find((one) => one.url.includes(`/m/${match}/`));
    if (there) return there.focus();
    return clients.openWindow(match ? `/#/mine/${match}` : "/");
  };
  event.waitUntil(go());
});
