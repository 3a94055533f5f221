import type { CountryCode, Locale } from '@carelane/countries'
import type { SearchKind } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import type { IndexedPassage } from '../index/entry'
import { VISIBLE } from '../query/candidates'
import { toTsQuery } from './forms'
import type { Unit } from './units'

export interface Found {
  kind: SearchKind
  title: string
  url: string
  locale: Locale
  passages: IndexedPassage[]
  shortAnswer: string | null
}

interface Wanted {
  country: CountryCode
  visitorsLocale: Locale
  locale: Locale
  units: readonly Unit[]
}

const MOST_RANKED = 400

const MOST_READ = 10

const MOST_ASKED = 6

const NOT_TRANSLATED = `($2 = $3 OR NOT EXISTS (SELECT FROM search.documents own
  WHERE own.collection = d.collection AND own.document_id = d.document_id AND own.locale = $2))`

// Materialised: a plan for the first rows alone would scan a whole table.
const LOOKED_AT = `WITH others AS MATERIALIZED (SELECT d.* FROM search.documents d
    WHERE d.collection <> 'news' AND d.collection <> 'quick-links' AND d.words @@ $4::tsquery
      AND ${VISIBLE} AND ${NOT_TRANSLATED}),
  by_text AS MATERIALIZED (SELECT d.* FROM search.documents d
    WHERE d.collection = 'news' AND d.words @@ $5::tsquery AND ${VISIBLE} AND ${NOT_TRANSLATED}),
  by_title AS MATERIALIZED (SELECT d.* FROM search.documents d
    WHERE d.collection = 'news' AND d.title_words @@ $6::tsquery AND NOT d.words @@ $5::tsquery
      AND ${VISIBLE} AND ${NOT_TRANSLATED})`

export async function findDocuments(db: Database, wanted: Wanted): Promise<Found[]> {
  const units = wanted.units
    .filter(({ documents }) => documents > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_ASKED)
  if (units.length === 0) return []
  const queries = units.map(queryOf)
  const place = (index: number) => `$${index + 7}`
  const score = units
    .map(
      ({ weight }, index) =>
        `(d.words @@ ${place(index)}::tsquery)::int * ${weight.toFixed(4)} + (d.title_words @@ ${place(index)}::tsquery)::int * ${weight.toFixed(4)}`,
    )
    .join(' + ')
  return rows<Found>(
    db,
    `${LOOKED_AT}
     SELECT d.kind, d.title, d.url, d.locale, d.passages, d.short_answer AS "shortAnswer" FROM (
      (SELECT * FROM others LIMIT ${MOST_RANKED}) UNION ALL (SELECT * FROM by_text LIMIT ${MOST_RANKED})
      UNION ALL (SELECT * FROM by_title LIMIT ${MOST_RANKED})
    ) d ORDER BY ${score} DESC, d.published_at DESC LIMIT ${MOST_READ}`,
    [
      wanted.country,
      wanted.visitorsLocale,
      wanted.locale,
      queries.join(' | '),
      boundedQuery(units, ({ documents }) => documents),
      boundedQuery(units, ({ titles }) => titles),
      ...queries,
    ],
  )
}

function queryOf({ forms }: Unit): string {
  return `(${forms.map(toTsQuery).join(' | ')})`
}

/** Pairs common units, to bound the number of matches. */
function boundedQuery(units: readonly Unit[], countOf: (unit: Unit) => number): string {
  const rarest = units.filter((unit) => countOf(unit) > 0).toSorted((a, b) => countOf(a) - countOf(b))
  let sum = 0
  const alone = rarest.filter((unit) => (sum += countOf(unit)) <= MOST_RANKED)
  const rest = rarest.slice(alone.length).slice(0, 3)
  const pairs = rest.flatMap((one, index) =>
    rest.slice(index + 1).map((other) => `(${queryOf(one)} & ${queryOf(other)})`),
  )
  const parts = [...alone.map(queryOf), ...(pairs.length > 0 || alone.length > 0 ? pairs : rest.map(queryOf))]
  return parts.length > 0 ? parts.join(' | ') : `'-'`
}
