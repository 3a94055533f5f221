import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import type { PageDecision } from '@/routing/route-request'
import { segmentsOf } from '@/routing/request-target'

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
    isPreview: false,
    query: new URLSearchParams(),
    search: '',
  }
}
