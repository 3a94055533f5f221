import type { IncomingHttpHeaders } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { isDraft } from '../next-internals/draft-cookie'
import { isServerAction, variantOf, type Variant } from '../next-internals/rsc-requests'
import { isTyped } from '@/routing/route-manifest'
import type { PageDecision } from '@/routing/route-request'

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
  draftId: string,
): PagePlan {
  const { method, headers } = request
  if (method === 'POST')
    return isServerAction(headers) ? { kind: 'straight' } : { kind: 'method-not-allowed' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }
  if (isDraft(headers.cookie, draftId)) return { kind: 'straight' }
  const { path, search, rule, query } = decision
  if (rule && isTyped(rule, query)) return { kind: 'typed' }
  const readsQuery = rule !== undefined
  const variant = variantOf(headers, readsQuery)
  const isLight = variant === 'html' && wantsLessData(headers)
  const key = `${isLight ? 'light' : variant} ${path}${search}`
  return { kind: 'cached', request: { key, path, search, variant, isLight, readsQuery } }
}
