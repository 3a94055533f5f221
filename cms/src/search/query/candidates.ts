import type { CountryCode, Locale } from '@carelane/countries'
import type { SearchKind } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import type { Frequency } from './vocabulary'

export interface Candidate {
  collection: string
  id: number
  locale: Locale
  kind: SearchKind
  url: string
  publishedAt: number
  score: number
}

export interface Wanted {
  country: CountryCode
  visitorsLocale: Locale
  locale: Locale
  /** `match` filters; `every` and `any` rank. */
  match: string
  every: string
  any: string
  phrase: string
  titleKey: string
  most: Frequency
  onlyQuickLinks: boolean
}

const MOST_RANKED = 600

/** Articles with common words are ranked by title, or among this many newest. */
const NEWEST = 1500

/** As a literal, `collection` lets PostgreSQL use an index. */
const visible = (collection: string) => `d.locale = $3
  AND (d.countries IS NULL OR d.countries @> ARRAY[$1::text]) AND NOT EXISTS (
  SELECT FROM search.documents other WHERE other.collection = ${collection} AND other.slot = d.slot
    AND other.standing > 0 AND other.standing > d.standing AND other.locale IN ($2, 'en')
    AND (other.countries IS NULL OR other.countries @> ARRAY[$1::text]) OFFSET 0)`

export const VISIBLE = visible('d.collection')

const VISIBLE_ARTICLE = visible("'news'")

// `OFFSET 0` keeps PostgreSQL from joining the language's whole index.
const OTHERS = `SELECT d.* FROM (SELECT * FROM search.documents d
    WHERE d.collection <> 'news' AND d.words @@ $4::tsquery OFFSET 0) d
  WHERE ${VISIBLE} LIMIT ${MOST_RANKED}`

const QUICK_LINKS = `SELECT d.* FROM search.documents d
  WHERE d.collection <> 'news' AND d.collection = 'quick-links' AND d.words @@ $4::tsquery AND ${VISIBLE}`

const ARTICLES = `SELECT d.* FROM search.documents d
  WHERE d.collection = 'news' AND d.words @@ $4::tsquery AND ${VISIBLE_ARTICLE}`

// `OFFSET 0` keeps PostgreSQL from scanning by day.
const ARTICLES_BY_TITLE = `SELECT d.* FROM (SELECT d.* FROM search.documents d
    WHERE d.collection = 'news' AND d.title_words @@ $4::tsquery AND ${VISIBLE_ARTICLE} OFFSET 0) d
  ORDER BY d.published_at DESC LIMIT ${MOST_RANKED / 2}`

const newest = (count: number) => `(SELECT * FROM search.documents n
  WHERE n.collection = 'news' AND n.locale = $3 ORDER BY n.published_at DESC LIMIT ${count}) d`

const NEWEST_ARTICLES_BY_TITLE = `SELECT d.* FROM ${newest(2 * NEWEST)}
  WHERE d.title_words @@ $4::tsquery AND ${VISIBLE_ARTICLE} LIMIT ${MOST_RANKED / 2}`

const NEWEST_ARTICLES_BY_TEXT = `SELECT d.* FROM ${newest(NEWEST)}
  WHERE d.words @@ $4::tsquery AND NOT d.title_words @@ $4::tsquery AND ${VISIBLE_ARTICLE} LIMIT ${MOST_RANKED / 2}`

/** What an equal title adds: more than all else together. */
export const NAMED = 100

/** Equal title, then words in the title, then frequency and proximity in the text. */
const SCORE = `(d.title_key = $5)::int * ${NAMED} + (d.title_words @@ $6::tsquery)::int * 12
  + (d.title_words @@ $7::tsquery)::int * 8 + ts_rank(d.title_words, $8::tsquery) * 6
  + (d.words @@ $6::tsquery)::int * 3 + ts_rank_cd('{0.1, 0.3, 0.5, 1}', d.words, $4::tsquery, 33) * 4`

export function findCandidates(db: Database, wanted: Wanted): Promise<Candidate[]> {
  const sources = wanted.onlyQuickLinks ? [QUICK_LINKS] : [OTHERS, ...articlesOf(wanted.most)]
  return rows<Candidate>(
    db,
    `SELECT d.collection, d.document_id::int AS id, d.locale, d.kind, d.url,
       extract(epoch FROM d.published_at)::float8 AS "publishedAt", ${SCORE} AS score
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

function articlesOf({ documents, titles }: Frequency): string[] {
  if (documents <= MOST_RANKED) return [ARTICLES]
  return [titles <= 2 * NEWEST ? ARTICLES_BY_TITLE : NEWEST_ARTICLES_BY_TITLE, NEWEST_ARTICLES_BY_TEXT]
}
