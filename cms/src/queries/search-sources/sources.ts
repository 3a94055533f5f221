import type { ContentKind } from '@carelane/main-api'
import { faqs } from './faqs'
import { landingPages } from './landing-pages'
import { legalPages } from './legal-pages'
import { news } from './news'
import { policies } from './policies'
import { quickLinks } from './quick-links'
import type { Source } from './source'

export const SOURCES: readonly Source[] = [news, faqs, policies, legalPages, landingPages, quickLinks]

export function sourceOf(collection: string): Source | undefined {
  return SOURCES.find((source) => source.collection === (collection as ContentKind))
}
