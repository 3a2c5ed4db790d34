// The shell of the page for when the network is away: the newest that was ever loaded. Tables and talk are never kept.
const CACHE = 'harbour-shell-1';
const SHELL = '/';

self.addEventListener('install', (event) => {
  // Nothing is fetched ahead; a new worker takes over at once.
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** What the network says, and what it last said if it is away. A page of another kind does not replace the shell. */
async function newest(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (response.ok && response.type === 'basic' && isHtml === (key === SHELL)) await cache.put(key, response.clone());
    return response;
  } catch (why) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw why;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return;
  // Every address shows the same shell, so links and their secrets are not kept.
  if (request.mode === 'navigate') event.respondWith(newest(request, SHELL));
  else if (/^\/(a\/|icon|manifest)/.test(url.pathname)) event.respondWith(newest(request, url.pathname));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find((client) => new URL(client.url).pathname === path) ?? windows[0];
    if (there) return there.focus();
    return self.clients.openWindow(path);
  };
  event.waitUntil(show());
});
