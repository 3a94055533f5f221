import type { CountryCode } from '@carelane/countries'

/** Collections of the cms, and `site-settings`. */
export const CONTENT_KINDS = [
  'countries',
  'menus',
  'ads',
  'news',
  'media',
  'brands',
  'faqs',
  'fault-finders',
  'intents',
  'policies',
  'recalls',
  'quick-links',
  'seo-entries',
  'redirects',
  'legal-pages',
  'landing-pages',
  'site-settings',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

export type Tag = ContentKind | `${ContentKind}:${number}` | `country:${CountryCode}`

export const TAG_PATTERN = /^(?:[a-z][a-z0-9-]*|[a-z][a-z0-9-]*:[a-z0-9-]+)$/

export function documentTag(kind: ContentKind, id: number): Tag {
  return `${kind}:${id}`
}

export function countryTag(country: CountryCode): Tag {
  return `country:${country}`
}

/** Comma-separated tags. */
export const TAGS_HEADER = 'x-carelane-tags'
