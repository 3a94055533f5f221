import { isFilled } from './whole-text'

/** Kinds of which a country may have documents of its own in place of those for all countries. */
export type LocalKind = keyof typeof RULES

interface Rule {
  table: string
  /** Whether there is a text to show for `doc`, in the language $2 or in English. */
  readable: (doc: string) => string
  /** Whether `other`, which the country shows too, stands in the place of `doc`. */
  takesPlace: (other: string, doc: string) => string
}

const RULES = {
  news: {
    table: 'news',
    readable: (doc) => `${doc}.cover_id IS NOT NULL AND ${hasText(doc, 'news', 'title', 'summary', 'body')}`,
    takesPlace: byName,
  },
  faqs: {
    table: 'faqs',
    readable: (doc) => hasText(doc, 'faqs', 'question', 'answer'),
    takesPlace: byName,
  },
  'landing-pages': {
    table: 'landing_pages',
    readable: (doc) => hasText(doc, 'landing_pages', 'title'),
    takesPlace: byKey('page'),
  },
  'legal-pages': {
    table: 'legal_pages',
    readable: (doc) => hasText(doc, 'legal_pages', 'title', 'body'),
    takesPlace: byKey('kind'),
  },
  policies: {
    table: 'policies',
    readable: (doc) => `${hasText(doc, 'policies', 'title')} AND ${isInForce(doc)}`,
    takesPlace: byKey('brand_id', 'product'),
  },
  'seo-entries': {
    table: 'seo_entries',
    readable: (doc) => hasText(doc, 'seo_entries', 'title', 'description'),
    takesPlace: byKey('path'),
  },
  'quick-links': {
    table: 'quick_links',
    readable: (doc) => hasText(doc, 'quick_links', 'name'),
    takesPlace: byKey('url'),
  },
} satisfies Record<string, Rule>

/** Today in the country $1, as a date. */
export const TODAY = `(now() AT TIME ZONE (SELECT c.time_zone FROM countries c WHERE c.id = $1))::date`

/**
 * SQL that says whether visitors of the country $1 (its id), reading in the language $2, see the document of
 * this alias: it is published for the country, there is a text that they can read, and no other document that
 * they see takes its place. A country's own document stands before the one for all countries; articles and
 * questions, which have no key of their own, name the one in whose place they stand.
 */
export function visible(kind: LocalKind, doc: string): string {
  return `${isShown(kind, doc)} AND ${hasItsPlace(kind, doc)}`
}

/** Nowhere is it an earlier day. */
const TODAY_EVERYWHERE = `(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`

/**
 * SQL that says of a document that who sees it follows from countries alone, sooner than `visible` for each section: all
 * sections show it of the countries that it is for, less those of `countriesTaken`. It has an English text, and so have
 * all that may stand in its place, each for countries of its own. Some of which that is true have none of it. The
 * subqueries are closed to the planner, which would read all articles and all their texts for them.
 */
export function isPlain(kind: LocalKind, doc: string): string {
  const { table, readable, takesPlace } = RULES[kind]
  const inEnglish = (each: string) =>
    readable(each).replaceAll('$2', `'en'`).replaceAll(TODAY, TODAY_EVERYWHERE)
  return `${doc}._status = 'published' AND (SELECT ${inEnglish(doc)}) AND NOT EXISTS (SELECT FROM ${table} other
    WHERE ${takesPlace('other', doc)} AND other._status = 'published'
      AND (other.all_countries OR NOT (${inEnglish('other')})) OFFSET 0)`
}

/** SQL of the ids of the countries in which others stand in the place of this document, where it is plain. */
export function countriesTaken(kind: LocalKind, doc: string): string {
  const { table, takesPlace } = RULES[kind]
  return `SELECT taken.id FROM (SELECT other.id FROM ${table} other
      WHERE ${takesPlace('other', doc)} AND other._status = 'published' OFFSET 0) other,
    LATERAL (${countriesNamed(kind, 'other')} OFFSET 0) taken`
}

/** SQL of the ids of the countries that this document names. */
export function countriesNamed(kind: LocalKind, doc: string): string {
  return `SELECT audience.countries_id AS id FROM ${RULES[kind].table}_rels audience
    WHERE audience.parent_id = ${doc}.id AND audience.path = 'countries'`
}

/**
 * SQL of the countries' ids among which are all whose visitors see the document of this alias: to be joined first, as
 * `OFFSET 0` has it, since the rest is asked of each of them.
 */
export function countriesOf(kind: LocalKind, doc: string): string {
  return `SELECT c.id FROM countries c
    WHERE c.deleted_at IS NULL AND (${doc}.all_countries OR c.id = ANY (ARRAY(${countriesNamed(kind, doc)}))) OFFSET 0`
}

/** The last part of `visible`, for queries that make sure of the rest in another way. */
function hasItsPlace(kind: LocalKind, doc: string): string {
  const { table, takesPlace } = RULES[kind]
  return `NOT EXISTS (SELECT FROM ${table} other
    WHERE ${takesPlace('other', doc)} AND ${isShown(kind, 'other')})`
}

/**
 * Of the document of this alias: it is published for the country $1, whatever its text. `OFFSET 0` keeps the planner from
 * reading who all documents are for, where it asks for one.
 */
function isForCountry(kind: LocalKind, doc: string): string {
  const { table } = RULES[kind]
  return `${doc}._status = 'published' AND (${doc}.all_countries OR EXISTS (SELECT FROM ${table}_rels audience
    WHERE audience.parent_id = ${doc}.id AND audience.path = 'countries' AND audience.countries_id = $1 OFFSET 0))`
}

function isShown(kind: LocalKind, doc: string): string {
  return `${isForCountry(kind, doc)} AND ${RULES[kind].readable(doc)}`
}

function hasText(doc: string, table: string, ...columns: string[]): string {
  const filled = columns.map((column) => isFilled('words', column))
  return `EXISTS (SELECT FROM ${table}_locales words
    WHERE words._parent_id = ${doc}.id AND words._locale IN ($2, 'en') AND ${filled.join(' AND ')})`
}

function byName(other: string, doc: string): string {
  return `${other}.replaces_id = ${doc}.id`
}

/** Two that name the same country are refused when they are published; should there be two, the newer counts. */
function byKey(...columns: string[]) {
  return (other: string, doc: string): string => {
    const same = columns.map((column) => `${other}.${column} = ${doc}.${column}`)
    const rank = (each: string) => `(NOT ${each}.all_countries, ${each}.id)`
    return `${same.join(' AND ')} AND ${rank(other)} > ${rank(doc)}`
  }
}

function isInForce(doc: string): string {
  return `EXISTS (SELECT FROM policies_versions wording
    JOIN policies_versions_locales words ON words._parent_id = wording.id
    WHERE wording._parent_id = ${doc}.id AND (wording.effective_from AT TIME ZONE 'UTC')::date <= ${TODAY}
      AND words._locale IN ($2, 'en') AND words.summary <> '' AND words.body IS NOT NULL)`
}
