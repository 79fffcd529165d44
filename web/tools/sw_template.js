// Everything the page needs is kept when it is installed; a new build has a new name.
const kept = 'quinta-%VERSION%';
const files = '%FILES%';

self.addEventListener('install', (event) => {
    const requests = files.map((file) => new Request(file, { cache: 'no-cache' }));
    event.waitUntil(caches.open(kept).then((cache) => cache.addAll(requests)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
    const old = (names) => names.filter((name) => name.startsWith('quinta-') && name !== kept);
    event.waitUntil(
        caches
            .keys()
            .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener('fetch', (event) => {
    const request = event.request;
    if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
    event.respondWith(
        caches.open(kept).then(async (cache) => {
            const found = await cache.match(request, { ignoreSearch: request.mode === 'navigate', ignoreVary: true });
            if (found) return found;
            const response = await fetch(request);
            // Where there is no room the answer is good all the same.
            if (response.ok && new URL(request.url).pathname.endsWith('.qnet')) event.waitUntil(cache.put(request, response.clone()).catch(() => undefined));
            return response;
        }),
    );
});
