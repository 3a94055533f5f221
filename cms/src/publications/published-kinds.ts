import type { ContentKind } from '@carelane/main-api'
import { tableOf } from '../queries/table-of'

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

export const COUNTRIES_TABLE = tableOf('countries')
