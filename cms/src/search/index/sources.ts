import type { ContentKind } from '@carelane/main-api'
import { faqs } from './sources/faqs'
import { landingPages } from './sources/landing-pages'
import { legalPages } from './sources/legal-pages'
import { news } from './sources/news'
import { policies } from './sources/policies'
import { quickLinks } from './sources/quick-links'
import type { Source } from './document'

/** Everything that can be searched. */
export const SOURCES: readonly Source[] = [news, faqs, policies, legalPages, landingPages, quickLinks]

export function sourceOf(collection: string): Source | undefined {
  return SOURCES.find((source) => source.collection === (collection as ContentKind))
}
