import type { ContentKind } from '@carelane/main-api'

/**
 * Kinds that show on every page of a country: their publications name the document's countries before and
 * after the change, beside the document itself. A kind that is not here needs no line anywhere but in
 * `CONTENT_KINDS`.
 */
export const KINDS_BY_COUNTRY: ReadonlySet<ContentKind> = new Set([
  'countries',
  'menus',
  'ads',
  'seo-entries',
])

/** The main table of a kind's collection, as Payload names it where there is no `dbName`. */
export function tableOf(kind: ContentKind): string {
  return `public.${kind.replaceAll('-', '_')}`
}

export const COUNTRIES_TABLE = tableOf('countries')
