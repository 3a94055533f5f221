import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import type { PageDecision } from '@/routing/route-request'
import { segmentsOf } from '@/routing/request-target'

export function previewPass({ query }: PageDecision, secret: string): PreviewPass | null {
  return readPreviewToken(secret, query.get('token') ?? '')
}

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
