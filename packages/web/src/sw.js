// The service worker caches all files of the build, so that the game works without a network. The build fills in the two constants below.
const CACHE = 'breakpoint-__VERSION__';
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('breakpoint-') && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // The server's answers are never in the cache, and its stream of news never ends.
  if (url.href.startsWith(new URL('./api/', self.registration.scope).href)) return;
  // For a page, the network comes first and the cache second.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(new URL('./', self.registration.scope).href)));
    return;
  }
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept ?? fetch(request)));
});

// An alert from the server: it is the player's turn at a table that is not open on this device.
self.addEventListener('push', (event) => {
  let alert = {};
  try {
    alert = event.data?.json() ?? {};
  } catch {
    // An alert without text is shown as well.
  }
  event.waitUntil(
    self.registration.showNotification(alert.title ?? 'Breakpoint', {
      body: alert.body ?? '',
      tag: alert.table,
      icon: 'icon-192.png',
      data: { table: alert.table },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data ?? {};
  const address = new URL(/^[\w-]{16,32}$/.test(table ?? '') ? `./#/table/${table}` : './', self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const open = windows.find((w) => w.url === address) ?? windows.find((w) => 'navigate' in w);
      if (!open) return self.clients.openWindow(address);
      return open.focus().then((focused) => (focused.url === address ? focused : focused.navigate(address)));
    }),
  );
});
