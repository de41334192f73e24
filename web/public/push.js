// Shows that it is somebody's turn, when no page of the house is open. It keeps nothing and answers no request: whatever keeps the site
// for times without a network can live beside it.
addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

async function show({ title, body, url }) {
  if (typeof title !== "string" || typeof url !== "string") return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever has that table before them sees it.
  if (pages.some((page) => page.focused && new URL(page.url).pathname === url)) return;
  await registration.showNotification(title, { body, tag: "turn", renotify: true, icon: "/icon-192.png", data: { url } });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.url ?? "/"));
});

async function goTo(url) {
  const target = new URL(url, location.origin);
  // Nowhere but here, whatever the message says.
  if (target.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === target.pathname);
  await (there ? there.focus() : clients.openWindow(target.href));
}
