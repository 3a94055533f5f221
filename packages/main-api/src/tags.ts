import type { CountryCode } from '@carelane/countries'

/**
 * Kinds of published content. They name the cms's collections and its global `site-settings`,
 * and are the first part of a tag. A kind is added here when a collection is published.
 */
export const CONTENT_KINDS = [
  'countries',
  'menus',
  'ads',
  'news',
  'media',
  'brands',
  'faqs',
  'policies',
  'quick-links',
  'seo-entries',
  'redirects',
  'legal-pages',
  'landing-pages',
  'site-settings',
] as const

export type ContentKind = (typeof CONTENT_KINDS)[number]

/** `kind`, `kind:id` or `country:ng`, lower case: what a publication names and what a page carries. */
export type Tag = ContentKind | `${ContentKind}:${number}` | `country:${CountryCode}`

export const TAG_PATTERN = /^(?:[a-z][a-z0-9-]*|[a-z][a-z0-9-]*:[a-z0-9-]+)$/

export function documentTag(kind: ContentKind, id: number): Tag {
  return `${kind}:${id}`
}

export function countryTag(country: CountryCode): Tag {
  return `country:${country}`
}

/** The response header in which a Main API answer names what it contains, comma-separated. */
export const TAGS_HEADER = 'x-carelane-tags'
