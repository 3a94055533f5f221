import { ignoreFailure } from '@carelane/config/ignore-failure'
import { STYLES } from '../kept'

export function isStyle({ destination, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && destination === 'style' && pathname.startsWith('/_next/static/')
}

export async function answerStyle(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(STYLES)
  const kept = await cache.match(event.request.url)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) {
    const copy = response.clone()
    event.waitUntil(cache.put(event.request.url, copy))
  }
  return response
}

/** Without a request. */
export async function keepOpenStyles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(STYLES)
  for (const path of paths) {
    if (await cache.match(path)) continue
    const request = new Request(path, { cache: 'only-if-cached', mode: 'same-origin' })
    const response = await ignoreFailure(fetch(request), 'probing')
    if (response?.status === 200) await cache.put(path, response)
  }
}
