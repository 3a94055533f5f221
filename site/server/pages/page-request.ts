import type { IncomingHttpHeaders } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { isDraft } from '../next-internals/draft-cookie'
import { isServerAction, variantOf, type Variant } from '../next-internals/rsc-requests'
import { isTyped } from '@/routing/route-manifest'
import { DOCUMENTS_SEGMENT } from '@/routing/documents'
import { segmentsOf } from '@/routing/request-target'
import type { PageDecision } from '@/routing/route-request'

export interface PageRequest {
  readonly key: string
  readonly path: string
  /** Declared parameters in the manifest's order, with the question mark. */
  readonly search: string
  readonly variant: Variant
  readonly isLight: boolean
  /** Next then names no lifetime. */
  readonly readsQuery: boolean
}

export type PagePlan =
  | { kind: 'cached'; request: PageRequest }
  /** Bypasses the cache. */
  | { kind: 'bypass' }
  | { kind: 'typed' }
  | { kind: 'method-not-allowed' }

/** [7#59] */
export function planPage(
  decision: PageDecision,
  request: { method: string; headers: IncomingHttpHeaders },
  draftId: string,
): PagePlan {
  const { method, headers } = request
  if (method === 'POST' && !isDocument(decision.path))
    return isServerAction(headers) ? { kind: 'bypass' } : { kind: 'method-not-allowed' }
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'method-not-allowed' }
  if (isDraft(headers.cookie, draftId)) return { kind: 'bypass' }
  const { path, search, rule, query } = decision
  if (rule && isTyped(rule, query)) return { kind: 'typed' }
  const readsQuery = rule !== undefined
  const variant = variantOf(headers, readsQuery)
  const isLight = variant === 'html' && wantsLessData(headers)
  const key = `${isLight ? 'light' : variant} ${path}${search}`
  return { kind: 'cached', request: { key, path, search, variant, isLight, readsQuery } }
}

/** Robots.txt, site maps and the like, which have no forms. */
function isDocument(path: string): boolean {
  return segmentsOf(path)[1] === DOCUMENTS_SEGMENT
}
