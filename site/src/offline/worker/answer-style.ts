import { ignoreFailure } from '@carelane/config/ignore-failure'
import { STYLES } from '../kept'

/** Whether a request is for a style sheet of the build, whose name changes with its content. */
export function isStyle({ destination, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return origin === location.origin && destination === 'style' && pathname.startsWith('/_next/static/')
}

/** Kept as it comes by, so that kept pages look as they did. */
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

/** Keeps those of a page that is open already, as the browser has them: without asking for them again. */
export async function keepOpenStyles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(STYLES)
  for (const path of paths) {
    if (await cache.match(path)) continue
    const request = new Request(path, { cache: 'only-if-cached', mode: 'same-origin' })
    const response = await ignoreFailure(fetch(request), 'probing')
    if (response?.status === 200) await cache.put(path, response)
  }
}
