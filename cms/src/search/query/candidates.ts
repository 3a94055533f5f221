import type { CountryCode, Locale } from '@carelane/countries'
import type { SearchKind } from '@carelane/main-api'
import { type Database, rows } from '../../main-api/database'

/** A document that has what was asked for, and how well it fits. */
export interface Candidate {
  collection: string
  id: number
  locale: Locale
  kind: SearchKind
  url: string
  publishedAt: Date
  score: number
}

export interface Wanted {
  country: CountryCode
  visitorsLocale: Locale
  /** Of the documents. */
  locale: Locale
  /** Queries of PostgreSQL's full text: what a document must have, and what makes it a better one. */
  match: string
  every: string
  any: string
  phrase: string
  titleKey: string
  /** More articles than can be ranked in time may match. */
  common: boolean
  onlyQuickLinks: boolean
}

/** How many documents are ranked of each: articles, and all other kinds together. */
export const MOST_RANKED = 1000

/** Of articles with common words those are ranked that have them in the title, and these many of the newest. */
const NEWEST = 4000

/**
 * What visitors of the country `$1`, reading in the language `$2`, see: what is for their country and can be read, but
 * what another document takes the place of.
 */
const VISIBLE = `d.locale = $3 AND (d.countries IS NULL OR d.countries @> ARRAY[$1::text]) AND NOT EXISTS (
  SELECT FROM search.documents other WHERE other.collection = d.collection AND other.slot = d.slot
    AND other.standing > d.standing AND other.locale IN ($2, 'en')
    AND (other.countries IS NULL OR other.countries @> ARRAY[$1::text]))`

const OTHERS = `SELECT d.* FROM search.documents d
  WHERE d.collection <> 'news' AND d.words @@ $4::tsquery AND ${VISIBLE} LIMIT ${MOST_RANKED}`

const QUICK_LINKS = `SELECT d.* FROM search.documents d
  WHERE d.collection <> 'news' AND d.collection = 'quick-links' AND d.words @@ $4::tsquery AND ${VISIBLE}`

const RARE_NEWS = `SELECT d.* FROM search.documents d
  WHERE d.collection = 'news' AND d.words @@ $4::tsquery AND ${VISIBLE} LIMIT ${2 * MOST_RANKED}`

const COMMON_NEWS = `
  (SELECT d.* FROM search.documents d
    WHERE d.collection = 'news' AND d.title_words @@ $4::tsquery AND ${VISIBLE} LIMIT ${MOST_RANKED / 2})
  UNION ALL
  (SELECT d.* FROM (SELECT * FROM search.documents n WHERE n.collection = 'news' AND n.locale = $3
      ORDER BY n.published_at DESC LIMIT ${NEWEST}) d
    WHERE d.words @@ $4::tsquery AND NOT d.title_words @@ $4::tsquery AND ${VISIBLE} LIMIT ${MOST_RANKED / 2})`

/** A title that is the question, then one that holds it; then how often and how close the words stand in the text. */
const SCORE = `(d.title_key = $5)::int * 100 + (d.title_words @@ $6::tsquery)::int * 12
  + (d.title_words @@ $7::tsquery)::int * 8 + ts_rank(d.title_words, $8::tsquery) * 6
  + (d.words @@ $6::tsquery)::int * 3 + ts_rank_cd('{0.1, 0.3, 0.5, 1}', d.words, $4::tsquery, 33) * 4`

/** The documents of one language that match, in no order. */
export function findCandidates(db: Database, wanted: Wanted): Promise<Candidate[]> {
  const sources = wanted.onlyQuickLinks ? [QUICK_LINKS] : [OTHERS, wanted.common ? COMMON_NEWS : RARE_NEWS]
  return rows<Candidate>(
    db,
    `SELECT d.collection, d.document_id::int AS id, d.locale, d.kind, d.url,
       d.published_at AS "publishedAt", ${SCORE} AS score
     FROM (${sources.map((source) => `(${source})`).join(' UNION ALL ')}) d`,
    [
      wanted.country,
      wanted.visitorsLocale,
      wanted.locale,
      wanted.match,
      wanted.titleKey,
      wanted.phrase,
      wanted.every,
      wanted.any,
    ],
  )
}
