import type { ContentKind } from '@carelane/main-api'
import { tableOf } from '../queries/table-of'

/** On every page of a country: publications name the countries, old and new. */
export const KINDS_BY_COUNTRY: ReadonlySet<ContentKind> = new Set([
  'countries',
  'menus',
  'ads',
  'seo-entries',
])

export const COUNTRIES_TABLE = tableOf('countries')
