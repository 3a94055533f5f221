import type { ContentKind } from '@carelane/main-api'

/** Those with drafts: elsewhere nothing could wait. */
export const APPROVED_KINDS = {
  policies: 'Service policies',
  'legal-pages': 'Legal pages',
  recalls: 'Recalls',
  news: 'News and tips',
  faqs: 'Questions and answers',
  'fault-finders': '“Find the fault” trees',
  'landing-pages': 'Landing pages',
  'quick-links': 'Quick links',
  'seo-entries': 'Texts for search engines',
} as const satisfies Partial<Record<ContentKind, string>>

export type ApprovedKind = keyof typeof APPROVED_KINDS

export function isApprovedKind(slug: string): slug is ApprovedKind {
  return slug in APPROVED_KINDS
}

export const approvedKindOptions = Object.entries(APPROVED_KINDS).map(([value, label]) => ({ value, label }))
