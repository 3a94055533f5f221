import { PREFIX } from '../kept'

declare const self: ServiceWorkerGlobalScope

// Replaces the worker when switched off.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
