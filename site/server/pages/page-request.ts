import type { IncomingHttpHeaders } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { isTyped } from '@/routing/route-manifest'
import type { PageDecision } from '@/routing/route-request'

/** HTML, or what Next's client asks for in its place: the whole page, a prefetch, one segment of it. */
export type Variant = 'html' | 'rsc' | 'prefetch' | `segment:${string}`

/** What a cached page is made from: nothing of the visitor is in it. */
export interface PageRequest {
  readonly key: string
  readonly path: string
  /** The declared parameters alone, in the manifest's order; empty, or with its question mark. */
  readonly search: string
  readonly variant: Variant
  /** For who saves data: HTML without scripts, with small pictures. */
  readonly isLight: boolean
  /** A page that reads its query is dynamic to Next, which then names no lifetime; the manifest vouches. */
  readonly readsQuery: boolean
}

export type PagePlan =
  | { kind: 'cached'; request: PageRequest }
  /** Past the cache, with everything the visitor sent. */
  | { kind: 'straight' }
  /** The same, for a question that a visitor typed: each is another page. */
  | { kind: 'typed' }
  | { kind: 'method-not-allowed' }

/** Decides whether a page may come from the cache, and under which key [7#59]. */
export function planPage(
  decision: PageDecision,
  request: { method: string; headers: IncomingHttpHeaders },
  previewModeId: string,
): PagePlan {
  const { method, headers } = request
  if (method === 'POST')
    return isServerAction(headers) ? { kind: 'straight' } : { kind: 'method-not-allowed' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }
  if (isDraft(headers.cookie, previewModeId)) return { kind: 'straight' }
  const { path, search, rule, query } = decision
  if (rule && isTyped(rule, query)) return { kind: 'typed' }
  const readsQuery = rule !== undefined
  const variant = variantOf(headers, readsQuery)
  const isLight = variant === 'html' && wantsLessData(headers)
  const key = `${isLight ? 'light' : variant} ${path}${search}`
  return { kind: 'cached', request: { key, path, search, variant, isLight, readsQuery } }
}

/** As Next itself decides it; any other POST would be rendered, and shared, like a GET. */
function isServerAction(headers: IncomingHttpHeaders): boolean {
  const type = headers['content-type'] ?? ''
  return (
    typeof headers['next-action'] === 'string' ||
    type === 'application/x-www-form-urlencoded' ||
    type.startsWith('multipart/form-data')
  )
}

/** Draft mode is a cookie with the build's secret; any other value in it is nobody's draft. */
function isDraft(cookie: string | undefined, previewModeId: string): boolean {
  if (!cookie?.includes('__prerender_bypass=')) return false
  return cookie.split(';').some((pair) => pair.trim() === `__prerender_bypass=${previewModeId}`)
}

function variantOf(headers: IncomingHttpHeaders, readsQuery: boolean): Variant {
  if (headers.rsc !== '1') return 'html'
  if (headers['next-router-prefetch'] !== '1') return 'rsc'
  const segment = headers['next-router-segment-prefetch']
  // Next has segments only of pages that it prerenders.
  return typeof segment === 'string' && !readsQuery ? `segment:${segment}` : 'prefetch'
}
