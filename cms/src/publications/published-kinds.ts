import type { ContentKind } from '@carelane/main-api'
import { tableOf } from '../queries/table-of'

/** Kinds shown on every page of a country: their publications also name the document's countries, old and new. */
export const KINDS_BY_COUNTRY: ReadonlySet<ContentKind> = new Set([
  'countries',
  'menus',
  'ads',
  'seo-entries',
])

export const COUNTRIES_TABLE = tableOf('countries')
