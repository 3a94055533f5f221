import { PREVIEW_SEGMENT } from '@carelane/main-api'
import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import type { RouteDecision } from '@/routing/route-request'
import { segmentsOf } from '@/routing/request-target'

type PageDecision = Extract<RouteDecision, { kind: 'page' }>

export function isPreview({ path }: PageDecision): boolean {
  const [, page, ...rest] = segmentsOf(path)
  return page === PREVIEW_SEGMENT && rest.length === 0
}

/** What the token in the address vouches for; null where there is none, or one that is not good (any more). */
export function previewPass({ query }: PageDecision, secret: string): PreviewPass | null {
  return readPreviewToken(secret, query.get('token') ?? '')
}

/** Who has no right to a draft learns as much as of any other address that does not exist. */
export function asUnknownAddress(decision: PageDecision): PageDecision {
  const [lang = ''] = segmentsOf(decision.path)
  return {
    ...decision,
    path: `/${lang}/not-found/`,
    rewritten: true,
    query: new URLSearchParams(),
    search: '',
  }
}
